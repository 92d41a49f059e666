"""The goal of an exercise: one play or every capture, its solutions, and the wrong tries that it explains."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.session import show, value_of
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.drafts.text import with_goal, with_wrong
from tutor.app.exercise.answer_controls import box_label
from tutor.app.visitor.synced_widgets import synced
from tutor.app.workshop.analysis import puzzle_analysis
from tutor.app.workshop.assessment import Assessment
from tutor.app.workshop.entry_field import EntryButton, entry_field
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import Verdict, judge_text
from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.files.models import ExerciseEntry, WrongEntry
from tutor.content.zwickern.goals import CaptureGoal, EverythingGoal, FindAllGoal, OnePlayGoal, PlayGoal
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position
from tutor.text import Line, card_name, render, said

_TRY: Final = "typed-try"
_ANY: Final = ""
_MOST_TRIES: Final = 20


def choose_kind(goal: AnyGoal, kinds: Sequence[str], begun: Callable[[str], dict[str, Any] | None]) -> None:
    """Draw the choice of the kind of goal; `begun` returns the first goal of a kind, None if it cannot be asked."""
    names = {kind: words()(CONCEPTS[kind]) for kind in kinds}
    st.selectbox(
        words()("workshop-goal"),
        list(names),
        format_func=names.__getitem__,
        **synced("workshop-goal", goal.kind, partial(_kind, begun), names),
    )


def _kind(begun: Callable[[str], dict[str, Any] | None], kind: str) -> None:
    goal = begun(kind)
    if goal is None:
        workshop_page().refused = Line("board-nothing-to-take")
    else:
        ask_for(goal)


def ask_for(goal: dict[str, Any]) -> None:
    """Give the open exercise another goal."""
    change_draft(with_goal(workshop_page().text, goal, workshop_page().inside))


def first_goal(position: Position, kind: str) -> dict[str, Any] | None:
    """Return the first goal of a kind, which names the first card or item; None without one to name."""
    if kind == "everything":
        return {"kind": kind, "card": position.hand[0].code}
    if kind == "capture":
        items = [item.cards[0].code for item in position.table[:1]]
        return {"kind": kind, "items": items} if items else None
    return {"kind": kind}


def plays_asked_for(entry: ExerciseEntry, goal: PlayGoal, position: Position) -> Assessment | None:
    """Draw the goal's details, the solutions and the wrong tries; return the assessment, None without a solution."""
    _part_of_goal(goal, position)
    if isinstance(goal, OnePlayGoal):
        _stale(entry, position, goal)
    found = puzzle_analysis(position, goal)
    if found is None or not found.right:
        return None
    _solutions(position, found.right)
    if isinstance(goal, OnePlayGoal):
        _tries(entry, position, goal, found)
    return found


def _part_of_goal(goal: PlayGoal, position: Position) -> None:
    """Draw the choice of the card or the items, for a goal that names one."""
    say = words()
    if isinstance(goal, (EverythingGoal, FindAllGoal)):
        cards = {card.code: card_name(say, card) for card in position.hand}
        if isinstance(goal, FindAllGoal):
            cards = {_ANY: say("pick-any"), **cards}
        chosen = goal.card if goal.card in cards else None
        st.selectbox(
            say("workshop-goal-card"),
            list(cards),
            format_func=cards.__getitem__,
            **synced("workshop-goal-card", chosen or next(iter(cards)), partial(_goal_card, goal.kind), cards),
        )
    if isinstance(goal, CaptureGoal):
        items = {item.cards[0].code: said(say, item_phrase(item)) for item in position.table}
        st.multiselect(
            say("workshop-goal-items"),
            list(items),
            format_func=items.__getitem__,
            placeholder=say("workshop-none"),
            **synced("workshop-goal-items", [item for item in goal.items if item in items], _goal_items, items),
        )


def _goal_card(kind: str, card: str) -> None:
    ask_for({"kind": kind, **({"card": card} if card else {})})


def _goal_items(items: Sequence[str]) -> None:
    if items:
        ask_for({"kind": "capture", "items": list(items)})


# -- solutions and wrong tries -------------------------------------------------------


