# Namen
name-elevens-junior = Elevens Junior
about-elevens-junior = Füllt vier Reihen von 1 bis 11 von beiden Enden nach innen; wer zuerst keine Karten mehr hat, gewinnt.
name-elevens = Elevens
about-elevens = Baut vier Farbreihen von der 11 nach außen, haltet zurück, was anderen hilft, und werdet als Erste eure Karten los.

# Optionen
option-opening = Eröffnung
option-opening-eleven = eine Reihe beginnt mit einer 11
option-opening-extremes = die 1en und 20en liegen schon, die Reihen wachsen nach innen
option-opening-three = eine Reihe beginnt mit einer 10, 11 oder 12
option-opening-free = die erste Karte bestimmt, mit welchem Wert Reihen beginnen
option-colours = Farben
option-colours-4 = vier Farben, 80 Karten
option-colours-3 = drei Farben, 60 Karten, zu zweit
option-without = Weggelassene Farbe, bei drei Farben
option-without-B = Blau
option-without-R = Rot
option-without-Y = Gelb
option-without-G = Grün
preset-children = Leichterer Anfang: eine 10, 11 oder 12 eröffnet eine Reihe
preset-inwards = Nach innen: die 1en und 20en liegen schon

# Karten und Orte
card-name = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $label }
zone-rows = Reihen
zone-pile = Nachziehstapel
fact-open = Eine Reihe beginnt mit einer { $number }.
fact-passes = { $number ->
    [one] Eine Person hat ausgesetzt.
   *[other] { $number } Personen nacheinander haben ausgesetzt.
}
zone-hand = Hand

# Was man tun kann
act-lay = { $card } legen
act-stop = Zug beenden
act-draw = eine Karte ziehen
act-pass = aussetzen

# Was geschehen ist
told-lay = { $who ->
    [you] Du legst { $card }.
   *[other] { $who } legt { $card }.
}
told-stop = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
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
told-pass = { $who ->
    [you] Du setzt aus.
   *[other] { $who } setzt aus.
}

# Was niemand verpassen soll, groß gesagt; nichts, wo es für die lesende Person nichts Besonderes ist
big-last-card = { $who ->
    [you] Du hast nur noch eine Karte!
   *[other] { $who } hat nur noch eine Karte!
}

# Überschriften der Regeln
heading-inwards = Eröffnung: von den Enden zur Mitte
heading-three = Eröffnung: eine 10, 11 oder 12
heading-free = Freie Eröffnung
