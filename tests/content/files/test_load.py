"""Loading files as models and positions: every problem is reported at its place, all at once and in order."""

import pytest
from pydantic_core import ErrorDetails

from tutor.coach.zwickern.goals.table import GOALS
from tutor.content.claims import CouldClaim
from tutor.content.files.folders import content_root, files_of
from tutor.content.files.load import load_lesson, load_positions, load_puzzle, load_record, position_of
from tutor.content.files.models import LessonEntry
from tutor.content.files.shape_faults import shape_faults
from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.claims import HoldsOnlyClaim
from tutor.content.zwickern.goals import (
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    FindAllGoal,
    MostPointsGoal,
)
from tutor.engine.zwickern import VARIANTS, Item, Pile, Position

SAMPLE = """\
variant: jensen
seats: [North, East, South, West]      # clockwise; in partnership variants opposite seats are partners
turn: South
hands: {South: [2S, 7H, AD]}           # any seats; the one to play is required
table:
  - 9C
  - {cards: [X25, JC], value: 13, owner: North}
announced: {North: [13]}               # values announced, with no card played since that can take them
dealer: East                           # optional
stock: 0                               # cards still to be dealt, optional
won: {North: {cards: [5S, 5H], zwicks: 1}}   # optional
last_capture: North                    # optional; for questions about the end of a hand
"""
SHORT = "variant: jensen\nseats: [N, E]\nturn: N\nhands: {N: [2S]}\n"


def the(text: str | bytes) -> Position:
    """The one position of a text."""
    (found,) = load_positions("file.yaml", text, VARIANTS)
    assert isinstance(found, Position), found
    return found


def told(text: str | bytes) -> list[str]:
    """Return what is wrong with the one position of a text, as `line:column message`."""
    (found,) = load_positions("file.yaml", text, VARIANTS)
    assert isinstance(found, ContentError)
    return [f"{fault.mark.line}:{fault.mark.column} {fault.message}" for fault in found.faults]


