"""The puzzle that a draft makes: what it asks for, its solutions, the wrong tries it warns of, its title and remark."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.words_and_content import in_its_language, plain, told, words
from tutor.app.visitor.session import show, value_of
from tutor.app.visitor.synced_widgets import following
from tutor.app.workshop.assessment import Assessment
from tutor.app.workshop.draft_text import with_goal, with_text, with_wrong
from tutor.app.workshop.drafts import change_draft, workshop_page
from tutor.app.workshop.finished import save
from tutor.app.workshop.seen import puzzle_seen
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import Verdict, judge_text
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.files.models import PuzzleEntry, WrongEntry
from tutor.content.zwickern.goals import CaptureGoal, EverythingGoal, FindAllGoal, OnePlayGoal, PlayGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position
from tutor.text import Line, card_name, render, said

_TRY: Final = "typed-try"
_ANY: Final = ""
_MOST_TRIES: Final = 20


def puzzle(entry: PuzzleEntry, position: Position) -> None:
    """Draw the form of the puzzle, and the ways to save it."""
    say, goal = words(), entry.goal
    kinds = {kind: say(CONCEPTS[kind]) for kind in GOALS}
    st.selectbox(
        say("workshop-goal"),
        list(kinds),
        format_func=kinds.__getitem__,
        **following("workshop-goal", goal.kind, partial(_kind, position), kinds),
    )
    _part_of_goal(goal, position)
    if isinstance(goal, OnePlayGoal):
        _stale(entry, position, goal)
    found = puzzle_seen(position, goal)
    if found is None or not found.right:
        return
    _solutions(position, found.right)
    if isinstance(goal, OnePlayGoal):
        _tries(entry, position, goal, found)
    st.text_input(
        say("workshop-title-field"),
        max_chars=200,
        **following("workshop-title-field", entry.title or "", partial(_write, "title")),
    )
    st.text_area(
        say("workshop-remark"),
        max_chars=4000,
        **following("workshop-remark", entry.remark or "", partial(_write, "remark")),
    )
    save(position, goal, found)


def _write(key: str, value: str) -> None:
    change_draft(with_text(workshop_page().text, key, value.strip()))


# -- the goal ----------------------------------------------------------------------


def _kind(position: Position, kind: str) -> None:
    """Ask for another kind of goal; what it has to name is at first the first card or item."""
    goal: dict[str, Any] = {"kind": kind}
    if kind == "everything":
        goal["card"] = position.hand[0].code
    if kind == "capture":
        goal["items"] = [item.cards[0].code for item in position.table[:1]]
        if not goal["items"]:
            workshop_page().refused = Line("board-nothing-to-take")
            return
    change_draft(with_goal(workshop_page().text, goal))


def _part_of_goal(goal: PlayGoal, position: Position) -> None:
    """Draw the choice of the card or the items that the goal names, if it does."""
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
            **following("workshop-goal-card", chosen or next(iter(cards)), partial(_goal_card, goal.kind), cards),
        )
    if isinstance(goal, CaptureGoal):
        items = {item.cards[0].code: said(say, item_phrase(item)) for item in position.table}
        st.multiselect(
            say("workshop-goal-items"),
            list(items),
            format_func=items.__getitem__,
            placeholder=say("workshop-none"),
            **following("workshop-goal-items", [one for one in goal.items if one in items], _goal_items),
        )


def _goal_card(kind: str, card: str) -> None:
    change_draft(with_goal(workshop_page().text, {"kind": kind, **({"card": card} if card else {})}))


def _goal_items(items: Sequence[str]) -> None:
    if items:
        change_draft(with_goal(workshop_page().text, {"kind": "capture", "items": list(items)}))


# -- solutions and wrong tries -------------------------------------------------------


def _solutions(position: Position, right: Sequence[Play]) -> None:
    st.markdown(f"**{plain(words()('workshop-solutions', number=len(right)))}**")
    st.markdown("\n".join(f"- {told(play_line(position, play))}" for play in right[:_MOST_TRIES]))
    if len(right) > _MOST_TRIES:
        st.markdown(plain(words()("under-more", number=len(right) - _MOST_TRIES)))


def _tries(entry: PuzzleEntry, position: Position, goal: OnePlayGoal, found: Assessment) -> None:
    """Draw the wrong tries that are offered, those that the draft warns of being chosen, and a field for another."""
    say = words()
    st.markdown(f"**{plain(say('workshop-tries'))}** :small[{plain(say('workshop-tries-about'))}]")
    stated = {one.play: one for one in entry.wrong}
    offered = {**stated, **{one.play: one for one in found.offered if one.play not in stated}}
    for number, (play, one) in enumerate(list(offered.items())[:_MOST_TRIES]):
        lines = _try_lines(position, goal, one)
        with in_its_language(f"tried {number}", *lines):
            st.checkbox(
                plain(" – ".join(render(say, line) for line in lines) or play),
                **following(f"try {number}", play in stated, partial(_choose_try, entry, one), (True, False)),
            )
    st.text_input(say("workshop-own-try"), key=_TRY, max_chars=200, placeholder="KS x QS+AD")
    st.button(say("workshop-add-try"), key="add-try", on_click=_add_try, args=(entry, position, goal))


def _try_lines(position: Position, goal: OnePlayGoal, one: WrongEntry) -> list[Line]:
    """Return a try in words, and what is said of it; nothing if it cannot be read or judged."""
    verdict = _verdict(position, goal, one.play)
    if verdict is None or verdict.play is None:
        return []
    return [play_line(position, verdict.play), sentence(verdict)]


def _verdict(position: Position, goal: OnePlayGoal, play: str) -> Verdict | None:
    try:
        return judge_text(position, play, goal)
    except TooMuchWorkError:
        return None


def _stale(entry: PuzzleEntry, position: Position, goal: OnePlayGoal) -> None:
    """Tell of stated tries that the position has outlived, and draw the button that takes them all away."""
    holding = [one for one in entry.wrong if _holds(position, goal, one)]
    number = len(entry.wrong) - len(holding)
    if number:
        say = words()
        st.warning(plain(say("workshop-stale", number=number)))
        st.button(say("workshop-stale-remove"), key="remove-stale", on_click=_keep_tries, args=(holding,))


def _holds(position: Position, goal: OnePlayGoal, one: WrongEntry) -> bool:
    """Tell whether a try is still wrong, and for the stated reason; one that cannot be judged in time is kept."""
    try:
        verdict = judge_text(position, one.play, goal)
    except TooMuchWorkError:
        return True
    if verdict.legal:
        return not verdict.right and one.reason is None
    return one.reason in [str(found.reason) for found in verdict.violations]


def _keep_tries(tries: Sequence[WrongEntry]) -> None:
    change_draft(with_wrong(workshop_page().text, tries))


def _choose_try(entry: PuzzleEntry, one: WrongEntry, chosen: bool) -> None:
    others = [other for other in entry.wrong if other.play != one.play]
    change_draft(with_wrong(workshop_page().text, [*others, one] if chosen else others))


def _add_try(entry: PuzzleEntry, position: Position, goal: OnePlayGoal) -> None:
    """Add the try that was typed, if it is wrong; else say why it is none."""
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
