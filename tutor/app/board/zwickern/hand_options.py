"""A question whose options are the cards of the hand: its board, and the options that an answer of the board means."""

from collections.abc import Iterable

from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import Action, BoardData, ItemMark, zone_of
from tutor.app.board.zwickern.seats import hand_ids, hand_zone_id, seat_id
from tutor.app.board.zwickern.table import exercise_data
from tutor.coach.question import Answer as Given
from tutor.coach.question import Marking, Question, Way
from tutor.engine.zwickern import Position
from tutor.text import Line, Words

ANSWER, NONE = "answer", "none"


def question_data(words: Words, position: Position, question: Question, epoch: str, *, interactive: bool) -> BoardData:
    """Return the board of the question, on which nothing but cards of the hand can be selected."""
    data = exercise_data(words, position, epoch, interactive=interactive, plays=())
    for zone in data["zones"]:
        zone.pop("pick", None)
    hand = zone_of(data, "hand", seat_id(position.turn))
    assert hand is not None
    hand["pick"] = "many" if question.way is Way.SEVERAL else "one"
    data["actions"] = _actions(words, position, question) if interactive else []
    said = {"chooseCard": "question-on-board", "keys": "board-keys-answer", "actions": "question-your-answer"}
    data["words"] = {**data["words"], **{name: words(message) for name, message in said.items()}}
    return data


def _actions(words: Words, position: Position, question: Question) -> list[Action]:
    zone = hand_zone_id(position.turn)
    some: Action = {
        "id": ANSWER,
        "label": words("question-answer"),
        "needs": [{"zone": zone, "least": 1, "less": words("question-empty")}],
        "enter": True,
    }
    none: Action = {
        "id": NONE,
        "label": words("question-none"),
        "needs": [{"zone": zone, "most": 0, "more": words("question-both")}],
    }
    return [some, none] if question.way is Way.SEVERAL else [some]


def read_options(position: Position, question: Question, answer: BoardAnswer) -> Given | Line | None:
    """Return the options that an answer means, the line to show if it chose too much or nothing, or None.

    None stands for what no learner can choose on this board.
    """
    chosen = options_of(position, question, answer.selected)
    if chosen is None or answer.action not in (ANSWER, NONE):
        return None
    if question.way is Way.ONE and (len(chosen) > 1 or answer.action == NONE):
        return None
    if bool(chosen) == (answer.action == NONE):
        return Line("question-both" if chosen else "question-empty")
    return chosen


def options_of(position: Position, question: Question, selected: Iterable[str]) -> Given | None:
    """Return the options selected, in their order; None if anything selected is no card of the hand.

    Either of two equal cards stands for both.
    """
    hand = hand_ids(position, position.turn)
    ids = list(selected)
    if any(one not in hand for one in ids):
        return None
    codes = {hand[one].code for one in ids}
    return tuple(option.id for option in question.options if option.id in codes)


def ids_of(position: Position, options: Given) -> list[str]:
    """Return the ids of the cards that these options are, of equal ones the first."""
    found: dict[str, str] = {}
    for face, card in hand_ids(position, position.turn).items():
        found.setdefault(card.code, face)
    return [found[one] for one in options if one in found]


def mark_hand(data: BoardData, question: Question, marking: Marking | None, *, over: bool) -> None:
    """Mark in the hand what was answered; what is right without being chosen only once the question is `over`."""
    hand = zone_of(data, "hand", data.get("you"))
    for item in hand.get("items", []) if hand is not None else []:
        item["mark"] = _mark(item["cards"][0], question, marking, over=over)


def _mark(option: str, question: Question, marking: Marking | None, *, over: bool) -> ItemMark | None:
    right = option in question.right
    if marking is not None and option in marking.answer:
        return "right" if right else "wrong"
    if not (over and right):
        return None
    # Who has not answered has missed nothing.
    return "right" if marking is None else "missed"
