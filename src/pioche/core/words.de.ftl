# Für alle Spiele.
refused-unreadable = Die Aktion „{ $action }“ gibt es in diesem Spiel nicht.
refused-over = Die Runde ist vorbei.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-held = Diese Karte hast du nicht.
status-printed = gedruckt
status-ruled = unsere Regelung
status-option = Option
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-pink = rosa
colour-violet = violett
colour-orange = orange
colour-grey = grau
told-undo = { $who ->
    [you] Du nimmst den letzten Zug zurück.
   *[other] { $who } nimmt den letzten Zug zurück.
}
lesson-later = Auch das ist erlaubt. In dieser Lektion mach bitte zuerst, was angeboten wird.

# Überschriften der Regeln
heading-common = In jedem Spiel
heading-cards = Die Karten
heading-start = Der Anfang
heading-turn = Ein Zug
heading-end = Das Ende und die Punkte

# Was nicht sein kann: ein Tisch, eine Partie, ein Text
either = { $first } oder { $other }
setting = { $game } zu { $seats } Personen
no-game = das Spiel { $game } gibt es nicht; es gibt { $games }
no-such-seats = { $game } spielt man mit { $allowed } Personen, nicht mit { $seats }
no-value = die Option { $option } hat keinen Wert { $value }; möglich sind { $allowed }
no-option = { $game } hat keine Option { $option }; { $offer }
offers-no-option = dieses Spiel hat keine Optionen
offers-options = dieses Spiel hat { $options }
not-allowed = { $game } erlaubt { $chosen } nicht ({ $rules })
not-allowed-with = { $game } erlaubt { $chosen } mit { $seats } Personen nicht, nur mit { $others } ({ $rules })
no-seat = den Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }
no-seed = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }
no-seat-to-begin = der Platz { $seat } kann nicht beginnen, es gibt ihn nicht; die Plätze gehen von 0 bis { $last }
no-first = „first“ gilt nicht für { $setting }: { $rule }
round-not-over = die laufende Runde ist noch nicht vorbei
match-over = die Partie ist nach { $rounds } Runden vorbei
no-such-rounds = eine Partie hat mindestens 1 Runde und höchstens { $most }, nicht { $rounds }
no-level = die Stufe { $level } gibt es nicht; es gibt { $levels }
not-a-number = { $word } ist keine Zahl von { $least } bis { $most }
seat-needed = hier muss ein Platz stehen, eine Zahl von 0 bis { $last }
at-line = Zeile { $line }: { $what }
no-text = hier muss ein Text stehen, nicht { $type }
said-twice = „{ $about }“ steht zweimal da
line-missing = eine Zeile „{ $word } …“ fehlt
one-word = auf „{ $word }“ folgt ein einziges Wort
wrong-word = „{ $word }“: { $what }
option-written = eine Option schreibt man Name=Wert
other-version = nach Version { $made } der Regeln von { $game } gespielt; hier gilt Version { $here }
rng-digits = auf „rng“ folgen 16 hexadezimale Ziffern
one-direction = { $game } wird immer in Richtung { $direction } gespielt
no-record = das ist keine Aufzeichnung: sie beginnt nicht mit „pioche“
other-format = eine Aufzeichnung im Format { $made }; dieses Programm liest Format { $here }
no-match = das ist keine Partie: sie beginnt nicht mit „match 1“
no-round = in dieser Partie gibt es keine Runde
more-rounds = in dieser Partie gibt es { $rounds } Runden
other-setting = diese Runde ist { $here }, die vorige war { $before }
round-before-not-over = die vorige Runde ist nicht vorbei
other-first = Platz { $here } beginnt diese Runde; nach der vorigen beginnt Platz { $due }
no-head-line = am Kopf einer Partie gibt es keine Zeile { $word }
name-of-seat = auf „{ $word }“ folgen ein Platz und sein Name
table-first = das wurde nach anderen Regeln gespielt: hier tut der Tisch zuerst { $step }
table-does = das wurde nach anderen Regeln gespielt: hier tut der Tisch { $step }
set-up-first = der Aufbau steht vor den Aktionen
no-such-step = das wurde nach anderen Regeln gespielt oder ist keine Aufzeichnung dieses Spiels: { $why }
reveals = das wurde nach anderen Regeln gespielt: hier zeigt { $action } { $card }
reveals-nothing = das wurde nach anderen Regeln gespielt: hier zeigt { $action } nichts
series-length = eine Reihe hat 1 bis { $most } Spiele, nicht { $number }
threads-between = die Arbeit verteilt sich auf 1 bis { $most } Threads, nicht { $number }
ladder-deals = eine Rangliste hat 1 bis { $most } Kartenverteilungen, nicht { $number }
no-policy = die Spielweise { $policy } gibt es hier nicht; es gibt { $policies }
policies-needed = { $seats } Plätze verlangen eine Spielweise oder { $seats } davon, nicht { $given }
no-book = { $file } ist kein Buch einer Rangliste: { $why }
two-levels = eine Rangliste verlangt mindestens zwei Stufen, jede einmal
