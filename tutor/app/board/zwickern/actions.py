"""The actions that the board offers in Zwickern, and the play that an answer stands for."""

from collections.abc import Collection, Mapping

from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import Action, Choice, ZoneNeed
from tutor.app.board.zwickern.seats import hand_ids, hand_zone_id
from tutor.coach.zwickern.verdict.offered_values import offers
from tutor.content.zwickern.plays import TO_BUILD, TO_LAY, TO_TAKE
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position
from tutor.engine.zwickern.building import build_values
from tutor.text import Line, Name, Words

TABLE_ZONE = "table"
"""The id of the zone of the table, in which items are selected."""


def actions(
    words: Words, position: Position, plays: Collection[str], builds: Collection[str] | None = None
) -> list[Action]:
    """List the actions of the board for these kinds of play, each with its button and the selection it needs.

    With `builds` a build is offered only the values that it can have in these ways.
    """
    card: ZoneNeed = {"zone": hand_zone_id(position.turn), "least": 1}
    lay: Action = {"id": TO_LAY, "label": words("board-lay"), "needs": [card]}
    found = (_take(words, position, card), _build(words, position, card, builds), lay)
    return [action for action in found if action["id"] in plays]


def _take(words: Words, position: Position, card: ZoneNeed) -> Action:
    missing = words("board-choose-items" if position.table else "board-nothing-to-take")
    items: ZoneNeed = {"zone": TABLE_ZONE, "least": 1, "less": missing}
    return {"id": TO_TAKE, "label": words("board-take"), "needs": [card, items], "enter": True}


def _build(words: Words, position: Position, card: ZoneNeed, builds: Collection[str] | None) -> Action:
    items: ZoneNeed = {"zone": TABLE_ZONE, "most": 1, "more": words("board-only-one-item")}
    return {
        "id": TO_BUILD,
        "label": words("board-build"),
        "needs": [card, items],
        "ask": words("board-choose-build"),
        "choices": build_choices(words, position, builds),
    }


def build_choices(
    words: Words, position: Position, builds: Collection[str] | None = None
) -> dict[str, dict[str, list[Choice]]]:
    """Return the values offered for a build, by the id of the card and the id of the item ("" for a build of one card).

    Illegal builds are offered too: the judge explains to the learner why they are illegal.
    """
    found: dict[str, dict[str, list[Choice]]] = {}
    for face, card in hand_ids(position, position.turn).items():
        targets: dict[str, Item | None] = {"": None, **_places(position)}
        found[face] = {target: _choices(words, position, card, item, builds) for target, item in targets.items()}
    return found


def _choices(
    words: Words, position: Position, card: Card, item: Item | None, builds: Collection[str] | None
) -> list[Choice]:
    own, partners = ("board-announce", "board-announce-for") if item is None else ("board-make", "board-make-for")
    choices: list[Choice] = []
    for value, owner in offers(position, card, item, builds):
        label = words(own, value=value)
        if owner != position.turn:
            label = Line(partners, {"value": value, "seat": Name(position.seats[owner])}).said(words)
        choices.append({"id": f"{value}:{owner}", "label": label})
    return choices


def add_choices(offered: Collection[Action], more: Collection[Action]) -> None:
    """Add to the actions offered the choices that the same actions have in `more`, the least value first."""
    elsewhere: dict[str, Mapping[str, Mapping[str, list[Choice]]]]
    elsewhere = {action["id"]: action.get("choices", {}) for action in more}
    for action in offered:
        for face, targets in elsewhere.get(action["id"], {}).items():
            for target, choices in targets.items():
                known = action["choices"][face][target]
                known += [choice for choice in choices if choice not in known]
                known.sort(key=lambda choice: int(choice["id"].partition(":")[0]))


def answered_play(position: Position, answer: BoardAnswer) -> Play | None:
    """Return the play that an answer stands for; None if its ids, action or choice do not fit the position."""
    hand, places = hand_ids(position, position.turn), _places(position)
    cards = [hand[one] for one in answer.selected if one in hand]
    chosen = [one for one in answer.selected if one not in hand]
    if len(cards) != 1 or any(one not in places for one in chosen):
        return None
    items = tuple(item for place, item in places.items() if place in chosen)
    if answer.action == TO_TAKE:
        return Capture(cards[0], items)
    if answer.action == TO_BUILD:
        return _read_build(position, cards[0], items, answer.choice)
    return Lay(cards[0]) if answer.action == TO_LAY else None


def _places(position: Position) -> dict[str, Item]:
    """Return the items of the table by id, in the order of the table."""
    return {f"t{place}": item for place, item in enumerate(position.table)}


def _read_build(position: Position, card: Card, items: tuple[Item, ...], choice: str | None) -> Build | None:
    if len(items) > 1:
        return None
    item = items[0] if items else None
    if choice is None:
        # No value could be offered. The judge gets the first sum, takeable or not, and can say why it is no build.
        values = build_values(position.rules, card, item, takeable=False) or (0,)
        return Build(card, item, values[0], position.turn)
    # The choice comes from a browser, so it may be anything.
    value, _, owner = choice.partition(":")
    if not (value.isdecimal() and owner.isdecimal() and len(choice) < 8 and int(owner) < len(position.seats)):
        return None
    return Build(card, item, int(value), int(owner))
