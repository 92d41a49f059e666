"""The frames of plays and deals: whole boards in small, which begin and end where plays do and give nothing away."""

import json
from copy import deepcopy

import pytest

from tests.app.playing import WORDS
from tests.engine.setups import at
from tutor.app.base.library import library
from tutor.app.board.film import film, frame_of
from tutor.app.board.protocol import BoardData, Frame, Seat, Zone
from tutor.app.board.zwickern.film import deal_frame, play_frames
from tutor.app.board.zwickern.table import exercise_data, open_data, show_play
from tutor.engine.zwickern import Capture, is_zwick, make_play, read_play

GAME = library().records[0]


def whole(frame: Frame, end: BoardData) -> tuple[list[Seat], list[Zone]]:
    """The seats and zones of a frame, as the browser finds those that are only named."""
    seats = {seat["id"]: seat for seat in end["seats"]}
    zones = {zone["id"]: zone for zone in end["zones"]}
    return (
        [seats[one] if isinstance(one, str) else one for one in frame["seats"]],
        [zones[one] if isinstance(one, str) else one for one in frame["zones"]],
    )


def zone(frame: Frame, name: str) -> Zone:
    """A zone that a frame brings itself."""
    [found] = [one for one in frame["zones"] if not isinstance(one, str) and one["id"] == name]
    return found


def test_a_capture_is_shown_with_its_groups_and_then_gone() -> None:
    position = at("8S 5D", "3C 5H 8H KS")
    board = exercise_data(WORDS, position, "e", interactive=True)
    before = deepcopy(board)
    first, second = play_frames(WORDS, board, position, read_play(position, "8S x 8H 3C+5H").play, 7, said="Said")
    assert board == before, "the board is not changed"
    assert (first["ply"], second["ply"]) == (7, 7)
    assert first["said"] == "Said"
    assert first["played"] == {"code": "8S", "label": "8 of spades"}
    assert sorted(tuple(group["items"]) for group in first["groups"]) == [("t0", "t1"), ("t2",)]
    assert [item["id"] for item in zone(first, "table")["items"]] == ["t0", "t1", "t2", "t3"]
    assert [item["cards"] for item in zone(first, "h2")["items"]] == [["5D"]]
    assert [item["cards"] for item in zone(second, "table")["items"]] == [["KS"]]
    assert zone(second, "p2")["count"] == 4
    assert "groups" not in second
    assert "mark" not in second


def test_a_zwick_names_the_card_that_turns_up() -> None:
    position = at("8S 5D", "3C 5H")
    play = read_play(position, "8S x 3C+5H").play
    assert is_zwick(position, play)
    _, after = play_frames(WORDS, exercise_data(WORDS, position, "e", interactive=True), position, play, 1)
    assert [item["id"] for item in zone(after, "p2")["items"]] == [after["mark"]]


def test_a_card_laid_or_built_is_in_its_place_at_once() -> None:
    position = at("8S 5D", "3C 8H")
    board = exercise_data(WORDS, position, "e", interactive=True)
    for text, items in (("5D", [["3C"], ["8H"], ["5D"]]), ("5D on 3C = 8", [["3C", "5D"], ["8H"]])):
        first, second = play_frames(WORDS, board, position, read_play(position, text).play, 1)
        assert [item["cards"] for item in zone(first, "table")["items"]] == items
        assert zone(first, "table") == zone(second, "table")


@pytest.mark.parametrize("closed", [True, False])
def test_the_frames_of_a_game_join_and_hide_what_is_hidden(closed: bool) -> None:
    """The table after a play is that before the next; a closed hand travels as a number only."""
    for ply in GAME.plies:
        board = open_data(WORDS, ply.position, "e", closed=closed)
        if closed:
            board["zones"] = [
                {key: value for key, value in one.items() if key != "items"} | {"count": len(one.get("items", ()))}
                if one["kind"] == "hand"
                else one
                for one in board["zones"]
            ]
        first, second = play_frames(WORDS, board, ply.position, ply.play, 1)
        after = make_play(ply.position, ply.play)
        assert [item["cards"] for item in zone(second, "table")["items"]] == [
            [card.code for card in item.cards] for item in after.table
        ]
        assert ("groups" in first) == isinstance(ply.play, Capture)
        if closed:
            said = json.dumps([first, second])
            unseen = {card.code for hand in after.hands for card in hand or ()}
            assert not [code for code in unseen if f'"{code}"' in said]
            left = len(after.hands[ply.position.turn] or ())
            assert zone(second, f"h{ply.position.turn}")["count"] == left


def test_a_film_names_what_is_as_at_its_end_and_stays_small() -> None:
    for ply in GAME.plies:
        board = exercise_data(WORDS, ply.position, "e", interactive=True)
        end = deepcopy(board)
        show_play(WORDS, end, ply.position, ply.play)
        frames = play_frames(WORDS, board, ply.position, ply.play, 1)
        found = film(0, frames, end)
        for short, frame in zip(found["frames"], frames, strict=True):
            assert whole(short, end) == (frame["seats"], frame["zones"])
        assert found["frames"][1]["zones"] == [one["id"] for one in end["zones"]], "the second is the end"
        assert len(json.dumps(found)) < len(json.dumps(end))


def test_a_film_of_several_plays_is_one_list() -> None:
    """What happens while others play is sent at once."""
    plies = GAME.plies[:4]
    frames: list[Frame] = []
    for number, ply in enumerate(plies, 1):
        board = exercise_data(WORDS, ply.position, "e", interactive=False)
        frames += play_frames(WORDS, board, ply.position, ply.play, number, said=f"Play {number}")
    end = exercise_data(WORDS, GAME.plies[4].position, "e", interactive=True)
    found = film(0, frames, end)
    assert [frame["ply"] for frame in found["frames"]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [frame["said"] for frame in found["frames"] if "said" in frame] == [f"Play {n}" for n in range(1, 5)]


def test_a_deal_comes_from_the_pack() -> None:
    board = open_data(WORDS, GAME.plies[0].position, "e")
    frame = deal_frame(WORDS, board, GAME.plies[0].position, 1)
    dealt = sum(len(hand or ()) for hand in GAME.plies[0].position.hands)
    assert zone(frame, "stock")["count"] == dealt + GAME.plies[0].position.stock
    assert all(zone(frame, f"h{seat}")["items"] == [] for seat in range(4))
    assert frame_of(board, 1)["zones"] == board["zones"]
