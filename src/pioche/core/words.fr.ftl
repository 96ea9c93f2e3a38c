# Commun à tous les jeux.
refused-unreadable = L’action « { $action } » n’existe pas dans ce jeu.
refused-over = La manche est terminée.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-held = Vous n’avez pas cette carte.
status-printed = imprimé
status-ruled = notre décision
status-option = option
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-pink = rose
colour-violet = violet
colour-orange = orange
colour-grey = gris
told-undo = { $who ->
    [you] Vous reprenez le dernier coup.
   *[other] { $who } reprend le dernier coup.
}
lesson-later = C’est permis aussi. Pour cette leçon, faites d’abord ce qui est proposé.

# Titres des règles
heading-common = Pour tous les jeux
heading-cards = Les cartes
heading-start = Le début
heading-turn = Un tour
heading-end = La fin et les points

# Ce qui ne peut pas être : une table, une partie, un texte
either = { $first } ou { $other }
setting = { $game } à { $seats } joueurs
no-game = le jeu { $game } n’existe pas ; il y a { $games }
no-such-seats = { $game } se joue à { $allowed } joueurs, pas à { $seats }
no-value = l’option { $option } n’a pas de valeur { $value } ; elle peut être { $allowed }
no-option = { $game } n’a pas d’option { $option } ; { $offer }
offers-no-option = ce jeu n’a pas d’options
offers-options = ce jeu a { $options }
not-allowed = { $game } ne permet pas { $chosen } ({ $rules })
not-allowed-with = { $game } ne permet pas { $chosen } à { $seats } joueurs, seulement à { $others } ({ $rules })
no-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $last }
no-seed = une graine est un nombre entier de 0 à { $most }, pas { $seed }
no-seat-to-begin = la place { $seat } ne peut pas commencer, elle n’existe pas ; les places vont de 0 à { $last }
no-first = « first » ne s’applique pas à { $setting } : { $rule }
round-not-over = la manche en cours n’est pas encore terminée
match-over = la partie est terminée après { $rounds } manches
no-such-rounds = une partie a au moins 1 manche et au plus { $most }, pas { $rounds }
no-level = le niveau { $level } n’existe pas ; il y a { $levels }
not-a-number = { $word } n’est pas un nombre de { $least } à { $most }
seat-needed = il faut ici une place, un nombre de 0 à { $last }
at-line = ligne { $line } : { $what }
no-text = il faut ici un texte, pas { $type }
said-twice = « { $about } » est dit deux fois
line-missing = il manque une ligne « { $word } … »
one-word = « { $word } » est suivi d’un seul mot
wrong-word = « { $word } » : { $what }
option-written = une option s’écrit nom=valeur
other-version = joué selon la version { $made } des règles du jeu { $game } ; ici, c’est la version { $here }
rng-digits = « rng » est suivi de 16 chiffres hexadécimaux
one-direction = { $game } se joue toujours dans le sens { $direction }
no-record = ceci n’est pas un enregistrement : il ne commence pas par « pioche »
other-format = un enregistrement au format { $made } ; ce programme lit le format { $here }
no-match = ceci n’est pas une partie : elle ne commence pas par « match 1 »
no-round = il n’y a pas de manche dans cette partie
more-rounds = il y a { $rounds } manches dans cette partie
other-setting = cette manche est { $here }, la précédente était { $before }
round-before-not-over = la manche précédente n’est pas terminée
other-first = la place { $here } commence cette manche ; après la précédente, c’est à la place { $due } de commencer
no-head-line = il n’y a pas de ligne { $word } en tête d’une partie
name-of-seat = « { $word } » est suivi d’une place et de son nom
table-first = cela a été joué selon d’autres règles : ici, la table fait d’abord { $step }
table-does = cela a été joué selon d’autres règles : ici, la table fait { $step }
set-up-first = la mise en place vient avant les actions
no-such-step = cela a été joué selon d’autres règles, ou n’est pas un enregistrement de ce jeu : { $why }
reveals = cela a été joué selon d’autres règles : ici, { $action } révèle { $card }
reveals-nothing = cela a été joué selon d’autres règles : ici, { $action } ne révèle rien
series-length = une série a de 1 à { $most } parties, pas { $number }
threads-between = le travail se partage entre 1 à { $most } fils, pas { $number }
ladder-deals = une échelle a de 1 à { $most } donnes, pas { $number }
no-policy = la façon de jouer { $policy } n’existe pas ici ; il y a { $policies }
policies-needed = { $seats } places demandent une façon de jouer, ou { $seats }, pas { $given }
no-book = { $file } n’est pas le livre d’une échelle : { $why }
two-levels = une échelle demande au moins deux niveaux, chacun une fois
