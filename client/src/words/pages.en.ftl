title = Pioche
