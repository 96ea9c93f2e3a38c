# Der Tisch im Terminal
choose-game = Welches Spiel?
choose-number = Eine Zahl von 1 bis { $most }:
choose-seats = Wie viele spielen mit, 2 bis 6? [{ $default }]
choose-option = { $option }? [1]
you = Du
round-of = Runde { $round } von { $rounds }
pile-count = { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-of = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label = { $label }:
player = Spieler { $number }
you-can-lay = Du kannst { $cards } legen.
hand-of-you = Deine Hand
none = leer
row = Reihe { $row }
fits-here = du kannst legen
fits-other = eine andere Karte kann hierhin
joined = Mit der Reihe darunter verbunden bei { $cards }.
on-turn = am Zug
your-turn = Du bist am Zug. Was tust du?
prompt-hint = eine Nummer, oder ? für Hilfe
not-a-number = Die Wahl { $typed } gibt es nicht. Tippe eine Nummer von 1 bis { $most }, oder ? für Hilfe.
help-line-number = 1 bis { $most }: tun, was neben der Nummer steht (oder es tippen: { $example })
help-line-several = mehrere Aktionen in einer Zeile, durch Leerzeichen oder Kommas getrennt, mit Nummer oder Karte
help-line-why = jede andere Aktion: warum sie nicht erlaubt ist
help-line-keys = t Tisch · h Tipp · l was bisher geschah · r alle Regeln · r ID eine Regel · s Punkte · q aufhören, um später weiterzuspielen
hint-title = Wie gut es von hier aussieht, als Chance auf den Rundensieg:
hint-chance = { $chance } %
hint-best = (am besten)
by-table = { $sentence } (Es gab keine Wahl: Der Tisch hat es getan.)
round-over = Die Runde ist vorbei.
won-round = { $count ->
    [one] { $names } gewinnt die Runde.
   *[other] { $names } teilen sich die Runde.
}
won-round-you = Du gewinnst die Runde!
won-match = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } teilen sich die Partie.
}
won-match-you = Du gewinnst die Partie!
table-scores = Punkte
column-round = Runde
column-total = gesamt
low-wins = die wenigsten Punkte gewinnen
high-wins = die meisten Punkte gewinnen
press-enter = Enter für die nächste Runde, q zum Aufhören.
saved = Gespeichert. Weiter geht es mit: pioche play --resume { $file }
record-kept = Die Aufzeichnung dieser Partie: { $file }
bye = Bis zum nächsten Mal.
options = Optionen
players = Personen
glance-goal = Das Ziel
glance-turn = Dein Zug
glance-special = Besondere Karten
glance-order = Was schlägt was
rules-of = Die Regeln von { $game }
only-when = mit { $when }
ruling = unsere Regelung
step-hint = Enter für den nächsten Schritt, q zum Aufhören.
no-rule = Eine Regel { $rule } gibt es in diesem Spiel nicht.
lesson-do = Was machst du? (eine Nummer; r die Regel, q aufhören)
lesson-on = Weiter mit Enter (r die Regel, q aufhören)
lesson-play = Jetzt spiel selbst: { $command }
lesson-other = Noch eine Lektion, { $title }: { $command }
# Was an den Worten eines Befehls nicht stimmt
no-language = die Sprache { $asked } gibt es hier nicht; es gibt { $langs }
option-written-not = eine Option schreibt man Name=Wert, nicht { $word }
option-twice = die Option { $option } ist zweimal angegeben
unreadable-file = { $file } ist nicht lesbar: { $why }
no-text-file = { $file } ist nicht lesbar: das ist kein Text
in-file = { $file }: { $what }
none-kept = bisher wurde keine Partie aufgehoben
mine-takes = --mine verlangt Plätze von 0 bis { $last }, durch Kommas getrennt, oder „all“
bots-takes = --bots verlangt eine Stufe oder { $seats } davon, durch Kommas getrennt
names-takes = --names verlangt höchstens { $seats } Namen, durch Kommas getrennt
no-lessons = kein Spiel hat hier eine Lektion
no-lesson = { $game } hat keine Lektion
no-lesson-so = { $game } hat keine Lektion für diese Optionen
other-fingerprint = der Fingerabdruck der Aufzeichnung ist nicht der, den du notiert hast
verified = geprüft: so gegeben, wie { $fingerprint } es versprochen hat
# Viele Spiele: simulate, soak, ladder
json-or-csv = --json und --csv schließen einander aus
interrupted-after = unterbrochen nach { $games } von { $asked } Spielen
interrupted-at-once = unterbrochen, bevor die ersten Spiele gezählt waren
interrupted-kept = unterbrochen; weiter mit --resume { $file }
interrupted-unkept = unterbrochen; --resume DATEI hebt die Spiele auf
bar-games = { $done } von { $total } Spielen
bar-deals = { $done } von { $total } Kartenverteilungen
games-and-seed = { $games } Spiele, Startwert { $seed }
title-setting = { $game }, { $seats } Personen
seat-number = Platz { $seat }
by-seat = nach Platz
by-order = nach Reihenfolge
nth = { $n }.
nth-to-play = { $nth } am Zug
columns-won = gewonnen|95-%-Intervall|Abstand|Punkte|Streuung
more = mehr
less = weniger
per-game = pro Spiel
columns-spread = Mittel|Streuung|Min.|5 %|Median|95 %|Max.
count-turns = Züge
count-actions = Aktionen
count-draws = Gezogen
count-passes = Gepasst
how-to-read = Der gleiche Anteil ist { $even }; mehr oder weniger: Er liegt außerhalb des Intervalls. Streuung: Standardabweichung. Die Reihenfolge zählt ab dem Platz, der als Erster am Zug ist.
shared-wins = Mehrere Plätze teilten sich den Sieg in { $share } der Spiele, jeder zu gleichen Teilen.
even = gleicher Anteil
games-won = Gewonnene Spiele, mit 95-%-Intervallen
median-is = Median { $turns }
game-length = Länge eines Spiels
percent-games = % der Spiele
unwritable = { $file } ist nicht beschreibbar
unwritable-file = { $file } ist nicht beschreibbar: { $why }
games-at-least = --games ist mindestens 1, nicht { $games }
negative-seed = ein Startwert ist nicht negativ: { $seed }
broken = { $setting }, Startwert { $seed }, Spiel { $index }: { $what }
soaked = { $game }: { $games } Spiele in { $settings } Varianten, { $actions } Aktionen, Startwert { $seed }: Fehler { $broken }
which-game = welches Spiel? „pioche games“ zählt sie auf
nothing-played = es wurde noch nichts gespielt
same-deals = { $setting }: dieselben { $deals } Kartenverteilungen von jedem Platz aus, Startwert { $seed }; der gleiche Anteil ist { $even }
pairs-deals = Dieselben Kartenverteilungen für jedes Paar, die Plätze wechseln, Startwert { $seed }
even-and-times = Der gleiche Anteil ist { $even }. Zeiten: ein Kern, für eine Entscheidung mit einer Wahl.
elo-points = Elo-Punkte
no-picture = ein Bild ist eine Datei mit der Endung { $kinds }, nicht { $file }
plot-needs = --plot braucht matplotlib: { $command }
nobody-plays = mit { $seats } Personen wird nichts gespielt; 2 bis 6 können spielen
from-to = { $low } bis { $high }
yes = ja
no = nein
columns-standing = Stufe|Elo|95-%-Intervall|ms je Entscheidung
columns-pair = allein|unter|Verteilungen|gewonnen|95-%-Intervall|sicher
# Geschwindigkeit messen: bench
bench-same = dasselbe Spiel in beiden Programmen: { $setting }
bench-other = OpenSpiel hat ein anderes Spiel gespielt; crazy eights, das es auch kennt, ist ein Paket: examples/crazy-eights
page-peers = die Seite zeigt alle anderen Programme, aber { $what }
measuring = Messung läuft …
measuring-what = { $what } wird gemessen …
measuring-start = das erste Geben eines Prozesses wird gemessen …
measuring-peers = { $what } und die anderen Programme werden abwechselnd gemessen …
sheet-speed = zufälliges Spiel auf einem Thread: Aktionen je Runde, Millionen Entscheidungen je Sekunde Rechenzeit, Bytes je Zustand
columns-speed = Variante|Aktionen|Millionen/s|aus Python|Bytes
sheet-start = erstes Geben eines Prozesses
columns-start = Spiel|Übersetzen, einmal|aus dem Zwischenspeicher
sheet-strength = Runden, die ein Platz mit „quick“ gewinnt (gleicher Anteil: { $even })
columns-strength = Variante|gegen random|gegen eager
sheet-peers =
    zufälliges Spiel: Millionen Entscheidungen je Sekunde Rechenzeit,
    und wievielmal so schnell unseres ist, übersetzt und aus Python
columns-peers = System|gesteuert|Spiel|Millionen/s|übersetzt|Python
sheet-bars = die Messlatten: wievielmal so schnell unseres sein muss und ist
columns-bars = unseres|das andere|mindestens|gemessen
sheet-learners =
    mit Beobachtungen und Masken, wie man sie zum Lernen braucht:
    Millionen Entscheidungen je Sekunde Rechenzeit
    (mindestens { $least } in Feldern: { $met })
columns-learners = System|gesteuert|Spiel|Millionen/s|Felder
met = erreicht
not-met = nicht erreicht
not-measured = nicht gemessen
