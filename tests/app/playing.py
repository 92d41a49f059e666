"""The app without a browser: opening pages, reading what the board was given, and answering as the board does."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest

import tutor.app
from tutor.app.shared import library
from tutor.check.exercises import Puzzle, Step
from tutor.engine.zwickern.moves import Build, Capture, Move
from tutor.engine.zwickern.notation import read_play
from tutor.engine.zwickern.position import Position
from tutor.text import language

MAIN = Path(tutor.app.__file__).parent / "main.py"
WORDS = language("en")
Open = Callable[..., AppTest]


def open_app(page: str = "learn", **address: str) -> AppTest:
    """A page of the app as a new visitor sees it at an address."""
    at = AppTest.from_file(MAIN, default_timeout=30)
    if page != "learn":
        at.switch_page(f"views/{page}.py")
    for key, value in address.items():
        at.query_params[key] = value
    return run(at)


def run(at: AppTest) -> AppTest:
    """Run the app once more; nothing may go wrong in it."""
    at.run()
    assert not at.exception, at.exception
    return at


def click(at: AppTest, key: str) -> AppTest:
    """Press a button."""
    at.button(key=key).click()
    return run(at)


def board_of(at: AppTest) -> dict[str, Any]:
    """What the board was given to show."""
    (component,) = at.get("bidi_component")
    data = json.loads(component.proto.json)
    assert isinstance(data, dict)
    return data


def message_of(at: AppTest, position: Position, move: Move) -> dict[str, Any]:
    """What the board sends for a play: ids by place, and the next number."""
    seat = position.turn
    items = move.takes if isinstance(move, Capture) else ()
    build = None
    if isinstance(move, Build):
        items = (move.onto,) if move.onto is not None else ()
        build = f"{move.value}:{move.owner}"
    return {
        "epoch": board_of(at)["epoch"],
        "seq": at.session_state["visit"].last_seq + 1,
        "kind": type(move).__name__.lower().replace("capture", "take"),
        "card": f"h{seat}-{move.card.code}-0",
        "items": [f"t{position.table.index(item)}" for item in items],
        "build": build,
    }


def tell(at: AppTest, answer: object) -> AppTest:
    """Let the board say something."""
    at.session_state["board"] = {"answer": answer}
    return run(at)


def answer(at: AppTest, one: Step | Puzzle, text: str) -> Move:
    """Let the board answer with a play as the content writes it."""
    move = read_play(one.position, text).move
    tell(at, message_of(at, one.position, move))
    return move


def verdicts(at: AppTest) -> list[str]:
    """What the page says of the last answer."""
    return [box.value for boxes in (at.success, at.warning, at.error) for box in boxes]


def texts(at: AppTest) -> str:
    """All text that the page shows as markdown."""
    return "\n".join(one.value for one in at.markdown)


def steps() -> list[Step]:
    """The steps of the lesson."""
    return list(library().lessons[0].steps)


def puzzles() -> list[Puzzle]:
    """All puzzles in the order of the page."""
    return list(library().puzzles)
