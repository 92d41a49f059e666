"""What the board is given to show."""

import json
from dataclasses import replace

import pytest

from tests.app.playing import WORDS, some_puzzles, steps
from tests.engine.setups import at
from tutor.app.base.library import library
from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import items_of, zone_of
from tutor.app.board.zwickern.actions import answered_play
from tutor.app.board.zwickern.result import result_on_table
from tutor.app.board.zwickern.seats import seat_id
from tutor.app.board.zwickern.table import (
    board_words,
    ended_data,
    exercise_data,
    groups_of,
    item_label,
    open_data,
    played_data,
    show_play,
    table_items,
)
from tutor.app.board.zwickern.tried import show_tried
from tutor.coach.zwickern.verdict.judge import judge
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Capture, Lay, Position, WonSetup, read_play, split_of
from tutor.engine.zwickern.hand.scoring import ZWICKS
from tutor.text import language

GAME = library().records[0]
EXERCISES = pytest.mark.parametrize(
    "position",
    [one.position for one in (*steps(), *some_puzzles()) if one.position is not None],
    ids=[f"{one.goal.kind}-{number}" for number, one in enumerate((*steps(), *some_puzzles())) if one.position],
)


def send(data: object) -> object:
    """The data as it arrives in the browser."""
    return json.loads(json.dumps(data, allow_nan=False))


@EXERCISES
def test_the_board_of_every_exercise_can_be_sent_and_shows_everything(position: Position) -> None:
    data = exercise_data(WORDS, position, "e", interactive=True)
    assert send(data) == data | {"words": dict(data["words"])}
    own, table = items_of(data, "hand", data["you"]) or [], items_of(data, "table") or []
    assert sorted(card["cards"] for card in own) == sorted([card.code] for card in position.hand)
    assert [item["cards"] for item in table] == [[card.code for card in item.cards] for item in position.table]
    others = [seat["id"] for seat in data["seats"] if seat["id"] != data["you"]]
    assert all(items_of(data, "hand", seat) is None for seat in others)
    ids = [item["id"] for item in (*table, *own)]
    assert len(ids) == len(set(ids))


def test_a_hand_is_in_order_with_the_jokers_last() -> None:
    position = at("X25 KH X15 10D 2C 10C JS AS", "6C")
    for opened in (False, True):
        data = exercise_data(WORDS, position, "e", interactive=True, opened=opened)
        hand = items_of(data, "hand", data["you"]) or []
        assert [card["cards"] for card in hand] == [["AS"], ["2C"], ["10D"], ["10C"], ["JS"], ["KH"], ["X15"], ["X25"]]


def test_equal_cards_of_several_packs_have_their_own_ids() -> None:
    # Seats of five play dietze with two packs.
    position = at("5D 5D 2C", "6C 6C", variant="dietze", seats="A B C D E", turn="E")
    data = exercise_data(WORDS, position, "e", interactive=True)
    assert [card["id"] for card in items_of(data, "hand", "s4") or []] == ["h4-2C-0", "h4-5D-0", "h4-5D-1"]
    assert answered_play(position, BoardAnswer("e", 1, "lay", ("h4-5D-1",), None)) == Lay(CARDS["5D"])
    both = Capture(CARDS["6S"], position.table)
    split = split_of(position.rules, both)
    assert split is not None
    assert [group["items"] for group in groups_of(WORDS, position, split)] == [["t0"], ["t1"]]


def test_an_item_is_named_in_full() -> None:
    position = at("8S", "X25+JC=13@N AS")
    labels = [item_label(WORDS, item, position.seats) for item in position.table]
    assert labels == ["N’s build of 13: 25 joker, jack of clubs", "ace of spades"]


def test_builds_have_value_and_owner_and_loose_cards_have_not() -> None:
    position = at("8S", "X25+JC=13@N AS")
    build, ace = table_items(WORDS, position.table, position.seats)
    assert (build["value"], build["owner"], build["cards"]) == (13, "N", ["X25", "JC"])
    assert (ace.get("value"), ace.get("owner")) == (None, None)


@pytest.mark.parametrize("number", range(len(GAME.plies)))
def test_the_board_of_every_play_can_be_sent(number: int) -> None:
    one = GAME.plies[number]
    data = played_data(WORDS, one.position, one.play, f"ply {number + 1}")
    assert send(data)
    assert sum(seat["turn"] for seat in data["seats"]) == 1
    if isinstance(one.play, Capture):
        marked = [item["id"] for item in items_of(data, "table") or [] if item.get("mark") == "taken"]
        assert sorted(marked) == sorted(item for group in data["groups"] for item in group["items"])


