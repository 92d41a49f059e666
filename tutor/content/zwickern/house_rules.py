"""House rules as a file: a variant of its own, stated by its changes to one of the five variants or in full."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import Field

from tutor.content.yaml.entry import TEXT, CardOrRank, CardText, Entry, Flag, LanguageCode, Number, ShortLine
from tutor.engine.cards import CARDS, RANKS, WILD_JOKERS, Card, Suit, read_card
from tutor.engine.zwickern import VARIANTS, Plan, Rules
from tutor.engine.zwickern.rules import BuildDuty, Capturing, LastZwick
from tutor.engine.zwickern.variants import HIGH_ONLY, LOW_OR_HIGH
from tutor.text import FOREIGN, Foreign

LONGEST_TITLE = 40
FLAGS = (
    "subtract",
    "subtract_from_card",
    "same_value",
    "single_builds",
    "build_on_empty",
    "build_for_partner",
    "owner_may_lay",
    "joker_by_joker",
    "zwick_again",
    "last_takes_rest",
    "majority_on_tie",
)
"""The choices of house rules that are yes or no, by their names in `Rules`."""

CHOICES: Mapping[str, type[Capturing] | type[BuildDuty] | type[LastZwick]] = MappingProxyType(
    {"capturing": Capturing, "duty": BuildDuty, "last_zwick": LastZwick}
)
"""The choices of house rules that are one of several words, by their names in `Rules`."""

NAMED_SCORES = ("majority", "zwick", "joker_zwick", "build_left")
"""The scores other than those of the cards, by their names in `Rules`."""

LIMITS: Mapping[str, int] = MappingProxyType({"build_limit": 80, "target": 9999, "hands": 99})
"""The greatest number for each thing that may have an end, by the names in `Rules`; 0 is none."""

HIGHEST_POINTS = 99
MOST_JOKERS = 6
MOST_PLAYERS = 8
"""The most players for whom house rules can have deals; the books' games, which name no limit, go beyond it."""

_Level = Literal["low", "high", "both"]
COURT_VALUES = LOW_OR_HIGH
"""The low and the high value of aces and court cards, by rank."""

_LEVELS: Mapping[_Level, Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "low": {rank: values[:1] for rank, values in LOW_OR_HIGH},
        "high": {rank: values[1:] for rank, values in LOW_OR_HIGH},
        "both": dict(LOW_OR_HIGH),
    }
)

NO_VARIANT = "nothing"
"""The word in place of a variant for rules that are stated in full."""

UNSTATED = Rules(NO_VARIANT, HIGH_ONLY, (), (), (), 0, 0, subtract=False, same_value=False)
"""The start of rules that are stated in full, before anything is stated."""

_Sizes = Annotated[tuple[Number, ...], Field(max_length=25)]


class SeatingEntry(Entry):
    """The deals to one number of `players`: a number or, from the dealer's left, numbers of cards for each deal.

    `table` has the cards that go to the table with each deal, `out` is how many are not dealt; opposite seats may be
    `partners`.
    """

    players: Number
    packs: Number = 1
    partners: Flag = False
    deals: Annotated[tuple[Number | _Sizes, ...], Field(min_length=1, max_length=40)]
    table: Annotated[tuple[Number, ...], Field(max_length=40)] = ()
    out: Number = 0


class VariantEntry(Entry):
    """The changes of a house to the variant `based_on`, or all of its rules if that is `nothing`.

    A key that is left out changes nothing; based on `nothing` it means no, 0, or only the high value of a court card.
    `seats` replaces all deals of the variant. `points` names cards or ranks. `language` is that of the title, if it is
    not that of the folder.
    """

    name: ShortLine
    game: ShortLine | None = None
    based_on: ShortLine
    title: Annotated[ShortLine, Field(max_length=LONGEST_TITLE), TEXT] | None = None
    language: LanguageCode | None = None
    jokers: Annotated[tuple[CardText, ...], Field(max_length=50)] | None = None
    wild: Annotated[tuple[Number, ...], Field(min_length=2, max_length=2)] | None = None
    values: Annotated[dict[Literal["A", "J", "Q", "K"], _Level], Field(max_length=4)] = Field(default_factory=dict)
    seats: Annotated[tuple[SeatingEntry, ...], Field(min_length=1, max_length=20)] | None = None
    subtract: Flag | None = None
    build_limit: Number | None = None
    single_builds: Flag | None = None
    build_for_partner: Flag | None = None
    duty: Literal["hold", "capture", "none"] | None = None
    owner_may_lay: Flag | None = None
    capturing: Literal["may", "must", "all"] | None = None
    joker_by_joker: Flag | None = None
    zwick_again: Flag | None = None
    last_zwick: Literal["counts", "dealer", "not"] | None = None
    last_takes_rest: Flag | None = None
    build_on_empty: Flag | None = None
    majority_on_tie: Flag | None = None
    subtract_from_card: Flag | None = None
    same_value: Flag | None = None
    points: Annotated[dict[CardOrRank, Number], Field(max_length=100)] = Field(default_factory=dict)
    majority: Number | None = None
    zwick: Number | None = None
    joker_zwick: Number | None = None
    build_left: Number | None = None
    target: Number | None = None
    hands: Number | None = None


