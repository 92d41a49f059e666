"""Questions that need no position: piles, matches, the order of events, and what the games say."""

from collections.abc import Mapping, Sequence
from zlib import crc32

from tutor.coach.question import Option, Question, QuestionError, Way
from tutor.coach.zwickern.questions.about_seats import NOBODY
from tutor.coach.zwickern.questions.named_things import card_of
from tutor.coach.zwickern.rules.facts import FACTS, GAMES, Value, fact, value_id, value_line
from tutor.coach.zwickern.words.phrases import listing
from tutor.coach.zwickern.words.variants import game_line, variant_line
from tutor.content.zwickern.questions import (
    BareQuestion,
    FactGoal,
    MajorityGoal,
    MatchGoal,
    OrderGoal,
    PileGoal,
    WhichGamesGoal,
)
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern.hand.events import events
from tutor.engine.zwickern.hand.scoring import MOST_CARDS, ZWICKS, leaders, match_points, pile_items, winner
from tutor.engine.zwickern.rules import Rules, Variants, plan, sides
from tutor.text import Line

_MOST_VALUES = 4


def ask_bare(goal: BareQuestion, variants: Variants) -> Question:
    """The question of a goal, which may name these variants, with its answer; raises QuestionError if it cannot be."""
    match goal:
        case PileGoal():
            return _pile(goal, variants)
        case MajorityGoal():
            return _majority(goal, variants)
        case MatchGoal():
            return _match(goal)
        case OrderGoal():
            return _order(goal, variants)
        case FactGoal():
            return _fact(goal, variants)
        case WhichGamesGoal():
            return _which_games(goal, variants)


def _rules(name: str, variants: Variants) -> Rules:
    if name not in variants:
        raise QuestionError(("variant",), "position-unknown-variant", name=name, known=", ".join(variants))
    return variants[name]


def pile_cards(goal: PileGoal, variants: Variants) -> tuple[Card, ...]:
    """The cards of a pile; raises QuestionError for one that is not in the pack, or too often."""
    rules = _rules(goal.variant, variants)
    found: list[Card] = []
    for place, text in enumerate(goal.cards):
        card = card_of(text, "cards", place)
        if card not in rules.pack:
            raise QuestionError(("cards", place), "position-card-not-in-pack", variant=goal.variant, card=text)
        most = rules.pack.count(card) * max(seating.packs for seating in rules.plans)
        if found.count(card) >= most:
            raise _too_often(found, card, most)
        found.append(card)
    return tuple(found)


def _too_often(before: Sequence[Card], card: Card, most: int) -> QuestionError:
    """That a card is named once more than the pack has it, with the places where it was named before."""
    error = QuestionError(("cards", len(before)), "position-card-too-often", card=card.code, number=most)
    error.others = tuple(("cards", place) for place, other in enumerate(before) if other is card)
    return error


def _pile(goal: PileGoal, variants: Variants) -> Question:
    rules = _rules(goal.variant, variants)
    items = pile_items(rules, pile_cards(goal, variants), goal.zwicks, majority=goal.most_cards)
    proof = tuple(_item_line(name, points, goal.zwicks) for name, points in items.items())
    kept = "-most" if goal.most_cards else ""
    zwicks = Line("ask-pile-zwicks", {"number": goal.zwicks})
    line = Line(f"ask-pile{kept}", {"variant": variant_line(rules), "zwicks": zwicks})
    number, more = str(sum(items.values())), kept + ("-zwicks" if goal.zwicks else "")
    return Question(line, Way.NUMBER, (), (number,), proof or (Line("pile-nothing"),), Line(f"look-pile{more}"))


def _item_line(name: str, points: int, zwicks: int) -> Line:
    if name == MOST_CARDS:
        return Line("pile-most-cards", {"points": points})
    if name == ZWICKS:
        return Line("pile-zwicks", {"points": points, "number": zwicks})
    return Line("pile-card", {"card": read_card(name), "points": points})


def _numbered(numbers: Mapping[str, int], message: str) -> tuple[Option, ...]:
    """Sides as options, each with the number that it has, and nobody."""
    options = [
        Option(name, Line("option-text", {"text": name}), Line(message, {"side": name, "number": number}))
        for name, number in numbers.items()
    ]
    return (*options, Option(NOBODY, Line("option-nobody"), Line(f"{message}-nobody")))


def _majority(goal: MajorityGoal, variants: Variants) -> Question:
    rules = _rules(goal.variant, variants)
    if rules.majority_on_tie:
        raise QuestionError(("variant",), "check-majority-shared", variant=goal.variant)
    sizes = list(goal.piles.values())
    if len(sizes) not in {len(sides(seating)) for seating in rules.plans}:
        raise QuestionError(("piles",), "check-players", variant=goal.variant, number=len(sizes))
    packs = {seating.packs for seating in rules.plans}
    if sum(sizes) not in {len(rules.pack) * number for number in packs}:
        raise QuestionError(("piles",), "check-piles-total", number=sum(sizes), total=len(rules.pack))
    leading = leaders(rules, sizes)
    right = list(goal.piles)[leading[0]] if len(leading) == 1 else NOBODY
    proof = Line("majority-one" if leading else "majority-tie", {"side": right, "number": max(sizes)})
    piles = ", ".join(f"{name} {size}" for name, size in goal.piles.items())
    ask = Line("ask-majority", {"piles": piles, "variant": variant_line(rules)})
    return Question(ask, Way.ONE, _numbered(goal.piles, "side-has-cards"), (right,), (proof,), Line("look-majority"))


