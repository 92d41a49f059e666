"""The form of a question's details: cards, items, plays, variants and numbers; the engine finds the answer."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final, get_args

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import workshop_page
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variant_title, variants
from tutor.app.workshop.laying.table import typed_cards
from tutor.app.workshop.lesson.lesson_text import examples
from tutor.app.workshop.lesson.question_fields import (
    ASKED_LABELS,
    NOT_NAMED,
    choose_counts,
    choose_flag,
    choose_number,
    choose_one,
    choose_rows,
    choose_several,
    choose_sides,
    name_in_question,
)
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.coach.zwickern.questions.kinds.facts import FACT_QUESTIONS
from tutor.coach.zwickern.questions.kinds.order import event_line
from tutor.coach.zwickern.rules.facts import ASKED_FACTS, COMPARED_GAMES, fact, value_id
from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.coach.zwickern.words.variants import game_line, game_noun
from tutor.content.zwickern.questions import BareQuestion, MatchGoal, OrderGoal, TableQuestion, Who
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import CARDS, UnreadableError
from tutor.engine.zwickern import VARIANTS, Capture, Position, legal_plays, plan, read_play, write_play
from tutor.engine.zwickern.hand.events import events
from tutor.text import Family, Line, Name, card_name, render, said
from tutor.text.language import ENGLISH

_WHO: Final = Family("ask-who-{}", get_args(Who))
_MOST_PLAYS: Final = 60
_PLAIN_GOALS: Final = tuple(
    kind
    for kind, goal in ONE_PLAY.items()
    if list(goal.shape.model_fields) == ["kind"] and not (goal.open or goal.gone or goal.others)
)
"""The goals of a choice: those without details that need no other cards and leave several plays legal."""


def first_question(position: Position | None, kind: str) -> dict[str, Any] | None:
    """Return the first goal of a kind of question, None where the table has nothing to ask about."""
    if position is None:
        goal: dict[str, Any] = examples(ENGLISH)[kind]["goal"]
        return goal
    plays = _some_plays(position)
    taking = next((play for play in plays if " x " in play), None)
    match kind:
        case "legal" | "choice":
            return {"kind": kind, "play": taking or plays[0]} if plays else None
        case "variants":
            return {"kind": kind, "play": taking or plays[0], "among": list(VARIANTS)} if plays else None
        case "counts":
            return None if taking is None else {"kind": kind, "play": taking, "card": taking.partition(" ")[0]}
        case "takers":
            items = [item.cards[0].code for item in position.table[:1]]
            return {"kind": kind, "items": items} if items else None
        case "announce":
            return {"kind": kind, "card": position.hand[0].code}
        case "who":
            return {"kind": kind, "of": "next"}
    return {"kind": kind}


def _some_plays(position: Position) -> list[str]:
    """List legal plays in the notation of files, captures first."""
    try:
        with budget(SECOND // 2):
            found = list(islice(legal_plays(position), _MOST_PLAYS))
    except TooMuchWorkError:
        return []
    found.sort(key=lambda play: not isinstance(play, Capture))
    return [write_play(position, play) for play in found]


def question_form(goal: TableQuestion | BareQuestion, position: Position | None) -> None:
    """Draw a widget for each detail of a question."""
    if position is not None:
        _about_table(goal, position)
    if isinstance(goal, MatchGoal):
        choose_sides(goal, "hands", goal.hands)
        for number, hand in enumerate(goal.hands):
            choose_counts(goal, "hands", number, hand)
        choose_rows(goal, "hands", goal.hands)
    if isinstance(goal, OrderGoal):
        _order(goal)
    for key, value in goal:
        if key in _FORMS:
            _FORMS[key](goal, value)


# -- the things on the table ---------------------------------------------------------


def _about_table(goal: Any, position: Position) -> None:
    hand = {card.code: card_name(words(), card) for card in position.hand}
    items = {item.cards[0].code: said(words(), item_phrase(item)) for item in position.table}
    table = {card.code: card_name(words(), card) for item in position.table for card in item.cards}
    seats = {name: escape_markdown(Name(name).label(words())) for name in position.seats}
    for key, value in goal:
        match key:
            case "play":
                _play(goal, position, value)
            case "plays":
                choose_several(goal, key, {one: one for one in [*(value or ()), *_some_plays(position)]}, value or ())
            case "card":
                cards = {**hand, **table} if goal.kind == "counts" else hand
                choose_one(goal, key, cards, value, none=goal.kind == "how-many")
            case "items":
                choose_several(goal, key, items, value)
            case "onto":
                choose_one(goal, key, items, value, none=True)
            case "seat":
                choose_one(goal, key, seats, value, none=True)
            case "against":
                choose_one(
                    goal, key, {code: card_name(words(), card) for code, card in CARDS.items()}, value, none=True
                )


def _play(goal: Any, position: Position, value: str) -> None:
    """Draw the choice of a legal play; other plays can be typed."""
    plays = list(dict.fromkeys([value, *_some_plays(position)]))
    st.selectbox(
        words()(ASKED_LABELS["play"]),
        plays,
        accept_new_options=True,
        **synced("asked play", value, partial(_named_play, goal, position)),
    )


def _named_play(goal: Any, position: Position, text: str | None) -> None:
    try:
        read_play(position, str(text or "").strip())
    except UnreadableError:
        workshop_page().refused = Line("workshop-try-unread")
    else:
        name_in_question(goal, "play", str(text).strip())


def _variant(goal: Any, value: str) -> None:
    choose_one(goal, "variant", {name: variant_title(name) for name in variants()}, value)


def _among(goal: Any, value: Sequence[str]) -> None:
    names = variants() if goal.kind == "variants" else dict.fromkeys([*COMPARED_GAMES, *variants()])
    choose_several(goal, "among", {name: _game(name) for name in names}, value)


def _game(name: str) -> str:
    return variant_title(name) if name in variants() else render(words(), game_line(name, variants()))


def _of(goal: Any, value: Any) -> None:
    if goal.kind == "who":
        choose_one(goal, "of", {name: words()(_WHO[name]) for name in get_args(Who)}, value)
    else:
        names = {kind: words()(CONCEPTS[kind]) for kind in _PLAIN_GOALS}
        chosen = NOT_NAMED if value is None else value.kind
        choices = {NOT_NAMED: words()("workshop-none"), **names}
        st.selectbox(
            words()(ASKED_LABELS["of"]),
            list(choices),
            format_func=choices.__getitem__,
            **synced("asked of", chosen if chosen in choices else NOT_NAMED, partial(_kind_of, goal), choices),
        )


def _kind_of(goal: Any, kind: str) -> None:
    name_in_question(goal, "of", {"kind": kind} if kind else None)


def _cards(goal: Any, value: Sequence[str]) -> None:
    st.text_input(
        words()(ASKED_LABELS["cards"]),
        max_chars=400,
        **synced("asked cards", " ".join(value), partial(_typed, goal)),
    )


def _typed(goal: Any, text: str) -> None:
    found = typed_cards(text)
    if isinstance(found, Line):
        workshop_page().refused = found
    else:
        name_in_question(goal, "cards", found)


def _order(goal: OrderGoal) -> None:
    """Draw the choice of events, offered in the order of a hand."""
    rules = variants().get(goal.variant)
    seating = None if rules is None else plan(rules, goal.players)
    known = () if seating is None else events(seating)
    labels = {name: render(words(), event_line(name)) for name in known}
    st.multiselect(
        words()(ASKED_LABELS["events"]),
        list(labels),
        format_func=labels.__getitem__,
        **synced(
            "asked events", [event for event in goal.events if event in labels], partial(_in_order, goal, known), labels
        ),
    )


def _in_order(goal: Any, known: Sequence[str], chosen: Sequence[str]) -> None:
    name_in_question(goal, "events", sorted(chosen, key=known.index))


def _piles(goal: Any, value: Mapping[str, int]) -> None:
    choose_sides(goal, "piles", [value])
    choose_counts(goal, "piles", None, value)


def _fact(goal: Any, value: str) -> None:
    game = game_noun(getattr(goal, "game", None) or goal.among[0], variants())
    lines = {name: Line(FACT_QUESTIONS[name], {"game": game, "players": goal.players or 0}) for name in ASKED_FACTS}
    choose_one(goal, "fact", {name: render(words(), line) for name, line in lines.items()}, value)


def _value(goal: Any, value: str) -> None:
    """Draw the choice of a fact's value among those of the games."""
    said_of = [fact(game, goal.fact, variants(), goal.players) for game in goal.among]
    values = [value, *(value_id(one) for one in said_of if one is not None)]
    choose_one(goal, "value", {value: value for value in dict.fromkeys(values)}, value)


_FORMS: Final[Mapping[str, Callable[[Any, Any], None]]] = {
    "variant": _variant,
    "among": _among,
    "of": _of,
    "cards": _cards,
    "zwicks": lambda goal, value: choose_number(goal, "zwicks", value, 50),
    "most_cards": choose_flag,
    "piles": _piles,
    "target": lambda goal, value: choose_number(goal, "target", value),
    "players": lambda goal, value: choose_number(goal, "players", value, 8),
    "game": lambda goal, value: choose_one(
        goal, "game", {name: _game(name) for name in dict.fromkeys([*COMPARED_GAMES, *variants()])}, value
    ),
    "fact": _fact,
    "value": _value,
}
