# Namen
name-ko = KO
about-ko = Werft Sätze ab, zieht, stehlt und tauscht, um eine Farbe zu sammeln, und vollendet als Erste eine Reihe von 1 bis 10.
name-ko-4 = KO 4+
about-ko-4 = Das kleine KO ohne Aktionskarten: Sammelt eine Farbe und vollendet als Erste eine Reihe von 1 bis 6.

# Optionen
option-actions = Aktionskarten (ihre Zahl ist unsere Annahme)
option-actions-2 = zwei von jeder, 12 Karten
option-actions-1 = eine von jeder, 6 Karten
option-actions-3 = drei von jeder, 18 Karten
option-actions-0 = keine
preset-children = Mit Kindern: ohne Aktionskarten
preset-wild = Wild: jede Aktionskarte dreimal

# Karten und Orte: $label ist die Zahl einer Farbkarte; bei grauen Karten A1 bis A10 ein Trumpf, KO oder der Name einer Aktion
card-name = { $colour ->
    [red] rote { $label }
    [blue] blaue { $label }
    [yellow] gelbe { $label }
    [green] grüne { $label }
    [pink] rosa { $label }
    [violet] violette { $label }
    [orange] orange { $label }
   *[grey] { $label ->
        [A1] Trumpf 1
        [A2] Trumpf 2
        [A3] Trumpf 3
        [A4] Trumpf 4
        [A5] Trumpf 5
        [A6] Trumpf 6
        [A7] Trumpf 7
        [A8] Trumpf 8
        [A9] Trumpf 9
        [A10] Trumpf 10
        [steal] Diebstahl
        [peek] Blick
        [swap] Tausch
        [shift] Rundtausch
        [skip] Aussetzen
        [turn] Richtungswechsel
       *[KO] KO
    }
}
zone-pile = Nachziehstapel
zone-market = Auslage
zone-hand = Hand
zone-run = Reihe
zone-gone = Aus dem Spiel
fact-direction = { $number ->
    [-1] Gespielt wird gegen den Uhrzeigersinn.
   *[1] Gespielt wird im Uhrzeigersinn.
}
fact-idle = { $number ->
    [one] { $number } Person war am Zug, ohne dass eine Karte gezogen, genommen oder gelegt wurde.
   *[other] { $number } Personen nacheinander waren am Zug, ohne dass eine Karte gezogen, genommen oder gelegt wurde.
}

# Was man tun kann: $target ist „you“ oder ein Name, $colour die Farbe einer Reihe
act-discard = abwerfen: { $card }
act-done = fertig sagen
act-steal = { $target ->
    [you] dir Karten stehlen
   *[other] { $target } Karten stehlen
}
act-peek = { $target ->
    [you] in deine Hand schauen
   *[other] in die Hand von { $target } schauen
}
act-swap = { $target ->
    [you] die Hand mit dir tauschen
   *[other] die Hand mit { $target } tauschen
}
act-shift = alle Hände weitergeben lassen
act-skip = die nächste Person aussetzen lassen
act-turn = die Richtung umkehren
act-none = keine Wirkung nutzen
act-frompile = vom Nachziehstapel ziehen
act-frommarket = aus der Auslage nehmen
act-take = nehmen: { $card }
act-run = eine Reihe in { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [pink] Rosa
    [violet] Violett
   *[orange] Orange
} beginnen
act-place = legen: { $card }

