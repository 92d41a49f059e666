"""What the board offers to do, and how its answers are read back."""

import pytest

from tests.app.playing import WORDS, some_puzzles, steps
from tests.engine.setups import at
from tutor.app.base.library import library
from tutor.app.board.component import BoardAnswer
from tutor.app.board.zwickern.actions import actions, add_choices, answered_play, build_choices
from tutor.coach.zwickern.verdict.offered_values import Offer, offers
from tutor.content.zwickern.plays import KIND_OF, PLAYS
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, legal_plays, read_play, violations


@pytest.mark.parametrize(
    "position",
    [one.position for one in (*steps(), *some_puzzles()) if one.position is not None],
    ids=[f"{one.goal.kind}-{number}" for number, one in enumerate((*steps(), *some_puzzles())) if one.position],
)
def test_every_legal_play_can_be_made_on_the_board(position: Position) -> None:
    builds = build_choices(WORDS, position)
    for play in legal_plays(position):
        assert answered_play(position, answer_for(position, play)) == play
        if isinstance(play, Build):
            said = answer_for(position, play)
            card, target = (*said.selected, "")[:2]
            assert said.choice in [choice["id"] for choice in builds[card][target]]


def answer_for(position: Position, play: Play) -> BoardAnswer:
    """What the board would say for a play."""
    items: tuple[object, ...] = play.takes if isinstance(play, Capture) else ()
    build = None
    if isinstance(play, Build):
        items = () if play.onto is None else (play.onto,)
        build = f"{play.value}:{play.owner}"
    ids = tuple(f"t{position.table.index(item)}" for item in items)
    return BoardAnswer("e", 1, KIND_OF[type(play)], (f"h{position.turn}-{play.card.code}-0", *ids), build)


def test_items_are_read_in_the_order_of_the_table_however_they_were_chosen() -> None:
    position = at("10S", "5H 3D 2C 8S")
    said = BoardAnswer("e", 1, "take", ("t2", "t0", "h2-10S-0", "t1"), None)
    assert answered_play(position, said) == read_play(position, "10S x 5H+3D+2C").play


def test_a_partners_announced_value_can_be_built_for_him() -> None:
    position = at("7S 2D", "6C KH+3C=7@N", announced={"N": [9]})
    choices = build_choices(WORDS, position)["h2-2D-0"]["t1"]
    # What he has not announced can be tried as well.
    assert [choice["id"] for choice in choices] == ["5:2", "5:0", "7:2", "9:2", "9:0"]
    read = answered_play(position, BoardAnswer("e", 1, "build", ("h2-2D-0", "t1"), "9:0"))
    assert read == Build(CARDS["2D"], position.table[1], 9, 0)


def test_only_what_was_taught_of_building_is_offered() -> None:
    position = at("6S 4D", "10H")
    offered = {
        builds: [one["id"] for one in build_choices(WORDS, position, builds)["h2-6S-0"]["t0"]]
        for builds in (None, ("add",), ("add", "subtract"))
    }
    assert offered[("add",)] == ["16:2"]
    assert offered["add", "subtract"] == ["4:2", "16:2"]
    assert set(offered["add", "subtract"]) < set(offered[None] or ())


def test_the_builds_that_a_step_states_are_among_those_that_it_offers() -> None:
    lessons = library().lessons
    limited = [(one.position, one.entry) for each in lessons for one in each.steps if one.entry.builds is not None]
    assert limited
    for position, entry in limited:
        assert position is not None
        for text in (*entry.solutions, *(wrong.play for wrong in entry.wrong)):
            play = read_play(position, text).play
            if isinstance(play, Build):
                assert Offer(play.value, play.owner) in offers(position, play.card, play.onto, entry.builds), text


def test_a_build_that_nothing_can_be_offered_for_is_read_so_that_the_judge_says_why() -> None:
    position = at("8S", "X1", variant="grupp")
    assert build_choices(WORDS, position)["h2-8S-0"]["t0"] == []
    read = answered_play(position, BoardAnswer("e", 1, "build", ("h2-8S-0", "t0"), None))
    assert isinstance(read, Build)
    assert violations(position, read)


def test_an_action_says_what_it_needs_and_what_is_missing() -> None:
    """A card of the hand for all; items to take, at most one to build on."""
    offered = actions(WORDS, at("8S 5D", "3C 8H"), PLAYS)
    assert [action["id"] for action in offered] == ["take", "build", "lay"]
    assert [action["label"] for action in offered] == ["Take", "Build", "Lay down"]
    assert all(action["needs"][0] == {"zone": "h2", "least": 1} for action in offered)
    assert [action["needs"][1:] for action in offered] == [
        [{"zone": "table", "least": 1, "less": WORDS("board-choose-items")}],
        [{"zone": "table", "most": 1, "more": WORDS("board-only-one-item")}],
        [],
    ]
    assert [action["id"] for action in offered if action.get("enter")] == ["take"]
    taking, laying = actions(WORDS, at("8S 5D", ""), ("lay", "take"))
    assert (taking["id"], laying["id"]) == ("take", "lay")
    assert taking["needs"][1]["less"] == WORDS("board-nothing-to-take")


def test_what_is_not_an_action_of_zwickern_is_not_a_play() -> None:
    """A card of the hand is needed too, and only one."""
    position = at("8S 5D", "3C 8H")
    for action, selected in (("pass", ["h2-8S-0"]), ("lay", []), ("lay", ["h2-8S-0", "h2-5D-0"]), ("lay", ["t0"])):
        assert answered_play(position, BoardAnswer("e", 1, action, tuple(selected), None)) is None
    assert answered_play(position, BoardAnswer("e", 1, "lay", ("h2-8S-0",), None)) == Lay(CARDS["8S"])


def test_what_is_offered_elsewhere_is_offered_once_and_in_its_place() -> None:
    """As where the same position is looked at under every variant."""
    one, other = (actions(WORDS, at("AS 5D", "3C 8H", variant=name), PLAYS) for name in ("jensen", "dietze"))
    alone = {choice["id"] for choice in one[1]["choices"]["h2-AS-0"][""]}
    more = {choice["id"] for choice in other[1]["choices"]["h2-AS-0"][""]}
    add_choices(one, other)
    add_choices(one, other)
    found = [choice["id"] for choice in one[1]["choices"]["h2-AS-0"][""]]
    assert sorted(found) == sorted(alone | more)
    values = [int(name.partition(":")[0]) for name in found]
    assert values == sorted(values)