class TestPositions:
    def test_the_position_of_the_format_is_read_whole(self) -> None:
        found = the(SAMPLE)
        assert (found.rules.name, found.seats, found.turn) == ("jensen", ("North", "East", "South", "West"), 2)
        assert [None if hand is None else [card.code for card in hand] for hand in found.hands] == [
            None,
            None,
            ["2S", "7H", "AD"],
            None,
        ]
        codes = [([card.code for card in item.cards], item.value, item.owner) for item in found.table]
        assert codes == [(["9C"], None, None), (["X25", "JC"], 13, 0)]
        assert found.announced == (1 << 13, 0, 0, 0)
        assert (found.dealer, found.stock, found.last_capture) == (1, 0, 0)
        assert [([card.code for card in pile.cards], pile.zwicks) for pile in found.won[:2]] == [
            (["5S", "5H"], 1),
            ([], 0),
        ]

    def test_what_is_optional_may_be_left_out(self) -> None:
        found = the(SHORT)
        assert found.table == ()
        assert found.announced == (0, 0)
        assert (found.dealer, found.stock, found.last_capture) == (None, 0, None)
        assert found.won == (Pile(), Pile())

    def test_the_game_may_be_said(self) -> None:
        """The variant determines the game, so naming it makes no difference."""
        assert the("game: zwickern\n" + SHORT) == the(SHORT)

    def test_another_game_than_that_of_the_variant_is_a_fault_unless_the_variant_is_unknown(self) -> None:
        assert told("game: skat\n" + SHORT) == ["1:7 position-other-game"]
        assert told("game: skat\n" + SHORT.replace("jensen", "grand")) == ["2:10 position-unknown-variant"]

    @pytest.mark.parametrize("key", ["variant", "seats", "turn", "hands"])
    def test_what_is_required_may_not_be_left_out(self, key: str) -> None:
        lines = [line for line in SHORT.splitlines(keepends=True) if not line.startswith(key)]
        assert told("".join(lines)) == ["1:1 content-missing-key"]

    def test_announced_values_are_not_inferred_from_builds(self) -> None:
        assert the(SAMPLE.replace("announced: {North: [13]}", "announced: {}")).announced == (0, 0, 0, 0)

    def test_cards_may_be_written_with_symbols_small_letters_and_t_for_ten(self) -> None:
        found = the(SHORT.replace("[2S]", "[2♠, a♥, TD, 10c, x25, kC]"))
        assert [card.code for card in found.hand] == ["2S", "AH", "10D", "10C", "X25", "KC"]

    def test_seats_may_have_names_that_other_readers_of_yaml_change(self) -> None:
        found = the(
            "variant: dietze\nseats: [NO, on, 12:30, 0x10, 'null']\nturn: 12:30\nhands: {12:30: [2S], NO: [3S]}\n"
        )
        assert found.seats == ("NO", "on", "12:30", "0x10", "null")
        assert (found.turn, [card.code for card in found.hands[0] or ()]) == (2, ["3S"])

    def test_a_stream_gives_each_position_or_what_is_wrong_with_it_in_order(self) -> None:
        bad = SHORT.replace("2S", "2S, 2X")
        found = load_positions("f", f"{SHORT}---\n{bad}---\n[]\n---\n{SHORT}---\nturn: ]\n", VARIANTS)
        assert [isinstance(one, Position) for one in found] == [True, False, False, True, False]
        texts = [str(one) for one in found if isinstance(one, ContentError)]
        assert [text.split(": ")[0] for text in texts] == ["f:9:17", "f:11:1", "f:18:7"]

    def test_unknown_keys_keep_nothing_else_from_being_looked_at(self) -> None:
        text = SHORT.replace("2S", "2S, 2X") + "tabel: []\nwon: {N: {zwick: 1, cards: [2D, 9X]}, Q: {}}\n"
        assert told(text) == [
            "4:17 position-unknown-card",
            "5:1 content-misspelt-key",
            "6:11 content-misspelt-key",
            "6:33 position-unknown-card",
            "6:39 position-unknown-seat",
        ]

    def test_faults_of_yaml_shape_and_position_come_together_in_the_order_of_the_file(self) -> None:
        text = "!x variant: jensen\nseats: [N, N]\nturn: E\nhands: {N: [2S, 2S]}\nturn: N\nstok: 1\n"
        assert told(text) == [
            "1:1 yaml-tag",
            "2:12 position-seat-twice",
            "3:7 position-unknown-seat",
            "4:17 position-card-too-often",
            "5:1 yaml-duplicate-key",
            "6:1 content-misspelt-key",
        ]

    @pytest.mark.parametrize("number", ["x", "1.5", "1e3", "0x10", "''", "~", "true", "[1]", "{}"])
    def test_a_number_is_a_whole_one(self, number: str) -> None:
        assert told(f"{SHORT}stock: {number}\n") == ["5:8 content-not-a-number"]

    def test_a_card_that_is_not_known_is_one_fault_and_not_an_empty_hand_as_well(self) -> None:
        assert told(SHORT.replace("2S", "2X")) == ["4:13 position-unknown-card"]

    def test_a_card_may_occur_as_often_as_all_packs_have_it(self) -> None:
        two_packs = "variant: dietze\nseats: [A, B, C, D, E]\nturn: A\nhands: {A: [2S, 2S]}\n"
        assert len(the(two_packs).hand) == 2
        assert told(two_packs + "table: [2S]\n") == ["5:9 position-card-too-often"]

    @pytest.mark.parametrize(
        ("build", "place"),
        [
            ("{cards: [9C, AS], value: 2, owner: N}", "5:34"),
            ("{cards: [AS, 9C], value: 20, owner: N}", ""),
            ("{cards: [X25, JC], value: 13, owner: N}", ""),
            ("{cards: [JC, X25], value: 13, owner: N}", "5:35"),
            ("{cards: [4S, 4D, 9C], value: 13, owner: N}", ""),
            ("{cards: [5S], value: 5, owner: N}", ""),
            ("{cards: [5S], value: 6, owner: N}", "5:30"),
        ],
    )
    def test_the_value_of_a_build_must_be_reachable_in_the_order_of_its_cards(self, build: str, place: str) -> None:
        text = f"{SHORT}table: [{build}]\n".replace("N: [2S]", "N: [2H]")
        if place:
            assert told(text) == [f"{place} position-value-not-reachable"]
        else:
            assert isinstance(the(text).table[0], Item)