# Was geschehen ist: $who ist „you“ oder ein Name, $card ist „hidden“, wenn sie nicht gezeigt wird, $count ist eine Zahl von Karten
told-discard = { $who ->
    [you] Du wirfst ab: { $card }.
   *[other] { $who } wirft ab: { $card }.
}
told-done = { $who ->
    [you] Du bist fertig.
   *[other] { $who } ist fertig.
}
told-steal = { $count ->
    [0] { $who ->
        [you] { $target ->
            [you] Du findest nichts zu stehlen.
           *[other] Du findest bei { $target } nichts zu stehlen.
        }
       *[other] { $target ->
            [you] { $who } findet bei dir nichts zu stehlen.
           *[other] { $who } findet bei { $target } nichts zu stehlen.
        }
    }
    [1] { $who ->
        [you] { $target ->
            [you] Du stiehlst dir eine Karte.
           *[other] Du stiehlst { $target } eine Karte.
        }
       *[other] { $target ->
            [you] { $who } stiehlt dir eine Karte.
           *[other] { $who } stiehlt { $target } eine Karte.
        }
    }
   *[other] { $who ->
        [you] { $target ->
            [you] Du stiehlst dir { $count } Karten.
           *[other] Du stiehlst { $target } { $count } Karten.
        }
       *[other] { $target ->
            [you] { $who } stiehlt dir { $count } Karten.
           *[other] { $who } stiehlt { $target } { $count } Karten.
        }
    }
}
told-peek = { $who ->
    [you] { $target ->
        [you] Du schaust in die eigene Hand.
       *[other] Du schaust in die Hand von { $target }.
    }
   *[other] { $target ->
        [you] { $who } schaut in deine Hand.
       *[other] { $who } schaut in die Hand von { $target }.
    }
}
told-swap = { $who ->
    [you] { $target ->
        [you] Du tauschst nach dem Auffüllen die Hand mit dir.
       *[other] Du tauschst nach dem Auffüllen die Hand mit { $target }.
    }
   *[other] { $target ->
        [you] { $who } tauscht nach dem Auffüllen die Hand mit dir.
       *[other] { $who } tauscht nach dem Auffüllen die Hand mit { $target }.
    }
}
told-shift = { $who ->
    [you] Du lässt nach dem Auffüllen alle Hände weitergeben.
   *[other] { $who } lässt nach dem Auffüllen alle Hände weitergeben.
}
told-skip = { $who ->
    [you] Du lässt die nächste Person aussetzen.
   *[other] { $who } lässt die nächste Person aussetzen.
}
told-turn = { $who ->
    [you] Du kehrst die Richtung um.
   *[other] { $who } kehrt die Richtung um.
}
told-none = { $who ->
    [you] Du nutzt keine Wirkung.
   *[other] { $who } nutzt keine Wirkung.
}
told-frompile = { $count ->
    [0] { $who ->
        [you] Du wählst den Nachziehstapel.
       *[other] { $who } wählt den Nachziehstapel.
    }
    [1] { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
   *[other] { $who ->
        [you] Du ziehst { $count } Karten.
       *[other] { $who } zieht { $count } Karten.
    }
}
told-frommarket = { $who ->
    [you] Du wählst die Auslage.
   *[other] { $who } wählt die Auslage.
}
told-take = { $card ->
    [hidden] { $who ->
        [you] Du nimmst eine Karte.
       *[other] { $who } nimmt eine Karte.
    }
   *[other] { $who ->
        [you] Du nimmst: { $card }.
       *[other] { $who } nimmt: { $card }.
    }
}{ $count ->
    [0] { "" }
    [1] { " " }Eine weitere Karte kommt vom Nachziehstapel.
   *[other] { " " }{ $count } weitere Karten kommen vom Nachziehstapel.
}
told-run = { $who ->
    [you] Du beginnst eine Reihe in { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
        [pink] Rosa
        [violet] Violett
       *[orange] Orange
    }.
   *[other] { $who } beginnt eine Reihe in { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
        [pink] Rosa
        [violet] Violett
       *[orange] Orange
    }.
}
told-place = { $who ->
    [you] Du legst: { $card }.
   *[other] { $who } legt: { $card }.
}

# Was niemand verpassen soll, groß gesagt; nichts, wo es für die lesende Person nichts Besonderes ist
big-fact-direction = { $number ->
    [-1] Richtungswechsel: jetzt gegen den Uhrzeigersinn!
   *[1] Richtungswechsel: jetzt im Uhrzeigersinn!
}
big-swap = { $who ->
    [you] Nach dem Auffüllen tauschst du die Hand mit { $target }.
   *[other] { $target ->
        [you] { $who } tauscht nach dem Auffüllen die Hand mit dir!
       *[other] { $who } tauscht nach dem Auffüllen die Hand mit { $target }.
    }
}
big-shift = Nach dem Auffüllen wandern alle Hände weiter!
big-skip = Die nächste Person setzt aus!
big-steal = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] { $count ->
            [0] { "" }
            [1] { $who } stiehlt dir eine Karte!
           *[other] { $who } stiehlt dir { $count } Karten!
        }
       *[other] { "" }
    }
}
big-peek = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] { $who } schaut in deine Hand!
       *[other] { "" }
    }
}

# Was bei jedem Schritt gefragt wird
ask-turn = Welche Karten wirfst du ab? Sag fertig, wenn es alle sind.
ask-discarding = Wirf noch eine Karte ab oder sag fertig.
ask-effect = Welche Wirkung nutzt du?
ask-source = Woher kommen deine neuen Karten?
ask-take = Welche Karte nimmst du?
ask-peek = Welche Karte nimmst du aus dieser Hand?
ask-place = Legst du Karten in deine Reihe?
ask-placing = Welche Karte legst du?
ask-refill = Woher füllst du auf?

# Überschriften der Regeln
heading-actions = Aktionskarten
heading-run = Deine Reihe
heading-smallest = Für die Kleinsten
