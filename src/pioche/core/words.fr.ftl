# Commun à tous les jeux.
refused-unreadable = L’action « { $action } » n’existe pas dans ce jeu.
refused-over = La manche est terminée.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-held = Vous n’avez pas cette carte.
status-printed = imprimé
status-ruled = notre décision
status-option = option
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-pink = rose
colour-violet = violet
colour-orange = orange
colour-grey = gris
lesson-later = C’est permis aussi. Pour cette leçon, faites d’abord ce qui est proposé.

# Titres des règles
heading-common = Pour tous les jeux
heading-cards = Les cartes
heading-start = Le début
heading-turn = Un tour
heading-end = La fin et les points
