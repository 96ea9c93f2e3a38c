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
rules-of = Les règles de { $game }
only-when = avec { $when }
ruling = notre décision
step-hint = Entrée pour l’étape suivante, q pour s’arrêter.
no-rule = Il n’y a pas de règle { $rule } dans ce jeu.
lesson-do = Que faites-vous ? (un numéro ; r la règle, q quitter)
lesson-on = Entrée pour continuer (r la règle, q quitter)
lesson-play = À vous de jouer : { $command }
lesson-other = Autre leçon, { $title } : { $command }
# Ce qui ne va pas dans les mots d’une commande
no-language = la langue { $lang } n’existe pas ici ; il y a { $langs }
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
