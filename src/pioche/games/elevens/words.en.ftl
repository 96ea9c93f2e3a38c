# Names
name-elevens-junior = Elevens Junior
about-elevens-junior = Fill four rows from 1 to 11 inwards from both ends; the first player without cards wins.
name-elevens = Elevens
about-elevens = Build four coloured rows from the 11 outwards, hold back what helps others, and be first without cards.

# Options
option-opening = Opening
option-opening-eleven = rows start with an 11
option-opening-extremes = the 1s and 20s already lie, rows grow inwards
option-opening-three = rows start with a 10, 11 or 12
option-opening-free = the first card laid decides which value starts rows
option-colours = Colours
option-colours-4 = four colours, 80 cards
option-colours-3 = three colours, 60 cards, for 2 players
option-without = Colour left out of three
option-without-B = blue
option-without-R = red
option-without-Y = yellow
option-without-G = green
preset-children = An easier start: a 10, an 11 or a 12 opens a row
preset-inwards = Inwards: the 1s and 20s already lie

# Cards and places
card-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $label }
zone-rows = Rows
zone-pile = Pile
fact-open = Rows start with a { $number }.
fact-passes = { $number ->
    [one] One player has passed.
   *[other] { $number } players in a row have passed.
}
zone-hand = Hand

# What one may do
act-lay = lay { $card }
act-stop = end your turn
act-draw = draw a card
act-pass = pass

# What happened: $who is “you” or a name, $card is “hidden” when it is not shown
told-lay = { $who ->
    [you] You lay { $card }.
   *[other] { $who } lays { $card }.
}
told-stop = { $who ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
told-draw = { $card ->
    [hidden] { $who ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
   *[other] { $who ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
}
told-pass = { $who ->
    [you] You pass.
   *[other] { $who } passes.
}

# What nobody should miss, said large; nothing where it is nothing special for who reads it
big-last-card = { $who ->
    [you] You have one card left!
   *[other] { $who } has one card left!
}

# Headings of the rules
heading-inwards = Opening: from both ends to the middle
heading-three = Opening: a 10, an 11 or a 12
heading-free = Free opening
