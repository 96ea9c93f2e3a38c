# La table dans le terminal
choose-game = Quel jeu ?
choose-number = Un nombre de 1 à { $most } :
choose-seats = Combien de joueurs, de 2 à 6 ? [{ $default }]
choose-option = { $option } ? [1]
you = Vous
round-of = manche { $round } sur { $rounds }
pile-count = { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
cards-of = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label = { $label } :
player = Joueur { $number }
you-can-lay = Vous pouvez poser { $cards }.
hand-of-you = Votre main
none = vide
row = Rangée ({ $row })
fits-here = vous pouvez poser
fits-other = une autre carte peut venir ici
joined = Reliée à la rangée du dessous en { $cards }.
on-turn = à son tour
your-turn = À vous. Que faites-vous ?
prompt-hint = un numéro, ou ? pour l’aide
not-a-number = Le choix { $typed } n’existe pas. Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
help-line-number = 1 à { $most } : faire ce qui est écrit à côté du numéro (ou l’écrire : { $example })
help-line-several = plusieurs actions sur une ligne, séparées par des espaces ou des virgules, par numéro ou par carte
help-line-why = toute autre action : pourquoi elle est refusée
help-line-keys = t table · h conseil · l ce qui s’est passé · r toutes les règles · r ID une règle · s scores · q quitter, pour continuer plus tard
hint-title = Ce que cela vaut, vu d’ici, en chances de gagner la manche :
hint-chance = { $chance } %
hint-best = (le mieux)
by-table = { $sentence } (Il n’y avait pas de choix : la table l’a fait.)
round-over = La manche est terminée.
won-round = { $count ->
    [one] { $names } gagne la manche.
   *[other] { $names } se partagent la manche.
}
won-round-you = Vous gagnez la manche !
won-match = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } se partagent la partie.
}
won-match-you = Vous gagnez la partie !
table-scores = Scores
column-round = manche
column-total = total
low-wins = celui qui a le moins de points gagne
high-wins = celui qui a le plus de points gagne
press-enter = Entrée pour la manche suivante, q pour s’arrêter là.
saved = Enregistré. Pour continuer : pioche play --resume { $file }
record-kept = Le compte rendu de cette partie : { $file }
bye = À la prochaine.
options = options
players = joueurs
glance-goal = Le but
glance-turn = Votre tour
glance-special = Cartes spéciales
glance-order = Ce qui bat quoi
rules-of = { $vowel ->
    [yes] Les règles d’{ $game }
   *[no] Les règles de { $game }
}
only-when = avec { $when }
ruling = notre décision
step-hint = Entrée pour l’étape suivante, q pour s’arrêter.
no-rule = Il n’y a pas de règle { $rule } dans ce jeu.
lesson-do = Que faites-vous ? (un numéro ; r la règle, q quitter)
lesson-on = Entrée pour continuer (r la règle, q quitter)
lesson-play = À vous de jouer : { $command }
lesson-other = Autre leçon, { $title } : { $command }
# Ce qui ne va pas dans les mots d’une commande
no-language = la langue { $asked } n’existe pas ici ; il y a { $langs }
option-written-not = une option s’écrit nom=valeur, pas { $word }
option-twice = l’option { $option } est donnée deux fois
unreadable-file = impossible de lire { $file } : { $why }
no-text-file = impossible de lire { $file } : ce n’est pas un texte
in-file = { $file } : { $what }
none-kept = aucune partie n’a encore été gardée
mine-takes = --mine demande des places de 0 à { $last }, séparées par des virgules, ou « all »
bots-takes = --bots demande un niveau, ou { $seats }, séparés par des virgules
names-takes = --names demande au plus { $seats } noms, séparés par des virgules
no-lessons = aucun jeu n’a de leçon ici
no-lesson = { $game } n’a pas de leçon
no-lesson-so = { $game } n’a pas de leçon pour ces options
other-fingerprint = l’empreinte de l’enregistrement n’est pas celle que vous avez notée
verified = vérifié : distribué comme promis par { $fingerprint }
# Beaucoup de parties : simulate, soak, ladder
json-or-csv = --json et --csv s’excluent
interrupted-after = interrompu après { $games } parties sur { $asked }
interrupted-at-once = interrompu avant que les premières parties soient comptées
interrupted-kept = interrompu ; continuez avec --resume { $file }
interrupted-unkept = interrompu ; --resume FICHIER garde les donnes
bar-games = { $done } parties sur { $total }
bar-deals = { $done } donnes sur { $total }
games-and-seed = { $games } parties, graine { $seed }
title-setting = { $game }, { $seats } joueurs
seat-number = place { $seat }
by-seat = par place
by-order = par ordre de jeu
nth = { $n ->
    [1] 1er
   *[other] { $n }e
}
nth-to-play = { $nth } à jouer
columns-won = gagné|intervalle à 95 %|écart|points|dispersion
more = plus
less = moins
per-game = par partie
columns-spread = moyenne|dispersion|min.|5 %|médiane|95 %|max.
count-turns = tours
count-actions = actions
count-draws = pioches
count-passes = passes
how-to-read = La part égale est { $even } ; plus ou moins : elle est hors de l’intervalle. Dispersion : écart type. L’ordre se compte à partir de la place qui joue en premier.
shared-wins = Plusieurs places ont partagé la victoire dans { $share } des parties, à parts égales.
even = part égale
games-won = Parties gagnées, avec intervalles à 95 %
median-is = médiane { $turns }
game-length = Longueur d’une partie
percent-games = % des parties
unwritable = impossible d’écrire { $file }
unwritable-file = impossible d’écrire { $file } : { $why }
games-at-least = --games vaut au moins 1, pas { $games }
negative-seed = une graine n’est pas négative : { $seed }
broken = { $setting }, graine { $seed }, partie { $index } : { $what }
soaked = { $game } : { $games } parties dans { $settings } variantes, { $actions } actions, graine { $seed } : erreurs { $broken }
which-game = quel jeu ? « pioche games » en donne la liste
nothing-played = rien n’a encore été joué
same-deals = { $setting } : les mêmes { $deals } donnes depuis chaque place, graine { $seed } ; la part égale est { $even }
pairs-deals = Les mêmes donnes pour chaque paire, les places tournent, graine { $seed }
even-and-times = La part égale est { $even }. Temps d’un cœur pour une décision qui laisse un choix.
elo-points = points Elo
no-picture = une image est un fichier en { $kinds }, pas { $file }
plot-needs = --plot a besoin de matplotlib : { $command }
nobody-plays = aucun jeu ne se joue à { $seats } ; on peut jouer de 2 à 6
from-to = { $low } à { $high }
yes = oui
no = non
columns-standing = niveau|Elo|intervalle à 95 %|ms par décision
columns-pair = un seul|parmi|donnes|gagné|intervalle à 95 %|écart sûr
# Mesurer la vitesse : bench
bench-same = le même jeu dans les deux moteurs : { $setting }
bench-other = OpenSpiel a joué à un autre jeu ; crazy eights, qu’il connaît aussi, est un paquet : examples/crazy-eights
page-peers = la page montre tous les autres moteurs, mais { $what }
measuring = mesure en cours …
measuring-what = mesure de { $what } …
measuring-start = mesure de la première donne d’un processus …
measuring-peers = mesure de { $what } et des autres moteurs, à tour de rôle …
sheet-speed = jeu au hasard sur un fil : actions par manche, millions de décisions par seconde de processeur, octets par état
columns-speed = variante|actions|millions/s|depuis Python|octets
sheet-start = première donne d’un processus
columns-start = jeu|compilation, une fois|depuis le cache
sheet-strength = manches gagnées par une place qui joue « quick » (part égale : { $even })
columns-strength = variante|contre random|contre eager
sheet-peers =
    jeu au hasard : millions de décisions par seconde de processeur,
    et combien de fois le nôtre est plus rapide, compilé et depuis Python
columns-peers = système|piloté|jeu|millions/s|compilé|Python
sheet-bars = les barres : combien de fois plus rapide le nôtre doit être, et est
columns-bars = le nôtre|l’autre|au moins|mesuré
sheet-learners =
    avec observations et masques, comme il en faut pour apprendre :
    millions de décisions par seconde de processeur
    (au moins { $least } en tableaux : { $met })
columns-learners = système|piloté|jeu|millions/s|tableaux
met = atteint
not-met = pas atteint
not-measured = pas mesuré
