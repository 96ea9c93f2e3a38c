# Everywhere
title = Pioche
skip = Zum Inhalt springen
language = Sprache
theme = Farben: { $shade ->
    [light] hell
    [dark] dunkel
   *[auto] wie das Gerät
}
loading = Einen Augenblick …
to-start = Alle Spiele
again = Noch einmal
newer = Es gibt eine neuere Fassung dieser Seite. Dein Spiel bleibt erhalten.
reload = Neu laden
reconnecting = Verbindung wird wiederhergestellt …
label-value = { $label }: { $value }

# What went wrong
trouble = Das hat nicht geklappt
trouble-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
trouble-not-found = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code.
trouble-expired = Dieser Tisch wurde abgeräumt, weil niemand zurückkam.
trouble-full = An diesem Tisch ist kein Platz mehr frei.
trouble-forbidden = Dieser Link öffnet diesen Platz nicht.
trouble-too-many-requests = Zu schnell! Warte ein paar Sekunden und versuch es dann noch einmal.
trouble-seat-lost =
    Dieser Platz hat einen neuen Link bekommen, oder du hast ihn verlassen. Frag den Gastgeber nach dem neuen Link.
no-page = Diese Seite gibt es nicht
trouble-no-page = Vielleicht ist die Adresse vertippt oder unvollständig.
trouble-no-game = Dieses Spiel gibt es hier nicht.
trouble-no-replay = Diese Runde ist noch nicht zu Ende, oder es gibt sie nicht.
trouble-other = Etwas ist schiefgegangen. Lade die Seite neu.

# Start
start-question = Was spielen wir?
start-lead = Such dir ein Spiel aus: allein gegen Bots oder mit Freunden.
start-small =
    Kein Konto, keine Werbung, nichts zu installieren. Die Spiele sind beschreibend benannt; Texte und Bilder sind
    unsere eigenen.
players-range = { $least }–{ $most } Personen
minutes = ≈ { $minutes } min
difficulty-1 = Leicht
difficulty-2 = Mittel
difficulty-3 = Anspruchsvoll
age = ab { $age } Jahren
alone = { $game } allein spielen
alone-seats = Gegen wie viele Bots
alone-level = Wie stark die Bots sind
alone-of = Stufe { $level }
alone-bots = { $count ->
    [one] gegen einen Bot
   *[other] gegen { $count } Bots
}
play = Spielen
play-game = Spielen: { $game }
dealing = Es wird gegeben …
preparing = Wird vorbereitet, einmalig auf diesem Server: { $done } von { $parts } Teilen fertig.
preparing-waited = Die Regeln werden vorbereitet, einmalig auf diesem Server: { $done } von { $parts } Teilen fertig.
friends = Mit Freunden
friends-game = Mit Freunden: { $game }
rules-of = Regeln von { $game }
join-title = An einen Tisch setzen
join-lead = Gib den Code ein, den du bekommen hast.
join = Hingehen
code-unknown = Kein Tisch hat den Code { $code }.
your-tables = Deine Tische
remove-table = { $game } aus dieser Liste nehmen
your-turn-there = Du bist dran
stage-lobby = noch nicht begonnen
stage-playing = läuft
stage-between = zwischen zwei Runden
stage-over = zu Ende
tables-gone = { $count ->
    [one] Einen Tisch gibt es nicht mehr; er wurde hier entfernt.
   *[other] { $count } Tische gibt es nicht mehr; sie wurden hier entfernt.
}
friendly-names = Fuchs Otter Igel Eule Eichhorn Panda Biber Hase

# A new table
make-title = Ein Tisch für { $game }
way = Wie ihr zusammen spielt
way-devices = Alle am eigenen Gerät
way-devices-more = Du teilst einen Link, einen Code oder einen QR-Code.
way-around = Ein Gerät, das herumgeht
way-around-more = Ein Vorhang verdeckt die Karten zwischen den Zügen.
who-plays = Wer spielt mit?
how-many = Zahl der Plätze
your-name = Dein Name
person = eine Person
bot-level = Bot · { $level }
seat-number = Platz { $number }
seat-who = Wer sitzt auf Platz { $number }?
seat-open = per Link eingeladen
seat-bot = spielt von selbst
who-begins = Wer beginnt?
begins-usual = nach der Regel, sonst das Los
begins-youngest = { $name } (jüngste Person)
house-rules = Hausregeln
presets = Fertige Einstellungen
preset-usual = Wie in der Regel
all-options = { $count ->
    [one] Die Option
   *[other] Die { $count } Optionen einzeln
}
rule-link = Regel { $rule }
match-rules = Partie
match-summary = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $clock ->
    [0] ohne Uhr
   *[other] { $clock } s pro Zug
}
rounds = Runden
clock = Uhr
clock-slow = ohne Eile: weggehen und Tage später weiterspielen
clock-of = { $seconds ->
    [0] ohne Eile
   *[other] { $seconds } Sekunden pro Zug
}
pace = Tempo der Bots
pace-instant = sofort
pace-normal = wie Menschen
pace-slow = gemütlich
hints = Tipps
hints-allowed = Tipps sind erlaubt
hints-yes = erlaubt
hints-no = keine
not-together = Diese Einstellungen passen nicht zusammen:
make-table = Tisch aufmachen
deal-now = Karten geben

