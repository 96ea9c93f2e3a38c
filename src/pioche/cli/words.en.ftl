# The terminal table
choose-game = Which game?
choose-number = A number from 1 to { $most }:
choose-seats = How many players, 2 to 6? [{ $default }]
choose-option = { $option }? [1]
you = You
round-of = round { $round } of { $rounds }
pile-count = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
cards-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label = { $label }:
player = Player { $number }
you-can-lay = You can lay { $cards }.
hand-of-you = Your hand
none = empty
row = Row { $row }
fits-here = you can lay
fits-other = another card can go here
joined = Joined to the row below at { $cards }.
on-turn = to play
your-turn = Your turn. What do you do?
prompt-hint = a number, or ? for help
not-a-number = There is no choice { $typed }. Type a number from 1 to { $most }, or ? for help.
help-line-number = 1 to { $most }: do what stands beside the number (or type it: { $example })
help-line-several = several actions in one line, separated by spaces or commas, by number or card
help-line-why = any other action: why it is not allowed
help-line-keys = t table · h hint · l what happened so far · r all rules · r ID one rule · s scores · q quit, to go on later
hint-title = How good it looks from here, in chances to win the round:
hint-chance = { $chance } %
hint-best = (best)
by-table = { $sentence } (There was no choice: the table did it.)
round-over = The round is over.
won-round = { $count ->
    [one] { $names } won the round.
   *[other] { $names } share the round.
}
won-round-you = You won the round!
won-match = { $count ->
    [one] { $names } won the match.
   *[other] { $names } share the match.
}
won-match-you = You won the match!
table-scores = Scores
column-round = round
column-total = total
low-wins = fewest points win
high-wins = most points win
press-enter = Enter for the next round, q to stop here.
saved = Saved. Go on with: pioche play --resume { $file }
record-kept = The record of this match: { $file }
bye = Until next time.
options = options
players = players
glance-goal = The goal
glance-turn = Your turn
glance-special = Special cards
glance-order = What beats what
rules-of = The rules of { $game }
only-when = with { $when }
ruling = our ruling
step-hint = Enter for the next step, q to stop.
no-rule = There is no rule { $rule } in this game.
lesson-do = What do you do? (a number; r the rule, q leave)
lesson-on = Enter to go on (r the rule, q leave)
lesson-play = Now play: { $command }
lesson-other = Another lesson, { $title }: { $command }
# What is wrong with the words of a command
no-language = there is no language { $asked }; there are { $langs }
option-written-not = an option is written name=value, not { $word }
option-twice = the option { $option } is given twice
unreadable-file = { $file } cannot be read: { $why }
no-text-file = { $file } cannot be read: it is not a text
in-file = { $file }: { $what }
none-kept = no match has been kept yet
mine-takes = --mine takes seats from 0 to { $last }, separated by commas, or 'all'
bots-takes = --bots takes one level, or { $seats } of them, separated by commas
names-takes = --names takes up to { $seats } names, separated by commas
no-lessons = no game here has a lesson
no-lesson = { $game } has no lesson
no-lesson-so = { $game } has no lesson for these options
other-fingerprint = the record's fingerprint is not the one you noted
verified = verified: dealt as promised by { $fingerprint }
# Many games: simulate, soak, ladder
json-or-csv = --json and --csv exclude each other
interrupted-after = interrupted after { $games } of { $asked } games
interrupted-at-once = interrupted before the first games were counted
interrupted-kept = interrupted; go on with --resume { $file }
interrupted-unkept = interrupted; --resume FILE keeps the deals
bar-games = { $done } of { $total } games
bar-deals = { $done } of { $total } deals
games-and-seed = { $games } games, seed { $seed }
title-setting = { $game }, { $seats } seats
seat-number = seat { $seat }
by-seat = by seat
by-order = by order of turns
nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
nth-to-play = { $nth } to play
columns-won = won|95 % interval|against even|points|spread
more = more
less = less
per-game = per game
columns-spread = mean|spread|least|5 %|median|95 %|most
count-turns = turns
count-actions = actions
count-draws = draws
count-passes = passes
how-to-read = Even is { $even }; more or less: even lies outside the interval. Spread: standard deviation. Order counts from the seat that has the first turn.
shared-wins = Several seats shared the win in { $share } of the games, each an equal part.
even = even
games-won = Games won, with 95 % intervals
median-is = median { $turns }
game-length = Length of a game
percent-games = % of games
unwritable = { $file } cannot be written
unwritable-file = { $file } cannot be written: { $why }
games-at-least = --games is at least 1, not { $games }
negative-seed = a seed is not negative: { $seed }
broken = { $setting }, seed { $seed }, game { $index }: { $what }
soaked = { $game }: { $games } games in { $settings } settings, { $actions } actions, seed { $seed }: { $broken } broken
which-game = which game? 'pioche games' lists them
nothing-played = nothing has been played yet
same-deals = { $setting }: the same { $deals } deals from every seat, seed { $seed }; even is { $even }
pairs-deals = The same deals for every pair, seats rotated, seed { $seed }
even-and-times = Even is { $even }. Times: CPU of one core for a decision that leaves a choice.
elo-points = Elo points
no-picture = a picture is a file ending in { $kinds }, not { $file }
plot-needs = --plot needs matplotlib: { $command }
nobody-plays = nothing is played with { $seats } seats; 2 to 6 can play
from-to = { $low } to { $high }
yes = yes
no = no
columns-standing = level|Elo|95 % interval|ms a decision
columns-pair = one|among|deals|won|95 % interval|apart
# Measuring speed: bench
bench-same = the same game in both engines: { $setting }
bench-other = OpenSpiel played another game; crazy eights, which it has too, is a package: examples/crazy-eights
page-peers = the page shows every peer, but { $what }
measuring = measuring …
measuring-what = measuring { $what } …
measuring-start = measuring the first deal of a process …
measuring-peers = measuring { $what } and its peers by turns …
sheet-speed = random play on one thread: actions a round, million decisions per second of CPU time, bytes a state
columns-speed = setting|actions|million/s|from Python|bytes
sheet-start = first deal of a process
columns-start = game|compiling, once|from the cache
sheet-strength = rounds won by one seat with the quick policy (even: { $even })
columns-strength = setting|against random|against eager
sheet-peers =
    random play: million player decisions per second of CPU time,
    and how many times as fast ours is, compiled and driven from Python
columns-peers = system|driven|game|million/s|compiled|Python
sheet-bars = the bars: how many times as fast ours has to be, and is
columns-bars = ours|theirs|at least|measured
sheet-learners =
    with observations and masks, as learning agents need them:
    million decisions per second of CPU time
    (at least { $least } in arrays: { $met })
columns-learners = system|driven|game|million/s|arrays
met = met
not-met = not met
not-measured = not measured
