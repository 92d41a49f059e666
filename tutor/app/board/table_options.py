"""A question that is answered on the table: its board, and the options that an answer of the board means."""

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from tutor.app.board.component import BoardAnswer, Selection
from tutor.app.board.protocol import Action, BoardData, ItemMark, Zone, ZoneItem, ZoneKind, zone_of
from tutor.coach.question import Answer as Given
from tutor.coach.question import Marking, On, Option, Question, Way
from tutor.text import Family, Line, Words, render

ANSWER, NONE = "answer", "none"
_DO = Family("question-on-{}", On)
_PICKS: Mapping[On | None, Literal["turn", "order"]] = {On.PILE: "turn", On.ORDER: "order"}
_KINDS: Mapping[On | None, ZoneKind] = {
    On.TRICK: "trick",
    On.SEATS: "seats",
    On.VALUES: "chips",
    On.SIDES: "chips",
    On.PILE: "table",
    On.ORDER: "chips",
}


def ask_on_table(words: Words, data: BoardData, question: Question, *, interactive: bool) -> None:
    """Change the board of a position to that of a question, on which only its options can be selected."""
    for zone in data["zones"]:
        zone.pop("pick", None)
    if question.on is On.SEATS:
        data["zones"] = [*data["zones"], _seats(words, data, question)]
    if _KINDS.get(question.on) == "chips":
        data["zones"] = [*data["zones"], _chips(words, question)]
        data["low"] = True
    zone = _zone(data, question)
    zone["pick"] = _PICKS.get(question.on) or ("many" if question.way is Way.SEVERAL else "one")
    data["interactive"] = interactive
    data["actions"] = _actions(words, zone["id"], question) if interactive else []
    if question.on is On.ORDER:
        data["drops"] = [{"out": zone["id"], "to": zone["id"], "action": "order"}]
    said = {"keys": "board-keys-answer", "actions": "question-your-answer"}
    if question.on is On.PILE:
        said["keys"] = "board-keys-turn"
    assert question.on is not None, "a question in words is not answered on the table"
    do = words(_DO[question.on])
    data["words"] = {**data["words"], **{name: words(message) for name, message in said.items()}, "chooseCard": do}


def _seats(words: Words, data: BoardData, question: Question) -> Zone:
    """Return the zone of the seats to choose from, a side of partners as one."""
    items: list[ZoneItem] = [
        {
            "id": one,
            "cards": [],
            "label": render(words, option.label),
            "seats": [data["seats"][seat]["id"] for seat in option.seats],
        }
        for one, option in _placed(question).items()
    ]
    return {"id": "seats", "kind": "seats", "label": words("question-your-answer"), "items": items}


def _chips(words: Words, question: Question) -> Zone:
    """Return the zone of the chips to choose from."""
    items: list[ZoneItem] = []
    for one, option in _placed(question).items():
        label = render(words, option.label)
        items.append({"id": one, "cards": [], "label": label, "text": label})
    return {"id": "chips", "kind": "chips", "label": words("question-your-answer"), "items": items}


def _placed(question: Question) -> dict[str, Option]:
    """Return the options that have a place of their own on the table, by the ids of their items."""
    nowhere = _nowhere(question)
    return {f"o{place}": option for place, option in enumerate(question.options) if option is not nowhere}


def _nowhere(question: Question) -> Option | None:
    """Return the option that it is none of the seats, which has no place on the table."""
    return next((option for option in question.options if question.on is On.SEATS and not option.seats), None)


def _zone(data: BoardData, question: Question) -> Zone:
    zone = zone_of(data, *((_KINDS[question.on], None) if question.on in _KINDS else ("hand", data.get("you"))))
    assert zone is not None, "a question that is answered on the table has a board with its options"
    return zone


def _by_id(data: BoardData, question: Question) -> dict[str, str]:
    """Return the options that items stand for, by the ids of these; of equal cards each stands for both."""
    if question.on not in (On.HAND, On.TRICK, On.PILE):
        return {one: option.id for one, option in _placed(question).items()}
    items = _zone(data, question).get("items", ())
    return {item["id"]: item["id"] if question.on is On.PILE else item["cards"][0] for item in items}


def _actions(words: Words, zone: str, question: Question) -> list[Action]:
    some: Action = {
        "id": ANSWER,
        "label": words("question-answer"),
        "needs": [{"zone": zone, "least": 1, "less": words("question-empty")}],
        "enter": True,
    }
    if question.on is On.ORDER:
        return [{**some, "needs": [{"zone": zone, "least": len(question.options), "less": words("question-order")}]}]
    nowhere = _nowhere(question)
    if question.way is Way.ONE and nowhere is None:
        return [some]
    none: Action = {
        "id": NONE,
        "label": words("question-none") if nowhere is None else render(words, nowhere.label),
        "needs": [{"zone": zone, "most": 0, "more": words("question-both")}],
    }
    return [some, none]


