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
no-language = die Sprache { $lang } gibt es hier nicht; es gibt { $langs }
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
