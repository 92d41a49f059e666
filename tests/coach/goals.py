"""Short forms of goals, and random tables on which a goal of each kind can be asked."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

from hypothesis import strategies as st
from pydantic import Field, TypeAdapter

from tests.coach.boards import positions
from tests.engine.setups import at, rest_won
from tutor.coach.zwickern.goals.table import ONE_PLAY, goal_problems
from tutor.coach.zwickern.goals.tactics import builds_taken, cards_taken, for_joker, goal_items, joker_down, points_won
from tutor.content.zwickern.goals import (
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    JokerBuildGoal,
    JokerDownGoal,
    LayGoal,
    MostCardsGoal,
    MostPointsGoal,
    OnePlayGoal,
    OnlyPlayGoal,
    SafeLayGoal,
    TwoBuildsGoal,
    WinMostGoal,
    ZwickGoal,
    ZwickInTwoGoal,
)
from tutor.engine.cards import Card
from tutor.engine.zwickern import (
    VARIANTS,
    Build,
    Capture,
    Item,
    Lay,
    Pile,
    Play,
    Position,
    full_pack,
    is_zwick,
    legal_plays,
    loose,
    make_play,
    plan,
)
from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.open_hands import endgame
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.safety import zwick_hands

_GOALS: TypeAdapter[OnePlayGoal] = TypeAdapter(Annotated[OnePlayGoal, Field(discriminator="kind")])
KINDS = tuple(ONE_PLAY)


@lru_cache(maxsize=16)
def _margins(where: Position) -> dict[Play, int]:
    """Return the final margin after every legal play, computed once for each position."""
    return endgame.margins(where)


def aim(kind: str, **values: object) -> OnePlayGoal:
    """Return the goal of a kind with the fields as a file states them; `seat` stands for `for`, a keyword of Python."""
    if "seat" in values:
        values["for"] = values.pop("seat")
    return _GOALS.validate_python({"kind": kind, **values})


def _item(dice: random.Random, bare: Position, hand: Sequence[Card], pack: list[Card], most: int) -> Item:
    """Draw a loose card, or a build that a card of the hand can take if there is such a value."""
    cards = tuple(pack.pop() for _ in range(dice.randint(1, most)))
    values = [value for value in from_bits(reachable_values(bare.rules, cards)) if len(cards) > 1]
    held = [value for value in values if any(value in bare.rules.hand_values[card] for card in hand)]
    return Item(cards, dice.choice(held or values), dice.randrange(len(bare.seats))) if values else loose(cards[0])


def _table(
    dice: random.Random, bare: Position, hand: Sequence[Card], pack: list[Card], items: int, most: int
) -> tuple[Item, ...]:
    return tuple(_item(dice, bare, hand, pack, most) for _ in range(items))


def _pack(dice: random.Random, position: Position, ranks: str) -> list[Card]:
    """Return all jokers and the cards of some ranks, shuffled."""
    every = full_pack(position.rules, position.plan)
    found = [card for card in every if card.suit is None or card.rank in ranks.split()]
    dice.shuffle(found)
    return found


def _bare(variant: str, players: int) -> Position:
    """Return a position with an empty table and empty hands."""
    rules = VARIANTS[variant]
    seating = plan(rules, players)
    assert seating is not None
    nobody = ((),) * players
    seats = tuple("SWNE"[:players]) if players != 2 else ("S", "N")
    return Position(rules, seating, seats, 0, nobody, (), (0,) * players, None, 0, (Pile(),) * players, None)


def _with(bare: Position, hands: Sequence[Sequence[Card] | None], table: tuple[Item, ...], **more: Any) -> Position:
    known = tuple(None if hand is None else tuple(hand) for hand in hands)
    values = {name: getattr(bare, name) for name in Position.__dataclass_fields__}
    return Position(**(values | {"hands": known, "table": table} | more))


@st.composite
def joker_tables(draw: st.DrawFn) -> Position:
    """Draw a table with jokers and builds with jokers, and a hand that is likely to hold jokers."""
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    variant = draw(st.sampled_from(["jensen", "christiansen", "grupp", "french"]))
    bare = _bare(variant, 4 if variant != "christiansen" else 3)
    pack = _pack(dice, bare, "2 5 9 10 J K")
    jokers = [card for card in pack if card.suit is None]
    for joker in jokers[:3]:
        pack.remove(joker)
        pack.insert(len(pack) - dice.randrange(10), joker)
    hand = [pack.pop() for _ in range(dice.randint(2, 5))]
    announced = (0, 0, 1 << 9 if variant in ("grupp", "french") else 1 << 15, 0)[: len(bare.seats)]
    hands = (hand, *[None] * (len(bare.seats) - 1))
    return _with(bare, hands, _table(dice, bare, hand, pack, draw(st.integers(1, 4)), 2), announced=announced)


@st.composite
def build_tables(draw: st.DrawFn) -> Position:
    """Draw a table with several builds of few different values."""
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    bare = _bare(draw(st.sampled_from(sorted(VARIANTS))), 4)
    pack = _pack(dice, bare, "A 2 3 4 K Q")
    hand = [pack.pop() for _ in range(dice.randint(1, 4))]
    table = _table(dice, bare, hand, pack, draw(st.integers(1, 5)), 3)
    return _with(bare, (hand, None, None, None), table)


@st.composite
def open_partners(draw: st.DrawFn) -> Position:
    """Draw two partnerships with few cards, all of them open."""
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    bare = _bare(draw(st.sampled_from(["jensen", "french"])), 4)
    pack = _pack(dice, bare, "A 2 3 K Q")
    sizes = [draw(st.integers(1, 3)), draw(st.integers(0, 2)), draw(st.integers(0, 3)), 1]
    hands = [[pack.pop() for _ in range(size)] for size in sizes]
    announced = (0, 0, draw(st.sampled_from([0, 1 << 3, 1 << 14])), 0)
    return _with(bare, hands, _table(dice, bare, hands[0], pack, draw(st.integers(0, 2)), 2), announced=announced)


@st.composite
def open_endings(draw: st.DrawFn) -> Position:
    """Draw the end of a hand of two players with all cards open."""
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    bare = _bare(draw(st.sampled_from(sorted(VARIANTS))), 2)
    pack = _pack(dice, bare, "A 2 3 10 K Q")
    hands = [[pack.pop() for _ in range(size)] for size in (draw(st.integers(1, 3)), draw(st.integers(0, 3)))]
    table = _table(dice, bare, hands[0], pack, draw(st.integers(0, 3)), 2)
    won = tuple(Pile(tuple(pack.pop() for _ in range(dice.randint(0, 2))), dice.randint(0, 1)) for _ in range(2))
    last = draw(st.sampled_from([None, 0, 1]))
    return rest_won(_with(bare, hands, table, won=won, last_capture=last))


def tables(kind: str) -> st.SearchStrategy[Position]:
    """Return a strategy for tables on which a goal of this kind is likely to be of use."""
    match kind:
        case "zwick-in-two":
            return open_partners()
        case "win-most":
            return open_endings()
        case "joker-build" | "joker-down":
            return joker_tables() | positions()
        case "two-builds":
            return build_tables() | positions()
        case "only-play":
            return positions(most=1)
        case _:
            return positions()


def some_goal(draw: st.DrawFn, where: Position, kind: str) -> OnePlayGoal:
    """Draw a goal of a kind that names only cards and items that are there; perhaps no play reaches it."""
    names = [item.cards[-1].code for item in where.table] or ["AS"]
    match kind:
        case "everything":
            return aim(kind, card=draw(st.sampled_from(where.hand)).code)
        case "capture":
            return aim(kind, items=draw(st.lists(st.sampled_from(names), min_size=1, max_size=2, unique=True)))
        case "build":
            builds = [play for play in legal_plays(where) if isinstance(play, Build)]
            some = draw(st.sampled_from([None, *builds]))
            return aim(kind) if some is None else aim(kind, value=some.value, seat=_owner(where, some))
        case _:
            return aim(kind)


def _owner(where: Position, play: Build) -> str | None:
    return None if play.owner == where.turn else where.seats[play.owner]


@st.composite
def asked(draw: st.DrawFn, *kinds: str) -> tuple[Position, OnePlayGoal]:
    """Draw a table with a goal of one of these kinds, or of any; where it cannot be asked, with the goal to lay."""
    kind = draw(st.sampled_from(kinds or KINDS))
    where = draw(tables(kind))
    goal = some_goal(draw, where, kind)
    return (where, aim("lay")) if next(goal_problems(where, goal), None) else (where, goal)


def reaches(where: Position, play: Play, goal: OnePlayGoal, plays: list[Play]) -> bool:
    """Tell whether a play reaches a goal, judged independently from the list of all plays."""
    match goal:
        case ZwickGoal():
            return is_zwick(where, play)
        case LayGoal():
            return isinstance(play, Lay)
        case MostCardsGoal():
            return cards_taken(play) == max(map(cards_taken, plays)) > 0
        case EverythingGoal():
            most = max((cards_taken(one) for one in plays if one.card.code == goal.card), default=0)
            return play.card.code == goal.card and cards_taken(play) == most > 0
        case CaptureGoal():
            wanted = Counter(goal_items(where, goal.items))
            return isinstance(play, Capture) and wanted <= Counter(play.takes)
        case BuildGoal():
            owner = where.turn if goal.seat is None else where.seats.index(goal.seat)
            onto = None if goal.onto is None else goal_items(where, (goal.onto,))[0]
            return (
                isinstance(play, Build)
                and goal.card in (None, play.card.code)
                and onto in (None, play.onto)
                and goal.value in (None, play.value)
                and play.owner == owner
            )
        case MostPointsGoal():
            return points_won(where, play) == max(points_won(where, one) for one in plays) > 0
        case TwoBuildsGoal():
            return builds_taken(play) > 1
        case JokerBuildGoal():
            return for_joker(where, play)
        case JokerDownGoal():
            return joker_down(where, play)
        case OnlyPlayGoal():
            return len(plays) == 1
        case SafeLayGoal():
            laid = {one.card: zwick_hands(where, one.card) for one in plays if isinstance(one, Lay)}
            return isinstance(play, Lay) and laid[play.card] == min(laid.values())
        case ZwickInTwoGoal():
            return sure_zwick(where, play)
        case WinMostGoal():
            found = _margins(where)
            return found[play] == max(found.values())


def sure_zwick(where: Position, play: Play) -> bool:
    """Tell whether the partner has a Zwick after a play and after every answer to it."""
    mate, after = (where.turn + 2) % 4, make_play(where, play)

    def has_one(there: Position) -> bool:
        return there.turn == mate and any(is_zwick(there, one) for one in legal_plays(there))

    if after.turn == mate:
        return has_one(after)
    return bool(after.hand) and all(has_one(make_play(after, reply)) for reply in legal_plays(after))


OPEN_ZWICK = at("9D 5H", "9C", hands={"W": "2S QS", "N": "2D QD", "E": "6D 7D"})
"""South takes the nine, West lays a 2 or a queen on an empty table, and North takes it with the same rank."""

OPEN_END = rest_won(at("9S", "9D 2S", seats="S N", hands={"N": "9H"}))
"""The player who takes the nine gets all four cards: the 2 of spades and the majority."""
