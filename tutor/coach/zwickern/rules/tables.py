"""Tables of how a variant deals and scores, row by row, read from the records that deal and score."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from tutor.coach.zwickern.words.phrases import joined, listing
from tutor.engine.cards import CARDS, WILD_JOKERS, Card, Suit, joker_number
from tutor.engine.zwickern import Plan, Rules, is_wild
from tutor.engine.zwickern.rules import total_points
from tutor.text import RANK_NAMES, SUIT_NAMES, Line, Value, rank_noun

# For more players than this an uneven deal is summed up and not listed.
_LISTED = 6
# The most players for whom rules without a limit are shown; the books deal to more in the same way.
_MOST_SHOWN = 6
# For more players than this only the books have deals.
_MOST_AT_HOME = 8
# More numbers than this in a row are said by the first and the last.
_MOST_LISTED = 4
_TWO_PAIRS = 4


class DealRow(NamedTuple):
    """The deals to one number of players.

    `cards` counts the cards of all packs, and `sizes` says how many each player gets, deal by deal. After the picture,
    `left_over` goes to the table with the last deal, unless `later` says what goes there with each; `out` is not dealt.
    """

    players: Line
    packs: int
    cards: int
    picture: int
    sizes: Line
    left_over: int
    later: Line | None
    out: int


class ScoreRow(NamedTuple):
    """Cards that score alike: one pack has `number` of them, and each brings `points`."""

    what: Line
    number: int
    points: int


class TotalRow(NamedTuple):
    """All points of a hand except Zwicks, if one side has the most cards.

    They are the same for all these numbers of `players`, who play with `packs`. They are not `sure` if some cards may
    come to no one.
    """

    packs: int
    players: tuple[int, ...]
    points: int
    sure: bool


def most_shown(rules: Rules) -> int:
    """Return the most players for whom a short table of deals has a row; for more the books deal in the same way."""
    most = rules.plans[-1].players
    return most if most <= _MOST_AT_HOME else _MOST_SHOWN


def deal_rows(rules: Rules, most: int | None = None) -> tuple[DealRow, ...]:
    """List the deals for each number of players, up to `most`."""
    return tuple(
        DealRow(
            players_line(seating),
            seating.packs,
            len(rules.pack) * seating.packs,
            seating.picture,
            sizes_line(seating.deals),
            seating.left_over,
            later_line(seating),
            seating.out,
        )
        for seating in plans_shown(rules, most)
    )


def plans_shown(rules: Rules, most: int | None = None) -> tuple[Plan, ...]:
    """List the deals to at most `most` players."""
    return tuple(seating for seating in rules.plans if most is None or seating.players <= most)


def players_line(seating: Plan) -> Line:
    """Say how many play, and whether they do so in pairs."""
    if not seating.partners:
        return Line("tables-alone", {"players": seating.players})
    # Only four make two pairs.
    return Line("tables-partners" if seating.players == _TWO_PAIRS else "tables-pairs", {"players": seating.players})


def later_line(seating: Plan) -> Line | None:
    """Say what goes to the table deal by deal after the picture, None if only the last deal brings something."""
    if not any(seating.to_table[1:-1]):
        return None
    return sizes_line([(number,) for number in seating.to_table[1:]])


def cards_stay(rules: Rules) -> bool:
    """Tell whether cards stay on the table between deals, because some number of players gets several deals."""
    return any(len(seating.deals) > 1 for seating in rules.plans)


def sizes_line(deals: Sequence[tuple[int, ...]]) -> Line:
    r"""Say the cards of each player, deal by deal.

    >>> from tutor.text import language, render
    >>> render(language("en"), sizes_line(((4, 4), (4, 4), (5, 5)))), render(language("en"), sizes_line(((2, 1),)))
    ('2\xa0×\xa04, then 5', '(2, 1)')
    """
    runs = [(_size(sizes), len(list(same))) for sizes, same in groupby(deals)]
    parts = [Line("deal-once", {"size": size}) if times == 1 else _times(size, times) for size, times in runs]
    found, *others = parts
    for part in others:
        found = Line("deal-then", {"first": found, "last": part})
    return found


def _times(size: Value, times: int) -> Line:
    return Line("deal-times", {"times": times, "size": size})


def _size(sizes: tuple[int, ...]) -> Value:
    """Return one number if all players get as many cards, else the number of each from the dealer's left."""
    if len(set(sizes)) == 1:
        return sizes[0]
    first = sizes.count(sizes[0])
    if len(sizes) <= _LISTED or len(set(sizes[:first])) > 1 or len(set(sizes[first:])) > 1:
        return Line("deal-uneven", {"sizes": joined(sizes, "list-comma")})
    return Line("deal-uneven-many", {"more": sizes[0], "first": first, "less": sizes[-1]})


def deal_lines(rules: Rules, most: int | None = None) -> tuple[Line, ...]:
    """Say how to read the deals to at most `most` players: first the signs in them, then the player who begins.

    Signs that these deals do not have are not explained.
    """
    plans = plans_shown(rules, most)
    lines = []
    times = _example([sizes for seating in plans for sizes in _repeated(seating)])
    if times is not None:
        lines.append(Line("deal-read-times", {"times": times[0], "size": times[1]}))
    sizes = [_size(sizes) for seating in plans for sizes in seating.deals]
    if any(isinstance(size, Line) and size.message == "deal-uneven" for size in sizes):
        lines.append(Line("deal-read-uneven"))
    if any(seating.picture for seating in plans):
        lines.append(Line("deal-read-picture"))
    if any(seating.left_over and later_line(seating) is None for seating in plans):
        lines.append(Line("deal-read-left-over"))
    if any(later_line(seating) for seating in plans):
        lines.append(Line("deal-read-later"))
    return (*lines, Line("deal-read-first"))


