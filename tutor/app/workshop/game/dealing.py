"""The cards of an entered game before play: the known cards of the hands of a deal, and the table."""

from collections import Counter
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import workshop_page
from tutor.app.workshop.game.game_text import with_cards
from tutor.app.workshop.game.reading import change_game
from tutor.app.workshop.laying.bench import choose_seat, typing
from tutor.app.workshop.laying.table import DEAL_ACTIONS, DraftLayout
from tutor.catalogue.entered_game import EnteredGame, planned_hand, planned_table
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Setup
from tutor.text import Line, Name


def deal_layout(game: EnteredGame) -> DraftLayout:
    """Return what the last deal is laid out with."""
    entry, last = game.entry, game.entry.deals[-1]
    chosen = workshop_page().seat
    seat = chosen if chosen in entry.seats else entry.seats[(game.dealing.dealer + 1) % len(entry.seats)]
    setup = Setup(
        variant=entry.variant,
        seats=entry.seats,
        turn=seat,
        hands=last.hands,
        table=last.table,
        dealer=entry.dealer,
    )
    return DraftLayout(setup, game.dealing.rules, seat, game.unseen, partial(_lay, game), DEAL_ACTIONS)


def _lay(game: EnteredGame, setup: Setup) -> None:
    """Give the last deal these cards, unless they cannot have been dealt."""
    refused = _problem(game, setup)
    if refused is not None:
        workshop_page().refused = refused
        return
    change_game(with_cards(workshop_page().text, game.entry, setup))


def _problem(game: EnteredGame, setup: Setup) -> Line | None:
    last = len(game.entry.deals) - 1
    before = game.entry.deals[last]
    free = Counter(card.code for card in game.unseen)
    free += Counter([*before.table, *(card for hand in before.hands.values() for card in hand)])
    laid = Counter([*map(str, setup.table), *(card for hand in setup.hands.values() for card in hand)])
    over = next(iter(laid - free), None)
    if over is not None:
        number = len([card for card in game.dealing.rules.pack if card.code == over]) * game.dealing.seating.packs
        return Line("workshop-card-too-often", {"card": read_card(over), "number": number})
    for place, seat in enumerate(game.entry.seats):
        played = Counter(ply.play.card.code for ply in game.plies if ply.deal == last and ply.entry.seat == seat)
        if played - Counter(setup.hands.get(seat, ())):
            return Line("workshop-game-played", {"seat": Name(seat)})
        most = planned_hand(game.dealing, last, place)
        if not game.exact and len(setup.hands.get(seat, ())) > most:
            return Line("workshop-game-hand-full", {"seat": Name(seat), "number": most})
    most = planned_table(game.dealing, last)
    if not game.exact and len(setup.table) > most:
        return Line("workshop-game-table-full", {"number": most})
    return None


def deal_bench(game: EnteredGame, layout: DraftLayout) -> None:
    """Draw the panel beside the table: the seat to lay for, the field for cards, and how many are known."""
    choose_seat(layout)
    typing(layout, ("hand", "table"))
    unknown_cards(game)
    st.markdown(f":small[{escape_markdown(words()('workshop-game-deal-about'))}]")


def unknown_cards(game: EnteredGame) -> None:
    """Draw how many cards of each hand and of the table are still unknown."""
    say, last = words(), len(game.entry.deals) - 1
    lines = [
        escape_markdown(Line("workshop-game-unknown", {"seat": Name(seat), "number": number}).said(say))
        for seat, number in zip(game.entry.seats, game.unknown, strict=True)
        if number
    ]
    if game.to_table:
        lines.append(escape_markdown(say("workshop-game-to-table", number=game.to_table)))
    title = escape_markdown(say("line-deal", number=last + 1))
    st.markdown(f"**{title}**  \n" + "  \n".join(lines or [escape_markdown(say("workshop-game-all-known"))]))
