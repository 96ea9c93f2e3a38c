# Une table en direct dans le terminal
your-name = Comment les autres doivent-ils vous appeler ?
seated = Vous avez la place { $seat } à une table de { $game }.
watching = Vous regardez une table de { $game }.
invite = Pour inviter : pioche join { $link }
come-back = Pour revenir à votre place : pioche join { $link }
seat-open = libre
seat-bot = robot, { $level }
seat-host = hôte
seat-away = absent
host-deals = Entrée distribue les cartes, des robots prennent les places libres ; q quitte la table.
host-waits = { $name } va distribuer les cartes.
next-round = Entrée distribue la manche suivante, q quitte la table.
another-match = Entrée commence une autre partie, q quitte la table.
seconds-left = encore { $seconds } s
far-keys = t table · h conseil · l ce qui s’est passé · r toutes les règles · r ID une règle · s points · ! réactions · q quitter, pour revenir plus tard
no-hints = Pas de conseils à cette table, comme convenu.
not-now = Ce n’est pas votre tour.
reactions = Tapez ! et l’un de ces mots : { $list }
news-joined = { $name } prend place.
news-left = { $name } est parti ; un robot continue.
news-went = { $name } a perdu la connexion.
news-came = { $name } est de retour.
news-warned-away = { $name } est absent ; bientôt un robot jouera à sa place.
news-warned-clock = { $name } : le temps est presque écoulé.
news-undo-asked = { $name } voudrait reprendre le dernier coup.
news-undo-answered = { $name } a répondu à la demande de reprendre le coup.
news-stood-in = Un robot joue pour { $name } en attendant son retour.
news-host = { $name } est maintenant l’hôte.
news-offered = La place d’un robot est libre : { $name }.
news-linked = La place de { $name } a un nouveau lien.
news-reacted = { $name } : { $reaction ->
    [hello] bonjour !
    [thanks] merci !
    [bravo] bien joué !
    [oops] oups…
    [wow] ouah !
    [hurry] allez !
    [sorry] pardon !
   *[bye] au revoir !
}
agent-seated = { $name } a la place { $seat }.
agent-done = La partie est terminée. Points : { $points }.
