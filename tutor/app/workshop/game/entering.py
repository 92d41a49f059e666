"""The Workshop's view for entering a game: first its cards, then its plays."""

from collections import Counter
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import workshop_page
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.result import result_table
from tutor.app.replay.records import TooManyError, keep_record
from tutor.app.visitor.page_address import REPLAY_PAGE
from tutor.app.visitor.session import ReadGame
from tutor.app.visitor.synced_widgets import synced
from tutor.app.workshop.game.annotating import annotations
from tutor.app.workshop.game.players import form_of_players, texts_of_game
from tutor.app.workshop.game.playing import (
    choose_play,
    chosen_play,
    handle_play,
    playing_table,
    prompt_text,
    refused_play,
    type_play,
)
from tutor.app.workshop.game.reading import change_game, read_game, record_file, refusal, with_cards
from tutor.app.workshop.laying.bench import choose_seat, typing
from tutor.app.workshop.laying.table import DEAL_ACTIONS, DraftLayout, handle_layout, layout_table
from tutor.app.workshop.saving_draft import save_draft, with_schema_line
from tutor.app.workshop.yaml_text import numbered
from tutor.catalogue.entered_game import EnteredGame, planned_hand, planned_table, stated_result
from tutor.catalogue.records import Record
from tutor.coach.zwickern.words.seats import game_title
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Setup
from tutor.text import Line, Name
from tutor.text.slugs import slug
from tutor.trainer.attempts import FieldError
from tutor.trainer.settings import LONGEST_VALUE


def handle_game() -> None:
    """Handle an answer of the board, if there is a new one; in a browser its callback has already done so."""
    game = read_game().game
    if game is None or game.refused is not None:
        return
    if _laying(game):
        handle_layout(_deal_layout(game))
    else:
        handle_play(game)


def game_view() -> None:
    """Draw the view."""
    read = read_game()
    game = read.game
    if game is None:
        st.error(escape_markdown(words()("workshop-mend-first")))
        with in_english("lines-to-mend"):
            st.html(numbered(read.text, read.faults))
        return
    if game.refused is not None:
        refused_play(game, refusal(game.refused, game))
        return
    _stages(game)
    with st.container(key="frame"), st.container(key="workshop"):
        with st.container(key="table"):
            if _laying(game):
                layout_table(_deal_layout(game))
            else:
                playing_table(game)
        with st.container(key="bench"):
            if _laying(game):
                _deal_bench(game, _deal_layout(game))
                form_of_players(game)
            else:
                _plays(game)
                _saved_game(read)


def _laying(game: EnteredGame) -> bool:
    """Tell whether cards are being laid out; play needs the cards of the table."""
    return workshop_page().laying or game.possible is None


def _stages(game: EnteredGame) -> None:
    stages = {
        True: escape_markdown(words()("workshop-game-deal")),
        False: escape_markdown(words()("workshop-game-play-on")),
    }
    st.segmented_control(
        words()("workshop-game-stage"),
        list(stages),
        format_func=stages.__getitem__,
        label_visibility="collapsed",
        required=True,
        **synced("entered stage", _laying(game), _lay_or_play, stages),
    )


def _lay_or_play(laying: bool) -> None:
    here = workshop_page()
    here.laying, here.verdict, here.refused = laying, None, None
    game = read_game().game
    if not laying and game is not None and game.possible is None:
        here.refused = Line("workshop-game-to-table", {"number": game.to_table})


def _plays(game: EnteredGame) -> None:
    verdict = workshop_page().verdict
    if verdict is not None:
        feedback(verdict, helping=False)
    elif chosen_play(game) is None:
        st.markdown(f"**{escape_markdown(prompt_text(game))}**")
    type_play(game)
    choose_play(game)
    number = chosen_play(game) or len(game.plies)
    if number:
        annotations(game, number)
    _unknown_cards(game)


def _saved_game(read: ReadGame) -> None:
    """Draw the result so far and the ways to save the game, or what it still lacks as a record."""
    if read.record is None:
        _not_yet(read)
        return
    record = read.record
    st.header(words()("replay-result" if record.finished else "workshop-game-so-far"))
    result_table(record.entry.seats, record.scores)
    texts_of_game(record.entry)
    text = finished_game(read.text, record)
    if st.button(words()("workshop-game-open"), key="open-game", type="primary"):
        _open(record, text)
    name = slug(record.entry.title or "game", "game")
    save_draft("game", words()("records-save"), text, _text_now, name, "lessons/games", first=False)
    if read.game is not None and len(record.plies) < len(read.game.plies):
        st.info(escape_markdown(words()("workshop-game-held", number=len(record.plies) + 1)))
    if record.entry.dealt is not None:
        st.markdown(f":small[{escape_markdown(words()('workshop-game-otherwise-told'))}]")


def finished_game(text: str, record: Record) -> str:
    """Return the text of a record's file, made from its draft."""
    result: dict[str, Any] = {side: one.model_dump() for side, one in stated_result(record).items()}
    return with_schema_line("game", record_file(text, record.entry, result))


def _text_now() -> str | None:
    """Return the text to save, read again because the click may have changed the draft; None if it is not a record."""
    read = read_game()
    return None if read.record is None else finished_game(read.text, read.record)


def _open(record: Record, text: str) -> None:
    """Add the record to the visitor's own, and show it in Replay."""
    title = game_title(words(), record.entry)
    try:
        name = keep_record(title, text)
    except TooManyError:
        st.error(escape_markdown(words()("records-too-many")))
    except FieldError:
        st.error(escape_markdown(words()("records-too-long", limit=LONGEST_VALUE)))
    else:
        st.switch_page(REPLAY_PAGE, query_params={"game": name, "ply": "0"})


def _not_yet(read: ReadGame) -> None:
    st.warning(escape_markdown(words()("workshop-game-not-yet")))
    with in_english("faults-game"):
        st.code("\n".join(map(str, read.faults[:20])), language=None, wrap_lines=True)


def _deal_layout(game: EnteredGame) -> DraftLayout:
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


def _deal_bench(game: EnteredGame, layout: DraftLayout) -> None:
    """Draw the panel beside the table: the seat to lay for, the field for cards, and how many are known."""
    choose_seat(layout)
    typing(layout, ("hand", "table"))
    _unknown_cards(game)
    st.markdown(f":small[{escape_markdown(words()('workshop-game-deal-about'))}]")


def _unknown_cards(game: EnteredGame) -> None:
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