def read_options(data: BoardData, question: Question, answer: BoardAnswer) -> Given | Line | None:
    """Return the options that an answer means, the line to show if it chose too much or nothing, or None.

    None stands for what no learner can choose on this board.
    """
    chosen = options_of(data, question, answer.selected)
    if chosen is None or answer.action not in (ANSWER, NONE):
        return None
    nowhere = _nowhere(question)
    if question.way is Way.ONE and (len(chosen) > 1 or (answer.action == NONE and nowhere is None)):
        return None
    if bool(chosen) == (answer.action == NONE):
        return Line("question-both" if chosen else "question-empty")
    if question.on is On.PILE:
        return (str(_sum(data, chosen)),)
    if question.on is On.ORDER and len(chosen) < len(question.options):
        return Line("question-order")
    return (nowhere.id,) if answer.action == NONE and nowhere is not None else chosen


def options_of(data: BoardData, question: Question, selected: Iterable[str]) -> Given | None:
    """Return the options selected, in their order; None if anything selected is not one of them."""
    known, ids = _by_id(data, question), list(selected)
    if any(one not in known for one in ids):
        return None
    chosen = {known[one] for one in ids}
    if question.on is On.PILE:
        return tuple(ids)
    if question.on is On.ORDER:
        return tuple(known[one] for one in ids)
    return tuple(option.id for option in question.options if option.id in chosen)


def is_chosen(data: BoardData, question: Question, given: Given, newest: Selection | BoardAnswer) -> bool:
    """Tell whether an answer that was given is still the one chosen by the newest message of the board."""
    if isinstance(newest, BoardAnswer):
        return read_options(data, question, newest) == given
    chosen = options_of(data, question, newest.selected)
    if chosen is not None and question.on is On.PILE:
        return given == (str(_sum(data, chosen)),)
    return chosen is not None and ids_of(data, question, given) == ids_of(data, question, chosen)


def ids_of(data: BoardData, question: Question, options: Given) -> list[str]:
    """Return the ids of the items that these options are, of equal ones the first."""
    items: dict[str, str] = {}
    for item, option in _by_id(data, question).items():
        items.setdefault(option, item)
    return [items[option] for option in options if option in items]


def _sum(data: BoardData, turned: Iterable[str]) -> int:
    """Return the points of the cards that are turned up, with all other points."""
    turned, items = set(turned), [item for zone in data["zones"] for item in zone.get("items", ())]
    return _total(data)["sum"] + sum(item["points"] for item in items if item["id"] in turned)


def _total(data: BoardData) -> Zone:
    return next(zone for zone in data["zones"] if "sum" in zone)


def worthless(data: BoardData, selected: Collection[str]) -> list[ZoneItem]:
    """Return the items of a pile that are selected although they have no points."""
    items = (item for zone in data["zones"] for item in zone.get("items", ()))
    return [item for item in items if item["id"] in selected and item.get("points") == 0]


def turn_up(data: BoardData, question: Question, selected: Collection[str], *, wrong: bool, over: bool) -> None:
    """Show what was turned up: what has no points is marked once the answer was `wrong`, all points when it is `over`.

    What was wrong is turned down again.
    """
    nothing = worthless(data, selected) if wrong else []
    data["selected"] = [one for one in selected if one not in [item["id"] for item in nothing]]
    for item in nothing:
        item["mark"] = "wrong"
    for item in _zone(data, question).get("items", ()):
        if over and item["points"]:
            item["turned"], item["mark"] = True, "right"
    if over:
        total = _total(data)
        total["label"] = total["label"].replace("{sum}", question.right[0])
        del total["sum"]


def lay_in_order(data: BoardData, question: Question, marking: Marking | None, *, over: bool) -> None:
    """Lay all pieces in their order when it is `over`, else those before the first wrong one, which is marked."""
    if over:
        data["selected"] = ids_of(data, question, question.right)
    elif marking is not None:
        data["selected"] = ids_of(data, question, marking.answer[: len(marking.answer) - len(marking.wrongly)])
    first = marking.wrongly[:1] if marking is not None and not over else ()
    for item in _zone(data, question).get("items", ()):
        item["mark"] = "right" if over else "wrong" if item["id"] in ids_of(data, question, first) else None


def mark_options(data: BoardData, question: Question, marking: Marking | None, *, over: bool) -> None:
    """Mark on the table what was answered; what is right without being chosen only once the question is `over`."""
    known = _by_id(data, question)
    for item in _zone(data, question).get("items", ()):
        item["mark"] = _mark(known[item["id"]], question, marking, over=over)


def _mark(option: str, question: Question, marking: Marking | None, *, over: bool) -> ItemMark | None:
    right = option in question.right
    if marking is not None and option in marking.answer:
        return "right" if right else "wrong"
    if not (over and right):
        return None
    # Without an answer, nothing counts as missed.
    return "right" if marking is None else "missed"
