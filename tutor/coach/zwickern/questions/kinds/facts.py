"""The questions about facts of the games: a fact of a game, and the games that share it."""

from tutor.coach.question import Option, Question, QuestionError, Way
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.questions.record import WithoutPosition
from tutor.coach.zwickern.rules.facts import ASKED_FACTS, COMPARED_GAMES, FactValue, fact, value_id, value_line
from tutor.coach.zwickern.words.phrases import joined
from tutor.coach.zwickern.words.variants import game_line, game_noun
from tutor.content.zwickern.questions import FactGoal, WhichGamesGoal
from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import Plan, Rules, Variants, plan
from tutor.text import Family, Line, Sentence, Value

_MOST_VALUES = 4
_SUITED = 52
# A learner of the first game has not heard of the other versions.
_FIRST = COMPARED_GAMES[0]
FACT_QUESTIONS, _FACTS = Family("ask-fact-{}", ASKED_FACTS), Family("fact-{}", ASKED_FACTS)
"""The messages that ask for a fact of a game."""


def _said(variants: Variants, game: str, name: str, players: int | None, *path: str | int) -> FactValue:
    """Return a fact of a game; raise QuestionError if the game or fact is unknown, or the game lacks the fact."""
    if game not in COMPARED_GAMES and game not in variants:
        raise QuestionError(
            path, "check-game-unknown", game=game, known=", ".join(dict.fromkeys((*COMPARED_GAMES, *variants)))
        )
    if name not in ASKED_FACTS:
        raise QuestionError(("fact",), "check-fact-unknown", fact=name, known=", ".join(ASKED_FACTS))
    said = fact(game, name, variants, players)
    if said is None:
        raise QuestionError(path, "check-fact-not-there", fact=name, game=game)
    return said


def _fact(goal: FactGoal, variants: Variants) -> Question:
    right = _said(variants, goal.game, goal.fact, goal.players, "game")
    others = (fact(game, goal.fact, variants, goal.players) for game in COMPARED_GAMES)
    values = [right, *dict.fromkeys(value for value in others if value is not None and value != right)]
    if goal.fact not in _FEW:
        values = list(dict.fromkeys((*values, *_near(right))))
    shown = sorted(values[:_MOST_VALUES], key=_in_order)
    if len(shown) < 2:
        raise QuestionError(("fact",), "check-fact-same", fact=goal.fact)
    options = tuple(Option(value_id(value), value_line(value), _said_by(goal, variants, value)) for value in shown)
    ask = Line(FACT_QUESTIONS[goal.fact], {"game": game_noun(goal.game, variants), "players": goal.players or 0})
    return Question(ask, Way.ONE, options, (value_id(right),), look=Line("look-fact"))


def _said_by(goal: FactGoal, variants: Variants, value: FactValue) -> Line | None:
    """Say which games say this, unless only the game that was asked for does, or a learner knows no other yet.

    Of house rules, consider only those that the question is about.

    Jokers left out of a wrong value are named, and else the sum that leads to the right one, if there is a sum.
    """
    known = dict.fromkeys((*COMPARED_GAMES, goal.game))
    saying = [game for game in known if fact(game, goal.fact, variants, goal.players) == value]
    if goal.game not in saying:
        mistake = _mistake(goal, variants, value)
        if mistake is not None:
            return mistake
    if not saying:
        return Line("fact-said-by-none")
    if goal.game not in COUSINS:
        # A learner of Zwickern does not ask for the games with similar names.
        saying = [game for game in saying if game not in COUSINS]
        if not saying:
            return Line("fact-said-elsewhere")
    if goal.game == _FIRST and goal.game not in saying:
        return Line("fact-other-version")
    if goal.game in saying and (len(saying) == 1 or goal.game == _FIRST):
        return None
    # The name of a game may have an "and" in it.
    games = joined([game_noun(game, variants) for game in saying], "list-semicolon")
    return Line("fact-said-by" if len(saying) == 1 else "fact-said-by-more", {"games": games})


def _mistake(goal: FactGoal, variants: Variants, value: FactValue) -> Line | None:
    if goal.game in COUSINS:
        return None
    rules = variants[goal.game]
    if goal.fact == "pack-cards" and value == len(rules.pack) - len(rules.jokers):
        return Line("fact-without-jokers")
    return _sum_to_do(goal, rules)


