# Noms
name-elevens-junior = Elevens Junior
about-elevens-junior = Remplissez quatre rangées de 1 à 11 en partant des deux bouts ; le premier sans cartes gagne.
name-elevens = Elevens
about-elevens = Construisez quatre rangées à partir du 11, gardez ce qui aiderait les autres et finissez votre main le premier.

# Options
option-opening = Ouverture
option-opening-eleven = une rangée commence par un 11
option-opening-extremes = les 1 et les 20 sont déjà posés, on avance vers le milieu
option-opening-three = une rangée commence par un 10, un 11 ou un 12
option-opening-free = la première carte posée décide de la valeur qui ouvre les rangées
option-colours = Couleurs
option-colours-4 = quatre couleurs, 80 cartes
option-colours-3 = trois couleurs, 60 cartes, à 2 joueurs
option-without = Couleur écartée, à trois couleurs
option-without-B = le bleu
option-without-R = le rouge
option-without-Y = le jaune
option-without-G = le vert
preset-children = Un départ plus facile : un 10, un 11 ou un 12 ouvre une rangée
preset-inwards = Vers l’intérieur : les 1 et les 20 sont déjà posés

# Cartes et lieux
card-name = { $label } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
zone-rows = Rangées
zone-pile = Pioche
fact-open = Une rangée commence par un { $number }.
fact-passes = { $number ->
    [one] Un joueur a passé.
   *[other] { $number } joueurs de suite ont passé.
}
zone-hand = Main

# Ce qu’on peut faire
act-lay = poser { $card }
act-stop = finir votre tour
act-draw = piocher une carte
act-pass = passer

# Ce qui s’est passé
told-lay = { $who ->
    [you] Vous posez { $card }.
   *[other] { $who } pose { $card }.
}
told-stop = { $who ->
    [you] Vous finissez votre tour.
   *[other] { $who } finit son tour.
}
told-draw = { $card ->
    [hidden] { $who ->
        [you] Vous piochez une carte.
       *[other] { $who } pioche une carte.
    }
   *[other] { $who ->
        [you] Vous piochez le { $card }.
       *[other] { $who } pioche le { $card }.
    }
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

# Titres des règles
heading-inwards = Ouverture : des extrêmes vers le milieu
heading-three = Ouverture : un 10, un 11 ou un 12
heading-free = Ouverture libre
