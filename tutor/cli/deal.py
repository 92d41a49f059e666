"""The command that shows how a number gives the cards of a game, and checks its checksum."""

import re
from typing import Annotated, Any

import typer
from rich.table import Table

from tutor.bots.deals import SEATS
from tutor.cli.arena import rules_and_seats
from tutor.cli.files import Houses, JsonOption, print_json
from tutor.cli.terminal import USAGE, WRONG, cards_text, fail, out, words
from tutor.engine.cards import Card
from tutor.engine.game import Variant
from tutor.engine.zwickern import Rules
from tutor.matches.dealing import dealer_of
from tutor.matches.events import EDITION, LONGEST_NUMBER, MOST_SEATS, NONCE_DIGITS, Dealt, Started
from tutor.matches.fair_deal import SUM_DIGITS, CardsOfNumber, cards_of_number, checksum, numbered_of
from tutor.matches.games import game_name, match_hand
from tutor.text import card_sign

_NUMBER = re.compile(rf"0|[1-9][0-9]{{0,{LONGEST_NUMBER - 1}}}", re.ASCII)
_MOST_SHOWN = 60


def deal(
    number: Annotated[str, typer.Argument(help=words("cli-deal-number"), metavar="NUMBER")],
    variant: Annotated[str, typer.Option(help=words("cli-arena-variant"))],
    seats: Annotated[int, typer.Option(help=words("cli-deal-seats"), min=2, max=MOST_SEATS)],
    nonce: Annotated[str | None, typer.Option(help=words("cli-deal-nonce"))] = None,
    expected: Annotated[str | None, typer.Option("--sum", help=words("cli-deal-sum"), metavar="SUM")] = None,
    house: Houses = None,
    as_json: JsonOption = False,
) -> None:
    rules = rules_and_seats(variant, seats, house)
    if _NUMBER.fullmatch(number) is None:
        fail(words("deal-no-number", number=_shown(number), digits=LONGEST_NUMBER), USAGE)
    secret = None if nonce is None else _digits(nonce, "--nonce", NONCE_DIGITS)
    promised = None if expected is None else _digits(expected, "--sum", SUM_DIGITS)
    if promised is not None and secret is None:
        fail(words("deal-sum-alone"), USAGE)
    started, found = _dealt(rules, seats, number)
    summed = None if secret is None else checksum(numbered_of(started, rules, number), secret)
    if as_json:
        print_json(_as_json(started, found, summed))
    else:
        _show(started, found, summed)
    if promised is not None and promised != summed:
        fail(words("deal-other-sum", sum=promised), WRONG)
    if promised is not None and not as_json:
        out().print(words("deal-agrees"), style="green")


def _shown(text: str) -> str:
    """Return the beginning of a text, which may be of any length."""
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def _digits(text: str, option: str, number: int) -> str:
    """Return hexadecimal digits in lower case; stop with a message unless there are exactly so many."""
    if re.fullmatch(rf"[0-9a-fA-F]{{{number}}}", text) is None:
        fail(words("deal-no-digits", option=option, text=_shown(text), digits=number), USAGE)
    return text.lower()


def _dealt(rules: Variant, players: int, number: str) -> tuple[Started, CardsOfNumber]:
    """Return a match that begins with a number, and the cards of the number."""
    # Other games have no points of the compass.
    numbered = tuple(str(seat) for seat in range(1, players + 1))
    names = SEATS.get(players, numbered) if isinstance(rules, Rules) else numbered
    any_rules: Any = rules
    started = Started(game=game_name(rules), variant=any_rules.name, seats=names, levels=(None,) * players)
    dealt = Dealt(number=number, dealer=dealer_of(players, number, EDITION))
    return started, cards_of_number(started, rules, match_hand(started, rules, dealt, ()))


def _as_json(started: Started, found: CardsOfNumber, summed: str | None) -> dict[str, object]:
    def codes(cards: tuple[Card, ...]) -> list[str]:
        return [card.code for card in cards]

    each = [
        {"hands": dict(zip(started.seats, map(codes, one.hands), strict=True)), "table": codes(one.table)}
        for one in found.deals
    ]
    told = {} if summed is None else {"sum": summed}
    return {"dealer": started.seats[found.dealer], "pack": codes(found.pack), "deals": each, **told}


def _show(started: Started, found: CardsOfNumber, summed: str | None) -> None:
    console = out()

    def signs(cards: tuple[Card, ...]) -> list[str]:
        return [card_sign(words, card) for card in cards]

    console.print(words("deal-pack"), style="bold")
    console.print(cards_text(signs(found.pack)))
    dealer = started.seats[found.dealer]
    console.print(words("deal-order" if started.game == "zwickern" else "deal-order-tricks", dealer=dealer))
    table = Table(words("deal-column"), words("replay-seat"), words("cli-hand"))
    for number, one in enumerate(found.deals, 1):
        for seat, cards in zip(started.seats, one.hands, strict=True):
            table.add_row(str(number), seat, cards_text(signs(cards)))
        if one.table:
            table.add_row(str(number), words("cli-table"), cards_text(signs(one.table)))
    console.print(table)
    if summed is not None:
        console.print(words("deal-sum", sum=summed))
