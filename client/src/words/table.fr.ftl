# La table
you = Vous
player = Joueur { $number }
close = Fermer
cancel = Annuler
seats = Joueurs
rules = Règles
all-rules = Toutes les règles de ce jeu
rule-title = Règle { $rule }
rule-printed = tirée du livret
rule-ruled = notre décision
rule-option = une option de cette table
level-novice = Débutant
level-family = Famille
level-skilled = Habile
level-expert = Expert
level-master = Maître
stand-in = un robot joue
let-bot-play = Qu’un robot joue pour { $name }
away = absent
on-turn = doit jouer
winner = gagne
cards-of = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seconds = { $count } s
percent = { $chance } %
chance = { $chance } % de chances de gagner
empty = vide
zone-count = { $zone } : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
known-cards = Ce que vous savez de { $name }
hand-of = Main de { $name }
your-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
no-cards = Plus de cartes.
can-play = jouable
place-open = { $place } : poser ici
row-spoken = Rangée { $row } : { $cards ->
    [none] vide.
   *[other] { $cards }.
}
row-joined = Reliée à la rangée du dessous en { $cards }.
row-open = Vous pouvez poser { $cards }.

# Le tour
your-turn = Que faites-vous ?
your-turn-mark = À vous
not-yet = Ce n’est pas encore votre tour.
waits-for = { $name } réfléchit…
waits-for-all = Les autres réfléchissent…
ask-only = Il n’y a qu’une possibilité : { $action }.
ask-either = Que choisissez-vous : { $actions } ?
ask-card = Quelle carte jouez-vous ?
ask-card-or = Jouez une carte, ou bien : { $action }.
tap-a-card = { $way ->
    [touch] Touchez une carte, puis touchez-la encore. Ou glissez-la vers la table.
   *[mouse] Cliquez sur une carte, puis cliquez encore. Ou glissez-la vers la table.
}
tap-lit = { $way ->
    [touch] Touchez une des cartes allumées.
   *[mouse] Cliquez sur une des cartes allumées.
}
choose = Laquelle ?
undo = Reprendre
undo-wish = { $name } voudrait reprendre son dernier coup.
undo-yes = D’accord
undo-no = Non
undo-waits = On demande aux autres si vous pouvez reprendre votre coup…
hurry = Accélérer
quick = Vite !
hint = Conseil
thinking = Je réfléchis…
hint-only = Chances de gagner : { $chance } %.
hint-equal = Chances de gagner : environ { $chance } % quoi que vous fassiez.
hint-best =
    Le mieux : { $action }. Vous gagnez environ { $chance } fois sur 100,
    { $more } de plus qu’avec ce qui n’est pas marqué.
no-hint = Pas de conseil pour le moment.
hint-later = Le premier conseil prend plus de temps : les règles se préparent encore.
refused = Ce n’est pas possible.
round-of = Manche { $round } sur { $rounds }
round-over = La manche est finie.
match-over = La partie est finie

# Ce qui s’est passé
log-title = Ce qui s’est passé
log-all = Tout ce qui s’est passé
nothing-yet = Rien encore.
since-you = Depuis votre dernier tour
before-that = Votre dernier tour, et avant
look-at = Regarder { $name } de près
by-table = { $sentence } (Il n’y avait pas le choix.)
news-joined = { $name } s’assoit.
news-left = { $name } quitte la table.
news-left-bot = { $name } quitte la table ; un robot ({ $level }) continue.
news-offered = Une place de robot est à prendre : { $name }.
news-came = { $name } est de retour.
news-went = { $name } s’est absenté.
news-stood-in = Un robot joue pour { $name }.
reacted = { $name } : { $reaction }

# Réactions
reactions = Dire un mot
say-hello = Salut !
say-thanks = Merci !
say-bravo = Bravo !
say-oops = Oups !
say-wow = Ouah !
say-hurry = Allez…
say-sorry = Pardon !
say-bye = À bientôt !

# Les points
scores = Points
won-round-you = Vous gagnez la manche !
won-match-you = Vous gagnez la partie !
won-round = { $count ->
    [one] { $names } gagne la manche.
   *[other] { $names } se partagent la manche.
}
won-match = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } se partagent la partie.
}
nobody-won = Personne n’a gagné.
kind-round = Ce sera pour la prochaine donne.
kind-match = Bien joué. On remet ça ?
ended-empty = { $who ->
    [you] Vous avez joué votre dernière carte.
   *[other] { $who } a joué sa dernière carte.
}
ended-last = Le dernier coup : { $sentence }
left-of = Ce que { $name } avait à la fin
player-head = Joueur
round-head = Manche
total-head = Total
low-wins = Celui qui a le moins de points gagne.
high-wins = Celui qui a le plus de points gagne.
plot = { $rounds ->
    [one] Points après { $rounds } manche
   *[other] Points au fil de { $rounds } manches
}
next-round = Manche suivante
rematch = Rejouer
look-at-table = Voir la table
replay = Revoir
share-picture = Partager une image
record = Relevé
verify = Vérifier le mélange

# Outils et aide
help = Comment jouer ici
help-touch = { $way ->
    [touch] Touchez une carte : elle se lève, et les places où elle peut aller s’allument. Touchez-la encore pour la
        jouer, ou touchez une place. Vous pouvez aussi l’y glisser, ou l’envoyer d’un geste vers la table. Si un coup
        n’est pas permis, on vous dit pourquoi.
   *[mouse] Cliquez sur une carte : elle se lève, et les places où elle peut aller s’allument. Cliquez encore pour la
        jouer, ou cliquez sur une place. Vous pouvez aussi l’y glisser. Si un coup n’est pas permis, on vous dit
        pourquoi.
}
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
one-tap = { $way ->
    [touch] Jouer une carte en la touchant une fois
   *[mouse] Jouer une carte en un clic
}
notice-on = Averti quand c’est à vous
notice-off = M’avertir quand c’est à moi
keys = Clavier
key-tab = Tab
key-tab-does = de votre main à la table et aux boutons
key-arrows = Flèches
key-arrows-does = de carte en carte, de place en place
key-enter = Entrée, Espace
key-enter-does = prendre une carte, encore une fois pour la jouer
key-escape = Échap
key-escape-does = la reposer
key-hint = h
key-hint-does = un conseil, si la table le permet
key-log = l
key-log-does = ce qui s’est passé

# La lettre de chaque couleur, à côté de son symbole
letter-red = R
letter-yellow = J
letter-green = V
letter-blue = B
letter-pink = Rs
letter-violet = Vi
letter-orange = O
what-is = Qu’est-ce que c’est ?
key-what = I, clic droit ou appui long
key-what-does = ce qu’est la carte ou la pile, et sa règle

# Le jeu en bref
glance-of = { $game } en bref
glance-goal = Le but
glance-turn = Votre tour
glance-special = Cartes spéciales
