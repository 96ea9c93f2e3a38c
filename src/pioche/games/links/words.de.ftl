# Namen
name-elevens-links = Elevens Verbindungen
about-elevens-links = Verlängert vier Reihen von den 11en aus, überspringt Lücken mit Verbindungen und Jokern, sammelt Bonuskarten und habt die meisten Punkte, wenn eine Hand leer ist.

# Optionen: Eine Reihenfolge wird von oben nach unten geschrieben
option-rows = Reihenfolge der Reihen
option-rows-drawn = beim Austeilen ausgelost
option-rows-RYGB = Rot, Gelb, Grün, Blau
option-rows-RYBG = Rot, Gelb, Blau, Grün
option-rows-RGYB = Rot, Grün, Gelb, Blau
option-rows-RGBY = Rot, Grün, Blau, Gelb
option-rows-RBYG = Rot, Blau, Gelb, Grün
option-rows-RBGY = Rot, Blau, Grün, Gelb
option-rows-YRGB = Gelb, Rot, Grün, Blau
option-rows-YRBG = Gelb, Rot, Blau, Grün
option-rows-YGRB = Gelb, Grün, Rot, Blau
option-rows-YGBR = Gelb, Grün, Blau, Rot
option-rows-YBRG = Gelb, Blau, Rot, Grün
option-rows-YBGR = Gelb, Blau, Grün, Rot
option-rows-GRYB = Grün, Rot, Gelb, Blau
option-rows-GRBY = Grün, Rot, Blau, Gelb
option-rows-GYRB = Grün, Gelb, Rot, Blau
option-rows-GYBR = Grün, Gelb, Blau, Rot
option-rows-GBRY = Grün, Blau, Rot, Gelb
option-rows-GBYR = Grün, Blau, Gelb, Rot
option-rows-BRYG = Blau, Rot, Gelb, Grün
option-rows-BRGY = Blau, Rot, Grün, Gelb
option-rows-BYRG = Blau, Gelb, Rot, Grün
option-rows-BYGR = Blau, Gelb, Grün, Rot
option-rows-BGRY = Blau, Grün, Rot, Gelb
option-rows-BGYR = Blau, Grün, Gelb, Rot
option-beginners = Für den Einstieg
option-beginners-no = nein, das ganze Spiel
option-beginners-yes = ja, nur die Zahlen: ohne Verbindungen, Joker und Bonuskarten
option-drop_turn = Ein Zug, in dem nur ein Joker abgeworfen wird
option-drop_turn-no = nein: wer nichts gelegt hat, zieht, solange es einen Nachziehstapel gibt
option-drop_turn-yes = ja: einen Joker abzuwerfen kann der ganze Zug sein
preset-children = Für das erste Mal und mit Kindern: nur Zahlen

# Karten und Orte: $label ist ein Wert, J ein Joker, J12 ein Joker anstelle einer 12, link eine Verbindung, bonus eine Bonuskarte
card-name = { $label ->
    [J] Joker
    [link] Verbindung
    [bonus] Bonuskarte
   *[other] { $label ->
        [J1] Joker als{ " " }
        [J2] Joker als{ " " }
        [J3] Joker als{ " " }
        [J4] Joker als{ " " }
        [J5] Joker als{ " " }
        [J6] Joker als{ " " }
        [J7] Joker als{ " " }
        [J8] Joker als{ " " }
        [J9] Joker als{ " " }
        [J10] Joker als{ " " }
        [J11] Joker als{ " " }
        [J12] Joker als{ " " }
        [J13] Joker als{ " " }
        [J14] Joker als{ " " }
        [J15] Joker als{ " " }
        [J16] Joker als{ " " }
        [J17] Joker als{ " " }
        [J18] Joker als{ " " }
        [J19] Joker als{ " " }
        [J20] Joker als{ " " }
        [J21] Joker als{ " " }
       *[other] { "" }
    }{ $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    } { $label ->
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
    }
}
zone-rows = Reihen
zone-pile = Nachziehstapel
zone-hand = Hand
zone-links = Verbindungen
for-links = führen in eine Nachbarreihe
zone-bonus = Bonuskarten
for-bonus = 11 Punkte für eine volle halbe Reihe
zone-dropped = Abgeworfene Joker
fact-passes = { $number ->
    [one] Eine Person hat ausgesetzt.
   *[other] { $number } Personen nacheinander haben ausgesetzt.
}
fact-used = { $number ->
    [0] Von den vier Karten dieses Zugs ist noch keine verbraucht.
    [one] Von den vier Karten dieses Zugs ist eine verbraucht.
   *[other] Von den vier Karten dieses Zugs sind { $number } verbraucht.
}

# Was man tun kann: $place, $from und $to sind Plätze wie R12
act-lay = { $card } legen
act-joker = einen Joker als { $place } legen
act-link = { $from } und { $to } mit einer Verbindung verknüpfen
act-swap = { $card } an die Stelle des Jokers legen und den Joker nehmen
act-drop = einen Joker abwerfen
act-draw = eine Karte ziehen
act-stop = Zug beenden
act-pass = aussetzen

# Was geschehen ist: $who ist „you“ oder ein Name, $card ist „hidden“, wenn sie nicht gezeigt wird
told-lay = { $who ->
    [you] Du legst { $card }.
   *[other] { $who } legt { $card }.
}
told-joker = { $who ->
    [you] Du legst einen Joker als { $place }.
   *[other] { $who } legt einen Joker als { $place }.
}
told-link = { $who ->
    [you] Du verknüpfst { $from } und { $to } mit einer Verbindung.
   *[other] { $who } verknüpft { $from } und { $to } mit einer Verbindung.
}
told-swap = { $who ->
    [you] Du legst { $card } an die Stelle des Jokers und nimmst den Joker.
   *[other] { $who } legt { $card } an die Stelle des Jokers und nimmt den Joker.
}
told-drop = { $who ->
    [you] Du wirfst einen Joker ab.
   *[other] { $who } wirft einen Joker ab.
}
told-draw = { $card ->
    [hidden] { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
   *[other] { $who ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
}
told-stop = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
told-pass = { $who ->
    [you] Du setzt aus.
   *[other] { $who } setzt aus.
}

# Was niemand verpassen soll, groß gesagt; nichts, wo es für die lesende Person nichts Besonderes ist
big-last-card = { $who ->
    [you] Du hast nur noch eine Karte!
   *[other] { $who } hat nur noch eine Karte!
}

# Was in einem Moment gefragt wird, der kein gewöhnlicher Zug ist
ask-linked = Deine Verbindung wartet: Lege die Zahl, zu der sie führt, oder einen Joker dafür.

# Überschriften der Regeln
heading-jokers = Joker
heading-bonus = Bonuskarten
heading-links = Verbindungen
heading-beginners = Für den Anfang
