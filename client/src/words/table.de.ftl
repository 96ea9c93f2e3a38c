# Der Tisch
you = Du
player = Spieler { $number }
close = Schließen
cancel = Abbrechen
seats = Mitspieler
rules = Regeln
all-rules = Alle Regeln dieses Spiels
rule-title = Regel { $rule }
rule-printed = aus der Anleitung
rule-ruled = unsere Regelung
rule-option = eine Option dieses Tisches
level-novice = Neuling
level-family = Familie
level-skilled = Geübt
level-expert = Kenner
level-master = Meister
stand-in = ein Bot spielt
let-bot-play = Ein Bot soll für { $name } spielen
away = nicht da
on-turn = am Zug
winner = gewinnt
cards-of = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seconds = { $count } s
percent = { $chance } %
chance = { $chance } % Gewinnchance
empty = leer
zone-count = { $zone }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
known-cards = Bekannt von { $name }
hand-of = Hand von { $name }
your-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
no-cards = Keine Karten mehr.
can-play = spielbar
place-open = { $place }: hier anlegen
row-spoken = Reihe { $row }: { $cards ->
    [none] leer.
   *[other] { $cards }.
}
row-joined = Mit der Reihe darunter verbunden bei { $cards }.
row-open = Du kannst { $cards } legen.

# Der Zug
your-turn = Was tust du?
your-turn-mark = Du bist dran
not-yet = Du bist noch nicht dran.
waits-for = { $name } überlegt …
waits-for-all = Die anderen überlegen …
ask-only = Nur eines ist möglich: { $action }.
ask-either = Was darf es sein: { $actions }?
ask-card = Welche Karte spielst du?
ask-card-or = Spiel eine Karte aus, oder: { $action }.
tap-a-card = { $way ->
    [touch] Tippe eine Karte an, dann noch einmal. Oder wische sie zum Tisch.
   *[mouse] Klicke eine Karte an, dann noch einmal. Oder zieh sie auf den Tisch.
}
tap-lit = { $way ->
    [touch] Tippe eine der leuchtenden Karten an.
   *[mouse] Klicke eine der leuchtenden Karten an.
}
choose = Welche?
undo = Zurücknehmen
undo-wish = { $name } möchte den letzten Zug zurücknehmen.
undo-yes = In Ordnung
undo-no = Nein
undo-waits = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst …
hurry = Vorspulen
quick = Schnell!
hint = Tipp
thinking = Ich überlege …
hint-only = Gewinnchance: { $chance } %.
hint-equal = Gewinnchance: etwa { $chance } %, was immer du tust.
hint-best =
    Am besten: { $action }. Du gewinnst etwa { $chance } von 100 Malen,
    { $more } mehr als mit allem, was nicht markiert ist.
no-hint = Gerade kein Tipp.
hint-later = Der erste Tipp dauert länger: Die Regeln werden noch vorbereitet.
refused = Das geht nicht.
round-of = Runde { $round } von { $rounds }
round-over = Die Runde ist vorbei.
match-over = Die Partie ist vorbei

# Was geschah
log-title = Was bisher geschah
log-all = Alles, was bisher geschah
nothing-yet = Noch nichts.
since-you = Seit deinem letzten Zug
before-that = Dein letzter Zug und davor
look-at = { $name } aus der Nähe ansehen
by-table = { $sentence } (Es gab keine Wahl.)
news-joined = { $name } setzt sich.
news-left = { $name } verlässt den Tisch.
news-left-bot = { $name } verlässt den Tisch; ein Bot ({ $level }) spielt weiter.
news-offered = Der Platz eines Bots ist frei: { $name }.
news-came = { $name } ist wieder da.
news-went = { $name } ist gerade weg.
news-stood-in = Ein Bot spielt für { $name }.
reacted = { $name }: { $reaction }

# Zurufe
reactions = Etwas zurufen
say-hello = Hallo!
say-thanks = Danke!
say-bravo = Bravo!
say-oops = Hoppla!
say-wow = Wow!
say-hurry = Na los …
say-sorry = Tut mir leid!
say-bye = Tschüss!

# Punkte
scores = Punkte
won-round-you = Du gewinnst die Runde!
won-match-you = Du gewinnst die Partie!
won-round = { $count ->
    [one] { $names } gewinnt die Runde.
   *[other] { $names } teilen sich die Runde.
}
won-match = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } teilen sich die Partie.
}
nobody-won = Niemand hat gewonnen.
kind-round = Beim nächsten Geben ist alles wieder offen.
kind-match = Gut gespielt. Noch eine Partie?
ended-empty = { $who ->
    [you] Du hast deine letzte Karte gespielt.
   *[other] { $who } hat die letzte Karte gespielt.
}
ended-last = Der letzte Zug: { $sentence }
left-of = Was { $name } am Ende hatte
player-head = Person
round-head = Runde
total-head = Summe
low-wins = Die wenigsten Punkte gewinnen.
high-wins = Die meisten Punkte gewinnen.
plot = { $rounds ->
    [one] Punkte nach 1 Runde
   *[other] Punkte über { $rounds } Runden
}
next-round = Nächste Runde
rematch = Noch einmal
look-at-table = Tisch ansehen
replay = Nachspielen
share-picture = Ein Bild teilen
record = Mitschrift
verify = Mischen prüfen

# Werkzeuge und Hilfe
help = So spielst du hier
help-touch = { $way ->
    [touch] Tippe eine Karte an: Sie hebt sich, und die Plätze, wohin sie passt, leuchten auf. Tippe sie noch einmal an,
        um sie zu spielen, oder tippe einen Platz an. Du kannst sie auch dorthin ziehen oder zum Tisch wischen. Ist ein
        Zug nicht erlaubt, erfährst du, warum.
   *[mouse] Klicke eine Karte an: Sie hebt sich, und die Plätze, wohin sie passt, leuchten auf. Klicke sie noch einmal
        an, um sie zu spielen, oder klicke einen Platz an. Du kannst sie auch dorthin ziehen. Ist ein
        Zug nicht erlaubt, erfährst du, warum.
}
sound = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
one-tap = { $way ->
    [touch] Eine Karte mit einem Tipp spielen
   *[mouse] Eine Karte mit einem Klick spielen
}
notice-on = Du erfährst, wenn du dran bist
notice-off = Sag mir, wenn ich dran bin
keys = Tastatur
key-tab = Tab
key-tab-does = von deiner Hand zum Tisch und zu den Knöpfen
key-arrows = Pfeiltasten
key-arrows-does = von Karte zu Karte, von Platz zu Platz
key-enter = Eingabe, Leertaste
key-enter-does = eine Karte aufnehmen, noch einmal, um sie zu spielen
key-escape = Esc
key-escape-does = sie wieder hinlegen
key-hint = h
key-hint-does = Tipp, wo der Tisch es erlaubt
key-log = l
key-log-does = was bisher geschah

# Der Buchstabe jeder Farbe neben ihrem Zeichen
letter-red = R
letter-yellow = Ge
letter-green = Gr
letter-blue = B
letter-pink = Rs
letter-violet = V
letter-orange = O
what-is = Was ist das?
key-what = I, Rechtsklick oder langer Druck
key-what-does = was eine Karte oder der Stapel ist, und die Regel dazu

# Das Spiel auf einen Blick
glance-of = { $game } auf einen Blick
glance-goal = Das Ziel
glance-turn = Dein Zug
glance-special = Besondere Karten
