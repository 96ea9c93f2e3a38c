# Everywhere
title = Pioche
skip = Aller au contenu
language = Langue
theme = Couleurs : { $shade ->
    [light] claires
    [dark] sombres
   *[auto] comme l’appareil
}
loading = Un instant…
to-start = Tous les jeux
again = Réessayer
newer = Cette page a été mise à jour. Votre partie est gardée.
reload = Recharger
reconnecting = Reconnexion…
label-value = { $label } : { $value }

# What went wrong
trouble = Ça n’a pas marché
trouble-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
trouble-not-found = Cette table n’existe pas. Vérifiez le lien ou le code.
trouble-expired = Cette table a été rangée, car personne n’y est revenu.
trouble-full = Il n’y a plus de place libre à cette table.
trouble-forbidden = Ce lien ne donne pas accès à cette place.
trouble-too-many-requests = Trop vite ! Attendez quelques secondes, puis réessayez.
trouble-seat-lost = Cette place a reçu un nouveau lien, ou vous l’avez quittée. Demandez le nouveau lien à l’hôte.
no-page = Cette page n’existe pas
trouble-no-page = L’adresse est peut-être mal écrite, ou incomplète.
trouble-no-game = Ce jeu n’existe pas ici.
trouble-no-replay = Cette manche n’est pas encore terminée, ou n’existe pas.
trouble-other = Quelque chose s’est mal passé. Rechargez la page.

# Start
start-question = À quoi jouons-nous ?
start-lead = Choisissez un jeu : seul contre des bots, ou entre amis.
start-small =
    Sans compte, sans publicité, rien à installer. Jeux nommés de façon descriptive ; textes et dessins sont les
    nôtres.
players-range = { $least }–{ $most } joueurs
minutes = ≈ { $minutes } min
difficulty-1 = Facile
difficulty-2 = Moyen
difficulty-3 = Corsé
age = dès { $age } ans
alone = Jouer seul à { $game }
alone-seats = Contre combien de robots
alone-level = Force des robots
alone-of = Niveau { $level }
alone-bots = { $count ->
    [one] contre un robot
   *[other] contre { $count } robots
}
play = Jouer
play-game = Jouer à { $game }
dealing = On distribue…
preparing = En préparation, une seule fois sur ce serveur : { $done } / { $parts }.
preparing-waited = Les règles se préparent, une seule fois sur ce serveur : { $done } / { $parts }.
friends = Entre amis
friends-game = Entre amis : { $game }
rules-of = Règles de { $game }
join-title = Rejoindre une table
join-lead = Tapez le code que l’on vous a donné.
join = Rejoindre
code-unknown = Aucune table n’a le code { $code }.
your-tables = Vos tables
remove-table = Retirer { $game } de cette liste
your-turn-there = À vous de jouer
stage-lobby = pas encore commencé
stage-playing = en cours
stage-between = entre deux manches
stage-over = terminé
tables-gone = { $count ->
    [one] Une table n’existe plus ; elle a été retirée d’ici.
   *[other] { $count } tables n’existent plus ; elles ont été retirées d’ici.
}
friendly-names = Renard Loutre Hérisson Chouette Écureuil Panda Castor Lapin

# A new table
make-title = Une table pour { $game }
way = Comment jouer ensemble
way-devices = Chacun sur son appareil
way-devices-more = Vous envoyez un lien, un code ou un QR code.
way-around = Un appareil pour tous
way-around-more = Un rideau cache les cartes entre les tours.
who-plays = Qui joue ?
how-many = Nombre de places
your-name = Votre nom
person = une personne
bot-level = Robot · { $level }
seat-number = Place { $number }
seat-who = Qui prend la place { $number } ?
seat-open = invité par lien
seat-bot = joue tout seul
who-begins = Qui commence ?
begins-usual = selon la règle, sinon au hasard
begins-youngest = { $name } (la personne la plus jeune)
house-rules = Règles de la maison
presets = Réglages tout prêts
preset-usual = Comme dans la règle
all-options = { $count ->
    [one] L’option
   *[other] Les { $count } options une par une
}
rule-link = règle { $rule }
match-rules = Partie
match-summary = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}, { $clock ->
    [0] sans horloge
   *[other] { $clock } s par tour
}
rounds = Manches
clock = Horloge
clock-slow = prendre son temps : partir, et continuer des jours plus tard
clock-of = { $seconds ->
    [0] prendre son temps
   *[other] { $seconds } secondes par tour
}
pace = Rythme des robots
pace-instant = immédiat
pace-normal = comme des gens
pace-slow = posé
hints = Conseils
hints-allowed = Permettre de demander conseil
hints-yes = permis
hints-no = pas de conseils
not-together = Ces réglages ne vont pas ensemble :
make-table = Ouvrir la table
deal-now = Distribuer

