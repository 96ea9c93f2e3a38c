# Each target does its own set-up: all it needs is Python (3.11 or newer), make and git.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
NPM := $(BIN)/python hatch_build.py npm
WORKERS ?= 2
SLOW := $(addprefix --ignore=src/pioche/testing/test_,adapters.py bots.py)
CONTRACT := src/pioche/testing $(SLOW) tests/test_cases.py tests/games

.PHONY: install client tools types play serve check test test-all browser pictures peers torch soak faults bench performance pages coverage clean

install: $(READY)

$(READY): pyproject.toml constraints.txt hatch_build.py
	$(PYTHON) -m venv .venv
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

client: install  ## the browser table, built again if its sources have changed
	@$(BIN)/python hatch_build.py

tools: install  ## what the browser table is checked and tested with
	@$(NPM) install --ignore-scripts --prefer-offline --silent

types: tools  ## the types of the browser table, from the server's description
	@$(NPM) run --silent types

play: client  ## live tables for everybody in this network, and their page
	@$(BIN)/pioche

serve: client  ## live tables for everybody in this network
	@$(BIN)/pioche serve

check: tools  ## style, types, spelling, import arrows, generated pages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check
	$(NPM) run --silent spelling
	$(BIN)/pioche pages --check
	$(BIN)/python -m tests.faults --check
	$(BIN)/python tests/server/audit.py

test: client tools  ## the tests a person waits for: a few minutes on two cores
	$(NPM) test --silent
	NUMBA_DISABLE_JIT=1 $(BIN)/pioche cases src/pioche/games
	$(BIN)/python -m tests.compiled $(WORKERS)
	$(BIN)/pytest -n $(WORKERS) --ignore=tests/browser

# The rules run three times: with array bounds checked, as plain Python, and last as everybody uses them.
# Where code is compiled, that is done first, so that every worker finds it in the cache.
test-all: export PIOCHE_TESTS = all
test-all: client tools  ## those, the slow ones, a share of the long ones, the rules in every way to run them, faults
	$(NPM) test --silent
	NUMBA_BOUNDSCHECK=1 $(BIN)/pioche cases src/pioche/games
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(WORKERS) $(CONTRACT)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) $(CONTRACT)
	$(BIN)/python -m tests.faults --share
	$(BIN)/python -m tests.compiled $(WORKERS)
	$(BIN)/pytest -n $(WORKERS) -rs --ignore=tests/browser

browser: client tools  ## the tests in a real Chromium; skipped where there is none
	$(BIN)/python -m tests.browser.twice -n $(WORKERS) -rs

pictures: client  ## take docs/pictures/browser-*: every screen, on a desk and a phone, by day and night
	$(BIN)/python -m tests.browser.pictures

soak: install  ## what takes too long for every day: many games, crashes and kills on both stores
	$(BIN)/pioche soak
	PIOCHE_TESTS=all PIOCHE_SOAK=1 $(BIN)/pytest -p no:xdist tests/table tests/server tests/remote

peers: install  ## the suites of the libraries that our environments are made for, in full
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,peers]'
	PIOCHE_TESTS=all PIOCHE_SHARE=every $(BIN)/pytest -n $(WORKERS) tests/adapters tests/test_peers.py

# PyTorch is large, elsewhere than on a CPU very large: these two are looked at apart, in an environment of their own.
torch: install  ## TorchRL and Tianshou take our environments
	$(PYTHON) -m venv .venv/torch
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt .venv/torch/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,torch]'
	.venv/torch/bin/pytest -p no:xdist tests/adapters/test_torch.py

faults: install  ## put deliberate faults into the rules, one at a time, and see each one caught
	$(BIN)/python -m tests.faults

bench: install  ## speed of the engine on this machine
	$(BIN)/pioche bench

performance: client  ## measure docs/performance.md, beside the peers (an extra, and heavy)
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,peers]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --upgrade --target .venv/twin examples/crazy-eights
	PYTHONPATH=.venv/twin $(BIN)/pioche bench --peers --page docs/performance.md
	$(BIN)/python benchmarks/server.py --page docs/performance.md
	$(BIN)/python benchmarks/browser.py --page docs/performance.md

pages: install  ## write the generated pages in docs/
	$(BIN)/pioche pages

coverage: install  ## which lines the tests reach, with the compiler off
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run --source src/pioche -m pytest -p no:xdist --ignore=tests/browser
	$(BIN)/coverage report --show-missing

clean:
	rm -rf .venv build dist client/node_modules src/pioche/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
