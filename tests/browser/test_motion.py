"""Pieces travel: in the order of the story, at the chosen pace, and not at all for those who want none."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.record import Record

from .hands import at_turn, middle, moved, offers, piece, place, press, sit

Visit = Callable[..., Any]

# Writes down what comes and goes: [milliseconds, "+" or "-", class, the piece it belongs to or comes from].
WATCH = """() => {
  window.seen = [];
  const note = (sign, node, piece) => {
    if (node.nodeType !== 1) return;
    window.seen.push([performance.now(), sign, node.getAttribute('class'),
      node.dataset.from ?? piece.dataset.key]);
  };
  new MutationObserver((all) => {
    for (const one of all) {
      for (const node of one.addedNodes) note('+', node, one.target);
      for (const node of one.removedNodes) note('-', node, one.target);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


# Writes down how long what leaves or changes waits for its turn.
DELAYS = """() => {
  window.delays = [];
  const play = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const kind = this.getAttribute('class');
    if (kind === 'was' || kind === 'ghost') window.delays.push([kind, how.delay]);
    return play.call(this, frames, how);
  };
}"""


def seen(page: Any, kind: str, sign: str) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate("window.seen")
    return [one for one in found if one[1] == sign and kind in str(one[2]).split(" ")]


def garden(page: Any, board: dict[str, str], dice: list[int], **more: Any) -> None:
    """A game of Garden Dice that stands at this position, against a bot; `more` replaces fields of it."""
    game = make("garden-dice", {"start": 0})
    position: dict[str, Any] = game.dump(game.start(seeded("motion")))
    position.update({"dice": dice, **more})
    for cell, lies in board.items():
        position["board"][cell] = lies
        position["stacks"][lies.split("-")[0]] -= 1
        position["discs"][int(lies[-1])] -= 1
    record = Record(game.slug, game.version, game.options, "motion")
    record.position = position
    record.names = ["human", "seedling"]
    made = page.request.post("/api/tables/import", data={"record": record.write()})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector(".piece")
    at_turn(page)


ROW = {"2,1": "eggplant-{} 0", "2,2": "artichoke-{} 0", "2,3": "tomato-{} 1", "2,4": "carrot-{} 0"}


def test_water_runs_down_a_chain_one_tile_at_a_time(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    garden(page, {cell: kind.format("seed") for cell, kind in ROW.items()}, [1, 1, 5, 5])
    page.evaluate(WATCH)
    before = place(page)
    press(page, "water 2,1 with 5")
    page.wait_for_function(
        "() => window.seen.filter((one) => one[1] === '-' && one[2] === 'was').length === 3"
    )
    gone = seen(page, "was", "-")
    assert [one[3] for one in gone] == ["tile-2-2", "tile-2-3", "tile-2-4"]
    assert all(later[0] - earlier[0] > 100 for earlier, later in pairwise(gone))
    assert place(page) != before, "and nobody waited for it"


def test_a_harvest_chain_goes_one_by_one_and_points_rise_from_it(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    garden(page, {cell: kind.format("veggie") for cell, kind in ROW.items()}, [1, 1, 5, 5])
    page.evaluate(WATCH)
    page.evaluate(DELAYS)
    press(page, "harvest 2,1 with 5")
    page.wait_for_function("() => window.delays.length >= 5")
    left = sorted(delay for _, delay in page.evaluate("window.delays") if delay)
    assert left == [250, 500, 750], "the first tile goes with the die, then the others one by one"
    page.wait_for_function("() => !document.querySelector('.ghost')")
    risen = seen(page, "rise", "+")
    assert len(risen) == 2, "one flag for each seat that scored"
    assert all(str(one[3]).startswith("bed-2-") for one in risen)


def test_dice_tumble_whatever_they_show(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    garden(page, {}, [1, 2, 3, 4])
    page.evaluate(
        """() => {
        window.rolled = 0;
        const play = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
          if (how.id === 'tumble') window.rolled += 1;
          return play.call(this, frames, how);
        };
      }"""
    )
    press(page, "sun reroll")
    page.wait_for_function("() => window.rolled === 4")


def test_a_card_flies_to_its_place(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("localStorage.setItem('pace', '500')")
    sit(page, "the-gardens")
    at_turn(page)
    text = offers(page)[0]
    key = f"card-{text.split(' ')[1]}"
    page.evaluate(
        """key => {
        window.spots = [];
        const look = () => {
          const { left, top } = document.querySelector(`.piece[data-key="${key}"]`).getBoundingClientRect();
          window.spots.push(`${Math.round(left)} ${Math.round(top)}`);
          requestAnimationFrame(look);
        };
        look();
      }""",
        key,
    )
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send(
        "Animation.setPlaybackRate", {"playbackRate": 0.2}
    )  # a busy machine draws few pictures a second
    press(page, text)
    page.wait_for_function("() => new Set(window.spots).size >= 4")  # seen between where it lay and lies


def test_the_pace_is_a_choice(visit: Visit) -> None:
    """0, 120, 250 or 500 milliseconds, chosen in the menu, from the next move on."""
    page = visit(reduced_motion="no-preference")
    for pace in (500, 250, 120, 0):
        garden(page, {cell: kind.format("seed") for cell, kind in ROW.items()}, [1, 1, 5, 5])
        page.click("#more")
        page.check(f'#pop input[name="pace"][value="{pace}"]', force=True)
        page.keyboard.press("Escape")
        page.evaluate(DELAYS)
        press(page, "water 2,1 with 5")
        assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--pace')") == f"{pace}ms"
        grown = [delay for kind, delay in page.evaluate("window.delays") if kind == "was"]
        assert grown == ([pace, 2 * pace, 3 * pace] if pace else [])


def test_no_motion_for_those_who_want_none(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    page.goto("/")
    page.evaluate("localStorage.setItem('pace', '500')")
    garden(page, {cell: kind.format("veggie") for cell, kind in ROW.items()}, [1, 1, 5, 5])
    page.evaluate(WATCH)
    press(page, "harvest 2,1 with 5")
    at_turn(page)
    assert not seen(page, "ghost", "+") and not seen(page, "was", "+") and not seen(page, "rise", "+")
    assert page.evaluate("document.getAnimations().length") == 0
    before = place(page)
    press(page, offers(page)[0])
    moved(page, before)


# Writes down where the middle of every piece is, frame by frame: by key, [x, y, width at rest].
SPOTS = """() => {
  const ways = window.ways = {};
  const look = () => {
    for (const piece of document.querySelectorAll('.board .piece:not([data-key="ground"])')) {
      const { left, top, width, height } = piece.getBoundingClientRect();
      (ways[piece.dataset.key] ??= []).push([left + width / 2, top + height / 2, piece.offsetWidth]);
    }
    if (ways === window.ways) requestAnimationFrame(look);
  };
  look();
}"""
QUIET = "() => document.getAnimations().filter((one) => one.playState === 'running').length === 0"


def strays(page: Any) -> dict[str, float]:
    """Pieces seen away from the straight way between where they were first and last; dice may hop."""
    found: dict[str, float] = {}
    for key, spots in page.evaluate("window.ways").items():
        (x, y, _), (to_x, to_y, size) = spots[0], spots[-1]
        long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        free = size if key.startswith("die-") else 5
        for at_x, at_y, _ in spots:
            if long < 1:
                away = ((at_x - x) ** 2 + (at_y - y) ** 2) ** 0.5
            else:
                away = abs((at_x - x) * (to_y - y) - (at_y - y) * (to_x - x)) / long
            if away > free:
                found[key] = max(found.get(key, 0), round(away))
    return found


def test_a_roll_stays_in_its_tray_and_a_chain_on_its_beds(visit: Visit) -> None:
    """Motion is added to where pieces lie: nothing leaves the straight way between its two places."""
    page = visit(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("localStorage.setItem('pace', '500')")
    garden(page, {cell: kind.format("seed") for cell, kind in ROW.items()}, [1, 1, 5, 5])
    page.mouse.move(1, 1)
    page.evaluate(SPOTS)
    press(page, "water 2,1 with 5")
    page.wait_for_function("() => !document.querySelector('.was')")
    page.wait_for_function(QUIET)
    assert strays(page) == {}
    garden(page, {}, [1, 1, 5, 5])
    page.mouse.move(1, 1)
    page.evaluate(SPOTS)
    press(page, "sun reroll")
    page.wait_for_function("() => document.getAnimations().some((one) => one.id === 'tumble')")
    page.wait_for_function(QUIET)
    assert strays(page) == {}


def test_a_planted_seed_comes_from_the_bench(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("localStorage.setItem('pace', '500')")
    garden(page, {}, [1, 2, 3, 5])
    press(page, "buy squash with 1")
    at_turn(page)
    page.wait_for_function(QUIET)
    x, y = middle(piece(page, "seed-squash"))
    page.evaluate(SPOTS)
    press(page, "place squash 2,3 with 2 3")
    page.wait_for_selector('.piece[data-key="tile-2-3"]')
    page.wait_for_function(QUIET)
    first = page.evaluate("window.ways['tile-2-3'][0]")
    bed = middle(piece(page, "bed-2-3"))
    far = ((bed[0] - x) ** 2 + (bed[1] - y) ** 2) ** 0.5
    assert ((first[0] - x) ** 2 + (first[1] - y) ** 2) ** 0.5 < far / 2, "it set out from the bench"
    assert strays(page) == {}


def test_stepping_through_the_past_flies_straight(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("localStorage.setItem('pace', '500')")
    garden(page, {}, [1, 2, 3, 5])
    press(page, "buy squash with 1")
    at_turn(page)
    press(page, "place squash 2,3 with 2 3")
    at_turn(page)
    page.mouse.move(1, 1)
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight", "End"):
        page.wait_for_function(QUIET)
        before = place(page)
        page.evaluate(SPOTS)
        page.keyboard.press(key)
        moved(page, before)
        page.wait_for_function(QUIET)
        assert strays(page) == {}, key
