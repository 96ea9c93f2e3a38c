# The table
you = You
player = Player { $number }
close = Close
cancel = Cancel
seats = Players
rules = Rules
all-rules = All rules of this game
rule-title = Rule { $rule }
rule-printed = from the rulebook
rule-ruled = our ruling
rule-option = an option of this table
level-novice = Novice
level-family = Family
level-skilled = Skilled
level-expert = Expert
level-master = Master
stand-in = a bot plays
let-bot-play = Let a bot play for { $name }
away = away
on-turn = to play
winner = winner
cards-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seconds = { $count } s
percent = { $chance } %
chance = { $chance } % chance to win
empty = empty
zone-count = { $zone }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
known-cards = What you know of { $name }
hand-of = Hand of { $name }
your-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
no-cards = No cards left.
can-play = can be played
place-open = { $place }: lay here
row-spoken = Row { $row }: { $cards ->
    [none] empty.
   *[other] { $cards }.
}
row-joined = Joined to the row below at { $cards }.
row-open = You can lay { $cards }.

# Turn
your-turn = What do you do?
your-turn-mark = Your turn
not-yet = It is not your turn yet.
waits-for = { $name } is thinking …
waits-for-all = The others are thinking …
ask-only = Only one thing is possible: { $action }.
ask-either = What will it be: { $actions }?
ask-card = Which card do you play?
ask-card-or = Play a card, or { $action }.
tap-a-card = { $way ->
    [touch] Tap a card, then tap it again. Or swipe it to the table.
   *[mouse] Click a card, then click it again. Or drag it to the table.
}
tap-lit = { $way ->
    [touch] Tap one of the lit cards.
   *[mouse] Click one of the lit cards.
}
choose = Which one?
undo = Take back
undo-wish = { $name } would like to take back the last move.
undo-yes = All right
undo-no = No
undo-waits = The others are asked whether you may take back your move …
hurry = Skip ahead
quick = Quick!
hint = Hint
thinking = Thinking …
hint-only = Chance to win: { $chance } %.
hint-equal = Chance to win: about { $chance } % whatever you do.
hint-best = Best: { $action }. You win about { $chance } times in 100, { $more } more than with what is not marked.
no-hint = No hint right now.
hint-later = The first hint takes longer: the rules are still being prepared.
refused = That is not possible.
round-of = Round { $round } of { $rounds }
round-over = The round is over.
match-over = The match is over

# What happened
log-title = What happened
log-all = Everything that happened
nothing-yet = Nothing yet.
since-you = Since your last turn
before-that = Your last turn, and before
look-at = Look at { $name } closely
by-table = { $sentence } (There was no choice.)
news-joined = { $name } sits down.
news-left = { $name } leaves the table.
news-left-bot = { $name } leaves the table; a bot ({ $level }) plays on.
news-offered = A bot’s seat is free to take: { $name }.
news-came = { $name } is back.
news-went = { $name } is away.
news-stood-in = A bot plays for { $name }.
reacted = { $name }: { $reaction }

# Reactions
reactions = Say something
say-hello = Hello!
say-thanks = Thanks!
say-bravo = Bravo!
say-oops = Oops!
say-wow = Wow!
say-hurry = Come on …
say-sorry = Sorry!
say-bye = Bye!

# Scores
scores = Scores
won-round-you = You won the round!
won-match-you = You won the match!
won-round = { $count ->
    [one] { $names } won the round.
   *[other] { $names } share the round.
}
won-match = { $count ->
    [one] { $names } won the match.
   *[other] { $names } share the match.
}
nobody-won = Nobody won.
kind-round = The next deal is a new chance.
kind-match = Well played. Another match?
ended-empty = { $who ->
    [you] You played your last card.
   *[other] { $who } played the last card.
}
ended-last = The last move: { $sentence }
left-of = What { $name } had at the end
player-head = Player
round-head = Round
total-head = Total
low-wins = Fewest points win.
high-wins = Most points win.
plot = { $rounds ->
    [one] Points after 1 round
   *[other] Points over { $rounds } rounds
}
next-round = Next round
rematch = Play again
look-at-table = See the table
replay = Replay
share-picture = Share a picture
record = Record
verify = Check the shuffle

# Tools and help
help = How to play here
help-touch = { $way ->
    [touch] Tap a card: it rises, and the places where it can go light up. Tap it again to play it, or tap a place. You
        can also drag it there, or swipe it to the table. If a move is not allowed, you are told why.
   *[mouse] Click a card: it rises, and the places where it can go light up. Click it again to play it, or click a
        place. You can also drag it there. If a move is not allowed, you are told why.
}
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
one-tap = { $way ->
    [touch] Play a card with one tap
   *[mouse] Play a card with one click
}
notice-on = You are told when it is your turn
notice-off = Tell me when it is my turn
keys = Keyboard
key-tab = Tab
key-tab-does = from your hand to the table and the buttons
key-arrows = Arrow keys
key-arrows-does = from card to card, from place to place
key-enter = Enter, Space
key-enter-does = pick up a card, and again to play it
key-escape = Esc
key-escape-does = put it down
key-hint = h
key-hint-does = hint, where the table allows it
key-log = l
key-log-does = what happened so far

# The letter of each colour beside its shape
letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-pink = P
letter-violet = V
letter-orange = O
what-is = What is this?
key-what = I, right click or long press
key-what-does = what a card or the pile is, and its rule

# The game at a glance
glance-of = { $game } at a glance
glance-goal = The goal
glance-turn = Your turn
glance-special = Special cards
