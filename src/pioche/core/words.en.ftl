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
lesson-later = The rules allow that too. For this lesson, first do what is offered.

# Headings of the rules
heading-common = In every game
heading-cards = The cards
heading-start = The start
heading-turn = A turn
heading-end = The end and the points