def test_before_and_after_a_game() -> None:
    first, last = GAME.plies[0].position, GAME.last
    opened = open_data(WORDS, first, "start")
    assert send(opened)
    assert opened["played"] is None
    ended = ended_data(WORDS, last, finished=True)
    assert "played" not in ended
    assert not any(seat["turn"] for seat in ended["seats"])
    assert send(ended)


def test_a_play_is_shown_on_the_board_of_an_exercise() -> None:
    position = at("8S 5D", "3C 8H")
    data = exercise_data(WORDS, position, "e", interactive=False)
    show_play(WORDS, data, position, Lay(CARDS["5D"]))
    assert data["played"] == {"code": "5D", "label": "5 of diamonds"}
    assert [card["cards"] for card in items_of(data, "hand", "s2") or []] == [["8S"]]
    assert [(item["cards"], item.get("mark")) for item in items_of(data, "table") or []] == [
        (["3C"], None),
        (["8H"], None),
        (["5D"], "played"),
    ]
    data = exercise_data(WORDS, position, "e", interactive=False)
    show_play(WORDS, data, position, read_play(position, "5D on 3C = 8").play)
    assert [(item["cards"], item.get("value"), item.get("mark")) for item in items_of(data, "table") or []] == [
        (["3C", "5D"], 8, "played"),
        (["8H"], None, None),
    ]
    data = exercise_data(WORDS, position, "e", interactive=False)
    show_play(WORDS, data, position, read_play(position, "8S x 8H").play)
    left = [item["cards"] for item in items_of(data, "table") or []]
    assert left == [["3C"]], "what is taken is gone"
    assert not {"played", "groups", "after", "fold"} & set(data)
    pile = zone_of(data, "pile", "s2")
    assert pile is not None
    assert pile["count"] == 2, "the pile of both partners lies with the learner"
    tallies = {seat["label"]: seat.get("tally") for seat in data["seats"]}
    assert tallies == {"N": [], "E": [], "S": ["2 cards (team)", "0 points"], "W": []}
    show_play(WORDS, data, position, read_play(position, "8S x 8H").play, points=False)
    assert [seat["tally"] for seat in data["seats"] if seat["label"] == "S"] == [["2 cards (team)"]]
    assert [seat["label"] for seat in data["seats"] if seat["turn"]] == ["S"], "who has played"


def test_what_an_exercise_took_stays_in_its_groups_or_after_a_zwick_as_their_sums() -> None:
    position = at("8S 5D", "3C 5H 4H")
    data = exercise_data(WORDS, position, "e", interactive=False)
    show_play(WORDS, data, position, read_play(position, "8S x 3C+5H").play, kept=True)
    assert data["groups"] == [{"items": ["t0", "t1"], "label": "3♣ + 5♥ = 8"}]
    assert [item["mark"] for item in items_of(data, "table") or []] == ["taken", "taken", None]
    assert data["after"] == "Table after the move: 4♥."
    position = at("8S 5D", "3C 5H")
    data = exercise_data(WORDS, position, "e", interactive=False)
    show_play(WORDS, data, position, read_play(position, "8S x 3C+5H").play, kept=True)
    assert data["fold"] == {
        "label": "Taken by the 8♠",
        "shout": "Zwick!",
        "groups": [{"cards": ["3C", "5H"], "label": "3♣ + 5♥ = 8"}],
    }
    assert not {"played", "groups", "after"} & set(data)
    assert items_of(data, "table") == []


def test_what_was_tried_is_shown_with_its_sums_and_the_worth_of_the_card() -> None:
    position = at("AS 5D", "2C 5H KS 6H")
    data = exercise_data(WORDS, position, "e", interactive=True)
    show_tried(WORDS, data, judge(position, read_play(position, "AS x 2C 5H 6H")))
    assert data["tried"] == [{"items": ["t0", "t1", "t3"], "label": "2♣ + 5♥ + 6♥ = 13", "refused": True}]
    assert [item.get("worth") for item in items_of(data, "hand", "s2") or []] == ["1 or 11", None]
    data = exercise_data(WORDS, position, "e", interactive=True)
    show_tried(WORDS, data, judge(position, read_play(position, "5D x 5H")))
    assert data["tried"] == [{"items": ["t1"], "label": "5♥"}]
    data = exercise_data(WORDS, position, "e", interactive=True)
    show_tried(WORDS, data, judge(position, read_play(position, "5D")))
    assert "tried" not in data


def test_seats_have_the_faces_of_neighbours_and_the_flags_of_sides() -> None:
    position = replace(at("8S 5D", "3C 8H"), seats=("Wiebke", "Hein", "S", "W"))
    data = exercise_data(WORDS, position, "e", interactive=True)
    assert [(seat.get("face"), seat["side"]) for seat in data["seats"]] == [
        ("wiebke", "ours"),
        ("hein", "theirs"),
        (None, "ours"),
        (None, "theirs"),
    ]
    assert not any("side" in seat for seat in open_data(WORDS, position, "e")["seats"]), "a replay is seen from no seat"


