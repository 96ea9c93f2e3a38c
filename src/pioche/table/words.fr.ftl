# Une table en direct
table-unreadable = C’est illisible.
table-illegal = Les règles ne le permettent pas.
table-not-held = Vous n’avez pas cette carte.
table-not-your-turn = Ce n’est pas votre tour.
table-stale = Il s’est passé quelque chose entre-temps ; regardez de nouveau la table.
table-over = C’est terminé.
table-not-found = Cette table n’existe pas.
table-expired = Cette table a été rangée, car personne n’y est revenu.
table-set-aside = Ce qui a été gardé de cette table est illisible : elle est mise de côté. Rien n’est effacé, et la personne qui tient le serveur peut l’examiner.
table-other-rules = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui ; elle est gardée, mais ne peut être ni poursuivie ni montrée ici.
table-full = Il n’y a plus de place libre.
table-round-is-on = Une manche est en cours : la place d’un robot se prend à la fin de la manche, ou tout de suite si l’hôte est d’accord.
table-yours-to-the-end = Vous avez pris cette place en pleine manche : elle est à vous jusqu’à la fin de la manche.
table-forbidden = Vous n’en avez pas le droit.
table-too-many-requests = Un peu moins vite, puis réessayez.
table-fault = Quelque chose s’est mal passé sur le serveur ; c’est noté dans son journal. Réessayez dans un instant.
store-lost = Le serveur ne peut pas se servir de sa mémoire en ce moment ; rien n’est perdu, réessayez dans un instant.
