# Two commands on a fresh machine: `make play` and `make test`. Everything else is for working on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
SOURCES := setup.py pyproject.toml $(shell find src -name '*.py' -o -name '*.toml' -o -name 'SPEC.md')
QUIET := --quiet --disable-pip-version-check --no-input

.PHONY: play test lint check-compiled bench bench-envs evaluators witness pages format lock clean help

help:
	@echo "make play    install and start playing"
	@echo "make test    install and run every test, interpreted and compiled"
	@echo "make bench   measure the rules beside OpenSpiel and a hand-tuned C++ playout"
	@echo "make witness prove the decks of Gardeners: a garden for every card, pair and triple"
	@echo "make bench-envs  measure the environments beside PettingZoo's own"
	@echo "make format  format the code"
	@echo "make lock    resolve the dependencies anew"

# ---- installing ----

$(BIN)/python:
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play: requirements/play.lock | $(BIN)/python
	@echo "Installing what playing needs (the first time takes about a minute) ..."
	@$(BIN)/pip install $(QUIET) -r requirements/play.lock
	@touch $@

$(VENV)/test: requirements/test.lock $(VENV)/play
	@echo "Installing what testing needs ..."
	@$(BIN)/pip install $(QUIET) -r requirements/test.lock
	@touch $@

$(COMPILED)/done: $(SOURCES) $(VENV)/play
	@echo "Compiling the rules (once; a few minutes; plain Python is used where there is no C compiler) ..."
	@rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	@$(BIN)/pip install $(QUIET) --no-build-isolation --no-deps --target $(COMPILED) .
	@touch $@

# ---- playing ----

play: $(COMPILED)/done
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m allotment play garden-dice

# ---- testing ----

lint: $(VENV)/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

test: lint $(COMPILED)/done
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests/conformance tests/rules tests/kernel
	$(BIN)/python tests/both_ways.py src $(COMPILED)

# ---- measuring ----

build/bench/done: | $(BIN)/python
	@echo "Installing OpenSpiel to measure beside ..."
	@$(PYTHON) -m venv build/bench
	@build/bench/bin/pip install $(QUIET) open_spiel==2.0.2
	@touch $@

bench: $(COMPILED)/done build/bench/done
	$(BIN)/python bench/rules.py

# Gardeners: both evaluators on 10,000 gardens for each kind of constraint; witnesses for every set of cards.
evaluators: $(VENV)/test $(COMPILED)/done
	ALLOTMENT_GARDENS=10000 PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest tests/rules/gardeners/test_evaluators.py

witness: $(COMPILED)/done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m allotment.lab gardeners witness --jobs 2 --out build/witnesses

build/bench-envs/done:
	@echo "Installing PettingZoo's classic environments to measure beside ..."
	@$(PYTHON) -m venv build/bench-envs
	@build/bench-envs/bin/pip install $(QUIET) "pettingzoo[classic]==1.27.0" "librt>=0.16,<0.17" mypy-extensions
	@touch $@

bench-envs: $(COMPILED)/done build/bench-envs/done
	PYTHONPATH=$(COMPILED) build/bench-envs/bin/python bench/envs.py

# ---- working on it ----

pages: $(VENV)/test
	PYTHONPATH=src $(BIN)/python -m allotment.envs.pages docs/envs

format: $(VENV)/test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:
	$(BIN)/pip-compile --quiet --allow-unsafe --strip-extras --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --extra build -o requirements/play.lock pyproject.toml
	$(BIN)/pip-compile --quiet --allow-unsafe --strip-extras --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --extra build --extra test -c requirements/play.lock -o requirements/test.lock pyproject.toml

clean:
	rm -rf build $(VENV)
