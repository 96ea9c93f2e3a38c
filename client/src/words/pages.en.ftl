# Everywhere
title = Pioche
skip = Skip to the content
language = Language
theme = Colours: { $shade ->
    [light] light
    [dark] dark
   *[auto] as on this device
}
loading = One moment…
to-start = All games
again = Try again
newer = There is a newer version of this page. Your game is safe.
reload = Reload
reconnecting = Reconnecting…
label-value = { $label }: { $value }

# What went wrong
trouble = That did not work
trouble-offline = The server does not answer. Check the connection and try again.
trouble-not-found = There is no such table. Check the link or the code.
trouble-expired = This table was cleared away because nobody came back to it.
trouble-full = There is no free seat left at this table.
trouble-forbidden = This link does not open that seat.
trouble-too-many-requests = Too fast! Wait a few seconds, then try again.
trouble-seat-lost = This seat was given a new link, or you left it. Ask the host for the new link.
no-page = There is no such page
trouble-no-page = Perhaps the address was mistyped, or cut off on its way here.
trouble-no-game = There is no such game here.
trouble-no-replay = This round is not over yet, or there is no such round.
trouble-other = Something went wrong. Reload the page.

# Start
start-question = What shall we play?
start-lead = Pick a game: alone against bots, or with friends.
start-small =
    No account, no advertising, nothing to install. The games are named descriptively; all texts and drawings are
    our own.
players-range = { $least }–{ $most } players
minutes = ≈ { $minutes } min
difficulty-1 = Easy
difficulty-2 = Medium
difficulty-3 = Demanding
age = from age { $age }
alone = Play { $game } alone
alone-seats = Against how many bots
alone-level = How strong the bots are
alone-of = { $level } level
alone-bots = { $count ->
    [one] against one bot
   *[other] against { $count } bots
}
play = Play
play-game = Play { $game }
dealing = Dealing…
preparing = Being prepared, once on this server: { $done } of { $parts } parts done.
preparing-waited = The rules are being prepared, once on this server: { $done } of { $parts } parts done.
friends = With friends
friends-game = With friends: { $game }
rules-of = Rules of { $game }
join-title = Join a table
join-lead = Type the code you were given.
join = Join
code-unknown = No table has the code { $code }.
your-tables = Your tables
remove-table = Take { $game } off this list
your-turn-there = Your turn
stage-lobby = not started yet
stage-playing = being played
stage-between = between two rounds
stage-over = over
tables-gone = { $count ->
    [one] One table no longer exists and was removed from here.
   *[other] { $count } tables no longer exist and were removed from here.
}
friendly-names = Fox Otter Hedgehog Owl Squirrel Panda Beaver Rabbit

# A new table
make-title = A table for { $game }
way = How to play together
way-devices = Everybody on their own device
way-devices-more = You share a link, a code or a QR code.
way-around = One device passed around
way-around-more = A curtain hides the cards between turns.
who-plays = Who plays?
how-many = Number of seats
your-name = Your name
person = a person
bot-level = Bot · { $level }
seat-number = Seat { $number }
seat-who = Who takes seat { $number }?
seat-open = invited by link
seat-bot = plays by itself
who-begins = Who begins?
begins-usual = by the rules, else by lot
begins-youngest = { $name } (the youngest)
house-rules = House rules
presets = Ready-made settings
preset-usual = As the rules have it
all-options = { $count ->
    [one] The option
   *[other] The { $count } options one by one
}
rule-link = rule { $rule }
match-rules = Match
match-summary = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $clock ->
    [0] no clock
   *[other] { $clock } s a turn
}
rounds = Rounds
clock = Clock
clock-slow = take your time: leave, and play on days later
clock-of = { $seconds ->
    [0] take your time
   *[other] { $seconds } seconds a turn
}
pace = Pace of the bots
pace-instant = at once
pace-normal = like people
pace-slow = unhurried
hints = Hints
hints-allowed = Allow asking for a hint
hints-yes = allowed
hints-no = none
not-together = These settings do not go together:
make-table = Open the table
deal-now = Deal the cards

# Before the first deal
lobby-lead = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
at-table = At the table
seat-free = free
host = host
start-game = Deal the cards
bots-fill = { $count ->
    [one] A bot will take the free seat.
   *[other] Bots will take the free seats.
}
host-starts = { $name } will deal the cards.
invite-others = Invite others
short-code = Code to type on the start page
link = Link
copy-link = Copy the link
copied = Copied!
not-copied = Select the link and copy it.
share = Share
qr-alt = QR code of { $link }
to-watch = Show the table on a big screen
agreed = What is agreed
leave = Leave the table
leave-sure = Really leave? A bot will play for you.
offer-seat = Let somebody sit here now
seat-offered = free to take
new-link = New link for { $name }
new-link-more = This link is the seat of { $name }; give it to nobody else. The old one no longer works.
table-menu = The table: invite, settings, leave

# An invitation
invited = There is a seat for you: { $game }
sit-down = Sit down
sit-here = Here
sit-here-number = Here: seat { $number }
sit-for-bot = Take over
sit-for-bot-name = Take over from { $name }
no-free-seat = All seats are taken; you can replace a bot or look on.
look-on = Look on
elsewhere = This seat is open elsewhere
elsewhere-more = In another tab or on another device. Nothing is lost.
take-here = Take it here

# One device passed around
pass-to = Pass the device to { $name }
reveal = I am { $name }: show my cards
who-first = Quick! Who reacts?
others-play = The bots are playing…
turn-of = It is { $name }’s turn.
cover-hand = Hide my cards

# Looking on
waiting-start = The cards will be dealt soon…
scan = Scan to play
match-won = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } share the match!
}
round-won = { $count ->
    [one] { $names } wins the round.
   *[other] { $names } share the round.
}
player-column = player
round-column = round
total-column = total

# Replay
replay-of = { $game }: deal { $deal }
replay-controls = Step through the round
replay-dealt = The cards are dealt.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-speed = Speed
replay-where = Where in the round
times = × { $times }
step-of = { $step } / { $steps }
replay-share = Share this round
download-record = Download the record
hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
proof-title = Was the deal fair?
proof-lead =
    Before the deal the table showed a fingerprint of the order of the cards. Your browser now works it out again
    from what was revealed after the round.
proof-check = Check it
proof-seen = Yes: the fingerprint is exactly the one this browser saw before the cards.
proof-unseen = Yes: the numbers give the published fingerprint. (This browser was not there before the deal.)
proof-wrong = No: the fingerprint is not the one that was shown.
proof-seed = Seed of the deal
proof-salt = Salt
proof-worked-out = Fingerprint worked out (SHA-256)
proof-shown = Fingerprint shown before

# Rules
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule says that.
    [one] One rule.
   *[other] { $count } rules.
}
rules-marks = What the printed rules leave open is marked as our ruling.
rules-all = All rules
rules-usual = The usual game
rules-chosen = As agreed at the table
rules-way = Way of playing
rules-law = The rules in detail
example = Show an example
example-hand = In hand:
example-may = allowed
example-may-not = not allowed

# Learning
learn = Learn by playing
learn-short = Learn
learn-game = Learn { $game } by playing
learn-lesson = Learn: { $title }
first-time = Your first game of { $game }?
first-time-lead = A short guided round shows all you need, step by step. You can leave it at any moment.
first-time-play = Play straight away
lesson = Guided round
lesson-step = { $step }/{ $steps }
lesson-progress = Progress of the lesson
lesson-leave = Leave
lesson-on = Go on
lesson-play = Play now
lesson-again = Once more
lesson-rule = Rule { $rule }