# Before the first deal
lobby-lead = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
at-table = Am Tisch
seat-free = frei
host = Gastgeber
start-game = Karten geben
bots-fill = { $count ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die freien Plätze.
}
host-starts = { $name } gibt gleich die Karten.
invite-others = Andere einladen
short-code = Code für die Startseite
link = Link
copy-link = Link kopieren
copied = Kopiert!
not-copied = Markiere den Link und kopiere ihn.
share = Teilen
qr-alt = QR-Code von { $link }
to-watch = Den Tisch auf einem großen Bildschirm zeigen
agreed = Was vereinbart ist
leave = Tisch verlassen
leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter.
offer-seat = Diesen Platz sofort freigeben
seat-offered = freigegeben
new-link = Neuer Link für { $name }
new-link-more = Dieser Link ist der Platz von { $name }; gib ihn niemand anderem. Der alte gilt nicht mehr.
table-menu = Der Tisch: einladen, Einstellungen, verlassen

# An invitation
invited = Ein Platz für dich: { $game }
sit-down = Hinsetzen
sit-here = Hier
sit-here-number = Hier: Platz { $number }
sit-for-bot = Ablösen
sit-for-bot-name = Ablösen: { $name }
no-free-seat = Alle Plätze sind besetzt; du kannst einen Bot ablösen oder zusehen.
look-on = Zusehen
elsewhere = Dieser Platz ist woanders offen
elsewhere-more = In einem anderen Tab oder auf einem anderen Gerät. Nichts ist verloren.
take-here = Hier weiterspielen

# One device passed around
pass-to = Gib das Gerät an { $name }
reveal = Ich bin { $name }: Karten zeigen
who-first = Schnell! Wer reagiert?
others-play = Die Bots spielen …
turn-of = { $name } ist dran.
cover-hand = Karten verdecken

# Looking on
waiting-start = Gleich werden die Karten gegeben …
scan = Scannen und mitspielen
match-won = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } teilen sich die Partie!
}
round-won = { $count ->
    [one] { $names } gewinnt die Runde.
   *[other] { $names } teilen sich die Runde.
}
player-column = Person
round-column = Runde
total-column = gesamt

# Replay
replay-of = { $game }: Runde { $deal }
replay-controls = Durch die Runde gehen
replay-dealt = Die Karten sind gegeben.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-speed = Geschwindigkeit
replay-where = Wo in der Runde
times = × { $times }
step-of = { $step } / { $steps }
replay-share = Diese Runde teilen
download-record = Mitschrift herunterladen
hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
proof-title = War das Mischen ehrlich?
proof-lead =
    Vor dem Geben hat der Tisch einen Fingerabdruck der Kartenfolge gezeigt. Dein Browser rechnet ihn jetzt nach,
    aus dem, was nach der Runde offengelegt wurde.
proof-check = Nachprüfen
proof-seen = Ja: Der Fingerabdruck ist genau der, den dieser Browser vor den Karten gesehen hat.
proof-unseen =
    Ja: Die Zahlen ergeben den veröffentlichten Fingerabdruck. (Dieser Browser war vor dem Geben nicht dabei.)
proof-wrong = Nein: Der Fingerabdruck ist nicht der gezeigte.
proof-seed = Startzahl der Runde
proof-salt = Salz
proof-worked-out = Nachgerechneter Fingerabdruck (SHA-256)
proof-shown = Vorher gezeigter Fingerabdruck

# Rules
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel enthält das.
    [one] Eine Regel.
   *[other] { $count } Regeln.
}
rules-marks = Was die gedruckte Regel offenlässt, ist als unsere Regelung markiert.
rules-all = Alle Regeln
rules-usual = Das übliche Spiel
rules-chosen = Wie am Tisch vereinbart
rules-way = Spielweise
rules-law = Die Regeln im Einzelnen
example = Beispiel zeigen
example-hand = Auf der Hand:
example-may = erlaubt
example-may-not = nicht erlaubt

# Lernen
learn = Spielend lernen
learn-short = Lernen
learn-game = { $game } spielend lernen
learn-lesson = Lernen: { $title }
first-time = Zum ersten Mal { $game }?
first-time-lead =
    Eine kurze geführte Runde zeigt Schritt für Schritt alles, was du brauchst.
    Du kannst jederzeit aufhören.
first-time-play = Gleich spielen
lesson = Geführte Runde
lesson-step = { $step }/{ $steps }
lesson-progress = Fortschritt der Lektion
lesson-leave = Aufhören
lesson-on = Weiter
lesson-play = Jetzt spielen
lesson-again = Noch einmal
lesson-rule = Regel { $rule }
