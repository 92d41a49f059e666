"""The table of the Workshop, with the pack beside it to lay out a position from."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final, NamedTuple

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import markdown
from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import Action, AnyNeed, BoardData, Drop, Seat, Zone, ZoneNeed
from tutor.app.board.zwickern.actions import TABLE_ZONE
from tutor.app.board.zwickern.seats import card_item, hand_zone_id, seat_id
from tutor.app.board.zwickern.table import board_words, table_items
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.drafts.text import with_position
from tutor.app.exercise.one_play import new_answer, show_board
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import variants
from tutor.app.workshop.laying.placing import (
    built,
    in_hand,
    in_pile,
    laid_items,
    pack_left,
    problems,
    put_on_table,
    seating_of,
    taken_back,
    values_for,
)
from tutor.app.workshop.open_exercise import open_exercise, written_goal
from tutor.coach.zwickern.words.phrases import joined
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.game import Problem
from tutor.engine.zwickern import Rules, Setup, partner
from tutor.engine.zwickern.setup import SetupFault
from tutor.text import Family, Line, Name, Value, Words, listed

_PACK_ZONE: Final = "pack"
_POSITION_ACTIONS: Final = ("to-hand", "to-table", "build", "to-pile", "back")
DEAL_ACTIONS: Final = ("to-hand", "to-table", "back")
_EPOCH: Final = "workshop"
_TOLD: Final = (
    SetupFault.CARD_NOT_IN_PACK,
    SetupFault.CARD_TOO_OFTEN,
    SetupFault.VALUE_NOT_TAKEABLE,
    SetupFault.VALUE_NOT_REACHABLE,
    SetupFault.WRONG_NUMBER_OF_SEATS,
)
_PROBLEMS: Final = Family("workshop-{}", _TOLD)


def lay_position(setup: Setup) -> None:
    """Give the open draft another position; refuse an impossible one with the first reason."""
    here = workshop_page()
    wrong = problems(setup, variants())
    if wrong:
        here.refused = _reason(wrong[0])
        return
    entry = open_exercise().entry
    if entry is not None:
        change_draft(with_position(here.text, setup, here.inside, written_goal(entry.goal)))


def _reason(problem: Problem) -> Line:
    fault = SetupFault(problem.fault)
    if fault not in _TOLD:
        return Line("workshop-refused")
    values: dict[str, Value] = dict(problem.details)
    if "card" in values:
        values["card"] = read_card(str(values["card"]))
    if "cards" in values:
        values["cards"] = joined([read_card(code) for code in str(values["cards"]).split()])
    return Line(_PROBLEMS[fault], values)


def _laid_seat(setup: Setup) -> str:
    """Return the seat to lay for: the chosen one, otherwise the one to play."""
    seat = workshop_page().seat
    return seat if seat is not None and seat in setup.seats else setup.turn


class DraftLayout(NamedTuple):
    """A position being laid out: the seat to lay for, the cards `left` in the pack, and `lay`, which takes a change.

    `actions` are the allowed ones of `_actions`.
    """

    setup: Setup
    rules: Rules
    seat: str
    left: Sequence[Card]
    lay: Callable[[Setup], None]
    actions: Collection[str]


def position_layout(setup: Setup, rules: Rules) -> DraftLayout:
    """Return what the position of the open draft is laid out with."""
    seating = seating_of(setup, rules)
    left = [] if seating is None else pack_left(setup, rules, seating)
    return DraftLayout(setup, rules, _laid_seat(setup), left, lay_position, _POSITION_ACTIONS)


def layout_table(layout: DraftLayout) -> None:
    """Draw the table and the pack, and handle the answer of the board."""
    show_board(_table_data(words(), layout, _epoch()), on_answer=partial(handle_layout, layout))


def handle_layout(layout: DraftLayout) -> None:
    """Handle an answer of the board, if there is a new one."""
    answer = new_answer(_epoch())
    if answer is not None:
        workshop_page().refused = None
        _take(layout, answer)


def _epoch() -> str:
    return f"{_EPOCH}#{session().workshop.edits}"


# -- the board ------------------------------------------------------------------


def _table_data(say: Words, layout: DraftLayout, epoch: str) -> BoardData:
    """Return the board: every hand with cards, the table and the pack, all selectable."""
    setup, rules = layout.setup, layout.rules
    place = setup.seats.index(layout.seat)
    hands = [_hand(say, setup, number, own=number == place) for number in range(len(setup.seats))]
    return {
        "epoch": epoch,
        "interactive": True,
        "you": seat_id(place),
        "seats": [_seat(say, setup, rules, number) for number in range(len(setup.seats))],
        "zones": [*hands, _table(say, setup), _pack(say, layout.left)],
        "actions": [action for action in _actions(say, len(setup.seats)) if action["id"] in layout.actions],
        "drops": _drops(len(setup.seats), layout.actions),
        "words": {
            **board_words(say),
            "chooseCard": say("workshop-choose-pack"),
            "chooseHow": "",
            "keys": say("workshop-keys"),
        },
    }


def _seat(say: Words, setup: Setup, rules: Rules, number: int) -> Seat:
    name, seating = setup.seats[number], seating_of(setup, rules)
    turn = setup.seats.index(setup.turn)
    notes = [say("seat-partner")] if seating is not None and partner(seating, turn) == number else []
    if setup.dealer == name:
        notes.append(say("seat-dealer"))
    tally = [say("tally-cards", number=len(setup.won[name].cards))] if name in setup.won else []
    if setup.announced.get(name):
        tally.append(say("seat-announced", values=listed(say, list(map(str, setup.announced[name])))))
    return {
        "id": seat_id(number),
        "label": Name(name).label(say),
        "note": listed(say, notes) if notes else "",
        "turn": name == setup.turn,
        "tally": tally,
    }


def _hand(say: Words, setup: Setup, number: int, *, own: bool) -> Zone:
    name = setup.seats[number]
    cards = setup.hands.get(name, ())
    items = [card_item(say, read_card(code), f"{hand_zone_id(number)}-{place}") for place, code in enumerate(cards)]
    label = Line("workshop-hand-of", {"seat": Name(name)}).said(say)
    found: Zone = {"id": hand_zone_id(number), "kind": "hand", "seat": seat_id(number), "label": label, "pick": "many"}
    # The empty hands of other seats take no room.
    return {**found, "items": items} if items or own else {**found, "count": 0}


def _table(say: Words, setup: Setup) -> Zone:
    return {
        "id": TABLE_ZONE,
        "kind": "table",
        "label": say("board-table"),
        "items": table_items(say, laid_items(setup), setup.seats),
        "empty": say("workshop-table-empty"),
        "pick": "many",
    }


def _pack(say: Words, left: Sequence[Card]) -> Zone:
    items = [card_item(say, card, f"p{place}-{card.code}") for place, card in enumerate(left)]
    return {"id": _PACK_ZONE, "kind": "table", "label": say("workshop-pack"), "items": items, "pick": "many"}


def _drops(seats: int, actions: Collection[str]) -> list[Drop]:
    """List the drops: from the pack into a hand, onto the table or an item there, and back."""
    hands = [hand_zone_id(number) for number in range(seats)]
    into: list[Drop] = [{"out": _PACK_ZONE, "to": hand, "action": "to-hand", "choice": hand} for hand in hands]
    back: list[Drop] = [{"out": place, "to": _PACK_ZONE, "action": "back"} for place in (*hands, TABLE_ZONE)]
    onto: Drop = {"out": _PACK_ZONE, "to": TABLE_ZONE, "action": "to-table"}
    if "build" in actions:
        onto["onto"] = "build"
    return [drop for drop in (*into, onto, *back) if drop["action"] in actions]


def _actions(say: Words, seats: int) -> list[Action]:
    one: ZoneNeed = {"zone": _PACK_ZONE, "least": 1}
    single: ZoneNeed = {**one, "most": 1, "more": say("workshop-one-card")}
    hands = [hand_zone_id(number) for number in range(seats)]
    laid: AnyNeed = {"zones": [*hands, TABLE_ZONE], "less": say("workshop-choose-back")}
    onto: ZoneNeed = {"zone": TABLE_ZONE, "most": 1, "more": say("board-only-one-item")}
    return [
        {"id": "to-hand", "label": say("workshop-to-hand"), "needs": [one], "enter": True},
        {"id": "to-table", "label": say("workshop-to-table"), "needs": [one]},
        {"id": "build", "label": say("board-build"), "needs": [single, onto]},
        {"id": "to-pile", "label": say("workshop-to-pile"), "needs": [one]},
        {"id": "back", "label": say("workshop-back"), "needs": [], "any": laid},
    ]


# -- what is done on it -----------------------------------------------------------


def _take(layout: DraftLayout, answer: BoardAnswer) -> None:
    """Apply an answer; its ids come from a browser, so they may be anything."""
    setup, seat, lay = layout.setup, layout.seat, layout.lay
    pack = {f"p{place}-{card.code}": card.code for place, card in enumerate(layout.left)}
    cards = [pack[item_id] for item_id in answer.selected if item_id in pack]
    places = [place for place in range(len(setup.table)) if f"t{place}" in answer.selected]
    match answer.action if answer.action in layout.actions else None:
        case "to-hand" if cards:
            # A card may be dragged into any hand.
            hands = {hand_zone_id(number): name for number, name in enumerate(setup.seats)}
            lay(in_hand(setup, hands.get(answer.choice or "", seat), cards))
        case "to-table" if cards:
            lay(put_on_table(setup, cards))
        case "to-pile" if cards:
            lay(in_pile(setup, seat, cards))
        case "build" if len(cards) == 1 and len(places) <= 1:
            _build(setup, layout.rules, cards[0], places[0] if places else None)
        case "back":
            chosen = {
                name: [
                    place
                    for place in range(len(setup.hands.get(name, ())))
                    if f"{hand_zone_id(number)}-{place}" in answer.selected
                ]
                for number, name in enumerate(setup.seats)
            }
            if not places and not any(chosen.values()):
                workshop_page().refused = Line("workshop-choose-back")
            else:
                lay(taken_back(setup, places, chosen))
        case _:
            workshop_page().refused = Line("workshop-choose-pack")


def _build(setup: Setup, rules: Rules, card: str, onto: int | None) -> None:
    """Make a build if its value is clear; otherwise let the page ask for it."""
    values = values_for(setup, rules, card, onto)
    if not values:
        workshop_page().refused = Line("workshop-no-value")
    elif len(values) == 1:
        lay_position(built(setup, _laid_seat(setup), card, onto, values[0]))
    else:
        workshop_page().built = (card, onto)


def ask_for_value(setup: Setup, rules: Rules) -> None:
    """Draw the possible values of a build that waits for one."""
    waiting = workshop_page().built
    if waiting is None:
        return
    card, onto = waiting
    values = values_for(setup, rules, card, onto)
    st.markdown(f"**{markdown(Line('workshop-which-value', {'card': read_card(card)}))}**")
    with st.container(horizontal=True, gap="small", key="build-values"):
        for value in values:
            make = partial(lay_position, built(setup, _laid_seat(setup), card, onto, value))
            st.button(words()("board-make", value=value), key=f"build-{value}", on_click=make)


def typed_cards(text: str) -> list[str] | Line:
    """Return the codes of typed cards, or why they cannot be read."""
    found = []
    for word in text.replace(",", " ").split():
        try:
            found.append(read_card(word).code)
        except UnreadableError:
            return Line("workshop-card-unknown", {"card": word[:20]})
    return found or Line("workshop-type-first")


def refusal_notice() -> None:
    """Draw why the last change was refused, if it was."""
    refused = workshop_page().refused
    if refused is not None:
        with in_its_language("refused", refused):
            st.error(markdown(refused))
