"""A question whose options are the cards of the hand: its board, and the options that an answer of the board means."""

from collections.abc import Iterable

from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import Action, BoardData, ItemMark, Zone, zone_of
from tutor.coach.question import Answer as Given
from tutor.coach.question import Marking, Question, Way
from tutor.text import Line, Words

ANSWER, NONE = "answer", "none"


def ask_in_hand(words: Words, data: BoardData, question: Question, *, interactive: bool) -> None:
    """Change the board of a position to that of a question, on which only cards of the hand can be selected."""
    for zone in data["zones"]:
        zone.pop("pick", None)
    hand = _hand(data)
    hand["pick"] = "many" if question.way is Way.SEVERAL else "one"
    data["interactive"] = interactive
    data["actions"] = _actions(words, hand["id"], question) if interactive else []
    said = {"chooseCard": "question-on-board", "keys": "board-keys-answer", "actions": "question-your-answer"}
    data["words"] = {**data["words"], **{name: words(message) for name, message in said.items()}}


def _hand(data: BoardData) -> Zone:
    hand = zone_of(data, "hand", data.get("you"))
    assert hand is not None, "a question about the cards of a hand has a board with that hand"
    return hand


def _codes(data: BoardData) -> dict[str, str]:
    """Return the cards of the hand by the ids of their items."""
    return {item["id"]: item["cards"][0] for item in _hand(data).get("items", ())}


def _actions(words: Words, zone: str, question: Question) -> list[Action]:
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


def read_options(data: BoardData, question: Question, answer: BoardAnswer) -> Given | Line | None:
    """Return the options that an answer means, the line to show if it chose too much or nothing, or None.

    None stands for what no learner can choose on this board.
    """
    chosen = options_of(data, question, answer.selected)
    if chosen is None or answer.action not in (ANSWER, NONE):
        return None
    if question.way is Way.ONE and (len(chosen) > 1 or answer.action == NONE):
        return None
    if bool(chosen) == (answer.action == NONE):
        return Line("question-both" if chosen else "question-empty")
    return chosen


def options_of(data: BoardData, question: Question, selected: Iterable[str]) -> Given | None:
    """Return the options selected, in their order; None if anything selected is no card of the hand.

    Either of two equal cards stands for both.
    """
    hand, ids = _codes(data), list(selected)
    if any(item not in hand for item in ids):
        return None
    codes = {hand[item] for item in ids}
    return tuple(option.id for option in question.options if option.id in codes)


def ids_of(data: BoardData, options: Given) -> list[str]:
    """Return the ids of the cards that these options are, of equal ones the first."""
    items: dict[str, str] = {}
    for item, code in _codes(data).items():
        items.setdefault(code, item)
    return [items[option] for option in options if option in items]


def mark_hand(data: BoardData, question: Question, marking: Marking | None, *, over: bool) -> None:
    """Mark in the hand what was answered; what is right without being chosen only once the question is `over`."""
    for item in _hand(data).get("items", ()):
        item["mark"] = _mark(item["cards"][0], question, marking, over=over)


def _mark(option: str, question: Question, marking: Marking | None, *, over: bool) -> ItemMark | None:
    right = option in question.right
    if marking is not None and option in marking.answer:
        return "right" if right else "wrong"
    if not (over and right):
        return None
    # Without an answer, nothing counts as missed.
    return "right" if marking is None else "missed"