# Before the first deal
lobby-lead = { $count ->
    [0] Tout le monde est là.
    [one] Il reste une place.
   *[other] Il reste { $count } places.
}
at-table = À la table
seat-free = libre
host = hôte
start-game = Distribuer les cartes
bots-fill = { $count ->
    [one] Un robot prendra la place libre.
   *[other] Des robots prendront les places libres.
}
host-starts = { $name } distribuera les cartes.
invite-others = Inviter
short-code = Code à taper sur la page d’accueil
link = Lien
copy-link = Copier le lien
copied = Copié !
not-copied = Sélectionnez le lien et copiez-le.
share = Partager
qr-alt = QR code de { $link }
to-watch = Montrer la table sur un grand écran
agreed = Ce qui est convenu
leave = Quitter la table
leave-sure = Vraiment quitter ? Un robot jouera pour vous.
offer-seat = Laisser quelqu’un s’asseoir ici tout de suite
seat-offered = à prendre
new-link = Nouveau lien pour { $name }
new-link-more = Ce lien est la place de { $name } ; ne le donnez à personne d’autre. L’ancien ne marche plus.
table-menu = La table : inviter, réglages, quitter

# An invitation
invited = Une place vous attend : { $game }
sit-down = M’asseoir
sit-here = Ici
sit-here-number = M’asseoir ici, place { $number }
sit-for-bot = Prendre sa place
sit-for-bot-name = Prendre sa place : { $name }
no-free-seat = Toutes les places sont prises ; vous pouvez remplacer un robot ou regarder.
look-on = Regarder
elsewhere = Cette place est ouverte ailleurs
elsewhere-more = Dans un autre onglet ou sur un autre appareil. Rien n’est perdu.
take-here = Continuer ici

# One device passed around
pass-to = Passez l’appareil à { $name }
reveal = Je suis { $name } : montrer mes cartes
who-first = Vite ! Qui réagit ?
others-play = Les robots jouent…
turn-of = C’est au tour de { $name }.
cover-hand = Cacher mes cartes

# Looking on
waiting-start = Bientôt la première donne…
scan = Scannez pour jouer
match-won = { $count ->
    [one] { $names } gagne la partie !
   *[other] { $names } se partagent la partie !
}
round-won = { $count ->
    [one] { $names } gagne la manche.
   *[other] { $names } se partagent la manche.
}
player-column = à table
round-column = manche
total-column = total

# Replay
replay-of = { $game } : donne { $deal }
replay-controls = Avancer et reculer
replay-dealt = Les cartes sont distribuées.
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-speed = Vitesse
replay-where = Où dans la manche
times = × { $times }
step-of = { $step } / { $steps }
replay-share = Partager cette manche
download-record = Télécharger le relevé
hand-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
proof-title = La donne était-elle juste ?
proof-lead =
    Avant la donne, la table a montré une empreinte de l’ordre des cartes. Votre navigateur la recalcule maintenant
    à partir de ce qui a été révélé après la manche.
proof-check = Vérifier
proof-seen = Oui : l’empreinte est exactement celle que ce navigateur a vue avant les cartes.
proof-unseen = Oui : les nombres donnent l’empreinte publiée. (Ce navigateur n’était pas là avant la donne.)
proof-wrong = Non : l’empreinte ne correspond pas à celle qui a été montrée.
proof-seed = Graine de la donne
proof-salt = Sel
proof-worked-out = Empreinte recalculée (SHA-256)
proof-shown = Empreinte montrée avant

# Rules
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient cela.
    [one] Une règle.
   *[other] { $count } règles.
}
rules-marks = Ce que la règle imprimée laisse ouvert est marqué comme notre décision.
rules-all = Toutes les règles
rules-usual = Le jeu habituel
rules-chosen = Comme convenu à la table
rules-way = Façon de jouer
rules-law = Les règles en détail
example = Voir un exemple
example-hand = En main :
example-may = permis
example-may-not = pas permis

# Apprendre
learn = Apprendre en jouant
learn-short = Apprendre
learn-game = Apprendre { $game } en jouant
learn-lesson = Apprendre : { $title }
first-time = Première partie de { $game } ?
first-time-lead =
    Une courte manche guidée montre tout ce qu’il faut savoir, pas à pas.
    Vous pouvez la quitter à tout moment.
first-time-play = Jouer tout de suite
lesson = Manche guidée
lesson-step = { $step }/{ $steps }
lesson-progress = Avancement de la leçon
lesson-leave = Quitter
lesson-on = Continuer
lesson-play = Jouer maintenant
lesson-again = Revoir la leçon
lesson-rule = Règle { $rule }
