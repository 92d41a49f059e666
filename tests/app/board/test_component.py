"""The messages of the board, read and echoed; the package files that it needs."""

import json
import re

from tutor.app.base.focus import FOCUS_ASSETS
from tutor.app.board.component import (
    BOARD_ASSETS,
    MAX_ITEMS,
    MAX_TEXT,
    BoardAnswer,
    BoardMessage,
    Selection,
    read_board_answer,
    read_selection,
)
from tutor.app.board.protocol import Zone, ZoneItem
from tutor.app.replay.play_line import PLAY_LINE_ASSETS

CHOSEN = {"epoch": "e", "seq": 3, "selected": ["h0", "t0", "t2"]}


def test_a_selection_is_read() -> None:
    assert read_selection(CHOSEN) == Selection("e", 3, ("h0", "t0", "t2"))
    assert read_selection({**CHOSEN, "selected": ()}) == Selection("e", 3, ())


def test_an_answer_needs_an_action_and_what_is_selected() -> None:
    said = {**CHOSEN, "action": "build", "choice": "7:2"}
    assert read_board_answer(said) == BoardAnswer("e", 3, "build", ("h0", "t0", "t2"), "7:2")
    assert read_board_answer({**said, "selected": None}) is None
    assert read_board_answer({**said, "action": None}) is None
    assert read_board_answer(CHOSEN) is None


def test_the_limits_are_kept() -> None:
    assert read_selection({**CHOSEN, "selected": [f"t{number}" for number in range(MAX_ITEMS)]}) is not None
    assert read_selection({**CHOSEN, "selected": [f"t{number}" for number in range(MAX_ITEMS + 1)]}) is None
    assert read_selection({**CHOSEN, "epoch": "e" * MAX_TEXT}) is not None
    assert read_selection({**CHOSEN, "epoch": "e" * (MAX_TEXT + 1)}) is None


def test_the_newest_of_selection_and_answer_is_what_is_selected() -> None:
    selection = Selection("e", 3, ("h0", "t0"))
    answer = BoardAnswer("e", 5, "take", ("h1", "t1"), None)
    both = BoardMessage(selection, answer)
    assert both.seq == 5
    assert both.selected("e") == ["h1", "t1"]
    assert both.selected("other") == []
    assert BoardMessage(selection, None).selected("e") == ["h0", "t0"]
    assert BoardMessage(None, None).seq == 0


def test_what_is_selected_can_be_sent() -> None:
    message = BoardMessage(Selection("e", 3, ("h0", "t0")), None)
    assert json.loads(json.dumps(message.selected("e"))) == ["h0", "t0"]


def test_the_scripts_import_one_another_by_names_that_are_there() -> None:
    assert {file.name for file in BOARD_ASSETS.iterdir()} >= {
        "board.js",
        "drag.js",
        "view.js",
        "film.js",
        "motion.js",
        "sound.js",
        "words.js",
        "zones.js",
        "cards.js",
        "drawings.js",
        "dom.js",
        "board.css",
    }


def test_nothing_in_the_scripts_writes_markup_or_asks_another_host() -> None:
    for file in (*BOARD_ASSETS.iterdir(), *PLAY_LINE_ASSETS.iterdir(), *FOCUS_ASSETS.iterdir()):
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        # The drawings are beside the scripts.
        text = text.replace("fetch(file)", "")
        for bad in (
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "eval(",
            "http://",
            "https://",
            "@import",
            "fetch(",
        ):
            assert bad not in text, (file.name, bad)


def test_the_scripts_know_no_word_of_a_game() -> None:
    """What can be done, and what is said of it, comes as data."""
    game = re.compile(r"tak(e|es|en|ing)|took|buil[dt]|builds|building|lay|lays|laid|laying|(captur|zwick|announc).*")
    for file in BOARD_ASSETS.glob("*.js"):
        words = re.findall(r"[A-Z]?[a-z]+", file.read_text("utf-8"))
        assert [word for word in words if game.fullmatch(word.lower())] == [], file.name


def test_a_seat_with_its_pile_can_be_sent() -> None:
    """A pile is described in words and shows the cards that mark the Zwicks."""
    marker: ZoneItem = {"id": "m0", "cards": ["JD"], "label": "Jack of diamonds"}
    label = "Five cards, one Zwick"
    pile: Zone = {"id": "p0", "kind": "pile", "seat": "s0", "count": 5, "label": label, "items": [marker]}
    assert json.loads(json.dumps(pile)) == pile