def start_of(entry: VariantEntry) -> Rules:
    """Return the rules that an entry starts from; raises KeyError for an unknown variant."""
    return UNSTATED if entry.based_on == NO_VARIANT else VARIANTS[entry.based_on]


def house_rules_of(entry: VariantEntry) -> Rules:
    """Return the rules of an entry, in which `tutor.catalogue.house_rules` must find no fault.

    Raise KeyError for an unknown variant and UnreadableError for an unknown card. If the entry says its language, the
    title is marked as being in it. Rules that are stated in full have the nearest variant as their base.
    """
    base = start_of(entry)
    title = entry.title
    if title is not None and entry.language is not None:
        title = FOREIGN[entry.language](title)
    changed: dict[str, Any] = {flag: value for flag in FLAGS if (value := getattr(entry, flag)) is not None}
    for name, kind in CHOICES.items():
        if (word := getattr(entry, name)) is not None:
            changed[name] = kind(word)
    changed |= {name: value for name in NAMED_SCORES if (value := getattr(entry, name)) is not None}
    changed |= {name: value or None for name in LIMITS if (value := getattr(entry, name)) is not None}
    if entry.jokers is not None:
        changed["jokers"] = tuple(sorted((read_card(text).code for text in entry.jokers), key=list(CARDS).index))
        changed["wild"] = base.wild if set(changed["jokers"]) & set(WILD_JOKERS) else None
    if entry.wild is not None:
        changed["wild"] = (entry.wild[0], entry.wild[1])
    if entry.values:
        changed["courts"] = tuple(
            (rank, _LEVELS[entry.values[rank]][rank] if rank in entry.values else values)
            for rank, values in base.courts
        )
    if entry.seats is not None:
        changed["plans"] = tuple(sorted(map(plan_of, entry.seats), key=lambda one: one.players))
    points = _points(base, changed.get("jokers", base.jokers), points_by_card(entry.points))
    rules = replace(base, name=entry.name, title=title, points=points, **changed)
    if rules.joker_zwick == rules.zwick or not rules.jokers:
        rules = replace(rules, joker_zwick=None)
    if base is not UNSTATED:
        return replace(rules, base=base.name)
    near = nearest_variant(rules)
    order = [code for code, _ in near.points]
    return replace(rules, base=near.name, points=tuple(sorted(points, key=lambda one: _place(order, one[0]))))


def plan_of(entry: SeatingEntry) -> Plan:
    """Return the deals of an entry."""
    deals = tuple((one,) * entry.players if isinstance(one, int) else one for one in entry.deals)
    to_table = (*entry.table, *[0] * (len(deals) - len(entry.table)))[: len(deals)]
    return Plan(entry.players, entry.packs, entry.partners, deals, to_table, entry.out)


def points_by_card(written: Mapping[str, int]) -> dict[str, int]:
    """Return points by the codes of cards; a rank means its four cards, and points of a card replace its rank's.

    >>> points_by_card({"A": 1, "as": 2})
    {'AS': 2, 'AH': 1, 'AD': 1, 'AC': 1}
    """
    found: dict[str, int] = {}
    for text, points in written.items():
        if is_rank(text):
            found |= {f"{text.strip().upper()}{suit}": points for suit in Suit}
    return found | {read_card(text).code: points for text, points in written.items() if not is_rank(text)}


def is_rank(text: str) -> bool:
    """Tell whether a text names a rank and not a card."""
    return text.strip().upper() in RANKS


def nearest_variant(rules: Rules) -> Rules:
    """Return the variant from which rules differ in the fewest things, the first of several.

    >>> nearest_variant(replace(VARIANTS["grupp"], zwick=1, majority=3)).name
    'grupp'
    """
    said = [one.name for one in fields(Rules) if one.compare and one.name not in ("name", "base", "title")]

    def differences(other: Rules) -> int:
        return sum(getattr(rules, name) != getattr(other, name) for name in said)

    return min(VARIANTS.values(), key=differences)


