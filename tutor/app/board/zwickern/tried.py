"""A play that was tried and is not the answer, drawn on the board: its sums, and what its card is worth."""

from tutor.app.board.protocol import BoardData, zone_of
from tutor.app.board.zwickern.seats import seat_id
from tutor.app.board.zwickern.table import groups_of
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.phrases import sum_of, totals_phrase, values_phrase
from tutor.engine.zwickern import Capture, Item, Position, split_of
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import totals_of
from tutor.text import Line, Value, Words


def show_tried(words: Words, data: BoardData, verdict: Verdict) -> None:
    """Show on the board of a position what a play adds up to, until something else is selected.

    A legal capture shows its groups, and one that was refused the sum of all that it wanted.
    """
    position, play = verdict.position, verdict.play
    if play is None or (verdict.legal and not isinstance(play, Capture)):
        return
    values = from_bits(position.rules.hand_bits[play.card])
    hand = zone_of(data, "hand", seat_id(position.turn))
    for item in [] if hand is None else hand.get("items", []):
        if item["cards"] == [play.card.code] and values:
            item["worth"] = _alone(values_phrase(position.rules, play.card, values)).said(words)
    if not isinstance(play, Capture) or not play.takes:
        return
    split = split_of(position.rules, play) if verdict.legal else None
    if split is not None:
        data["tried"] = groups_of(words, position, split)
    else:
        items, label = _places(position, play.takes), _sum(position, play).said(words)
        data["tried"] = [{"items": items, "label": label, "refused": True}]


def _places(position: Position, items: tuple[Item, ...]) -> list[str]:
    """Return the ids of items of the table; of equal ones each place counts once."""
    free = list(enumerate(position.table))
    found: list[str] = []
    for item in items:
        place = next(one for one in free if one[1] == item)
        free.remove(place)
        found.append(f"t{place[0]}")
    return found


def _sum(position: Position, play: Capture) -> Line:
    """Say what a capture adds up to; the total is left out where items have no value."""
    totals = from_bits(totals_of(position.rules, play.takes, play.card))
    if not totals:
        return _alone(sum_of(play.takes))
    return Line("group-sum", {"parts": sum_of(play.takes), "value": totals_phrase(totals)})


def _alone(value: Value) -> Line:
    return Line("group-alone", {"parts": value})