def _sum_to_do(goal: FactGoal, rules: Rules) -> Line | None:
    """Return the sum that leads to the right number, up to its last step; None if it would name the number itself."""
    seating = None if goal.players is None else plan(rules, goal.players)
    if seating is not None:
        message, right, values = _dealt(goal.fact, rules, seating)
    else:
        message, right, values = "fact-sum-pack", len(rules.pack), {}
        if goal.fact != "pack-cards" or not rules.jokers or right - len(rules.jokers) != _SUITED:
            return None
    return None if not message or right in values.values() else Line(message, values)


def _dealt(name: str, rules: Rules, seating: Plan) -> tuple[str, int, dict[str, Value]]:
    """Return the message of a sum about the deals with its values, and the number that it leads to; "" without one."""
    players, deals = seating.players, seating.deals
    each, portions = {sum(cards) for cards in zip(*deals, strict=True)}, {sum(deal) for deal in deals}
    pack = len(rules.pack) * seating.packs
    rest = pack - seating.picture - seating.left_over
    if name == "picture" and len(each) == 1 and not seating.left_over:
        values: dict[str, Value] = {"players": players, "each": min(each), "dealt": rest, "pack": pack}
        return "fact-sum-picture", seating.picture, values
    if name == "deals" and len(portions) == 1:
        return "fact-sum-deals", len(deals), {"rest": rest, "portion": min(portions)}
    if name == "deals" and len(each) == 1:
        return "fact-sum-deals-each", len(deals), {"each": min(each)}
    if name == "deals":
        return "fact-sum-deals-uneven", len(deals), {"rest": rest}
    if name == "first-deal" and len(portions) == 1 and len(deals) > 1:
        return "fact-sum-first-deal", deals[0][0], {"rest": rest, "portion": min(portions), "players": players}
    return "", 0, {}


# For these facts a value that no game has would be implausible.
_FEW = ("family", "trumps", "stakes", "home", "permanent-trump", "wins-at-once", "trick", "building", "partners")


def _near(value: FactValue) -> tuple[FactValue, ...]:
    """Return values next to a number, as distractors that no game needs to have."""
    if isinstance(value, tuple):
        # An ace or a face card has a high value, the low one that is ten less, or both.
        high = value[-1]
        return tuple(near for near in ((high - 10,), (high + 1,), (high - 10, high)) if near != value)
    if isinstance(value, str):
        return ()
    return tuple(near for near in (value + 1, value - 1, value * 2) if near >= 0)


def _in_order(value: FactValue) -> tuple[bool, int, str]:
    number = value if isinstance(value, int) else value[0] if isinstance(value, tuple) else 0
    return isinstance(value, str), number, value_id(value)


FACT = WithoutPosition(
    shape=FactGoal,
    stop=Stop.COMPARING,
    ask=_fact,
)


def _which_games(goal: WhichGamesGoal, variants: Variants) -> Question:
    options, right = [], []
    for place, game in enumerate(goal.among):
        said = _said(variants, game, goal.fact, goal.players, "among", place)
        why = Line("which-games-says", {"game": game_noun(game, variants), "value": value_line(said)})
        options.append(Option(game, game_line(game, variants), why))
        if value_id(said) == goal.value:
            right.append(game)
    wanted = [fact(game, goal.fact, variants, goal.players) for game in dict.fromkeys((*COMPARED_GAMES, *goal.among))]
    value = next((value for value in wanted if value is not None and value_id(value) == goal.value), None)
    if value is None:
        raise QuestionError(("value",), "check-fact-value", value=goal.value, fact=goal.fact)
    stated = Line(_FACTS[goal.fact], {"players": goal.players or 0, "value": value_line(value)})
    ask = Line("ask-which-games", {"fact": Sentence(stated)})
    return Question(ask, Way.SEVERAL, tuple(options), tuple(right), look=Line("look-fact"))


WHICH_GAMES = WithoutPosition(
    shape=WhichGamesGoal,
    stop=Stop.COMPARING,
    ask=_which_games,
)
