# Names
name-ko = KO
about-ko = Discard in sets, draw, steal and swap to gather one colour, and be first to complete a run from 1 to 10.
name-ko-4 = KO 4+
about-ko-4 = The small KO without action cards: gather one colour and be first to complete a run from 1 to 6.

# Options
option-actions = Action cards (their number is our assumption)
option-actions-2 = two of each, 12 cards
option-actions-1 = one of each, 6 cards
option-actions-3 = three of each, 18 cards
option-actions-0 = none
preset-children = With children: no action cards
preset-wild = Wild: three of every action card

# Cards and places: $label is the number of a colour card; for grey cards A1 to A10 a trump, KO, or the name of an action
card-name = { $colour ->
    [red] red { $label }
    [blue] blue { $label }
    [yellow] yellow { $label }
    [green] green { $label }
    [pink] pink { $label }
    [violet] violet { $label }
    [orange] orange { $label }
   *[grey] { $label ->
        [A1] trump 1
        [A2] trump 2
        [A3] trump 3
        [A4] trump 4
        [A5] trump 5
        [A6] trump 6
        [A7] trump 7
        [A8] trump 8
        [A9] trump 9
        [A10] trump 10
        [steal] Steal
        [peek] Peek
        [swap] Swap
        [shift] Shift
        [skip] Skip
        [turn] Turn
       *[KO] KO
    }
}
zone-pile = Pile
zone-market = Market
zone-hand = Hand
zone-run = Run
zone-gone = Out of the game
fact-direction = { $number ->
    [-1] Play goes anticlockwise.
   *[1] Play goes clockwise.
}
fact-idle = { $number ->
    [one] { $number } player has had a turn without a card drawn, taken or placed.
   *[other] { $number } players in a row have had a turn without a card drawn, taken or placed.
}

# What one may do: $target is “you” or a name, $colour the colour of a run
act-discard = discard { $card }
act-done = say done
act-steal = { $target ->
    [you] steal cards from you
   *[other] steal cards from { $target }
}
act-peek = { $target ->
    [you] peek into your hand
   *[other] peek into the hand of { $target }
}
act-swap = { $target ->
    [you] swap hands with you
   *[other] swap hands with { $target }
}
act-shift = shift all hands
act-skip = skip the next player
act-turn = reverse the direction
act-none = use no effect
act-frompile = draw from the pile
act-frommarket = take from the market
act-take = take { $card }
act-run = begin a run in { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [pink] pink
    [violet] violet
   *[orange] orange
}
act-place = place { $card }

# What happened: $who is “you” or a name, $card is “hidden” when it is not shown, $count is a number of cards
told-discard = { $who ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
told-done = { $who ->
    [you] You are done.
   *[other] { $who } is done.
}
told-steal = { $count ->
    [0] { $who ->
        [you] { $target ->
            [you] You find nothing to steal.
           *[other] You find nothing to steal from { $target }.
        }
       *[other] { $target ->
            [you] { $who } finds nothing to steal from you.
           *[other] { $who } finds nothing to steal from { $target }.
        }
    }
    [1] { $who ->
        [you] { $target ->
            [you] You steal a card from yourself.
           *[other] You steal a card from { $target }.
        }
       *[other] { $target ->
            [you] { $who } steals a card from you.
           *[other] { $who } steals a card from { $target }.
        }
    }
   *[other] { $who ->
        [you] { $target ->
            [you] You steal { $count } cards from yourself.
           *[other] You steal { $count } cards from { $target }.
        }
       *[other] { $target ->
            [you] { $who } steals { $count } cards from you.
           *[other] { $who } steals { $count } cards from { $target }.
        }
    }
}
told-peek = { $who ->
    [you] { $target ->
        [you] You peek into your own hand.
       *[other] You peek into the hand of { $target }.
    }
   *[other] { $target ->
        [you] { $who } peeks into your hand.
       *[other] { $who } peeks into the hand of { $target }.
    }
}
told-swap = { $who ->
    [you] { $target ->
        [you] You swap hands with yourself after the refill.
       *[other] You swap hands with { $target } after the refill.
    }
   *[other] { $target ->
        [you] { $who } swaps hands with you after the refill.
       *[other] { $who } swaps hands with { $target } after the refill.
    }
}
told-shift = { $who ->
    [you] You shift all hands one place on after the refill.
   *[other] { $who } shifts all hands one place on after the refill.
}
told-skip = { $who ->
    [you] You skip the next player.
   *[other] { $who } skips the next player.
}
told-turn = { $who ->
    [you] You reverse the direction.
   *[other] { $who } reverses the direction.
}
told-none = { $who ->
    [you] You use no effect.
   *[other] { $who } uses no effect.
}
told-frompile = { $count ->
    [0] { $who ->
        [you] You choose the pile.
       *[other] { $who } chooses the pile.
    }
    [1] { $who ->
        [you] You draw a card from the pile.
       *[other] { $who } draws a card from the pile.
    }
   *[other] { $who ->
        [you] You draw { $count } cards from the pile.
       *[other] { $who } draws { $count } cards from the pile.
    }
}
told-frommarket = { $who ->
    [you] You choose the market.
   *[other] { $who } chooses the market.
}
told-take = { $card ->
    [hidden] { $who ->
        [you] You take a card.
       *[other] { $who } takes a card.
    }
   *[other] { $who ->
        [you] You take { $card }.
       *[other] { $who } takes { $card }.
    }
}{ $count ->
    [0] { "" }
    [1] { " " }One more card comes from the pile.
   *[other] { " " }{ $count } more cards come from the pile.
}
told-run = { $who ->
    [you] You begin a run in { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [pink] pink
        [violet] violet
       *[orange] orange
    }.
   *[other] { $who } begins a run in { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [pink] pink
        [violet] violet
       *[orange] orange
    }.
}
told-place = { $who ->
    [you] You place { $card }.
   *[other] { $who } places { $card }.
}

# What nobody should miss, said large; nothing where it is nothing special for who reads it
big-fact-direction = { $number ->
    [-1] The direction changes: anticlockwise now!
   *[1] The direction changes: clockwise now!
}
big-swap = { $who ->
    [you] After the refill you swap hands with { $target }.
   *[other] { $target ->
        [you] { $who } swaps hands with you after the refill!
       *[other] { $who } swaps hands with { $target } after the refill.
    }
}
big-shift = After the refill all hands move on one place!
big-skip = The next player is skipped!
big-steal = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] { $count ->
            [0] { "" }
            [1] { $who } steals a card from you!
           *[other] { $who } steals { $count } cards from you!
        }
       *[other] { "" }
    }
}
big-peek = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] { $who } looks into your hand!
       *[other] { "" }
    }
}

# What is asked at each step
ask-turn = Which cards do you discard? Say done when you have them all.
ask-discarding = Discard another card, or say done.
ask-effect = Which effect do you use?
ask-source = Where do your new cards come from?
ask-take = Which card do you take?
ask-peek = Which card do you take from this hand?
ask-place = Do you place cards in your run?
ask-placing = Which card do you place?
ask-refill = Where do you refill from?

# Headings of the rules
heading-actions = Action cards
heading-run = Your run
heading-smallest = For the smallest
