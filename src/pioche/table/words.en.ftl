# A live table
table-unreadable = That cannot be read.
table-illegal = The rules do not allow that.
table-not-held = You do not have that card.
table-not-your-turn = It is not your turn.
table-stale = Something happened in the meantime; look at the table again.
table-over = It is over.
table-not-found = There is no such table.
table-expired = This table was cleared away because nobody came back to it.
table-set-aside = What was kept of this table cannot be read, so it is set aside; nothing was deleted, and whoever runs the server can look at it.
table-other-rules = This was played under other rules of the game than today’s; it is kept, but cannot be played on or shown here.
table-full = There is no free seat.
table-round-is-on = A round is being played: a bot’s seat is free to take when it is over, or at once if the host agrees.
table-yours-to-the-end = You took this seat in the middle of the round, so it is yours until the round is over.
table-forbidden = You may not do that.
table-too-many-requests = Slow down a little, then try again.
table-fault = Something went wrong on the server; it is noted in its log. Try again in a moment.
store-lost = The server cannot use its store at the moment; nothing is lost, try again soon.
