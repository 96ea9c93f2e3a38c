# Ein Tisch im Netz, im Terminal
your-name = Wie sollen die anderen dich nennen?
seated = Du hast Platz { $seat } an einem Tisch für { $game }.
watching = Du siehst an einem Tisch für { $game } zu.
invite = Andere kommen dazu mit: pioche join { $link }
come-back = Zurück an deinen Platz kommst du mit: pioche join { $link }
seat-open = frei
seat-bot = Bot, { $level }
seat-host = Gastgeber
seat-away = abwesend
host-deals = Enter gibt die Karten, Bots nehmen die freien Plätze; q legt auf.
host-waits = { $name } gibt gleich die Karten.
next-round = Enter gibt die nächste Runde, q legt auf.
another-match = Enter beginnt noch eine Partie, q legt auf.
seconds-left = noch { $seconds } s
far-keys = t Tisch · h Tipp · l was bisher geschah · r alle Regeln · r ID eine Regel · s Punkte · ! Zurufe · q auflegen, um später zurückzukommen
no-hints = An diesem Tisch gibt es keine Tipps, so ist es vereinbart.
not-now = Du bist nicht an der Reihe.
reactions = Tippe ! und eines dieser Wörter: { $list }
news-joined = { $name } setzt sich.
news-left = { $name } ist gegangen; ein Bot spielt weiter.
news-went = { $name } hat die Verbindung verloren.
news-came = { $name } ist wieder da.
news-warned-away = { $name } ist weg; bald spielt ein Bot für sie oder ihn.
news-warned-clock = { $name }: die Zeit ist fast um.
news-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
news-undo-answered = { $name } hat auf die Bitte geantwortet, den Zug zurückzunehmen.
news-stood-in = Ein Bot spielt für { $name }, bis sie oder er zurück ist.
news-host = { $name } ist jetzt Gastgeber.
news-offered = Der Platz eines Bots ist frei: { $name }.
news-linked = Der Platz von { $name } hat einen neuen Link.
news-reacted = { $name }: { $reaction ->
    [hello] hallo!
    [thanks] danke!
    [bravo] gut gespielt!
    [oops] hoppla …
    [wow] toll!
    [hurry] los!
    [sorry] Entschuldigung!
   *[bye] tschüss!
}
agent-seated = { $name } hat Platz { $seat }.
agent-done = Die Partie ist vorbei. Punkte: { $points }.
