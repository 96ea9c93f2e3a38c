"""What every game must pass, wherever it comes from: ``PIOCHE_GAME=my-game pytest --pyargs pioche.testing``.

Without ``PIOCHE_GAME`` every game that is found is tested; several names are separated by spaces. The tests ask for the
extra ``testing``. ``NUMBA_DISABLE_JIT=1`` runs the rules as plain Python, ``NUMBA_BOUNDSCHECK=1`` with array bounds
checked. No test here names a game.
"""
