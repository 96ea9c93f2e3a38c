# Names
name-chifoumi = Chifoumi
about-chifoumi = Beat the card on top with a stronger symbol or colour, spring races, gifts and +3s on the others, and be first without cards.

# Options
option-young = For young players
option-young-0 = no, the full game
option-young-1 = variant 1: no event cards, no balls and chains, colours do not count
option-young-2 = variant 2: variant 1 with the event cards
option-young-3 = variant 3: variant 2 with the colours
option-events = Event cards
option-events-0 = none
option-events-1 = one of each event per colour and symbol, 45 cards
option-events-2 = two of each event per colour and symbol, 90 cards
option-stack = Answer to a +3
option-stack-stronger = a +3 must be stronger than the one before
option-stack-any = any +3 will do
option-mistakes = Wrong cards
option-mistakes-prevent = are refused and cost nothing
option-mistakes-penalty = cost 3 cards and the turn
option-race_seconds = Time for a race
option-race_seconds-6 = 6 seconds
option-race_seconds-3 = 3 seconds
option-race_seconds-10 = 10 seconds
option-thanks_seconds = Time to say thanks
option-thanks_seconds-6 = 6 seconds
option-thanks_seconds-3 = 3 seconds
option-thanks_seconds-10 = 10 seconds
preset-children = With young children: no event cards, colours do not count
preset-family = With the family: no balls and chains, more time to react
preset-wild = Wild: twice the event cards, any +3 answers, mistakes cost cards

# Cards and places: $label is R, P or S for rock, paper, scissors with its event (Rplus3, Prace, Sgive…), J a Joker, X the ball and chain
card-name = { $label ->
    [X] ball and chain
   *[other] { $colour ->
        [red] red
        [yellow] yellow
       *[green] green
    } { $label ->
        [R] rock
        [Rplus3] rock, +3
        [Rrace] rock, race
        [Rgive] rock, give
        [Rtrade] rock, trade
        [Ragain] rock, again
        [P] paper
        [Pplus3] paper, +3
        [Prace] paper, race
        [Pgive] paper, give
        [Ptrade] paper, trade
        [Pagain] paper, again
        [S] scissors
        [Splus3] scissors, +3
        [Srace] scissors, race
        [Sgive] scissors, give
        [Strade] scissors, trade
        [Sagain] scissors, again
        [JcalledR] Joker, called rock
        [JcalledP] Joker, called paper
        [JcalledS] Joker, called scissors
       *[J] Joker
    }
}
zone-pile = Pile
zone-top = Card on top
zone-under = Under it
zone-hand = Hand
fact-stack = { $number ->
    [one] { $number } card waits to be drawn.
   *[other] { $number } cards wait to be drawn.
}
fact-direction = { $number ->
    [-1] Play goes anticlockwise.
   *[1] Play goes clockwise.
}

# What one may do: $symbol is R, P or S, $target is “you” or a name
act-lay = lay { $card }
act-joker = lay { $card } and call { $symbol ->
    [R] rock
    [P] paper
   *[S] scissors
}
act-draw = draw a card
act-keep = keep the drawn card
act-take = take the waiting cards
act-again = play again
act-turn = reverse the direction
act-snap = snap with { $card }
act-snapjoker = snap with { $card } and call { $symbol ->
    [R] rock
    [P] paper
   *[S] scissors
}
act-let = let it go
act-give = { $target ->
    [you] give you { $card }
   *[other] give { $target } { $card }
}
act-trade = { $target ->
    [you] trade hands with you
   *[other] trade hands with { $target }
}
act-thanks = say thanks
act-forget = forget to say thanks

