# Noms
name-chifoumi = Chifoumi
about-chifoumi = Battez la carte du dessus par un symbole ou une couleur plus forte, lancez rapidités, cadeaux et +3, et finissez votre main le premier.

# Options
option-young = Pour les plus jeunes
option-young-0 = non, le jeu complet
option-young-1 = variante 1 : sans cartes événement ni Boulets, les couleurs ne comptent pas
option-young-2 = variante 2 : la variante 1 avec les cartes événement
option-young-3 = variante 3 : la variante 2 avec les couleurs
option-events = Cartes événement
option-events-0 = aucune
option-events-1 = une de chaque événement par couleur et symbole, 45 cartes
option-events-2 = deux de chaque événement par couleur et symbole, 90 cartes
option-stack = Réponse à un +3
option-stack-stronger = un +3 doit être plus fort que le précédent
option-stack-any = n’importe quel +3 convient
option-mistakes = Cartes posées à tort
option-mistakes-prevent = elles sont refusées et ne coûtent rien
option-mistakes-penalty = elles coûtent 3 cartes et le tour
option-race_seconds = Durée d’une rapidité
option-race_seconds-6 = 6 secondes
option-race_seconds-3 = 3 secondes
option-race_seconds-10 = 10 secondes
option-thanks_seconds = Délai pour dire merci
option-thanks_seconds-6 = 6 secondes
option-thanks_seconds-3 = 3 secondes
option-thanks_seconds-10 = 10 secondes
preset-children = Avec de jeunes enfants : sans cartes événement, les couleurs ne comptent pas
preset-family = En famille : sans Boulets, plus de temps pour réagir
preset-wild = Endiablé : deux fois plus d’événements, tout +3 répond, les erreurs coûtent des cartes

# Cartes et lieux : $label vaut R, P ou S pour pierre, feuille, ciseaux, suivi de l’événement (Rplus3, Prace, Sgive…), J un Joker, X le Boulet
card-name = { $label ->
    [X] Boulet
   *[other] { $label ->
        [R] pierre
        [Rplus3] pierre
        [Rrace] pierre
        [Rgive] pierre
        [Rtrade] pierre
        [Ragain] pierre
        [P] feuille
        [Pplus3] feuille
        [Prace] feuille
        [Pgive] feuille
        [Ptrade] feuille
        [Pagain] feuille
        [S] ciseaux
        [Splus3] ciseaux
        [Srace] ciseaux
        [Sgive] ciseaux
        [Strade] ciseaux
        [Sagain] ciseaux
       *[J] Joker
    } { $colour ->
        [red] { $label ->
            [S] rouges
            [Splus3] rouges
            [Srace] rouges
            [Sgive] rouges
            [Strade] rouges
            [Sagain] rouges
           *[other] rouge
        }
        [yellow] { $label ->
            [S] jaunes
            [Splus3] jaunes
            [Srace] jaunes
            [Sgive] jaunes
            [Strade] jaunes
            [Sagain] jaunes
           *[other] jaune
        }
       *[green] { $label ->
            [S] verts
            [Splus3] verts
            [Srace] verts
            [Sgive] verts
            [Strade] verts
            [Sagain] verts
            [J] vert
            [JcalledR] vert
            [JcalledP] vert
            [JcalledS] vert
           *[other] verte
        }
    }{ $label ->
        [JcalledR] { "" }, annoncé pierre
        [JcalledP] { "" }, annoncé feuille
        [JcalledS] { "" }, annoncé ciseaux
        [Rplus3] { "" }, +3
        [Rrace] { "" }, rapidité
        [Rgive] { "" }, donner
        [Rtrade] { "" }, échanger
        [Ragain] { "" }, rejouer
        [Pplus3] { "" }, +3
        [Prace] { "" }, rapidité
        [Pgive] { "" }, donner
        [Ptrade] { "" }, échanger
        [Pagain] { "" }, rejouer
        [Splus3] { "" }, +3
        [Srace] { "" }, rapidité
        [Sgive] { "" }, donner
        [Strade] { "" }, échanger
        [Sagain] { "" }, rejouer
       *[other] { "" }
    }
}
zone-pile = Pioche
zone-top = Carte du dessus
zone-under = Dessous
zone-hand = Main
fact-stack = { $number ->
    [one] { $number } carte attend d’être piochée.
   *[other] { $number } cartes attendent d’être piochées.
}
fact-direction = { $number ->
    [-1] On joue dans le sens inverse des aiguilles d’une montre.
   *[1] On joue dans le sens des aiguilles d’une montre.
}

# Ce qu’on peut faire : $symbol vaut R, P ou S, $target vaut « you » ou un nom
act-lay = poser : { $card }
act-joker = poser : { $card }, et annoncer { $symbol ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
}
act-draw = piocher une carte
act-keep = garder la carte piochée
act-take = prendre les cartes qui attendent
act-again = rejouer
act-turn = changer de sens
act-snap = poser vite : { $card }
act-snapjoker = poser vite : { $card }, et annoncer { $symbol ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
}
act-let = laisser passer
act-give = { $target ->
    [you] vous donner : { $card }
   *[other] donner à { $target } : { $card }
}
act-trade = { $target ->
    [you] échanger sa main avec vous
   *[other] échanger votre main avec { $target }
}
act-thanks = dire merci
act-forget = oublier de dire merci

