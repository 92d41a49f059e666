"""A position made to take long holds no one up: each page says where it has stopped."""

import time
from weakref import WeakKeyDictionary

import pytest
import yaml

from tests.app.playing import WORDS, board_of, click, follower, message_of, open_app, run, tell, texts, verdicts
from tests.app.replay.test_own_records import all_laid, pasted
from tests.app.rules.test_page import with_own
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.protocol import items_of
from tutor.app.drafts.kept import MOST_DRAFT_BYTES
from tutor.app.exercise import one_play
from tutor.app.replay import navigation, records
from tutor.app.visitor.variants import MOST_HOUSE_BYTES
from tutor.coach.zwickern.verdict.judge import judge
from tutor.content.files.load import load_positions
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import VARIANTS, Capture, Lay, Position

SECONDS = 15
"""So long at most a page works, in time of the processor on a machine that has much else to do; mostly it is two."""

COURTS = [f"{rank}{suit}" for rank in "AJQK" for suit in "SHDC"]
SMALL = [f"{rank}{suit}" for rank in ("2", "3", "4", "5") for suit in "SHD"]


def text(variant: str, hand: list[str], table: list[object]) -> str:
    """A position as it is pasted."""
    tree = {"variant": variant, "seats": ["A", "B"], "turn": "A", "hands": {"A": hand}, "table": table}
    return str(yaml.safe_dump(tree))


LARGE = {
    "two-valued": text("jensen", ["X25", "X20", "10S", "9S", "9H"], [*COURTS, *SMALL, "6S", "7S"]),
    "wild": text("grupp", ["X1", "X2", "KS", "KH", "KD"], [*COURTS[:11], *SMALL, "X3", "X4", "X5", "X6", "6S"]),
    "all hands": text("christiansen", [*COURTS, *SMALL], ["X30", "X25", *(f"{n}{s}" for n in "678" for s in "SHDC")]),
    "builds": text(
        "christiansen",
        ["X15", "X20", "X30", "KS", "KH", "9S", "8S"],
        [*SMALL, *({"cards": [card], "value": 11, "owner": "A"} for card in COURTS[:4]), *COURTS[4:9], "9H", "8H"],
    ),
}


@pytest.mark.parametrize("name", LARGE)
def test_a_large_position_under_each_variant(name: str) -> None:
    (where,) = load_positions("p", LARGE[name], VARIANTS)
    assert isinstance(where, Position)
    begun = time.process_time()
    at = with_own(LARGE[name], view="position", position="own")
    for play in (Lay(where.hand[-1]), Capture(where.hand[0], where.table)):
        tell(at, message_of(at, where, play))
    assert time.process_time() - begun < 4 * SECONDS
    assert items_of(board_of(at), "table")


def test_a_record_with_large_tables_can_be_tried_and_guessed() -> None:
    at = pasted(all_laid())
    for mode, ply in (("guess", "40"), ("try", "45")):
        at.query_params["mode"], at.query_params["ply"] = mode, ply
        begun = time.process_time()
        run(at)
        board = board_of(at)
        card = next(items_of(board, "hand", seat["id"])[0] for seat in board["seats"] if seat["turn"])
        seq = at.session_state["visit"].exercises.last_seq + 1
        selected = [card["id"], *(item["id"] for item in items_of(board, "table"))]
        said = {"epoch": board["epoch"], "seq": seq, "action": "take", "selected": selected, "choice": None}
        tell(at, said)
        assert verdicts(at)
        assert time.process_time() - begun < SECONDS


def test_a_play_that_cannot_be_judged_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(*_: object) -> None:
        raise TooMuchWorkError

    monkeypatch.setattr(one_play, "judge", too_much)
    for mode in ("guess", "try"):
        at = open_app("replay", ply="3", mode=mode)
        board = board_of(at)
        card = next(items_of(board, "hand", seat["id"])[0] for seat in board["seats"] if seat["turn"])
        said = {"epoch": board["epoch"], "seq": 1, "action": "lay", "selected": [card["id"]], "choice": None}
        tell(at, said)
        assert [one.value for one in at.warning] == [escape_markdown(WORDS("verdict-too-large"))]
        assert board_of(at)["epoch"] == board["epoch"], "nothing was played"
        assert judge is not too_much


def test_marks_end_where_they_would_take_too_long_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "_marked", WeakKeyDictionary())
    monkeypatch.setattr(records, "_MARKING", -1)
    at = open_app("replay", ply="48")
    assert escape_markdown(WORDS("line-looked-until", number=0)) in [one.value for one in at.caption]
    assert navigation.looked_until is records.looked_until


def test_texts_and_files_have_limits() -> None:
    at = open_app("workshop", view="yaml")
    follower(at.text_area, "workshop-yaml").set_value("- " + "x" * 2 * MOST_DRAFT_BYTES)
    run(at)
    assert len(at.session_state["visit"].workshop.text) <= MOST_DRAFT_BYTES
    at = open_app("rules", view="house")
    at.file_uploader(key="house-upload").set_value(("x.yaml", b"---\n" * MOST_HOUSE_BYTES, "application/yaml"))
    run(at)
    click(at, "house-read")
    told = "\n".join([texts(at), *verdicts(at), *(one.value for one in at.code)])
    assert WORDS("house-too-long", limit=MOST_HOUSE_BYTES) in told


@pytest.mark.parametrize(("page", "key", "megabytes"), [("replay", "record-file", 1), ("progress", "import-file", 32)])
def test_the_boxes_for_files_say_the_limits(page: str, key: str, megabytes: int) -> None:
    (box,) = [one for one in open_app(page).get("file_uploader") if key in one.proto.id]
    assert box.proto.max_upload_size_mb == megabytes