# What happened: $who is “you” or a name, $card is “hidden” when it is not shown, $count is a number, 0 when nothing was left
told-lay = { $who ->
    [you] You lay { $card }.
   *[other] { $who } lays { $card }.
}
told-joker = { $who ->
    [you] You lay { $card } and call { $symbol ->
        [R] rock
        [P] paper
       *[S] scissors
    }.
   *[other] { $who } lays { $card } and calls { $symbol ->
        [R] rock
        [P] paper
       *[S] scissors
    }.
}
told-draw = { $count ->
    [0] { $who ->
        [you] There is nothing left for you to draw.
       *[other] There is nothing left for { $who } to draw.
    }
   *[other] { $card ->
        [hidden] { $count ->
            [1] { $who ->
                [you] You draw a card.
               *[other] { $who } draws a card.
            }
           *[other] { $who ->
                [you] You draw { $count } cards.
               *[other] { $who } draws { $count } cards.
            }
        }
       *[other] { $who ->
            [you] You draw { $card }.
           *[other] { $who } draws { $card }.
        }
    }
}
told-keep = { $who ->
    [you] You keep the drawn card.
   *[other] { $who } keeps the drawn card.
}
told-take = { $count ->
    [0] { $who ->
        [you] There is nothing left for you to take.
       *[other] There is nothing left for { $who } to take.
    }
    [1] { $who ->
        [you] You take a card.
       *[other] { $who } takes a card.
    }
   *[other] { $who ->
        [you] You take { $count } cards.
       *[other] { $who } takes { $count } cards.
    }
}
told-again = { $who ->
    [you] You play again.
   *[other] { $who } plays again.
}
told-turn = { $who ->
    [you] You reverse the direction.
   *[other] { $who } reverses the direction.
}
told-snap = { $who ->
    [you] You snap with { $card }.
   *[other] { $who } snaps with { $card }.
}
told-snapjoker = { $who ->
    [you] You snap with { $card } and call { $symbol ->
        [R] rock
        [P] paper
       *[S] scissors
    }.
   *[other] { $who } snaps with { $card } and calls { $symbol ->
        [R] rock
        [P] paper
       *[S] scissors
    }.
}
told-let = { $who ->
    [you] You let it go.
   *[other] { $who } lets it go.
}
told-give = { $card ->
    [hidden] { $who ->
        [you] { $target ->
            [you] You give yourself a card.
           *[other] You give { $target } a card.
        }
       *[other] { $target ->
            [you] { $who } gives you a card.
           *[other] { $who } gives { $target } a card.
        }
    }
   *[other] { $who ->
        [you] { $target ->
            [you] You give yourself { $card }.
           *[other] You give { $target } { $card }.
        }
       *[other] { $target ->
            [you] { $who } gives you { $card }.
           *[other] { $who } gives { $target } { $card }.
        }
    }
}
told-trade = { $who ->
    [you] { $target ->
        [you] You trade hands with yourself.
       *[other] You trade hands with { $target }.
    }
   *[other] { $target ->
        [you] { $who } trades hands with you.
       *[other] { $who } trades hands with { $target }.
    }
}
told-thanks = { $who ->
    [you] You say thanks.
   *[other] { $who } says thanks.
}
told-forget = { $who ->
    [you] You forget to say thanks.
   *[other] { $who } forgets to say thanks.
} Cards drawn: { $count }.
act-mistake = try { $card }
told-mistake = { $who ->
    [you] You try { $card }.
   *[other] { $who } tries { $card }.
} It is not allowed here and goes back. Cards drawn: { $count }.

# What nobody should miss, said large; nothing where it is nothing special for who reads it
big-fact-stack = { $turn ->
    [you] +{ $number } for you!
   *[other] +{ $number } for { $turn }!
}
big-fact-direction = { $number ->
    [-1] The direction changes: anticlockwise now!
   *[1] The direction changes: clockwise now!
}
big-trade = { $who ->
    [you] You have the hand of { $target } now!
   *[other] { $target ->
        [you] { $who } has traded hands with you!
       *[other] { $who } and { $target } have traded hands.
    }
}
big-give = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] A card for you from { $who }!
       *[other] { "" }
    }
}
big-forget = { $who ->
    [you] You forgot to say thanks: +{ $count } for you!
   *[other] { "" }
}
big-mistake = { $who ->
    [you] Not allowed here: +{ $count } for you!
   *[other] { "" }
}
big-last-card = { $who ->
    [you] You have one card left!
   *[other] { $who } has one card left!
}

# What is asked at a moment that is no ordinary turn
ask-race = A race! Be quick: do you snap?
ask-thanks = Say thanks!
ask-again = Play again, or turn round?
ask-give = Which card do you give, and to whom?
ask-trade = With whom do you trade hands?
ask-drawn = You drew a card you could lay. What do you do?

# Headings of the rules
heading-special = Jokers and balls and chains
heading-events = Event cards
heading-young = For young players