def _repeated(seating: Plan) -> Iterator[tuple[int, int]]:
    """Yield, for each even deal that comes several times in a row, how often it comes and its cards for a player."""
    for sizes, same in groupby(seating.deals):
        times = len(list(same))
        if times > 1 and len(set(sizes)) == 1:
            yield times, sizes[0]


def _example(found: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """Return one of some pairs, None if there is none; prefer a pair of two numbers that cannot be mixed up."""
    return next((pair for pair in found if pair[0] != pair[1]), found[0] if found else None)


def score_rows(rules: Rules) -> tuple[ScoreRow, ...]:
    """List the cards that score, those of one rank together if they score alike."""
    return tuple(
        ScoreRow(cards_line(cards), sum(map(rules.pack.count, cards)), points)
        for cards in scoring_groups(rules)
        if (points := rules.card_points[cards[0]])
    )


def scoring_groups(*games: Rules) -> tuple[tuple[Card, ...], ...]:
    """List the cards that score in any of the games, those of one rank together if all games score them alike."""
    codes = dict.fromkeys(code for rules in games for code, points in rules.points if points)
    by_rank: dict[str, list[Card]] = {}
    for code in codes:
        by_rank.setdefault(CARDS[code].rank, []).append(CARDS[code])
    found: list[tuple[Card, ...]] = []
    for cards in by_rank.values():
        alike = {tuple(rules.card_points.get(card, 0) for rules in games) for card in cards}
        whole = cards[0].suit is not None and len(cards) == len(Suit) and len(alike) == 1
        found += [tuple(cards)] if whole else [(card,) for card in cards]
    return tuple(found)


def cards_line(cards: tuple[Card, ...]) -> Line:
    """Name a card in full; name several cards by their rank."""
    card = cards[0]
    if card.suit is None:
        return Line("card-wild-joker" if card.code in WILD_JOKERS else "card-joker", {"number": joker_number(card)})
    if len(cards) > 1:
        return Line("score-each", {"rank": rank_noun(card.rank)})
    return Line("card-plain", {"rank": Line(RANK_NAMES[card.rank]), "suit": Line(SUIT_NAMES[card.suit])})


def joker_kinds(rules: Rules) -> Iterator[tuple[Line, Card]]:
    """Yield the different jokers in words with how many of each a pack has, each with a card; wild ones are alike."""
    wild = [code for code in rules.jokers if code in WILD_JOKERS]
    for code in dict.fromkeys(rules.jokers):
        number, line = rules.jokers.count(code), cards_line((CARDS[code],))
        if code not in wild:
            yield line if number == 1 else Line("deal-times", {"times": number, "size": line}), CARDS[code]
    if wild:
        yield Line("crib-wild", {"number": len(wild)}), CARDS[wild[0]]


def total_rows(rules: Rules) -> tuple[TotalRow, ...]:
    """List the points of a hand without Zwicks, for each number of packs."""
    by_packs: dict[int, list[Plan]] = {}
    for seating in rules.plans:
        by_packs.setdefault(seating.packs, []).append(seating)
    return tuple(
        TotalRow(
            packs,
            tuple(seating.players for seating in plans),
            total_points(rules, packs),
            rules.last_takes_rest and not any(seating.out for seating in plans),
        )
        for packs, plans in by_packs.items()
    )


def values_line(rules: Rules, card: Card) -> Line:
    """Say the values of a card of the hand when it takes."""
    if is_wild(rules, card) and rules.wild is not None:
        return Line("value-range", {"least": rules.wild[0], "most": rules.wild[1]})
    return Line("option-choice", {"value": numbers_listed(rules.hand_values[card], choice=True)})


def parties_listed(found: Sequence[int]) -> Value:
    """Say with how many people a game is played, as alternatives; more than four in a row by the first and the last.

    >>> from tutor.text import language, render
    >>> for code in ("en", "de", "fr"):
    ...     print(render(language(code), Line("option-choice", {"value": parties_listed([2, 4])})))
    2 or 4
    Zu zweit oder zu viert
    À deux ou à quatre
    """
    if len(found) > _MOST_LISTED and found[-1] - found[0] == len(found) - 1:
        return Line("party-range", {"least": found[0], "most": found[-1]})
    return listing([Line("party", {"players": number}) for number in found], choice=True)


def numbers_listed(found: Sequence[int], *, choice: bool = False) -> Value:
    """Say numbers as a list in words; more than four in a row by the first and the last.

    >>> from tutor.text import language, render
    >>> render(language("en"), Line("option-choice", {"value": numbers_listed(range(2, 26))}))
    '2 to 25'
    """
    if len(found) > _MOST_LISTED and found[-1] - found[0] == len(found) - 1:
        return Line("value-range", {"least": found[0], "most": found[-1]})
    return listing(list(found), choice=choice)


def numbers_run(found: Sequence[int]) -> Value:
    """Say numbers in a row by the first and the last, and others as alternatives.

    >>> from tutor.text import language, render
    >>> [render(language("en"), Line("option-choice", {"value": numbers_run(some)})) for some in ((5, 6), (5, 8))]
    ['5 to 6', '5 or 8']
    """
    if len(found) > 1 and found[-1] - found[0] == len(found) - 1:
        return Line("value-range", {"least": found[0], "most": found[-1]})
    return listing(list(found), choice=True)
