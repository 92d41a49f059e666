"""Random questions about random tables, and every line that they say."""

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from tests.coach.boards import positions
from tests.coach.goals import aim
from tutor.coach.question import Question, QuestionError
from tutor.coach.question_hints import question_hints
from tutor.coach.zwickern.goals.table import ONE_PLAY, goal_problems, meets
from tutor.coach.zwickern.questions.table import ask
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.content.zwickern.questions import (
    AnnounceGoal,
    ChoiceGoal,
    CountsGoal,
    HowManyGoal,
    LegalGoal,
    PromiseGoal,
    SafeLaysGoal,
    TableQuestion,
    TakersGoal,
    VariantsGoal,
    WhoGoal,
)
from tutor.engine.zwickern import VARIANTS, Build, Capture, Lay, Play, Position, legal_plays, write_play
from tutor.engine.zwickern.building import build_values
from tutor.text import Line, language

WORDS = language("en")


def some_play(data: st.DataObject, where: Position) -> Play:
    """Draw a play that may well be illegal: any card of the hand with any items, or any value."""
    card = data.draw(st.sampled_from(where.hand))
    kinds: list[type] = [Lay, Build, Capture, Capture] if where.table else [Lay]
    kind = data.draw(st.sampled_from(kinds))
    if kind is Lay:
        return Lay(card)
    if kind is Capture:
        places = data.draw(st.sets(st.integers(0, len(where.table) - 1), min_size=1, max_size=4))
        return Capture(card, tuple(where.table[place] for place in sorted(places)))
    onto = data.draw(st.sampled_from((None, *where.table)))
    values = build_values(where.rules, card, onto) or (5,)
    value = data.draw(st.sampled_from(values) | st.integers(1, 16))
    return Build(card, onto, value, data.draw(st.sampled_from((where.turn, len(where.seats) // 2))))


def some_goal(data: st.DataObject, where: Position, kind: str | None = None) -> TableQuestion:
    """Draw a question about a table, of this kind if one is given; perhaps the question cannot be asked there."""

    def one(*some: Any) -> Any:
        return data.draw(st.sampled_from(some))

    card = one(*where.hand).code
    names = [item.cards[-1].code for item in where.table]
    items = tuple(data.draw(st.lists(st.sampled_from(names or ["AS"]), min_size=1, max_size=3, unique=True)))
    play, plays = write_play(where, some_play(data, where)), list(legal_plays(where))[:200]
    legal = one(*[play for play in plays if not isinstance(play, Lay)] or plays, plays[0])
    stated, seat = write_play(where, legal), one(None, *where.seats)
    makers: dict[str, Callable[[], TableQuestion]] = {
        "legal": lambda: LegalGoal(kind="legal", play=play),
        "how-many": lambda: HowManyGoal(kind="how-many", card=one(None, card)),
        "takers": lambda: TakersGoal(kind="takers", items=items),
        "counts": lambda: CountsGoal(kind="counts", play=stated, card=one(card, *names)),
        "announce": lambda: AnnounceGoal.model_validate(
            {"kind": "announce", "card": card, "onto": one(None, *names), "for": seat}
        ),
        "promise": lambda: PromiseGoal(kind="promise", plays=one(None, (play, stated))),
        "safe-lays": lambda: SafeLaysGoal(kind="safe-lays", against=one(None, "QS", "5D", "X15", "X1")),
        "variants": lambda: VariantsGoal(
            kind="variants", play=one(play, stated), among=one(tuple(VARIANTS), ("jensen", "french"))
        ),
        "choice": lambda: ChoiceGoal(kind="choice", play=stated, of=some_aim(data, where, legal)),
        "who": lambda: WhoGoal(kind="who", of=one("cuts", "first", "next-dealer", "next", "leftovers")),
    }
    return makers[kind or one(*makers)]()


def some_aim(data: st.DataObject, where: Position, legal: Play) -> OnePlayGoal | None:
    """Draw a goal of the sort that a legal play may reach, or None."""
    plain = [aim(kind) for kind, goal in ONE_PLAY.items() if list(goal.shape.model_fields) == ["kind"]]
    aims = [None, *(goal for goal in plain if not any(goal_problems(where, goal)) and meets(where, legal, goal))]
    match legal:
        case Capture(card, takes):
            aims += [aim("everything", card=card.code), aim("capture", items=[takes[0].cards[0].code])]
        case Build(card, onto, value, owner):
            onto_name = None if onto is None else onto.cards[0].code
            seat = None if owner == where.turn else where.seats[owner]
            aims += [aim("build", value=value, seat=seat)]
            aims += [aim("build", value=value, seat=seat, card=card.code, onto=onto_name)]
    return data.draw(st.sampled_from(aims))


@st.composite
def questions(draw: st.DrawFn, kind: str | None = None) -> tuple[Position, TableQuestion, Question]:
    """Draw a table with a question that can be asked about it; where the drawn one cannot be, ask for promises."""
    where, data = draw(positions()), draw(st.data())
    goal = some_goal(data, where, kind)
    try:
        return where, goal, ask(goal, where, VARIANTS)
    except QuestionError:
        count = PromiseGoal(kind="promise")
        return where, count, ask(count, where, VARIANTS)


def every_line(question: Question) -> Iterator[Line]:
    """Yield every line that a question can say: its text, proof, options and hints."""
    yield question.ask
    yield from question.proof
    for option in question.options:
        yield option.label
        if option.why is not None:
            yield option.why
    for rung in question_hints(question):
        yield from rung
