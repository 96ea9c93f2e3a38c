# Names
name-elevens-links = Elevens Links
about-elevens-links = Grow four rows from the 11s, leap over gaps with Links and Jokers, collect Bonus cards and have the best score when a hand is empty.

# Options: a row order is written from top to bottom
option-rows = Order of the rows
option-rows-drawn = drawn with the deal
option-rows-RYGB = red, yellow, green, blue
option-rows-RYBG = red, yellow, blue, green
option-rows-RGYB = red, green, yellow, blue
option-rows-RGBY = red, green, blue, yellow
option-rows-RBYG = red, blue, yellow, green
option-rows-RBGY = red, blue, green, yellow
option-rows-YRGB = yellow, red, green, blue
option-rows-YRBG = yellow, red, blue, green
option-rows-YGRB = yellow, green, red, blue
option-rows-YGBR = yellow, green, blue, red
option-rows-YBRG = yellow, blue, red, green
option-rows-YBGR = yellow, blue, green, red
option-rows-GRYB = green, red, yellow, blue
option-rows-GRBY = green, red, blue, yellow
option-rows-GYRB = green, yellow, red, blue
option-rows-GYBR = green, yellow, blue, red
option-rows-GBRY = green, blue, red, yellow
option-rows-GBYR = green, blue, yellow, red
option-rows-BRYG = blue, red, yellow, green
option-rows-BRGY = blue, red, green, yellow
option-rows-BYRG = blue, yellow, red, green
option-rows-BYGR = blue, yellow, green, red
option-rows-BGRY = blue, green, red, yellow
option-rows-BGYR = blue, green, yellow, red
option-beginners = For beginners
option-beginners-no = no, the full game
option-beginners-yes = yes, numbers only: no Links, Jokers or Bonus cards
option-drop_turn = A turn of nothing but a dropped Joker
option-drop_turn-no = no: who has laid nothing draws, as long as there is a pile
option-drop_turn-yes = yes: dropping a Joker may be the whole turn
preset-children = For the first time and with children: numbers only

# Cards and places: $label is a value, J a Joker, J12 a Joker standing for a 12, link a Link, bonus a Bonus card
card-name = { $label ->
    [J] Joker
    [link] Link
    [bonus] Bonus card
   *[other] { $label ->
        [J1] Joker as{ " " }
        [J2] Joker as{ " " }
        [J3] Joker as{ " " }
        [J4] Joker as{ " " }
        [J5] Joker as{ " " }
        [J6] Joker as{ " " }
        [J7] Joker as{ " " }
        [J8] Joker as{ " " }
        [J9] Joker as{ " " }
        [J10] Joker as{ " " }
        [J11] Joker as{ " " }
        [J12] Joker as{ " " }
        [J13] Joker as{ " " }
        [J14] Joker as{ " " }
        [J15] Joker as{ " " }
        [J16] Joker as{ " " }
        [J17] Joker as{ " " }
        [J18] Joker as{ " " }
        [J19] Joker as{ " " }
        [J20] Joker as{ " " }
        [J21] Joker as{ " " }
       *[other] { "" }
    }{ $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } { $label ->
        [J1] 1
        [J2] 2
        [J3] 3
        [J4] 4
        [J5] 5
        [J6] 6
        [J7] 7
        [J8] 8
        [J9] 9
        [J10] 10
        [J11] 11
        [J12] 12
        [J13] 13
        [J14] 14
        [J15] 15
        [J16] 16
        [J17] 17
        [J18] 18
        [J19] 19
        [J20] 20
        [J21] 21
       *[other] { $label }
    }
}
zone-rows = Rows
zone-pile = Pile
zone-hand = Hand
zone-links = Links
for-links = lead to a neighbouring row
zone-bonus = Bonus cards
for-bonus = 11 points for a full half row
zone-dropped = Discarded Jokers
fact-passes = { $number ->
    [one] One player has passed.
   *[other] { $number } players in a row have passed.
}
fact-used = { $number ->
    [0] None of the four cards of this turn is used yet.
    [one] One of the four cards of this turn is used.
   *[other] { $number } of the four cards of this turn are used.
}

# What one may do: $place, $from and $to are places like R12
act-lay = lay { $card }
act-joker = lay a Joker as { $place }
act-link = join { $from } to { $to } with a Link
act-swap = put { $card } where a Joker stands for it and take the Joker
act-drop = discard a Joker
act-draw = draw a card
act-stop = end your turn
act-pass = pass

# What happened: $who is “you” or a name, $card is “hidden” when it is not shown
told-lay = { $who ->
    [you] You lay { $card }.
   *[other] { $who } lays { $card }.
}
told-joker = { $who ->
    [you] You lay a Joker as { $place }.
   *[other] { $who } lays a Joker as { $place }.
}
told-link = { $who ->
    [you] You join { $from } to { $to } with a Link.
   *[other] { $who } joins { $from } to { $to } with a Link.
}
told-swap = { $who ->
    [you] You put { $card } where a Joker stood for it and take the Joker.
   *[other] { $who } puts { $card } where a Joker stood for it and takes the Joker.
}
told-drop = { $who ->
    [you] You discard a Joker.
   *[other] { $who } discards a Joker.
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
told-stop = { $who ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
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

# What is asked at a moment that is no ordinary turn
ask-linked = Your Link waits: lay the number it leads to, or a Joker for it.

# Headings of the rules
heading-jokers = Jokers
heading-bonus = Bonus cards
heading-links = Links
heading-beginners = For beginners
