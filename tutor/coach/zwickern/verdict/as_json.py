"""JSON values for plays and verdicts, as the command line prints them."""

from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.phrases import joined
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, Score, Violation, is_zwick, write_play
from tutor.engine.zwickern.hand.scoring import FOR_MOST_CARDS, ZWICKS
from tutor.text import Line, Name, Words, card_name, card_sign, render, said

JsonObject = dict[str, object]


def play_record(position: Position, play: Play) -> JsonObject:
    """Describe a play by its card codes; an item is the list of all its cards, in the order of the table."""
    text = write_play(position, play)
    match play:
        case Lay(card):
            return {"kind": "lay", "card": card.code, "play": text}
        case Capture(card, takes):
            taken = [_codes(item) for item in takes]
            zwick = is_zwick(position, play)
            return {"kind": "capture", "card": card.code, "takes": taken, "zwick": zwick, "play": text}
        case Build(card, onto, value, owner):
            return {
                "kind": "build",
                "card": card.code,
                "onto": None if onto is None else _codes(onto),
                "value": value,
                "owner": position.seats[owner],
                "play": text,
            }


def verdict_record(words: Words, verdict: Verdict) -> JsonObject:
    """Describe a verdict with its reasons, its repair and the missed captures.

    `missed_number` is there only if `missed` is cut: it counts all of them, or is null if the table is too large to
    count them.
    """
    repair = verdict.repair.play
    record: JsonObject = {
        "play": verdict.text,
        "legal": verdict.legal,
        "reasons": [_reason(verdict.position, wrong) for wrong in verdict.violations],
        "repair": None if repair is None else write_play(verdict.position, repair),
        "missed": [write_play(verdict.position, play) for play in verdict.missed],
        "text": render(words, sentence(verdict)),
    }
    if verdict.missed_number != len(verdict.missed):
        record["missed_number"] = verdict.missed_number
    return record


def _codes(item: Item) -> list[str]:
    return [card.code for card in item.cards]


def _reason(position: Position, wrong: Violation) -> JsonObject:
    found: JsonObject = {"code": str(wrong.reason)}
    if wrong.card is not None:
        found["card"] = wrong.card.code
    if wrong.items:
        found["items"] = [_codes(item) for item in wrong.items]
    if wrong.values:
        found["values"] = list(wrong.values)
    if wrong.totals:
        found["totals"] = list(wrong.totals)
    if wrong.value is not None:
        found["value"] = wrong.value
    if wrong.beside is not None:
        found["beside"] = wrong.beside
    if wrong.seat is not None:
        found["seat"] = position.seats[wrong.seat]
    if wrong.ban is not None:
        found["rule"] = str(wrong.ban)
    return found


def score_items(words: Words, score: Score) -> str:
    """Say the sources of a side's points: cards by their signs, jokers, the most cards and Zwicks in words."""
    named = {FOR_MOST_CARDS: words("score-most-cards"), ZWICKS: words("score-zwicks")}
    parts: list[Line] = []
    for name, number in score.items.items():
        shown = Name(named.get(name) or _card(words, CARDS[name]))
        parts.append(Line("score-item", {"name": shown, "number": number}))
    return said(words, joined(parts, "list-comma")) if parts else ""


def _card(words: Words, card: Card) -> str:
    # The sign of a joker is its code in some languages.
    return card_name(words, card) if card.suit is None else card_sign(words, card)
