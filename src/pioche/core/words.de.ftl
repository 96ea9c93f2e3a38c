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
lesson-later = Auch das ist erlaubt. In dieser Lektion mach bitte zuerst, was angeboten wird.

# Überschriften der Regeln
heading-common = In jedem Spiel
heading-cards = Die Karten
heading-start = Der Anfang
heading-turn = Ein Zug
heading-end = Das Ende und die Punkte
