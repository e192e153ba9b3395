"""A game taken apart in the browser: sliders, figures while bots play, and a table of the variant."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from allotment.lab.chapter import chapter
from allotment.lab.report.page import write_report
from allotment.lab.study import Variant
from allotment.server.http import studies as studies_module
from allotment.words import speaker
from tests.lab.test_figures import ALL, LEVELS, found
from tests.server.serving import Server, quick, serving

from .test_pages import findings

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def studies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a lab whose studies answer at once; tests/lab/test_live.py plays real ones."""
    folder = tmp_path_factory.mktemp("studies")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(studies_module.Studies, "module", "tests.server.study")
        patch.setattr(studies_module, "PACKAGES", ())
        with serving(quick(folder / "tables.sqlite", lab=str(folder / "lab"))) as found:
            yield found


def slid(page: Any, name: str, value: int) -> None:
    page.locator(f"#house-{name}").fill(str(value))


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_from_the_slider_to_figures_and_to_a_table_with_friends(
    visit: Visit, studies: Server, size: str
) -> None:
    page = visit(size, base=studies.url, bypass_csp=True)
    page.goto("/")
    page.locator('.labs a[href="/lab/the-gardens"]').click()
    slid(page, "statue_majority", 5)
    assert "instead of 10" in page.text_content("#house-statue_majority-box")
    assert "statue_majority=5" in page.url
    assert "--house statue_majority=5" in page.text_content("#command")
    page.click("#run")
    page.wait_for_selector(".figure-row svg")
    assert page.locator(".figure-row").count() == 6
    assert "One level of bots gives no verdict" in page.text_content("#notes")
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.click("#stop")
    page.wait_for_selector("#run:visible")
    assert "Stopped after 4 deals" in page.text_content("#state")
    page.click("#friends")
    page.wait_for_selector("#gather .qr")
    page.click(".housed summary")
    assert "points for each player with fewer statues: 5" in page.inner_text(".housed .card")
    assert "the box says 10" in page.inner_text(".housed .card")


def test_numbers_that_do_not_go_together_are_said_at_once_and_not_played(
    visit: Visit, studies: Server
) -> None:
    page = visit(base=studies.url)
    page.goto("/lab/garden-dice?collection_3=30")
    page.wait_for_selector(".house .problem:visible")
    assert "must not count less" in page.text_content(".house .problem")
    page.click("#run")
    page.wait_for_timeout(300)
    assert page.locator("#stop").is_hidden()
    page.locator(".house > .btn").click()
    page.wait_for_selector(".house .problem", state="hidden")
    assert "collection_3" not in page.url


def test_the_page_speaks_german(visit: Visit, studies: Server) -> None:
    page = visit(base=studies.url, locale="de-CH")
    page.goto("/lab/garden-dice?set_bonus=12")
    assert "auseinandergenommen" in page.text_content("h1")
    assert "statt 15" in page.text_content("#house-set_bonus-box")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_report_can_be_read_by_anybody(
    visit: Visit, studies: Server, size: str, scheme: str, tmp_path: Path
) -> None:
    told = chapter("garden-dice", LEVELS, Variant(), found((0.65, 0.65)), ALL)
    path = write_report([told], tmp_path, "allotment lab report garden-dice", speaker("garden-dice"))
    page = visit(size, base=studies.url, bypass_csp=True, color_scheme=scheme)
    page.set_content(path.read_text())
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