# Ce qui s’est passé : $who vaut « you » ou un nom, $card vaut « hidden » si elle n’est pas montrée, $count est un nombre, 0 s’il ne restait rien
told-lay = { $who ->
    [you] Vous posez : { $card }.
   *[other] { $who } pose : { $card }.
}
told-joker = { $who ->
    [you] Vous posez : { $card }, et annoncez { $symbol ->
        [R] pierre
        [P] feuille
       *[S] ciseaux
    }.
   *[other] { $who } pose : { $card }, et annonce { $symbol ->
        [R] pierre
        [P] feuille
       *[S] ciseaux
    }.
}
told-draw = { $count ->
    [0] { $who ->
        [you] Il ne vous reste rien à piocher.
       *[other] Il ne reste rien à piocher pour { $who }.
    }
   *[other] { $card ->
        [hidden] { $count ->
            [1] { $who ->
                [you] Vous piochez une carte.
               *[other] { $who } pioche une carte.
            }
           *[other] { $who ->
                [you] Vous piochez { $count } cartes.
               *[other] { $who } pioche { $count } cartes.
            }
        }
       *[other] { $who ->
            [you] Vous piochez : { $card }.
           *[other] { $who } pioche : { $card }.
        }
    }
}
told-keep = { $who ->
    [you] Vous gardez la carte piochée.
   *[other] { $who } garde la carte piochée.
}
told-take = { $count ->
    [0] { $who ->
        [you] Il ne vous reste rien à prendre.
       *[other] Il ne reste rien à prendre pour { $who }.
    }
    [1] { $who ->
        [you] Vous prenez une carte.
       *[other] { $who } prend une carte.
    }
   *[other] { $who ->
        [you] Vous prenez { $count } cartes.
       *[other] { $who } prend { $count } cartes.
    }
}
told-again = { $who ->
    [you] Vous rejouez.
   *[other] { $who } rejoue.
}
told-turn = { $who ->
    [you] Vous changez le sens du jeu.
   *[other] { $who } change le sens du jeu.
}
told-snap = { $who ->
    [you] Vous posez vite : { $card }.
   *[other] { $who } pose vite : { $card }.
}
told-snapjoker = { $who ->
    [you] Vous posez vite : { $card }, et annoncez { $symbol ->
        [R] pierre
        [P] feuille
       *[S] ciseaux
    }.
   *[other] { $who } pose vite : { $card }, et annonce { $symbol ->
        [R] pierre
        [P] feuille
       *[S] ciseaux
    }.
}
told-let = { $who ->
    [you] Vous laissez passer.
   *[other] { $who } laisse passer.
}
told-give = { $card ->
    [hidden] { $who ->
        [you] { $target ->
            [you] Vous vous donnez une carte.
           *[other] Vous donnez une carte à { $target }.
        }
       *[other] { $target ->
            [you] { $who } vous donne une carte.
           *[other] { $who } donne une carte à { $target }.
        }
    }
   *[other] { $who ->
        [you] { $target ->
            [you] Vous vous donnez : { $card }.
           *[other] Vous donnez à { $target } : { $card }.
        }
       *[other] { $target ->
            [you] { $who } vous donne : { $card }.
           *[other] { $who } donne à { $target } : { $card }.
        }
    }
}
told-trade = { $who ->
    [you] { $target ->
        [you] Vous échangez votre main avec vous.
       *[other] Vous échangez votre main avec { $target }.
    }
   *[other] { $target ->
        [you] { $who } échange sa main avec vous.
       *[other] { $who } échange sa main avec { $target }.
    }
}
told-thanks = { $who ->
    [you] Vous dites merci.
   *[other] { $who } dit merci.
}
told-forget = { $who ->
    [you] Vous oubliez de dire merci.
   *[other] { $who } oublie de dire merci.
} Cartes piochées : { $count }.
act-mistake = essayer : { $card }
told-mistake = { $who ->
    [you] Vous essayez : { $card }.
   *[other] { $who } essaie : { $card }.
} La carte n’est pas permise ici et revient. Cartes piochées : { $count }.

# Ce que personne ne doit manquer, écrit en grand ; rien là où cela n’a rien de spécial pour qui le lit
big-fact-stack = { $turn ->
    [you] +{ $number } pour vous !
   *[other] +{ $number } pour { $turn } !
}
big-fact-direction = { $number ->
    [-1] Changement de sens : sens inverse des aiguilles d’une montre !
   *[1] Changement de sens : sens des aiguilles d’une montre !
}
big-trade = { $who ->
    [you] Vous avez maintenant la main de { $target } !
   *[other] { $target ->
        [you] { $who } a échangé sa main avec la vôtre !
       *[other] { $who } et { $target } ont échangé leurs mains.
    }
}
big-give = { $who ->
    [you] { "" }
   *[other] { $target ->
        [you] Une carte pour vous de la part de { $who } !
       *[other] { "" }
    }
}
big-forget = { $who ->
    [you] Merci oublié : +{ $count } pour vous !
   *[other] { "" }
}
big-mistake = { $who ->
    [you] Ce n’est pas permis ici : +{ $count } pour vous !
   *[other] { "" }
}
big-last-card = { $who ->
    [you] Il vous reste une seule carte !
   *[other] Il ne reste qu’une carte à { $who } !
}

# What is asked at a moment that is no ordinary turn
ask-race = Rapidité ! Posez-vous une carte ?
ask-thanks = Dites merci !
ask-again = Rejouer, ou changer de sens ?
ask-give = Quelle carte donnez-vous, et à qui ?
ask-trade = Avec qui échangez-vous votre jeu ?
ask-drawn = Vous avez pioché une carte jouable. Que faites-vous ?

# Titres des règles
heading-special = Les Jokers et les Boulets
heading-events = Les cartes événement
heading-young = Pour les plus jeunes
