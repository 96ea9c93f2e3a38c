name-crazy-eights = Crazy eights
about-crazy-eights = Lay a card of the same suit or rank; eights change the suit. Whoever runs out of cards wins.

option-special = Special cards
option-special-no = only the eights are special
option-special-yes = queens, aces and twos do something too

card-name = { $label ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $label }
} of { $colour ->
    [green] clubs
    [blue] diamonds
    [red] hearts
   *[violet] spades
}
zone-pile = Pile
zone-laid = Laid cards
zone-hand = Hand
fact-suit = Named suit: { $number ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[other] spades
}
fact-owed = { $number } cards are to be drawn, unless a 2 is laid.
fact-reversed = Play goes the other way round.
ask-suit = Which suit?

act-lay = lay { $card }
act-draw = draw
act-pass = pass
act-name = name { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
act-turn = turn up { $card }

told-lay = { $who ->
    [you] You lay { $card }.
   *[other] { $who } lays { $card }.
}
told-pass = { $who ->
    [you] You pass.
   *[other] { $who } passes.
}
told-name = { $who ->
    [you] You name { $suit ->
            [C] clubs
            [D] diamonds
            [H] hearts
           *[S] spades
        }.
   *[other] { $who } names { $suit ->
            [C] clubs
            [D] diamonds
            [H] hearts
           *[S] spades
        }.
}
told-turn = { $who ->
    [you] The first card is { $card }; you are first.
   *[other] The first card is { $card }; { $who } is first.
}
told-draw = { $card ->
    [hidden] { $count ->
        [one] { $who ->
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
