"""What if: other plays tried from a play of a record on, undone, and kept as a record of one's own."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import illegal_plays
from tests.app.playing import WORDS, board_of, click, make_play, open_app, texts, verdicts
from tutor.app.base.library import library
from tutor.app.board.protocol import BoardData, items_of
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.branches import branch
from tutor.catalogue.library import prove_record
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.words.plays import play_line, played_line
from tutor.content.files.writing import record_text
from tutor.engine.zwickern import VARIANTS, Capture, Lay, Reading, legal_plays, read_play
from tutor.text import Line, Name, language, render

GAME = next(game for game in library().records if game.id == "lessons/games/christiansen")
INSTEAD = "X20 on X30 = 10"


def trying(ply: int, tried: str = "") -> AppTest:
    """The page where another play is tried in the place of one of the record."""
    return open_app("replay", ply=str(ply), mode="try", **({"tried": tried} if tried else {}))


def turn_of(board: BoardData) -> str:
    """The seat that plays next."""
    return next(seat["id"] for seat in board["seats"] if seat["turn"])


def shown(at: AppTest) -> str:
    """All that the page says, without what keeps it from being markup."""
    return "\n".join([texts(at), *verdicts(at), *(one.value for one in at.info)]).replace("\\", "")


def test_from_any_play_the_board_can_be_played_on_with_all_hands_open() -> None:
    for ply in (1, 3, 24, 25, 48):
        at = trying(ply)
        board = board_of(at)
        assert board["interactive"]
        assert all(items_of(board, "hand", seat["id"]) is not None for seat in board["seats"])
        assert board["you"] is None, "the seats stand as in the game"
        assert turn_of(board) == f"s{GAME.plies[ply - 1].position.turn}"


def test_a_play_of_the_record_can_be_left_with_one_button() -> None:
    at = click(open_app("replay", ply="3"), "try-start")
    assert at.query_params["mode"] == "try"
    assert at.query_params["ply"] == "3"
    click(at, "try-back")
    assert "mode" not in at.query_params
    assert at.query_params["ply"] == "3"
    assert not board_of(at)["interactive"]


def test_everyone_plays_on_by_hand_and_the_address_keeps_it() -> None:
    at = trying(3)
    found = branch(GAME, 2)
    for line in (INSTEAD, "3H", "3C x 3H"):
        make_play(at, found.position, read_play(found.position, line).play)
        found = branch(GAME, 2, [*(at.query_params["tried"].split(";"))])
        assert found.refused is None
        assert turn_of(board_of(at)) == f"s{found.position.turn}"
        assert board_of(at)["said"] == WORDS("try-turn", seat=found.position.seats[found.position.turn])
        before = found.positions[-2]
        assert shown(at).count(before.seats[before.turn]) == 1, "who has played is said once"
        made = found.plays[-1]
        whose = Name(before.seats[before.turn])
        told = play_line(before, made) if isinstance(made, Capture) else played_line(whose, before, made)
        assert shown(at).count(render(WORDS, told)) == 1, "and so is what was played"
    assert at.query_params["tried"] == f"{INSTEAD};3H;3C x 3H"
    click(at, "try-undo")
    assert at.query_params["tried"] == f"{INSTEAD};3H"
    click(at, "try-undo")
    click(at, "try-undo")
    assert "tried" not in at.query_params
    assert at.button(key="try-undo").disabled


def test_the_player_is_named_and_never_called_you() -> None:
    board = board_of(trying(3))
    seat = GAME.plies[2].position.seats[GAME.plies[2].position.turn]
    assert board["words"]["chooseCard"] == WORDS("board-choose-card-for", seat=seat)
    labels = [zone["label"] for zone in board["zones"] if zone["kind"] == "hand"]
    assert sorted(labels) == sorted(GAME.entry.seats)


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_a_play_of_any_seat_is_said_as_that_of_the_seat(code: str) -> None:
    words = language(code)
    own = re.compile(r"\b(?:[Yy]our?|[Dd]u|[Dd]ein\w*|[Vv]ous|[Vv]os|[Vv]otre)\b")
    position = branch(GAME, 2).position
    seat = Name(position.seats[position.turn])
    at = open_app("replay", ply="3", mode="try", lang=code)
    make_play(at, position, next(illegal_plays(position)))
    (refused,) = verdicts(at)
    assert not own.search(refused)
    assert render(words, Line("try-illegal", {"seat": seat})) in shown(at)
    laid = next(play for play in legal_plays(position) if isinstance(play, Lay))
    make_play(at, position, laid)
    (verdict,) = verdicts(at)
    assert render(words, played_line(seat, position, laid)) in verdict.replace("\\", "")
    assert not own.search(verdict)


def test_a_play_tried_moves_from_the_board_before_it() -> None:
    at = trying(3)
    assert board_of(at)["film"] == {"from": 2, "frames": []}
    position = GAME.plies[2].position
    make_play(at, position, read_play(position, INSTEAD).play)
    film = board_of(at)["film"]
    assert film["from"] == 2
    assert [frame["ply"] for frame in film["frames"]] == [3, 3]
    click(at, "try-undo")
    assert board_of(at)["film"] == {"from": 2, "frames": []}


def test_an_address_brings_the_plays_back() -> None:
    at = trying(3, f"{INSTEAD};3H")
    assert turn_of(board_of(at)) == "s1"
    assert "3. Dianne: the 20 joker on the 30 joker" in shown(at)
    assert "4. Albert lays down 3♥" in shown(at)


@pytest.mark.parametrize("line", ["nonsense", "KS", "<script>alert(1)</script>", "X20 on X30 = 11"])
def test_an_address_with_a_wrong_play_is_reported_and_what_came_before_stays(line: str) -> None:
    at = trying(3, f"{INSTEAD};{line};3H")
    assert WORDS("try-refused", play=line) in shown(at).replace("\N{WORD JOINER}", "")
    assert turn_of(board_of(at)) == "s0", "the first play holds"


def test_an_illegal_play_is_explained_and_nothing_is_lost() -> None:
    at = trying(3)
    position = GAME.plies[2].position
    wrong = Capture(read_play(position, "9D").play.card, position.table)
    make_play(at, position, wrong)
    seat = Name(position.seats[position.turn])
    assert render(WORDS, sentence(judge(position, Reading(wrong)), seat)) in shown(at)
    assert "tried" not in at.query_params
    assert board_of(at)["interactive"]


def test_a_branch_can_be_kept_as_a_record_and_replayed() -> None:
    at = click(trying(3, f"{INSTEAD};3H"), "try-keep")
    assert at.query_params["game"].startswith("record/")
    assert at.query_params["ply"] == "3"
    assert "20 joker on the 30 joker" in at.title[0].value.replace("\\", "")
    click(at, "replay-last")
    assert at.query_params["ply"] == "5", "two plays were kept, two were tried, and the end"
    again = open_app("replay", game=at.query_params["game"])
    assert not again.info
    click(again, "record-drop")
    assert again.query_params["game"] == GAME.id


def test_a_whole_hand_ends_with_its_result() -> None:
    lines = ";".join(ply.entry.play for ply in GAME.plies[46:])
    at = trying(47, lines)
    assert not board_of(at)["interactive"]
    assert list(at.table[0].value[WORDS("replay-points")]) == [score.points for score in GAME.scores]


def test_at_the_end_of_the_record_nothing_is_left_to_try() -> None:
    at = trying(49)
    assert not board_of(at)["interactive"]
    assert at.button(key="try-undo").disabled


def test_a_seat_may_be_called_by_what_parts_the_plays_of_an_address() -> None:
    partners = next(game for game in library().records if game.id == "lessons/games/jensen-partnership")
    text = record_text(partners.entry).replace("Emma", "Em;%3Bma")
    name = keep_for(text)
    at = open_app("replay", game=name, ply="3", mode="try")
    position = prove_record(name, text, VARIANTS).plies[2].position
    make_play(at, position, read_play(position, "3D on X25 = 12 for Em;%3Bma").play)
    assert turn_of(board_of(at)) == "s3"
    assert not at.info
    again = open_app("replay", game=name, ply="3", mode="try", tried=at.query_params["tried"])
    assert turn_of(board_of(again)) == "s3"


def keep_for(text: str) -> str:
    """Keep a record for the visitor of this machine."""
    attempt_log.log().set_setting(LOCAL, "record/partners", text)
    return "record/partners"
