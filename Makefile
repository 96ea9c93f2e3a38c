# Each target does its own set-up: all it needs is Python (3.11 or newer), make and git.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
WORKERS ?= 2
CONTRACT := tests/contract tests/test_cases.py tests/games

.PHONY: install play serve check test soak faults bench performance pages coverage clean

install: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

play: install  ## a match at the terminal table
	@$(BIN)/pioche play

serve: install  ## live tables for everybody in this network
	@$(BIN)/pioche serve

check: install  ## style, types, import arrows, generated pages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pioche pages --check
	$(BIN)/python tests/server/audit.py

# The rules run three times: with array bounds checked, as plain Python, and last as everybody uses them.
# One worker goes first where code is compiled, so that the others find it in the cache.
test: install  ## every test
	NUMBA_BOUNDSCHECK=1 $(BIN)/pioche cases src/pioche/games
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(WORKERS) $(CONTRACT)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) $(CONTRACT)
	$(BIN)/pioche cases src/pioche/games
	$(BIN)/pytest -n $(WORKERS)

soak: install  ## what takes too long for every day: many games, crashes and kills on both stores
	$(BIN)/pioche soak
	PIOCHE_SOAK=1 $(BIN)/pytest -p no:xdist tests/table tests/server tests/remote

faults: install  ## put deliberate faults into the rules, one at a time, and see each one caught
	$(BIN)/python tests/faults.py

bench: install  ## speed of the engine on this machine
	$(BIN)/pioche bench

performance: install  ## docs/performance.md anew, beside the peers (an extra, and heavy)
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,peers]'
	$(BIN)/pioche bench elevens --peers --page docs/performance.md
	$(BIN)/python benchmarks/server.py --page docs/performance.md

pages: install  ## write the generated pages in docs/ anew
	$(BIN)/pioche pages

coverage: install  ## which lines the tests reach, with the compiler off
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run --source src/pioche -m pytest -p no:xdist
	$(BIN)/coverage report --show-missing

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
