# Namen
name-chifoumi = Chifoumi
about-chifoumi = Schlagt die oberste Karte mit stärkerem Symbol oder stärkerer Farbe, überrascht mit Wettläufen, Geschenken und +3, und werdet als Erste eure Karten los.

# Optionen
option-young = Für Jüngere
option-young-0 = nein, das ganze Spiel
option-young-1 = Variante 1: ohne Ereigniskarten und Kugeln, Farben zählen nicht
option-young-2 = Variante 2: Variante 1 mit den Ereigniskarten
option-young-3 = Variante 3: Variante 2 mit den Farben
option-events = Ereigniskarten
option-events-0 = keine
option-events-1 = eine je Ereignis, Farbe und Symbol, 45 Karten
option-events-2 = zwei je Ereignis, Farbe und Symbol, 90 Karten
option-stack = Antwort auf eine +3
option-stack-stronger = eine +3 muss stärker sein als die vorige
option-stack-any = jede +3 gilt
option-mistakes = Falsche Karten
option-mistakes-prevent = werden abgelehnt und kosten nichts
option-mistakes-penalty = kosten 3 Karten und den Zug
option-race_seconds = Zeit für einen Wettlauf
option-race_seconds-6 = 6 Sekunden
option-race_seconds-3 = 3 Sekunden
option-race_seconds-10 = 10 Sekunden
option-thanks_seconds = Zeit zum Danken
option-thanks_seconds-6 = 6 Sekunden
option-thanks_seconds-3 = 3 Sekunden
option-thanks_seconds-10 = 10 Sekunden
preset-children = Mit kleinen Kindern: ohne Ereigniskarten, Farben zählen nicht
preset-family = Mit der Familie: ohne Kugeln, mehr Zeit zum Reagieren
preset-wild = Wild: doppelt so viele Ereigniskarten, jede +3 antwortet, Fehler kosten Karten

# Karten und Orte: $label ist R, P oder S für Stein, Papier, Schere mit dem Ereignis (Rplus3, Prace, Sgive…), J ein Joker, X die Kugel
card-name = { $label ->
    [X] Kugel
   *[other] { $colour ->
        [red] rot
        [yellow] gelb
       *[green] grün
    }{ $label ->
        [P] es
        [Pplus3] es
        [Prace] es
        [Pgive] es
        [Ptrade] es
        [Pagain] es
        [S] e
        [Splus3] e
        [Srace] e
        [Sgive] e
        [Strade] e
        [Sagain] e
       *[other] er
    } { $label ->
        [R] Stein
        [Rplus3] Stein, +3
        [Rrace] Stein, Wettlauf
        [Rgive] Stein, Geben
        [Rtrade] Stein, Tauschen
        [Ragain] Stein, Nochmal
        [P] Papier
        [Pplus3] Papier, +3
        [Prace] Papier, Wettlauf
        [Pgive] Papier, Geben
        [Ptrade] Papier, Tauschen
        [Pagain] Papier, Nochmal
        [S] Schere
        [Splus3] Schere, +3
        [Srace] Schere, Wettlauf
        [Sgive] Schere, Geben
        [Strade] Schere, Tauschen
        [Sagain] Schere, Nochmal
        [JcalledR] Joker, angesagt: Stein
        [JcalledP] Joker, angesagt: Papier
        [JcalledS] Joker, angesagt: Schere
       *[J] Joker
    }
}
zone-pile = Nachziehstapel
zone-top = Oberste Karte
zone-under = Darunter
zone-hand = Hand
fact-stack = { $number ->
    [one] { $number } Karte wartet darauf, gezogen zu werden.
   *[other] { $number } Karten warten darauf, gezogen zu werden.
}
fact-direction = { $number ->
    [-1] Gespielt wird gegen den Uhrzeigersinn.
   *[1] Gespielt wird im Uhrzeigersinn.
}

# Was man tun kann: $symbol ist R, P oder S, $target ist „you“ oder ein Name
act-lay = legen: { $card }
act-joker = legen: { $card }, und ansagen: { $symbol ->
    [R] Stein
    [P] Papier
   *[S] Schere
}
act-draw = eine Karte ziehen
act-keep = die gezogene Karte behalten
act-take = die wartenden Karten nehmen
act-again = noch einmal spielen
act-turn = die Richtung umkehren
act-snap = zuschlagen: { $card }
act-snapjoker = zuschlagen: { $card }, und ansagen: { $symbol ->
    [R] Stein
    [P] Papier
   *[S] Schere
}
act-let = verzichten
act-give = { $target ->
    [you] dir geben: { $card }
   *[other] { $target } geben: { $card }
}
act-trade = { $target ->
    [you] die Hand mit dir tauschen
   *[other] die Hand mit { $target } tauschen
}
act-thanks = Danke sagen
act-forget = das Danken vergessen

