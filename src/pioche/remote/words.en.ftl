# A live table in the terminal
your-name = What shall the others call you?
seated = You have seat { $seat } at a table of { $game }.
watching = You look on at a table of { $game }.
invite = Others join with: pioche join { $link }
come-back = Come back to your seat with: pioche join { $link }
seat-open = open
seat-bot = bot, { $level }
seat-host = host
seat-away = away
host-deals = Enter deals the cards, bots take the open seats; q hangs up.
host-waits = Waiting for { $name } to deal.
next-round = Enter deals the next round, q hangs up.
another-match = Enter begins another match, q hangs up.
seconds-left = { $seconds } s left
far-keys = t table · h hint · l what happened so far · r all rules · r ID one rule · s scores · ! reactions · q hang up, to come back later
no-hints = No hints at this table, as agreed.
not-now = It is not your turn.
reactions = Type ! and one of: { $list }
news-joined = { $name } sits down.
news-left = { $name } has left; a bot plays on.
news-went = { $name } has lost the connection.
news-came = { $name } is back.
news-warned-away = { $name } is away; soon a bot will play for them.
news-warned-clock = { $name }: the time is nearly up.
news-undo-asked = { $name } would like to take back the last move.
news-undo-answered = The question whether to take back a move was answered by { $name }.
news-stood-in = A bot plays for { $name } until they are back.
news-host = { $name } is host now.
news-offered = A bot’s seat is free to take: { $name }.
news-linked = The seat of { $name } has a new link.
news-reacted = { $name }: { $reaction ->
    [hello] hello!
    [thanks] thank you!
    [bravo] well played!
    [oops] oops …
    [wow] wow!
    [hurry] come on!
    [sorry] sorry!
   *[bye] good-bye!
}
agent-seated = { $name } has seat { $seat }.
agent-done = The match is over. Points: { $points }.
