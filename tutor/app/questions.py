"""An exercise that is a question: its options below the board, and what is said of the answer."""

import re
from collections.abc import Sequence

import streamlit as st

from tutor.app.board import BoardData
from tutor.app.one_play import epoch_of, show_board
from tutor.app.progress import judged
from tutor.app.shared import plain, told, words
from tutor.app.state import Attempt, visit
from tutor.app.table import exercise_data, pile_data
from tutor.coach.asking_bare import pile_cards
from tutor.coach.question import Answer, Marking, Question, Way, mark
from tutor.content.goals import AnyGoal, PileGoal, SafeLaysGoal
from tutor.engine.zwickern.position import Position, loose
from tutor.text import Line, render

# What cannot be markup: words, numbers and cards, with nothing else than what stands between or after them.
_INERT = re.compile(r"[^\W_](?:[^\W_]|[ ,;'’()♠♥♦♣–]|[+=:](?= )|\.$|-(?=[^\W_]))*")
_LARGEST = 9999
_SHORT = 16


def question_exercise(
    item_id: str, goal: AnyGoal, position: Position | None, question: Question, attempt: Attempt
) -> None:
    """Show a question with what it is about, and mark what is answered."""
    st.markdown(f"**{told(question.ask)}**")
    data = _board(epoch_of(item_id, attempt), goal, position)
    if data is not None:
        show_board(data)
    if position is not None and isinstance(goal, SafeLaysGoal):
        _gone(position)
    key = f"answer {epoch_of(item_id, attempt)}"
    if attempt.marking is not None:
        _choose_again(key, attempt.marking)
    _controls(key, item_id, goal, question, closed=attempt.right or attempt.solution_shown)
    if question.way is not Way.ORDER:
        st.button(
            words()("question-check"),
            key="check",
            on_click=_check,
            args=(key, item_id, goal, question),
            type="secondary" if attempt.right else "primary",
            disabled=attempt.right or attempt.solution_shown,
        )
    if attempt.marking is not None and (attempt.right or not attempt.solution_shown):
        _told(attempt.marking)


def _gone(position: Position) -> None:
    """The cards that everybody has seen go, which the board shows as piles only."""
    cards = tuple(loose(card) for pile in position.won for card in pile.cards)
    if cards:
        st.markdown(told(Line("question-gone", {"cards": cards})))


def _board(epoch: str, goal: AnyGoal, position: Position | None) -> BoardData | None:
    if isinstance(goal, PileGoal):
        return pile_data(words(), pile_cards(goal), epoch)
    return None if position is None else exercise_data(words(), position, epoch, interactive=False)


def _controls(key: str, item_id: str, goal: AnyGoal, question: Question, *, closed: bool) -> None:
    labels = {option.id: render(words(), option.label) for option in question.options}
    ids = list(labels)
    match question.way:
        case Way.ONE:
            st.radio(
                words()("question-one"),
                ids,
                index=None,
                format_func=lambda option: plain(labels[option]),
                key=key,
                disabled=closed,
            )
        case Way.SEVERAL:
            st.markdown(plain(words()("question-several")))
            short = max(map(len, labels.values())) <= _SHORT
            with st.container(horizontal=short, gap="medium" if short else "small"):
                for place, option in enumerate(ids):
                    st.checkbox(_bare(labels[option]), key=f"{key} {place}", disabled=closed)
        case Way.NUMBER:
            st.number_input(
                words()("question-number"), 0, _LARGEST, value=None, step=1, key=key, disabled=closed, width=200
            )
        case Way.ORDER:
            _order(item_id, goal, question, closed=closed)


def _bare(label: str) -> str:
    """A label for a checkbox, which is read out as it is written: nothing is escaped that need not be."""
    return label if _INERT.fullmatch(label) else plain(label)


def _choose_again(key: str, marking: Marking) -> None:
    """Choose what was answered, which Streamlit forgets while another page is shown."""
    state, given = st.session_state, marking.answer
    match marking.question.way:
        case Way.ONE:
            state.setdefault(key, given[0])
        case Way.NUMBER:
            state.setdefault(key, int(given[0]))
        case Way.SEVERAL:
            for place, option in enumerate(marking.question.options):
                state.setdefault(f"{key} {place}", option.id in given)


