"""Can the cards be met together? A witness garden for every set of cards, or the word that none was found.

One file a deck and size, `standard-3.jsonl`, with a finding for every set of cards: the cards, the steps and
attempts of the solver, and the garden row by row, or none if the whole budget was spent in vain.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from pathlib import Path
from time import monotonic

from ....games.gardeners.components import CARD_NUMBER, CARDS, LIE_NUMBER, LIES, MODES, deck_cards
from ....games.gardeners.mind.solver import solve
from ....kernel.chance import seeded
from ....kernel.result import denied
from ....runs import Data, RunFile
from ....words import speaker
from ....words.progress import bar
from ....words.system import system_language
from ...pool import on_all
from . import naive
from .report import write_report

BUDGET = 20_000_000  # steps: more than a hundred times what the hardest sets of these decks need
GROUP = 40  # sets handed to a process at once
SIZES = [1, 2, 3]  # at most three cards are in play, in every group mode


class Deck:
    """Cards that can lie on the table together in some mode."""

    def __init__(self, mode: str, deck: str) -> None:
        found = next(each for each in MODES if each.id == mode)
        self.side = found.side
        self.cards = deck_cards(found, deck)


DECKS = {
    "training-a": Deck("training-a", "standard"),
    "training-b": Deck("training-b", "standard"),
    "training-c": Deck("training-c", "standard"),
    "standard": Deck("complete", "standard"),
    "expert": Deck("complete", "expert"),
    "mixed": Deck("complete", "mixed"),
}


class Finding:
    """What came out for one set of cards."""

    __slots__ = ("attempts", "cards", "squares", "steps")

    def __init__(self, cards: list[str], steps: int, attempts: int, squares: list[int] | None) -> None:
        self.cards = cards
        self.steps = steps
        self.attempts = attempts
        self.squares = squares  # None: none found

    def data(self) -> Data:
        garden = None if self.squares is None else [LIES[lie] for lie in self.squares]
        return {"cards": self.cards, "steps": self.steps, "attempts": self.attempts, "garden": garden}


def read_finding(data: Data) -> Finding:
    garden = data["garden"]
    squares = None if garden is None else [LIE_NUMBER[lie] for lie in garden]
    return Finding(data["cards"], data["steps"], data["attempts"], squares)


def sets(deck: Deck, size: int, sample: int | None) -> Iterator[tuple[int, ...]]:
    total = comb(len(deck.cards), size)
    last = -1
    for number, cards in enumerate(combinations(deck.cards, size)):
        if sample is None or number * sample // total > last:
            last = number * sample // total if sample is not None else -1
            yield cards


def search(task: tuple[int, int, list[tuple[int, ...]]]) -> list[Data]:
    """In a process of its own: a finding for every set of cards."""
    side, budget, group = task
    findings = []
    for cards in group:
        names = [CARDS[card] for card in cards]
        found = solve(side, list(cards), seeded(" ".join(names)), budget)
        if found is None:
            findings.append(Finding(names, budget, 0, None).data())
            continue
        if sorted(found.squares) != sorted(set(found.squares)) or len(found.squares) != side * side:
            raise AssertionError(f"the witness for {names} is no garden")
        for name in names:
            if not naive.complies(side, found.squares, name):
                raise AssertionError(f"the evaluators disagree about {name} in the witness for {names}")
        findings.append(Finding(names, found.steps, found.attempts, found.squares).data())
    return findings


def run(
    decks: list[str],
    sizes: list[int],
    jobs: int,
    folder: Path,
    budget: int = BUDGET,
    sample: int | None = None,
) -> int:
    """Search what is missing, then write the report. 0 if every set of cards has a witness."""
    if jobs < 1 or budget < 1 or (sample is not None and sample < 1):
        raise denied("lab-at-least", option="--jobs, --budget, --sample", least=1)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise denied("no-folder", folder=str(folder), why=why.strerror or str(why)) from None
    results: dict[tuple[str, int], list[Finding]] = {}
    begun = monotonic()
    for name in decks or list(DECKS):
        for size in sizes or SIZES:
            results[name, size] = search_deck(name, size, jobs, folder, budget, sample)
    page = folder / "report.html"
    words = speaker("gardeners", system_language())
    sides = {name: DECKS[name].side for name, _ in results}
    page.write_text(write_report(results, sides, budget, words), encoding="utf-8")
    missing = 0
    for (name, size), findings in results.items():
        lost = [finding for finding in findings if finding.squares is None]
        missing += len(lost)
        steps = [finding.steps for finding in findings]
        print(
            words.text(
                "witness-searched",
                deck=name,
                size=size,
                sets=len(findings),
                lost=len(lost),
                steps=round(sum(steps) / len(steps)),
                most=max(steps),
            )
        )
        for finding in lost[:10]:
            print("    " + words.text("witness-lost", cards=" ".join(finding.cards)))
    print(words.text("witness-done", seconds=round(monotonic() - begun), page=str(page)))
    return 1 if missing else 0


def search_deck(
    name: str, size: int, jobs: int, folder: Path, budget: int, sample: int | None
) -> list[Finding]:
    deck = DECKS[name]
    file, run = RunFile(folder / f"{name}-{size}.jsonl"), f"{name} {size} budget {budget}"
    if any(of != run for of, _ in file.found):
        raise denied("witness-budget", path=str(file.path), budget=budget)
    known = {tuple(data["cards"]) for data in file.of(run)}
    wanted = [tuple(CARDS[card] for card in cards) for cards in sets(deck, size, sample)]
    todo = [tuple(CARD_NUMBER[card] for card in cards) for cards in wanted if cards not in known]
    if todo:
        tasks = [(deck.side, budget, todo[at : at + GROUP]) for at in range(0, len(todo), GROUP)]
        show = bar(f"{name} {size}")
        done = len(wanted) - len(todo)
        show(done, len(wanted))
        for found in on_all(search, tasks, jobs):
            file.add(run, *found)
            done += len(found)
            show(done, len(wanted))
    findings = {tuple(data["cards"]): read_finding(data) for data in file.of(run)}
    return [findings[cards] for cards in wanted]