def _match(goal: MatchGoal) -> Question:
    names = list(goal.hands[0])
    for place, hand in enumerate(goal.hands):
        if set(hand) != set(names) or len(names) < 2:
            raise QuestionError(("hands", place), "check-match-sides", sides=", ".join(names))
    totals = match_points([hand[name] for name in names] for hand in goal.hands)
    won = winner(totals, goal.target)
    right = NOBODY if won is None else names[won]
    shown = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
    hands = " · ".join(", ".join(f"{name} {points}" for name, points in hand.items()) for hand in goal.hands)
    ask = Line("ask-match") if goal.target is None else Line("ask-match-target", {"target": goal.target})
    line = Line("ask-match-hands", {"hands": hands, "ask": ask})
    options = _numbered(dict(zip(names, totals, strict=True)), "side-has-points")
    return Question(line, Way.ONE, options, (right,), (Line("match-totals", {"totals": shown}),), Line("look-match"))


def _order(goal: OrderGoal, variants: Variants) -> Question:
    seating = plan(_rules(goal.variant, variants), goal.players)
    if seating is None:
        raise QuestionError(("players",), "check-players", variant=goal.variant, number=goal.players)
    known = events(seating)
    for place, name in enumerate(goal.events):
        if name not in known:
            raise QuestionError(("events", place), "check-event-unknown", event=name, known=", ".join(known))
    right = tuple(sorted(goal.events, key=known.index))
    if right != goal.events:
        raise QuestionError(("events",), "check-events-order", right=", ".join(right))
    if len(set(right)) != len(right):
        raise QuestionError(("events",), "check-event-twice")
    mixed = sorted(right, key=lambda name: crc32(f"{goal.variant} {name}".encode()))
    if tuple(mixed) == right:
        mixed.reverse()
    options = tuple(Option(name, _event_line(name)) for name in mixed)
    return Question(Line("ask-order"), Way.ORDER, options, right, look=Line("look-order"))


def _event_line(name: str) -> Line:
    kind, _, number = name.rpartition("-")
    return Line(f"event-{kind}", {"number": number}) if number.isdecimal() else Line(f"event-{name}")


def _said(variants: Variants, game: str, name: str, players: int | None, *path: str | int) -> Value:
    """What a game says; raises QuestionError where it says nothing."""
    if game not in GAMES and game not in variants:
        raise QuestionError(path, "check-game-unknown", game=game, known=", ".join(dict.fromkeys((*GAMES, *variants))))
    if name not in FACTS:
        raise QuestionError(("fact",), "check-fact-unknown", fact=name, known=", ".join(FACTS))
    said = fact(game, name, variants, players)
    if said is None:
        raise QuestionError(path, "check-fact-not-there", fact=name, game=game)
    return said


def _fact(goal: FactGoal, variants: Variants) -> Question:
    right = _said(variants, goal.game, goal.fact, goal.players, "game")
    others = (fact(game, goal.fact, variants, goal.players) for game in GAMES)
    values = [right, *dict.fromkeys(value for value in others if value is not None and value != right)]
    if goal.fact not in _FEW:
        values = list(dict.fromkeys((*values, *_near(right))))
    shown = sorted(values[:_MOST_VALUES], key=_in_order)
    if len(shown) < 2:
        raise QuestionError(("fact",), "check-fact-same", fact=goal.fact)
    options = tuple(Option(value_id(value), value_line(value), _said_by(goal, variants, value)) for value in shown)
    ask = Line(f"ask-fact-{goal.fact}", {"game": game_line(goal.game, variants), "players": goal.players or 0})
    return Question(ask, Way.ONE, options, (value_id(right),), look=Line("look-fact"))


def _said_by(goal: FactGoal, variants: Variants, value: Value) -> Line:
    """Which games say so; of house rules only those that are asked about."""
    known = dict.fromkeys((*GAMES, goal.game))
    saying = [game for game in known if fact(game, goal.fact, variants, goal.players) == value]
    if not saying:
        return Line("fact-said-by-none")
    games = listing([game_line(game, variants) for game in saying])
    return Line("fact-said-by" if len(saying) == 1 else "fact-said-by-more", {"games": games})


# Of these no other values come to mind than those that the games have.
_FEW = ("family", "trumps", "stakes", "home", "permanent-trump", "wins-at-once", "trick", "building", "partners")


def _near(value: Value) -> tuple[Value, ...]:
    """Values next to a number that no game needs to have."""
    if isinstance(value, tuple):
        high = value[-1]
        return tuple(near for near in ((high - 10,), (high + 1,), (high - 10, high)) if near != value)
    if isinstance(value, str):
        return ()
    return tuple(near for near in (value + 1, value - 1, value * 2) if near >= 0)


def _in_order(value: Value) -> tuple[bool, int, str]:
    number = value if isinstance(value, int) else value[0] if isinstance(value, tuple) else 0
    return isinstance(value, str), number, value_id(value)


def _which_games(goal: WhichGamesGoal, variants: Variants) -> Question:
    options, right = [], []
    for place, game in enumerate(goal.among):
        said = _said(variants, game, goal.fact, goal.players, "among", place)
        why = Line("which-games-says", {"game": game_line(game, variants), "value": value_line(said)})
        options.append(Option(game, game_line(game, variants), why))
        if value_id(said) == goal.value:
            right.append(game)
    wanted = [fact(game, goal.fact, variants, goal.players) for game in dict.fromkeys((*GAMES, *goal.among))]
    value = next((value for value in wanted if value is not None and value_id(value) == goal.value), None)
    if value is None:
        raise QuestionError(("value",), "check-fact-value", value=goal.value, fact=goal.fact)
    stated = Line(f"fact-{goal.fact}", {"players": goal.players or 0, "value": value_line(value)})
    ask = Line("ask-which-games", {"fact": stated})
    return Question(ask, Way.SEVERAL, tuple(options), tuple(right), look=Line("look-fact"))