def _order(item_id: str, goal: AnyGoal, question: Question, *, closed: bool) -> None:
    """The events chosen so far, and those still to choose."""
    chosen = visit().attempt(item_id).order
    lines = [f"{place}. {told(question.option(name).label)}" for place, name in enumerate(chosen, 1)]
    st.markdown("\n".join(lines) if lines else plain(words()("question-order")))
    with st.container(gap="xsmall"):
        for option in question.options:
            if option.id not in chosen:
                st.button(
                    plain(render(words(), option.label)),
                    key=f"order {option.id}",
                    on_click=_next_event,
                    args=(item_id, goal, question, option.id),
                    disabled=closed,
                    width="stretch",
                )


def _next_event(item_id: str, goal: AnyGoal, question: Question, name: str) -> None:
    """Take an event if it is the next one; the order is marked when it is whole, or at once where it fails."""
    attempt = visit().attempt(item_id)
    answer = (*attempt.order, name)
    fits = answer == question.right[: len(answer)]
    if fits:
        attempt.order.append(name)
        attempt.marking = None
    if not fits or len(answer) == len(question.right):
        _mark(item_id, goal, question, answer)


def _check(key: str, item_id: str, goal: AnyGoal, question: Question) -> None:
    """Mark what is chosen now; where nothing is chosen, there is nothing to mark."""
    answer = _answer(key, question)
    if answer is not None:
        _mark(item_id, goal, question, answer)


def _mark(item_id: str, goal: AnyGoal, question: Question, answer: Answer) -> None:
    attempt = visit().attempt(item_id)
    attempt.marking = mark(question, answer, hints=attempt.hints)
    attempt.right = attempt.marking.right
    judged(item_id, goal, attempt, legal=attempt.right)


def _answer(key: str, question: Question) -> Answer | None:
    state = st.session_state
    ids = [option.id for option in question.options]
    match question.way:
        case Way.SEVERAL:
            return tuple(option for place, option in enumerate(ids) if state.get(f"{key} {place}"))
        case Way.ONE:
            return (state[key],) if state.get(key) in ids else None
        case _:
            return None if state.get(key) is None else (str(state[key]),)


def _told(marking: Marking) -> None:
    """What is said of an answer; a wrong one does not give the right one away."""
    question = marking.question
    if not marking.right:
        lines = _wrong_lines(marking)
        st.error(f"**{words()('question-wrong')}.** " + "  \n".join(lines))
        return
    proof = [told(line) for line in question.proof]
    st.success(f"**{words()('feedback-title-right')}.** " + (proof[0] if len(proof) == 1 else ""))
    if len(proof) > 1:
        st.markdown("\n".join(f"- {line}" for line in proof))
    whys = [_why(question, option.id) for option in question.options if option.why is not None]
    if whys:
        with st.expander(words()("question-why")):
            st.markdown("\n".join(f"- {why}" for why in whys))


def _why(question: Question, option_id: str) -> str:
    """One option with the reason why it is right or wrong."""
    option = question.option(option_id)
    sign = "✓" if option_id in question.right else "✗"
    label = told(option.label)
    why = "" if option.why is None else told(option.why)
    return f"{sign} {why if label in why else f'{label}: {why}'}"


def _wrong_lines(marking: Marking) -> Sequence[str]:
    question = marking.question
    match question.way:
        case Way.NUMBER:
            few = int(marking.answer[0]) < int(question.right[0])
            return [words()("question-too-few" if few else "question-too-many")]
        case Way.ORDER:
            first = marking.wrongly[0]
            return [told(question.option(first).label) + " " + plain(words()("question-too-early"))]
        case _:
            lines = [_why(question, one) for one in marking.wrongly if question.option(one).why is not None]
            if marking.missing and question.way is Way.SEVERAL:
                lines.append(plain(words()("question-missing")))
            return lines or [plain(words()("question-not-this"))]
