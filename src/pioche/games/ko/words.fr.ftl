# Noms
name-ko = KO
about-ko = Défaussez par séries, piochez, volez et échangez pour réunir une couleur, et complétez le premier une suite de 1 à 10.
name-ko-4 = KO 4+
about-ko-4 = Le petit KO sans cartes Action : réunissez une couleur et complétez le premier une suite de 1 à 6.

# Options
option-actions = Cartes Action (leur nombre est notre hypothèse)
option-actions-2 = deux de chaque, 12 cartes
option-actions-1 = une de chaque, 6 cartes
option-actions-3 = trois de chaque, 18 cartes
option-actions-0 = aucune
preset-children = Avec des enfants : sans cartes Action
preset-wild = Endiablé : chaque carte Action en trois exemplaires

# Cartes et lieux : $label est le numéro d’une carte de couleur ; pour les cartes grises A1 à A10 un atout, KO, ou le nom d’une action
card-name = { $colour ->
    [red] { $label } rouge
    [blue] { $label } bleu
    [yellow] { $label } jaune
    [green] { $label } vert
    [pink] { $label } rose
    [violet] { $label } violet
    [orange] { $label } orange
   *[grey] { $label ->
        [A1] atout 1
        [A2] atout 2
        [A3] atout 3
        [A4] atout 4
        [A5] atout 5
        [A6] atout 6
        [A7] atout 7
        [A8] atout 8
        [A9] atout 9
        [A10] atout 10
        [steal] Vol de carte
        [peek] Petit coup d’œil
        [swap] Échange de main
        [shift] Échange de main général
        [skip] Passe ton tour
        [turn] Changement de sens
       *[KO] KO
    }
}
zone-pile = Pioche
zone-market = Défausse
zone-hand = Main
zone-run = Suite
zone-gone = Hors du jeu
fact-direction = { $number ->
    [-1] On joue dans le sens inverse des aiguilles d’une montre.
   *[1] On joue dans le sens des aiguilles d’une montre.
}
fact-idle = { $number ->
    [one] { $number } joueur a joué son tour sans piocher, prendre ni poser de carte.
   *[other] { $number } joueurs de suite ont joué leur tour sans piocher, prendre ni poser de carte.
}

# Ce qu’on peut faire : $target vaut « you » ou un nom, $colour la couleur d’une suite
act-discard = défausser : { $card }
act-done = dire que c’est fini
act-steal = { $target ->
    [you] vous voler des cartes
   *[other] voler des cartes à { $target }
}
act-peek = { $target ->
    [you] regarder votre main
   *[other] regarder la main de { $target }
}
act-swap = { $target ->
    [you] échanger sa main avec vous
   *[other] échanger votre main avec { $target }
}
act-shift = faire passer toutes les mains
act-skip = faire passer son tour au suivant
act-turn = changer de sens
act-none = n’appliquer aucun effet
act-frompile = piocher
act-frommarket = prendre dans la défausse
act-take = prendre : { $card }
act-run = commencer une suite { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [green] verte
    [pink] rose
    [violet] violette
   *[orange] orange
}
act-place = poser : { $card }

