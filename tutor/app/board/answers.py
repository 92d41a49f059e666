"""What the board offers to choose from for a build, and the play that its answer means."""

from tutor.app.board.component import Answer, BuildChoice
from tutor.app.board.seats import hand_ids
from tutor.coach.zwickern.questions.offered_values import offers
from tutor.engine.cards import Card
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move
from tutor.engine.zwickern.position import Item, Position
from tutor.text import Words


def build_choices(words: Words, position: Position) -> dict[str, dict[str, list[BuildChoice]]]:
    """The values to choose from for every card and target, legal or not: whether a build is legal is for the judge."""
    found: dict[str, dict[str, list[BuildChoice]]] = {}
    for face, card in hand_ids(position, position.turn).items():
        targets: dict[str, Item | None] = {"": None}
        targets |= {f"t{place}": item for place, item in enumerate(position.table)}
        found[face] = {target: _choices(words, position, card, item) for target, item in targets.items()}
    return found


def _choices(words: Words, position: Position, card: Card, item: Item | None) -> list[BuildChoice]:
    own, partners = ("board-announce", "board-announce-for") if item is None else ("board-make", "board-make-for")
    choices: list[BuildChoice] = []
    for value, owner in offers(position, card, item):
        label = words(own, value=value)
        if owner != position.turn:
            label = words(partners, value=value, seat=position.seats[owner])
        choices.append({"id": f"{value}:{owner}", "label": label})
    return choices


def read_answer(position: Position, answer: Answer) -> Move | None:
    """The play that an answer of the board means; None if it names what is not there."""
    card = hand_ids(position, position.turn).get(answer.card)
    places = {f"t{place}": item for place, item in enumerate(position.table)}
    if card is None or any(item not in places for item in answer.items):
        return None
    chosen = sorted(answer.items, key=lambda item: int(item[1:]))
    items = tuple(places[item] for item in chosen)
    match answer.kind:
        case "take":
            return Capture(card, items)
        case "build":
            return _read_build(position, card, items, answer.build)
        case "lay":
            return Lay(card)


def _read_build(position: Position, card: Card, items: tuple[Item, ...], choice: str | None) -> Build | None:
    if len(items) > 1:
        return None
    item = items[0] if items else None
    if choice is None:
        # Nothing could be offered: the judge says why with the sum that comes closest to a build.
        values = build_values(position.rules, card, item, takeable=False) or (0,)
        return Build(card, item, values[0], position.turn)
    value, _, owner = choice.partition(":")
    if not (value.isdecimal() and owner.isdecimal() and len(choice) < 8 and int(owner) < len(position.seats)):
        return None
    return Build(card, item, int(value), int(owner))
