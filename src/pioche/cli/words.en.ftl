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
no-language = there is no language { $lang }; there are { $langs }
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