# Ce qui s’est passé : $who vaut « you » ou un nom, $card vaut « hidden » si elle n’est pas montrée, $count est un nombre de cartes
told-discard = { $who ->
    [you] Vous défaussez : { $card }.
   *[other] { $who } défausse : { $card }.
}
told-done = { $who ->
    [you] Vous avez fini.
   *[other] { $who } a fini.
}
told-steal = { $count ->
    [0] { $who ->
        [you] { $target ->
            [you] Vous ne trouvez rien à voler.
           *[other] Vous ne trouvez rien à voler à { $target }.
        }
       *[other] { $target ->
            [you] { $who } ne trouve rien à vous voler.
           *[other] { $who } ne trouve rien à voler à { $target }.
        }
    }
    [1] { $who ->
        [you] { $target ->
            [you] Vous vous volez une carte.
           *[other] Vous volez une carte à { $target }.
        }
       *[other] { $target ->
            [you] { $who } vous vole une carte.
           *[other] { $who } vole une carte à { $target }.
        }
    }
   *[other] { $who ->
        [you] { $target ->
            [you] Vous vous volez { $count } cartes.
           *[other] Vous volez { $count } cartes à { $target }.
        }
       *[other] { $target ->
            [you] { $who } vous vole { $count } cartes.
           *[other] { $who } vole { $count } cartes à { $target }.
        }
    }
}
told-peek = { $who ->
    [you] { $target ->
        [you] Vous regardez votre propre main.
       *[other] Vous regardez la main de { $target }.
    }
   *[other] { $target ->
        [you] { $who } regarde votre main.
       *[other] { $who } regarde la main de { $target }.
    }
}
told-swap = { $who ->
    [you] { $target ->
        [you] Vous échangez votre main avec vous, une fois complétée.
       *[other] Vous échangez votre main avec { $target }, une fois complétée.
    }
   *[other] { $target ->
        [you] { $who } échange sa main avec vous, une fois complétée.
       *[other] { $who } échange sa main avec { $target }, une fois complétée.
    }
}
told-shift = { $who ->
    [you] Vous faites passer toutes les mains au suivant, une fois la vôtre complétée.
   *[other] { $who } fait passer toutes les mains au suivant, une fois la sienne complétée.
}
told-skip = { $who ->
    [you] Vous faites passer son tour au suivant.
   *[other] { $who } fait passer son tour au suivant.
}
told-turn = { $who ->
    [you] Vous changez le sens du jeu.
   *[other] { $who } change le sens du jeu.
}
told-none = { $who ->
    [you] Vous n’appliquez aucun effet.
   *[other] { $who } n’applique aucun effet.
}
told-frompile = { $count ->
    [0] { $who ->
        [you] Vous choisissez la pioche.
       *[other] { $who } choisit la pioche.
    }
    [1] { $who ->
        [you] Vous piochez une carte.
       *[other] { $who } pioche une carte.
    }
   *[other] { $who ->
        [you] Vous piochez { $count } cartes.
       *[other] { $who } pioche { $count } cartes.
    }
}
told-frommarket = { $who ->
    [you] Vous choisissez la défausse.
   *[other] { $who } choisit la défausse.
}
told-take = { $card ->
    [hidden] { $who ->
        [you] Vous prenez une carte.
       *[other] { $who } prend une carte.
    }
   *[other] { $who ->
        [you] Vous prenez : { $card }.
       *[other] { $who } prend : { $card }.
    }
}{ $count ->
    [0] { "" }
    [1] { " " }Une carte de plus vient de la pioche.
   *[other] { " " }{ $count } cartes de plus viennent de la pioche.
}
told-run = { $who ->
    [you] Vous commencez une suite { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
        [pink] rose
        [violet] violette
       *[orange] orange
    }.
   *[other] { $who } commence une suite { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
        [pink] rose
        [violet] violette
       *[orange] orange
    }.
}
told-place = { $who ->
    [you] Vous posez : { $card }.
   *[other] { $who } pose : { $card }.
}

# Ce que personne ne doit manquer, écrit en grand ; rien là où cela n’a rien de spécial pour qui le lit
big-fact-direction = { $number ->
    [-1] Changement de sens : sens inverse des aiguilles d’une montre !
   *[1] Changement de sens : sens des aiguilles d’une montre !
}
big-swap = { $who ->
    [you] Une fois votre main complétée, vous l’échangez avec { $target }.
   *[other] { $target ->
        [you] { $who } va échanger sa main avec la vôtre !
       *[other] { $who } va échanger sa main avec { $target }.
    }
}
big-shift = Toutes les mains vont passer au joueur suivant !
big-skip = Le joueur suivant passe son tour !
big-steal = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] { $count ->
            [0] { "" }
            [1] { $who } vous vole une carte !
           *[other] { $who } vous vole { $count } cartes !
        }
       *[other] { "" }
    }
}
big-peek = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] { $who } regarde votre main !
       *[other] { "" }
    }
}

# Ce qu’on demande à chaque étape
ask-turn = Quelles cartes défaussez-vous ? Dites quand c’est fini.
ask-discarding = Défaussez une autre carte, ou dites que c’est fini.
ask-effect = Quel effet appliquez-vous ?
ask-source = D’où viennent vos nouvelles cartes ?
ask-take = Quelle carte prenez-vous ?
ask-peek = Quelle carte prenez-vous dans cette main ?
ask-place = Posez-vous des cartes dans votre suite ?
ask-placing = Quelle carte posez-vous ?
ask-refill = Où complétez-vous votre main ?

# Titres des règles
heading-actions = Les cartes Action
heading-run = Votre suite
heading-smallest = Pour les plus petits