# Was geschehen ist: $who ist „you“ oder ein Name, $card ist „hidden“, wenn sie nicht gezeigt wird, $count ist eine Zahl, 0 wenn nichts mehr da war
told-lay = { $who ->
    [you] Du legst: { $card }.
   *[other] { $who } legt: { $card }.
}
told-joker = { $who ->
    [you] Du legst: { $card }, und sagst an: { $symbol ->
        [R] Stein
        [P] Papier
       *[S] Schere
    }.
   *[other] { $who } legt: { $card }, und sagt an: { $symbol ->
        [R] Stein
        [P] Papier
       *[S] Schere
    }.
}
told-draw = { $count ->
    [0] { $who ->
        [you] Für dich ist nichts mehr zu ziehen da.
       *[other] Für { $who } ist nichts mehr zu ziehen da.
    }
   *[other] { $card ->
        [hidden] { $count ->
            [1] { $who ->
                [you] Du ziehst eine Karte.
               *[other] { $who } zieht eine Karte.
            }
           *[other] { $who ->
                [you] Du ziehst { $count } Karten.
               *[other] { $who } zieht { $count } Karten.
            }
        }
       *[other] { $who ->
            [you] Du ziehst: { $card }.
           *[other] { $who } zieht: { $card }.
        }
    }
}
told-keep = { $who ->
    [you] Du behältst die gezogene Karte.
   *[other] { $who } behält die gezogene Karte.
}
told-take = { $count ->
    [0] { $who ->
        [you] Für dich ist nichts mehr zu nehmen da.
       *[other] Für { $who } ist nichts mehr zu nehmen da.
    }
    [1] { $who ->
        [you] Du nimmst eine Karte.
       *[other] { $who } nimmt eine Karte.
    }
   *[other] { $who ->
        [you] Du nimmst { $count } Karten.
       *[other] { $who } nimmt { $count } Karten.
    }
}
told-again = { $who ->
    [you] Du spielst noch einmal.
   *[other] { $who } spielt noch einmal.
}
told-turn = { $who ->
    [you] Du kehrst die Richtung um.
   *[other] { $who } kehrt die Richtung um.
}
told-snap = { $who ->
    [you] Du schlägst zu: { $card }.
   *[other] { $who } schlägt zu: { $card }.
}
told-snapjoker = { $who ->
    [you] Du schlägst zu: { $card }, und sagst an: { $symbol ->
        [R] Stein
        [P] Papier
       *[S] Schere
    }.
   *[other] { $who } schlägt zu: { $card }, und sagt an: { $symbol ->
        [R] Stein
        [P] Papier
       *[S] Schere
    }.
}
told-let = { $who ->
    [you] Du verzichtest.
   *[other] { $who } verzichtet.
}
told-give = { $card ->
    [hidden] { $who ->
        [you] { $target ->
            [you] Du gibst dir eine Karte.
           *[other] Du gibst { $target } eine Karte.
        }
       *[other] { $target ->
            [you] { $who } gibt dir eine Karte.
           *[other] { $who } gibt { $target } eine Karte.
        }
    }
   *[other] { $who ->
        [you] { $target ->
            [you] Du gibst dir: { $card }.
           *[other] Du gibst { $target }: { $card }.
        }
       *[other] { $target ->
            [you] { $who } gibt dir: { $card }.
           *[other] { $who } gibt { $target }: { $card }.
        }
    }
}
told-trade = { $who ->
    [you] { $target ->
        [you] Du tauschst die Hand mit dir.
       *[other] Du tauschst die Hand mit { $target }.
    }
   *[other] { $target ->
        [you] { $who } tauscht die Hand mit dir.
       *[other] { $who } tauscht die Hand mit { $target }.
    }
}
told-thanks = { $who ->
    [you] Du sagst Danke.
   *[other] { $who } sagt Danke.
}
told-forget = { $who ->
    [you] Du vergisst das Danken.
   *[other] { $who } vergisst das Danken.
} Gezogene Karten: { $count }.
act-mistake = versuchen: { $card }
told-mistake = { $who ->
    [you] Du versuchst: { $card }.
   *[other] { $who } versucht: { $card }.
} Die Karte ist hier nicht erlaubt und geht zurück. Gezogene Karten: { $count }.

# Was niemand verpassen soll, groß gesagt; nichts, wo es für die lesende Person nichts Besonderes ist
big-fact-stack = { $turn ->
    [you] +{ $number } für dich!
   *[other] +{ $number } für { $turn }!
}
big-fact-direction = { $number ->
    [-1] Richtungswechsel: jetzt gegen den Uhrzeigersinn!
   *[1] Richtungswechsel: jetzt im Uhrzeigersinn!
}
big-trade = { $who ->
    [you] Du hast jetzt die Hand von { $target }!
   *[other] { $target ->
        [you] { $who } hat die Hand mit dir getauscht!
       *[other] { $who } und { $target } haben die Hände getauscht.
    }
}
big-give = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] Eine Karte für dich von { $who }!
       *[other] { "" }
    }
}
big-forget = { $who ->
    [you] Danke vergessen: +{ $count } für dich!
   *[other] { "" }
}
big-mistake = { $who ->
    [you] Das geht hier nicht: +{ $count } für dich!
   *[other] { "" }
}
big-last-card = { $who ->
    [you] Du hast nur noch eine Karte!
   *[other] { $who } hat nur noch eine Karte!
}

# What is asked at a moment that is no ordinary turn
ask-race = Ein Wettlauf! Schnell: Legst du eine Karte?
ask-thanks = Sag danke!
ask-again = Noch einmal spielen oder die Richtung wechseln?
ask-give = Welche Karte gibst du, und wem?
ask-trade = Mit wem tauschst du die Hand?
ask-drawn = Du hast eine Karte gezogen, die du legen könntest. Was tust du?

# Überschriften der Regeln
heading-special = Joker und Kugeln
heading-events = Ereigniskarten
heading-young = Für Jüngere
