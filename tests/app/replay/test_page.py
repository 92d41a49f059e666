"""The Replay page: every position of the sample game, the ways through it, and its result."""

import pytest

from tests.app.playing import WORDS, board_of, click, follower, open_app, run, texts
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.protocol import items_of
from tutor.app.exercise.result import result_rows
from tutor.coach.zwickern.records import remarks
from tutor.coach.zwickern.verdict.as_json import score_items
from tutor.coach.zwickern.words.plays import played_line
from tutor.engine.zwickern import Build, Capture, Lay, is_zwick, make_play
from tutor.text import Name, render

GAME = library().records[0]
END = len(GAME.plies) + 1


ENDS = ("replay-first", "replay-back", "replay-forward", "replay-last")


def test_the_sample_game_has_48_plays() -> None:
    assert len(GAME.plies) == 48


def test_forward_through_all_50_positions() -> None:
    at = open_app("replay")
    assert at.title[0].value == escape_markdown(WORDS("replay-start"))
    assert len(items_of(board_of(at), "table")) == 8
    for number, one in enumerate(GAME.plies, 1):
        click(at, "replay-forward")
        assert at.query_params["ply"] == str(number)
        said = played_line(Name(one.entry.seat), one.position, one.play)
        assert at.title[0].value == escape_markdown(render(WORDS, said))
        shown = board_of(at)
        after = make_play(one.position, one.play)
        assert [sorted(card["cards"] for card in items_of(shown, "hand", seat["id"])) for seat in shown["seats"]] == [
            sorted([card.code] for card in hand or ()) for hand in after.hands
        ]
        assert [seat["id"] for seat in shown["seats"] if seat["turn"]] == [f"s{one.position.turn}"]
        assert shown["played"]["code"] == one.play.card.code
        assert shown["words"]["tag"] == {Capture: "takes", Build: "builds", Lay: "laid down"}[type(one.play)]
        marks = [item for item in items_of(shown, "table") if item.get("mark")]
        if isinstance(one.play, Capture):
            assert [item["mark"] for item in marks] == ["taken"] * len(one.play.takes)
        else:
            assert [item["mark"] for item in marks] == ["played"]
        assert escape_markdown(one.entry.note or "") in texts(at)
        for line in remarks(one.position, one.play):
            assert markdown(line) in texts(at)
    click(at, "replay-forward")
    assert at.title[0].value.startswith(escape_markdown(WORDS("replay-end")))
    assert [at.button(key=key).disabled for key in ENDS] == [False, False, True, True], "the end stays the end"


def test_back_first_and_last() -> None:
    at = open_app("replay", ply="3")
    click(at, "replay-back")
    assert at.query_params["ply"] == "2"
    click(at, "replay-last")
    assert at.query_params["ply"] == str(END)
    click(at, "replay-back")
    assert at.query_params["ply"] == str(END - 1)
    click(at, "replay-first")
    assert at.query_params["ply"] == "0"
    assert [at.button(key=key).disabled for key in ENDS] == [True, True, False, False]


def test_the_number_of_a_play_can_be_typed() -> None:
    at = open_app("replay")
    follower(at.number_input, "choose-ply").set_value(17)
    run(at)
    assert at.query_params["ply"] == "17"
    assert "17" in board_of(at)["epoch"]


def test_the_engine_sees_what_beatrice_missed() -> None:
    at = open_app("replay", ply="1")
    shown = texts(at).replace("\\", "")
    assert "A bigger capture was possible: K♠ takes" in shown
    assert ", 6 cards." in shown


@pytest.mark.parametrize("ply", ["-1", "50", "one", "1e3", "", "9" * 400])
def test_an_unknown_play_is_reported_and_the_page_can_be_used(ply: str) -> None:
    at = open_app("replay", ply=ply)
    assert at.title[0].value == escape_markdown(WORDS("replay-start"))
    click(at, "replay-forward")
    assert at.query_params["ply"] == "1"


def test_an_unknown_game_is_reported() -> None:
    at = open_app("replay", game="chess")
    assert [one.value for one in at.info] == [escape_markdown(WORDS("address-unknown", id="chess"))]


def test_the_result_is_shown_item_by_item() -> None:
    at = open_app("replay", ply=str(END))
    shown = at.table[0].value
    assert list(shown[WORDS("replay-seat")]) == list(GAME.entry.seats)
    assert list(shown[WORDS("replay-points")]) == [score.points for score in GAME.scores]
    assert list(shown[WORDS("replay-cards")]) == [score.cards for score in GAME.scores]
    assert list(shown[WORDS("replay-zwicks")]) == [score.zwicks for score in GAME.scores]
    assert list(shown[WORDS("score-items")]) == [score_items(WORDS, score) for score in GAME.scores]
    assert sum(score.zwicks for score in GAME.scores) == sum(is_zwick(one.position, one.play) for one in GAME.plies)


def test_the_running_score_ends_in_the_result() -> None:
    at = open_app("replay", ply=str(END))
    for seat, score in zip(board_of(at)["seats"], GAME.scores, strict=True):
        assert WORDS("tally-points", number=score.points) in seat["tally"]
        assert WORDS("tally-cards", number=score.cards) in seat["tally"]


def test_the_name_of_a_side_is_text_in_the_result() -> None:
    """The cells of a table are read as markdown."""
    name = "![pwn](http://evil.test/p.png)"
    rows = result_rows((name,) * 4, GAME.scores)
    assert rows[0][WORDS("replay-seat")] == escape_markdown(name) != name
