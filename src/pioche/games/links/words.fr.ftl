# Noms
name-elevens-links = Elevens Liaisons
about-elevens-links = Prolongez quatre rangées à partir des 11, franchissez les trous avec Liaisons et Jokers, gagnez des cartes Bonus et ayez le meilleur score quand une main est vide.

# Options : un ordre des rangées s’écrit de haut en bas
option-rows = Ordre des rangées
option-rows-drawn = tiré au sort avec la donne
option-rows-RYGB = rouge, jaune, vert, bleu
option-rows-RYBG = rouge, jaune, bleu, vert
option-rows-RGYB = rouge, vert, jaune, bleu
option-rows-RGBY = rouge, vert, bleu, jaune
option-rows-RBYG = rouge, bleu, jaune, vert
option-rows-RBGY = rouge, bleu, vert, jaune
option-rows-YRGB = jaune, rouge, vert, bleu
option-rows-YRBG = jaune, rouge, bleu, vert
option-rows-YGRB = jaune, vert, rouge, bleu
option-rows-YGBR = jaune, vert, bleu, rouge
option-rows-YBRG = jaune, bleu, rouge, vert
option-rows-YBGR = jaune, bleu, vert, rouge
option-rows-GRYB = vert, rouge, jaune, bleu
option-rows-GRBY = vert, rouge, bleu, jaune
option-rows-GYRB = vert, jaune, rouge, bleu
option-rows-GYBR = vert, jaune, bleu, rouge
option-rows-GBRY = vert, bleu, rouge, jaune
option-rows-GBYR = vert, bleu, jaune, rouge
option-rows-BRYG = bleu, rouge, jaune, vert
option-rows-BRGY = bleu, rouge, vert, jaune
option-rows-BYRG = bleu, jaune, rouge, vert
option-rows-BYGR = bleu, jaune, vert, rouge
option-rows-BGRY = bleu, vert, rouge, jaune
option-rows-BGYR = bleu, vert, jaune, rouge
option-beginners = Pour débutants
option-beginners-no = non, le jeu complet
option-beginners-yes = oui, les nombres seuls : ni Liaisons, ni Jokers, ni cartes Bonus
option-drop_turn = Tour d’un Joker seulement défaussé
option-drop_turn-no = non : qui n’a rien posé pioche, tant qu’il reste une pioche
option-drop_turn-yes = oui : défausser un Joker peut être tout le tour
preset-children = Pour une première partie et avec des enfants : seulement des nombres

# Cartes et lieux : $label est une valeur, J un Joker, J12 un Joker qui tient lieu de 12, link une Liaison, bonus une carte Bonus
card-name = { $label ->
    [J] Joker
    [link] Liaison
    [bonus] carte Bonus
   *[other] { $label ->
        [J1] Joker comme{ " " }
        [J2] Joker comme{ " " }
        [J3] Joker comme{ " " }
        [J4] Joker comme{ " " }
        [J5] Joker comme{ " " }
        [J6] Joker comme{ " " }
        [J7] Joker comme{ " " }
        [J8] Joker comme{ " " }
        [J9] Joker comme{ " " }
        [J10] Joker comme{ " " }
        [J11] Joker comme{ " " }
        [J12] Joker comme{ " " }
        [J13] Joker comme{ " " }
        [J14] Joker comme{ " " }
        [J15] Joker comme{ " " }
        [J16] Joker comme{ " " }
        [J17] Joker comme{ " " }
        [J18] Joker comme{ " " }
        [J19] Joker comme{ " " }
        [J20] Joker comme{ " " }
        [J21] Joker comme{ " " }
       *[other] { "" }
    }{ $label ->
        [J1] 1
        [J2] 2
        [J3] 3
        [J4] 4
        [J5] 5
        [J6] 6
        [J7] 7
        [J8] 8
        [J9] 9
        [J10] 10
        [J11] 11
        [J12] 12
        [J13] 13
        [J14] 14
        [J15] 15
        [J16] 16
        [J17] 17
        [J18] 18
        [J19] 19
        [J20] 20
        [J21] 21
       *[other] { $label }
    } { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
}
zone-rows = Rangées
zone-pile = Pioche
zone-hand = Main
zone-links = Liaisons
for-links = mènent à une rangée voisine
zone-bonus = Cartes Bonus
for-bonus = 11 points la demi-rangée pleine
zone-dropped = Jokers défaussés
fact-passes = { $number ->
    [one] Un joueur a passé.
   *[other] { $number } joueurs de suite ont passé.
}
fact-used = { $number ->
    [0] Aucune des quatre cartes de ce tour n’est encore utilisée.
    [one] Une des quatre cartes de ce tour est utilisée.
   *[other] { $number } des quatre cartes de ce tour sont utilisées.
}

# Ce qu’on peut faire : $place, $from et $to sont des places comme R12
act-lay = poser { $card }
act-joker = poser un Joker comme { $place }
act-link = relier { $from } à { $to } par une Liaison
act-swap = poser { $card } à la place du Joker qui en tient lieu et prendre le Joker
act-drop = défausser un Joker
act-draw = piocher une carte
act-stop = finir votre tour
act-pass = passer

# Ce qui s’est passé : $who vaut « you » ou un nom, $card vaut « hidden » si elle n’est pas montrée
told-lay = { $who ->
    [you] Vous posez { $card }.
   *[other] { $who } pose { $card }.
}
told-joker = { $who ->
    [you] Vous posez un Joker comme { $place }.
   *[other] { $who } pose un Joker comme { $place }.
}
told-link = { $who ->
    [you] Vous reliez { $from } à { $to } par une Liaison.
   *[other] { $who } relie { $from } à { $to } par une Liaison.
}
told-swap = { $who ->
    [you] Vous posez { $card } à la place du Joker qui en tenait lieu et prenez le Joker.
   *[other] { $who } pose { $card } à la place du Joker qui en tenait lieu et prend le Joker.
}
told-drop = { $who ->
    [you] Vous défaussez un Joker.
   *[other] { $who } défausse un Joker.
}
told-draw = { $card ->
    [hidden] { $who ->
        [you] Vous piochez une carte.
       *[other] { $who } pioche une carte.
    }
    [Joker] { $who ->
        [you] Vous piochez un Joker.
       *[other] { $who } pioche un Joker.
    }
   *[other] { $who ->
        [you] Vous piochez le { $card }.
       *[other] { $who } pioche le { $card }.
    }
}
told-stop = { $who ->
    [you] Vous finissez votre tour.
   *[other] { $who } finit son tour.
}
told-pass = { $who ->
    [you] Vous passez.
   *[other] { $who } passe.
}

# Ce que personne ne doit manquer, écrit en grand ; rien là où cela n’a rien de spécial pour qui le lit
big-last-card = { $who ->
    [you] Il vous reste une seule carte !
   *[other] Il ne reste qu’une carte à { $who } !
}

# Ce qu’on demande à un moment qui n’est pas un tour ordinaire
ask-linked = Votre Liaison attend : posez le nombre auquel elle mène, ou un Joker à sa place.

# Titres des règles
heading-jokers = Les Jokers
heading-bonus = Les cartes Bonus
heading-links = Les Liaisons
heading-beginners = Pour débuter