def _solutions(position: Position, right: Sequence[Play]) -> None:
    st.markdown(f"**{escape_markdown(words()('workshop-solutions', number=len(right)))}**")
    st.markdown("\n".join(f"- {markdown(play_line(position, play))}" for play in right[:_MOST_TRIES]))
    if len(right) > _MOST_TRIES:
        st.markdown(escape_markdown(words()("under-more", number=len(right) - _MOST_TRIES)))


def _tries(entry: ExerciseEntry, position: Position, goal: OnePlayGoal, found: Assessment) -> None:
    """Draw the offered wrong tries, with those of the draft ticked, and a field for another."""
    say = words()
    st.markdown(f"**{escape_markdown(say('workshop-tries'))}** :small[{escape_markdown(say('workshop-tries-about'))}]")
    stated = {attempt.play: attempt for attempt in entry.wrong}
    offered = {**stated, **{attempt.play: attempt for attempt in found.offered if attempt.play not in stated}}
    for number, (play, one) in enumerate(list(offered.items())[:_MOST_TRIES]):
        lines = _try_lines(position, goal, one)
        with in_its_language(f"tried {number}", *lines):
            st.checkbox(
                box_label(" – ".join(render(say, line) for line in lines) or play),
                **synced(f"try {number}", play in stated, partial(_choose_try, entry, one), (True, False)),
            )
    add = EntryButton(say("workshop-add-try"), "add-try", partial(_add_try, entry, position, goal))
    entry_field(say("workshop-own-try"), _TRY, "KS x QS+AD", 200, add)


def _try_lines(position: Position, goal: OnePlayGoal, one: WrongEntry) -> list[Line]:
    """Return a try in words, with its explanation; nothing if it cannot be read or judged."""
    verdict = _verdict(position, goal, one.play)
    if verdict is None or verdict.play is None:
        return []
    return [play_line(position, verdict.play), sentence(verdict)]


def _verdict(position: Position, goal: OnePlayGoal, play: str) -> Verdict | None:
    try:
        return judge_text(position, play, goal)
    except TooMuchWorkError:
        return None


def _stale(entry: ExerciseEntry, position: Position, goal: OnePlayGoal) -> None:
    """List the stated tries that no longer suit the position, with the button that removes them all."""
    holding = [attempt for attempt in entry.wrong if _holds(position, goal, attempt)]
    number = len(entry.wrong) - len(holding)
    if number:
        say = words()
        st.warning(escape_markdown(say("workshop-stale", number=number)))
        st.button(say("workshop-stale-remove"), key="remove-stale", on_click=_warn_of, args=(holding,))


def _holds(position: Position, goal: OnePlayGoal, one: WrongEntry) -> bool:
    """Tell whether a try is still wrong for the stated reason; a try that cannot be judged in time counts as such."""
    try:
        verdict = judge_text(position, one.play, goal)
    except TooMuchWorkError:
        return True
    if verdict.legal:
        return not verdict.right and one.reason is None
    return one.reason in [str(found.reason) for found in verdict.violations]


def _warn_of(tries: Sequence[WrongEntry]) -> None:
    change_draft(with_wrong(workshop_page().text, tries, workshop_page().inside))


def _choose_try(entry: ExerciseEntry, one: WrongEntry, chosen: bool) -> None:
    others = [other for other in entry.wrong if other.play != one.play]
    _warn_of([*others, one] if chosen else others)


def _add_try(entry: ExerciseEntry, position: Position, goal: OnePlayGoal) -> None:
    """Add the typed try if it is wrong; otherwise say why it is not a wrong try."""
    text = str(value_of(_TRY, "")).strip()
    verdict = _verdict(position, goal, text)
    if verdict is None:
        workshop_page().refused = Line("verdict-too-large")
    elif verdict.play is None:
        workshop_page().refused = Line("workshop-try-unread")
    elif verdict.right:
        workshop_page().refused = Line("workshop-try-right")
    else:
        reason = None if verdict.legal else str(verdict.violations[0].reason)
        _choose_try(entry, WrongEntry(play=verdict.text, reason=reason), True)
        show(_TRY, "")