def _points(base: Rules, jokers: tuple[str, ...], changes: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return the cards that score: first those of the base in its order, then the others in the order of `CARDS`."""
    order = dict.fromkeys((*(code for code, _ in base.points), *CARDS))
    both = {**dict(base.points), **changes}
    there = (code for code in order if both.get(code) and _in_pack(CARDS[code], jokers))
    return tuple((code, both[code]) for code in there)


def _place(order: list[str], code: str) -> int:
    return order.index(code) if code in order else len(order)


def _in_pack(card: Card, jokers: tuple[str, ...]) -> bool:
    return card.suit is not None or card.code in jokers


def variant_entry(rules: Rules, *, in_full: bool = False) -> VariantEntry:
    """Return the shortest entry that states how house rules differ from their base, or from nothing with `in_full`.

    Raise KeyError for rules without a base, which are not house rules, unless they are stated in full. Deals to more
    than `MOST_PLAYERS` are not stated.

    >>> house = house_rules_of(VariantEntry(name="ours", based_on="jensen", zwick=2, majority=3, points={"10D": 5}))
    >>> variant_entry(house).model_dump(exclude_defaults=True)
    {'name': 'ours', 'based_on': 'jensen', 'points': {'10D': 5}, 'zwick': 2}
    """
    base = UNSTATED if in_full else VARIANTS[rules.base or ""]
    language = rules.title.code if isinstance(rules.title, Foreign) else None
    title = None if rules.title is None else str(rules.title)
    names = {"name": rules.name, "based_on": base.name, "title": title, "language": language}
    return VariantEntry.model_validate({**names, **dict(_differences(rules, base))})


def _differences(rules: Rules, base: Rules) -> Iterator[tuple[str, object]]:
    for name in (*FLAGS, *CHOICES, *LIMITS, "majority", "zwick", "build_left"):
        if getattr(rules, name) != getattr(base, name):
            value = getattr(rules, name)
            yield name, str(value) if name in CHOICES else value or 0 if name in LIMITS else value
    if rules.joker_zwick != base.joker_zwick:
        yield "joker_zwick", rules.zwick if rules.joker_zwick is None else rules.joker_zwick
    if rules.jokers != base.jokers:
        yield "jokers", rules.jokers
    if rules.wild != base.wild and rules.wild is not None:
        yield "wild", rules.wild
    before_it = court_levels(base)
    courts = {rank: level for rank, level in court_levels(rules).items() if level != before_it[rank]}
    if courts:
        yield "values", courts
    if rules.plans != base.plans:
        yield "seats", tuple(seating_entry(one) for one in rules.plans if one.players <= MOST_PLAYERS)
    before, now = dict(base.points), dict(rules.points)
    there = [code for code in CARDS if _in_pack(CARDS[code], rules.jokers)]
    yield "points", {code: now.get(code, 0) for code in there if now.get(code, 0) != before.get(code, 0)}


def court_levels(rules: Rules) -> dict[str, Literal["low", "high", "both"]]:
    """Return by rank whether the low or the high value of aces and court cards counts, or both.

    >>> court_levels(VARIANTS["dietze"])["A"]
    'high'
    """
    return {
        rank: next(level for level, known in _LEVELS.items() if known[rank] == values) for rank, values in rules.courts
    }


def suggested_seating(
    players: int, packs: int, jokers: int, *, partners: bool = False, each: int = 4, picture: int | None = None
) -> SeatingEntry:
    """Return deals of `each` cards that use up the packs; the last is larger, and cards left over go to the table.

    Without a `picture` two to four cards go to the table with the first deal, so that nothing is over, if possible.

    >>> suggested_seating(4, 1, 3).model_dump(exclude_defaults=True)
    {'players': 4, 'deals': (4, 4, 5), 'table': (3,)}
    >>> suggested_seating(4, 1, 6).model_dump(exclude_defaults=True)
    {'players': 4, 'deals': (4, 4, 6), 'table': (2,)}
    """
    cards = packs * (len(Suit) * len(RANKS) + jokers)
    if picture is None:
        picture = next((number for number in (4, 3, 2) if (cards - number) % players == 0), 4)
    whole, over = divmod(cards - picture, players)
    times = max(1, whole // each)
    deals = (*[each] * (times - 1), whole - each * (times - 1))
    table = (picture, *[0] * (times - 2), over) if over and times > 1 else (picture + (over if times == 1 else 0),)
    return SeatingEntry(players=players, packs=packs, partners=partners, deals=deals, table=table)


def seating_entry(plan: Plan) -> SeatingEntry:
    """Return the shortest entry of some deals.

    >>> seating_entry(VARIANTS["jensen"].plans[-1]).model_dump(exclude_defaults=True)
    {'players': 4, 'partners': True, 'deals': (4, 4, 5), 'table': (3,)}
    """
    table = list(plan.to_table)
    while table and not table[-1]:
        table.pop()
    return SeatingEntry(
        players=plan.players,
        packs=plan.packs,
        partners=plan.partners,
        deals=tuple(sizes[0] if len(set(sizes)) == 1 else sizes for sizes in plan.deals),
        table=tuple(table),
        out=plan.out,
    )


def changes_nothing(rules: Rules) -> bool:
    """Tell whether house rules play exactly like the variant that they are based on."""
    return variant_entry(replace(rules, title=None)) == VariantEntry(name=rules.name, based_on=rules.base or "")


def cards_over(plan: Plan, jokers: tuple[str, ...]) -> int:
    """Return how many cards of the packs the deals leave over, less than 0 where they need more than there are.

    >>> cards_over(VARIANTS["jensen"].plans[-1], ())
    -3
    """
    return plan.packs * (len(Suit) * len(RANKS) + len(jokers)) - plan.dealt - plan.out
