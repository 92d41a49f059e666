"""The questions about facts of the games: a fact of a game, and the games that share it."""

from tutor.coach.question import Option, Question, QuestionError, Way
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.questions.record import WithoutPosition
from tutor.coach.zwickern.rules.facts import ASKED_FACTS, COMPARED_GAMES, FactValue, fact, value_id, value_line
from tutor.coach.zwickern.words.phrases import joined
from tutor.coach.zwickern.words.variants import game_line, game_noun
from tutor.content.zwickern.questions import FactGoal, WhichGamesGoal
from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import Variants
from tutor.text import Family, Line

_MOST_VALUES = 4
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


def _said_by(goal: FactGoal, variants: Variants, value: FactValue) -> Line:
    """Say which games say this; of house rules, consider only those that the question is about.

    A wrong value that comes of a usual mistake is named by that: jokers left out, or another number of players.
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
    # The name of a game may have an "and" in it.
    games = joined([game_noun(game, variants) for game in saying], "list-semicolon")
    return Line("fact-said-by" if len(saying) == 1 else "fact-said-by-more", {"games": games})


def _mistake(goal: FactGoal, variants: Variants, value: FactValue) -> Line | None:
    if goal.game in COUSINS:
        return None
    rules = variants[goal.game]
    if goal.fact == "pack-cards" and value == len(rules.pack) - len(rules.jokers):
        return Line("fact-without-jokers")
    players = [] if goal.players is None else [seating.players for seating in rules.plans]
    at = next((number for number in players if fact(goal.game, goal.fact, variants, number) == value), None)
    return None if at is None else Line("fact-other-players", {"players": at})


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
    ask = Line("ask-which-games", {"fact": stated})
    return Question(ask, Way.SEVERAL, tuple(options), tuple(right), look=Line("look-fact"))


WHICH_GAMES = WithoutPosition(
    shape=WhichGamesGoal,
    stop=Stop.COMPARING,
    ask=_which_games,
)