def test_neighbours_sit_at_the_points_of_the_compass_for_a_learner_only() -> None:
    position = replace(at("8S 5D", "3C 8H"), seats=("North", "East", "South", "West"))
    for words, names in (
        (WORDS, [("North", None), ("East", None), ("You", None), ("West", None)]),
        (WORDS.among_neighbours(), [("Wiebke", "wiebke"), ("Merle", "merle"), ("You", None), ("Hein", "hein")]),
    ):
        seats = exercise_data(words, position, "e", interactive=True)["seats"]
        assert [(seat["label"], seat.get("face")) for seat in seats] == names


def test_a_hidden_hand_is_shown_where_its_size_is_known() -> None:
    """Jensen, the third deal of four each: East has played in this round, the others have not."""
    for position, counts in ((at("5S 6S", dealer="N", stock=20), [2, 1, 2]), (at("5S 6S"), [0, 0, 0])):
        zones = exercise_data(WORDS, position, "e", interactive=True)["zones"]
        hands = [zone for zone in zones if zone["kind"] == "hand" and zone.get("seat") != "s2"]
        assert [zone.get("count") for zone in hands] == counts


def test_the_words_of_the_board_keep_their_blanks() -> None:
    words = board_words(WORDS)
    assert all(words.values())
    assert "{owner}" in words["owner"]
    assert "{letter}" in words["group"]
    assert board_words(language("fr"))["also"] == "{what}\N{NARROW NO-BREAK SPACE}; {also}", "as it is typeset there"


def test_partners_have_one_tally_where_their_pile_is_with_the_learner_or_the_first_of_them() -> None:
    where = at("2S", "3H", won={"N": WonSetup(("10D", "9C"), 1), "S": WonSetup(("AS", "AH"))})
    data = exercise_data(WORDS, where, "e", interactive=True)
    tallies = {seat["label"]: seat["tally"] for seat in data["seats"]}
    won = ["4 cards (team)", "1 Zwick", "6 points"]
    assert tallies == {"N": [], "E": [], "You": won, "W": []}
    assert [zone["seat"] for zone in data["zones"] if zone["kind"] == "pile"] == ["s2"]
    replayed = open_data(WORDS, where, "e")
    assert {seat["label"]: seat["tally"] for seat in replayed["seats"]} == {"N": won, "E": [], "S": [], "W": []}
    assert [zone["seat"] for zone in replayed["zones"] if zone["kind"] == "pile"] == ["s0"]


def test_a_closed_hand_says_how_many_cards_it_has() -> None:
    """It is written beside the backs and read out."""
    position = at("2S", "3H", hands={"N": "4S", "E": "5S 6S"})
    data = exercise_data(WORDS, position, "e", interactive=True)
    closed = {zone["seat"]: (zone["count"], zone["label"]) for zone in data["zones"] if "count" in zone}
    assert closed == {"s0": (1, "1 card"), "s1": (2, "2 cards"), "s3": (0, "")}


def test_a_result_has_your_side_first_and_the_dearest_cards_first() -> None:
    """Points are those of reading 18; most cards and Zwicks are tickets, and cards without points are counted there."""
    result = result_on_table(WORDS, GAME.entry.seats, GAME.scores, 3, "You win.")
    ours, *others = result["sides"]
    assert (result["title"], result["winners"]) == ("You win.", [seat_id(3)])
    assert ours == {
        "label": "Dianne",
        "side": "ours",
        "seats": [seat_id(3)],
        "points": 26,
        "cards": [
            {"code": code, "points": points}
            for code, points in (("X30", 7), ("X25", 6), ("X20", 5), ("10S", 1), ("2S", 1), ("AS", 1), ("AC", 1))
        ],
        "tickets": [{"label": "27 cards won", "points": 3}, {"label": "1 Zwick", "points": 1}],
    }
    assert [(side["label"], side["side"], side["tickets"][0]["points"]) for side in others] == [
        (name, "theirs", 0) for name in ("Albert", "Beatrice", "Charlie")
    ]
    shared = result_on_table(WORDS, GAME.entry.seats, GAME.scores, None, "Dianne wins.")
    assert {side["side"] for side in shared["sides"]} == {None}


def test_a_draw_has_no_winners() -> None:
    drawn = [replace(score, items={ZWICKS: 5}) for score in GAME.scores]
    assert result_on_table(WORDS, GAME.entry.seats, drawn, 3, "A draw.")["winners"] == []
