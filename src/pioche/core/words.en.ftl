# Common to all games.
refused-unreadable = There is no action “{ $action }” in this game.
refused-over = The round is over.
refused-not-your-turn = It is not your turn.
refused-not-held = You do not have that card.
status-printed = printed
status-ruled = our ruling
status-option = option
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-pink = pink
colour-violet = violet
colour-orange = orange
colour-grey = grey
told-undo = { $who ->
    [you] You take back the last move.
   *[other] { $who } takes back the last move.
}
lesson-later = The rules allow that too. For this lesson, first do what is offered.

# Headings of the rules
heading-common = In every game
heading-cards = The cards
heading-start = The start
heading-turn = A turn
heading-end = The end and the points

# What cannot be: a table, a match, a text
either = { $first } or { $other }
setting = { $game } with { $seats } seats
no-game = there is no game { $game }; there are { $games }
no-such-seats = { $game } is played with { $allowed } seats, not { $seats }
no-value = option { $option } has no value { $value }; it can be { $allowed }
no-option = { $game } has no option { $option }; { $offer }
offers-no-option = it has no options
offers-options = it has { $options }
not-allowed = { $game } does not allow { $chosen } ({ $rules })
not-allowed-with = { $game } does not allow { $chosen } with { $seats } seats, only with { $others } ({ $rules })
no-seat = there is no seat { $seat }; the seats are 0 to { $last }
no-seed = a seed is a whole number from 0 to { $most }, not { $seed }
no-seat-to-begin = there is no seat { $seat } to begin; the seats are 0 to { $last }
no-first = 'first' does not apply to { $setting }: { $rule }
round-not-over = the present round is not over yet
match-over = the match is over after { $rounds } rounds
no-such-rounds = a match has at least 1 round and at most { $most }, not { $rounds }
no-level = there is no level { $level }; there are { $levels }
not-a-number = { $word } is not a number from { $least } to { $most }
seat-needed = a seat is needed here, a number from 0 to { $last }
at-line = line { $line }: { $what }
no-text = a text is needed here, not { $type }
said-twice = '{ $about }' is said twice
line-missing = a line '{ $word } …' is missing
one-word = '{ $word }' takes one word
wrong-word = '{ $word }': { $what }
option-written = an option is written name=value
other-version = made under version { $made } of { $game }; the rules here are version { $here }
rng-digits = 'rng' takes 16 hexadecimal digits
one-direction = { $game } is always played in direction { $direction }
no-record = this is not a record: it does not begin with 'pioche'
other-format = a record of format { $made }; this program reads format { $here }
no-match = this is not a match: it does not begin with 'match 1'
no-round = there is no round in this match
more-rounds = there are { $rounds } rounds in this match
other-setting = this round is { $here }, the one before was { $before }
round-before-not-over = the round before this one is not over
other-first = seat { $here } begins this round; after the one before seat { $due } does
no-head-line = there is no line { $word } at the head of a match
name-of-seat = '{ $word }' takes a seat and its name
table-first = this was made under other rules: here the table first does { $step }
table-does = this was made under other rules: here the table does { $step }
set-up-first = set-up lines come before steps
no-such-step = this was made under other rules, or is not a record of this game: { $why }
reveals = this was made under other rules: here { $action } reveals { $card }
reveals-nothing = this was made under other rules: here { $action } reveals nothing
series-length = a series has 1 to { $most } games, not { $number }
threads-between = work is shared by 1 to { $most } threads, not { $number }
ladder-deals = a ladder has 1 to { $most } deals, not { $number }
no-policy = there is no policy { $policy } here; there are { $policies }
policies-needed = { $seats } seats need one policy, or { $seats } of them, not { $given }
no-book = { $file } is no book of a ladder: { $why }
two-levels = a ladder needs at least two levels, each once