class TestLessonsPuzzlesAndGames:
    def test_every_goal_is_read(self) -> None:
        head = "title: T\nposition: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S]}}\ngoal: "
        with_details = {
            "{kind: everything, card: 2S}": EverythingGoal(kind="everything", card="2S"),
            "{kind: capture, items: [2S, 3D]}": CaptureGoal(kind="capture", items=("2S", "3D")),
            "{kind: build, onto: 3D, value: 5, for: N}": BuildGoal.model_validate(
                {"kind": "build", "onto": "3D", "value": 5, "for": "N"}
            ),
            "{kind: find-all, count: 2}": FindAllGoal(kind="find-all", count=2),
        }
        assert next(goal.seat for goal in with_details.values() if isinstance(goal, BuildGoal)) == "N"
        shapes = {type(goal) for goal in with_details.values()}
        plain = {f"{{kind: {kind}}}": one.shape(kind=kind) for kind, one in GOALS.items() if one.shape not in shapes}
        for text, goal in (with_details | plain).items():
            assert load_puzzle("f", f"{head}{text}\n", VARIANTS).entry.goal == goal

    def test_a_puzzle_may_have_a_title_themes_and_what_it_replaces(self) -> None:
        rest = "position: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S]}}\ngoal: {kind: lay}\n"
        bare = load_puzzle("f", rest, VARIANTS).entry
        assert (bare.title, bare.themes, bare.remark, bare.replaces) == (None, (), None, None)
        full = load_puzzle("f", f"title: T\nthemes: [decoy, quiet]\nremark: R\nreplaces: old\n{rest}", VARIANTS).entry
        assert (full.title, full.themes, full.remark, full.replaces) == ("T", ("decoy", "quiet"), "R", "old")

    @pytest.mark.parametrize("key", ["difficulty: 3", "card: 2S", "points: 4"])
    def test_a_goal_and_a_puzzle_have_no_other_keys(self, key: str) -> None:
        rest = "position: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S]}}\n"
        in_goal = load_puzzle("f", f"{rest}goal: {{kind: most-points, {key}}}\n", VARIANTS)
        of_puzzle = load_puzzle("f", f"{rest}{key}\ngoal: {{kind: most-points}}\n", VARIANTS)
        for loaded in (in_goal, of_puzzle):
            assert [fault.message for fault in loaded.faults] == ["content-unknown-key"]
            assert loaded.entry.goal == MostPointsGoal(kind="most-points")

    def test_a_puzzle_asks_for_plays_and_no_question(self) -> None:
        head = "title: T\nposition: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S]}}\ngoal: "
        with pytest.raises(ContentError, match="how-many isn't one of"):
            load_puzzle("f", head + "{kind: how-many}\n", VARIANTS)

    def test_every_claim_is_read(self) -> None:
        text = (
            "title: T\nvariant: jensen\nseats: [N, E]\ndealer: N\ndeals:\n  - hands: {}\n    plays:\n"
            "      - {seat: N, play: 2S, claims: [no_capture, no_build, only_lay_down,"
            " {could: 3S}, {could_not: 4S}, {holds_only: [NO, 2S]}]}\n"
        )
        claims = load_record("f", text, VARIANTS).entry.deals[0].plays[0].claims
        assert claims[:4] == ("no_capture", "no_build", "only_lay_down", CouldClaim(could="3S"))
        assert claims[5] == HoldsOnlyClaim(holds_only=("NO", "2S"))

    def test_nothing_changes_after_loading(self) -> None:
        file = files_of("lesson", content_root())[0]
        entry = load_lesson(str(file), file.read_bytes(), VARIANTS).entry
        with pytest.raises(ValueError, match="frozen"):
            entry.title = "another"
        assert isinstance(entry.steps, tuple)

    def test_each_file_of_ours_loads_without_faults_and_its_positions_can_be_played(self) -> None:
        root = content_root()
        assert len(files_of("puzzle", root)) >= 10
        for file in files_of("puzzle", root):
            puzzle = load_puzzle(str(file), file.read_bytes(), VARIANTS)
            assert puzzle.faults == ()
            assert position_of(puzzle, ("position",), puzzle.entry.position).hand
        for file in files_of("lesson", root):
            assert load_lesson(str(file), file.read_bytes(), VARIANTS).entry.steps
        for file in files_of("game", root):
            assert load_record(str(file), file.read_bytes(), VARIANTS).entry.deals

    @pytest.mark.parametrize("load", [load_lesson, load_puzzle, load_record])
    @pytest.mark.parametrize("text", ["", "---\n---\n", "a\n", "- a\n", "a: ]\n", "\0", "a: b\n", "a: b\n---\na: b\n"])
    def test_what_is_not_such_a_file_is_refused_with_its_place(self, load: object, text: str) -> None:
        assert callable(load)
        with pytest.raises(ContentError) as caught:
            load("file.yaml", text, VARIANTS)
        assert all(str(fault).startswith("file.yaml:") for fault in caught.value.faults)
        assert caught.value.faults


