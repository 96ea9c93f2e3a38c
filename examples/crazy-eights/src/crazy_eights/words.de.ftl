name-crazy-eights = Crazy Eights
about-crazy-eights = Legt eine Karte derselben Farbe oder desselben Rangs; Achten ändern die Farbe. Wer keine Karten mehr hat, gewinnt.

option-special = Besondere Karten
option-special-no = nur die Achten sind besonders
option-special-yes = auch Damen, Asse und Zweien wirken

card-name = { $colour ->
    [green] Kreuz
    [blue] Karo
    [red] Herz
   *[violet] Pik
} { $label ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $label }
}
zone-pile = Nachziehstapel
zone-laid = Gelegte Karten
zone-hand = Hand
fact-suit = Genannte Farbe: { $number ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[other] Pik
}
fact-owed = { $number } Karten sind zu ziehen, außer es wird eine 2 gelegt.
fact-reversed = Es wird in der anderen Richtung gespielt.
ask-suit = Welche Farbe?

act-lay = { $card } legen
act-draw = ziehen
act-pass = passen
act-name = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
} nennen
act-turn = { $card } aufdecken

told-lay = { $who ->
    [you] Du legst { $card }.
   *[other] { $who } legt { $card }.
}
told-pass = { $who ->
    [you] Du passt.
   *[other] { $who } passt.
}
told-name = { $who ->
    [you] Du nennst { $suit ->
            [C] Kreuz
            [D] Karo
            [H] Herz
           *[S] Pik
        }.
   *[other] { $who } nennt { $suit ->
            [C] Kreuz
            [D] Karo
            [H] Herz
           *[S] Pik
        }.
}
told-turn = { $who ->
    [you] Die erste Karte ist { $card }; du beginnst.
   *[other] Die erste Karte ist { $card }; { $who } beginnt.
}
told-draw = { $card ->
    [hidden] { $count ->
        [one] { $who ->
            [you] Du ziehst eine Karte.
           *[other] { $who } zieht eine Karte.
        }
       *[other] { $who ->
            [you] Du ziehst { $count } Karten.
           *[other] { $who } zieht { $count } Karten.
        }
    }
   *[other] { $who ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
}
