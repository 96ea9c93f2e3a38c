# Ein Tisch im Netz
table-unreadable = Das ist nicht zu lesen.
table-illegal = Die Regeln erlauben das nicht.
table-not-held = Du hast diese Karte nicht.
table-not-your-turn = Du bist nicht an der Reihe.
table-stale = Inzwischen ist etwas geschehen; sieh noch einmal auf den Tisch.
table-over = Es ist vorbei.
table-not-found = Diesen Tisch gibt es nicht.
table-expired = Dieser Tisch wurde abgeräumt, weil niemand zurückkam.
table-set-aside = Was von diesem Tisch aufbewahrt ist, lässt sich nicht lesen, darum ist er beiseitegestellt; gelöscht ist nichts, und wer den Server betreibt, kann nachsehen.
table-other-rules = Hier wurde nach anderen Regeln gespielt als den heutigen; das Spiel ist aufbewahrt, lässt sich aber weder fortsetzen noch zeigen.
table-full = Es ist kein Platz frei.
table-round-is-on = Gerade wird eine Runde gespielt: Den Platz eines Bots kann man danach einnehmen, oder sofort, wenn der Gastgeber einverstanden ist.
table-yours-to-the-end = Du hast diesen Platz mitten in der Runde eingenommen, er gehört dir also bis zu ihrem Ende.
table-forbidden = Das darfst du nicht.
table-too-many-requests = Etwas langsamer, dann noch einmal.
table-fault = Auf dem Server ist etwas schiefgegangen; es steht in seinem Protokoll. Bitte gleich noch einmal versuchen.
store-lost = Der Server kann seinen Speicher gerade nicht benutzen; nichts ist verloren, bitte gleich noch einmal versuchen.
