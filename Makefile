# Two commands on a fresh machine: `make play` and `make test`. Everything else is for working on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
SOURCES := setup.py pyproject.toml $(shell find src -name '*.py' -o -name '*.toml' -o -name 'SPEC.md')
QUIET := --quiet --disable-pip-version-check --no-input

.PHONY: play test lint check-compiled bench bench-search format lock clean help

help:
	@echo "make play    install and start playing"
	@echo "make test    install and run every test, interpreted and compiled"
	@echo "make bench   measure the rules beside OpenSpiel and a hand-tuned C++ playout"
	@echo "make bench-search  measure the search beside OpenSpiel's MCTS"
	@echo "make arena-GAME    let the bots' levels play each other (up to an hour)"
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

bench-search: $(COMPILED)/done build/bench/done
	$(BIN)/python bench/search.py

# Each level against the one below, then all at a table of three and of four. Interrupted, it goes on where
# it stopped; remove build/arena to begin anew.
ARENA := PYTHONPATH=$(COMPILED) $(BIN)/python -m allotment arena
LEVELS := head-gardener:100ms,gardener:20ms,sprout,seedling

arena-%: $(COMPILED)/done
	$(ARENA) $* --bots sprout,seedling --games 200 --jobs 2 --out build/arena/$*-1.jsonl
	$(ARENA) $* --bots gardener:20ms,sprout --games 200 --jobs 2 --out build/arena/$*-2.jsonl
	$(ARENA) $* --bots head-gardener:100ms,gardener:20ms --games 200 --jobs 2 --out build/arena/$*-3.jsonl
	$(ARENA) $* --bots $(LEVELS) --seats 3 --games 72 --jobs 2 --out build/arena/$*-4.jsonl
	$(ARENA) $* --bots $(LEVELS) --seats 4 --games 72 --jobs 2 --out build/arena/$*-5.jsonl

# ---- working on it ----

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
