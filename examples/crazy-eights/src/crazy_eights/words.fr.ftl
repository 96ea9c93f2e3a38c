name-crazy-eights = Huit américain
about-crazy-eights = Posez une carte de la même couleur ou du même rang ; les 8 changent la couleur. Qui n’a plus de cartes gagne.

option-special = Cartes spéciales
option-special-no = seuls les 8 sont spéciaux
option-special-yes = dames, as et 2 ont aussi un effet

card-name = { $label ->
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $label }
} de { $colour ->
    [green] trèfle
    [blue] carreau
    [red] cœur
   *[violet] pique
}
zone-pile = Pioche
zone-laid = Cartes posées
zone-hand = Main
fact-suit = Couleur annoncée : { $number ->
    [0] trèfle
    [1] carreau
    [2] cœur
   *[other] pique
}
fact-owed = Il faut piocher { $number } cartes, ou poser un 2.
fact-reversed = On joue dans l’autre sens.
ask-suit = Quelle couleur ?

act-lay = poser { $card }
act-draw = piocher
act-pass = passer
act-name = annoncer { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
act-turn = retourner { $card }

told-lay = { $who ->
    [you] Vous posez { $card }.
   *[other] { $who } pose { $card }.
}
told-pass = { $who ->
    [you] Vous passez.
   *[other] { $who } passe.
}
told-name = { $who ->
    [you] Vous annoncez { $suit ->
            [C] trèfle
            [D] carreau
            [H] cœur
           *[S] pique
        }.
   *[other] { $who } annonce { $suit ->
            [C] trèfle
            [D] carreau
            [H] cœur
           *[S] pique
        }.
}
told-turn = { $who ->
    [you] La première carte est { $card } ; vous commencez.
   *[other] La première carte est { $card } ; { $who } commence.
}
told-draw = { $card ->
    [hidden] { $count ->
        [one] { $who ->
            [you] Vous piochez une carte.
           *[other] { $who } pioche une carte.
        }
       *[other] { $who ->
            [you] Vous piochez { $count } cartes.
           *[other] { $who } pioche { $count } cartes.
        }
    }
   *[other] { $who ->
        [you] Vous piochez { $card }.
       *[other] { $who } pioche { $card }.
    }
}