def test_a_problem_that_no_message_of_ours_is_about_is_reported_in_the_words_of_the_library() -> None:
    root = read_documents("f.yaml", "title: x")[0].root
    assert root is not None
    odd = ErrorDetails(type="finite_number", loc=("title",), msg="Input should be finite", input="x")
    (fault,) = shape_faults("f.yaml", root, LessonEntry, [odd])
    assert str(fault) == "f.yaml:1:8: Input should be finite (got 'x')"


PUZZLE = """\
title: A puzzle
goal: {kind: zwick}
position: {variant: jensen, seats: [North, East], turn: North, hands: {North: [2S]}, table: [2D]}
"""


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("A puzzle", "Nr #3 heute", ["1:11 yaml-comment"]),
        ("A puzzle", "Nr # 3 heute", ["1:11 yaml-comment"]),
        ("A puzzle", "A puzzle  # ours", []),
        ("A puzzle", "'Nr #3'", []),
        ("A puzzle", "#3", ["1:8 yaml-comment"]),
        ("[2D]}", "[2D]}  #2 as well", []),
        ("{kind: zwick}", "{kind: zwik}", ["2:14 content-not-one-of"]),
        ("{kind: zwick}", "{kind:zwick}", ["2:8 content-no-blank"]),
        ("{kind: zwick}", "{kind:\u00a0zwick}", ["2:13 yaml-hard-blank"]),
        ("{kind: zwick}", "{kind: «zwick»}", ["2:14 check-curly-quotes"]),
        ("title:", "tit\u00adle:", ["1:4 yaml-unseen"]),
        ("goal: {kind", "goal {kind", ["2:1 yaml-no-colon"]),
        ("A puzzle", "x" * 201, ["1:8 content-too-long"]),
        ("A puzzle", "x" * 200, []),
        ("[2S]", "2S, 3S", ["3:79 content-not-a-list"]),
        ("[2S]", "-2S", ["3:79 yaml-dash"]),
        ("goal:", "wrong:\n  -{play: 2S}\ngoal:", ["3:3 yaml-dash"]),
        ("goal:", "wrong:\n  play: 2S\ngoal:", ["3:3 content-not-a-list"]),
        ("turn: North", "turn: North\u00a0", ["3:62 yaml-hard-blank"]),
        ("turn: North", "turn: 'North\u00a0'", ["3:63 yaml-hard-blank"]),
        ("[2S]", "[2S\u00a0]", []),
    ],
)
def test_a_slip_of_an_author_is_named_at_its_place(before: str, after: str, expected: list[str]) -> None:
    text = PUZZLE.replace(before, after, 1)
    try:
        loaded = load_puzzle("f.yaml", text, VARIANTS)
        position_of(loaded, ("position",), loaded.entry.position)
        found = loaded.faults
    except ContentError as error:
        found = error.faults
    assert [f"{fault.mark.line}:{fault.mark.column} {fault.message}" for fault in found] == expected


def test_a_number_out_of_bounds_is_reported_with_the_bound() -> None:
    assert told(f"{SHORT}stock: -2000000\n") == ["5:8 content-out-of-bounds"]
    (found,) = load_positions("file.yaml", f"{SHORT}stock: 2000000\n", VARIANTS)
    assert str(found).endswith("the most is 1000000")
