"""Workshop: positions laid out, puzzles made of them and saved as files, and puzzles to print."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.entrance import VIEW_NAMES, WORKSHOP_VIEWS
from tutor.app.drafts.kept import begin_draft, turn_to, workshop_page
from tutor.app.drafts.kinds import draft_kind
from tutor.app.drafts.text import Draft, read_draft
from tutor.app.rules.selection import chosen_in_address
from tutor.app.visitor.address import choose_in_row, go_to_all, show_address
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import variants
from tutor.app.workshop.game.entering import game_view, handle_game
from tutor.app.workshop.game.reading import read_game
from tutor.app.workshop.laying.bench import handle_position, laying_view
from tutor.app.workshop.laying.table import refusal_notice
from tutor.app.workshop.lesson.making import lesson_maker, lesson_preview
from tutor.app.workshop.lesson.one_step import STEP, look_at_step, step_of_lesson
from tutor.app.workshop.lesson.reading import read_lesson
from tutor.app.workshop.listing import choose_draft, undo_button
from tutor.app.workshop.paper import SHEET, paper
from tutor.app.workshop.puzzle import puzzle_form, puzzle_preview
from tutor.app.workshop.yaml_text import numbered, yaml_text
from tutor.content.files.models import PuzzleEntry


def page() -> None:
    """Draw the page: the row of views, the drafts, and the view that the address names.

    Where a draft makes it fail, there is a way out: what is kept would make it fail at each reload again.
    """
    show_address()
    try:
        _page()
    except Exception:
        _way_out()
        raise


def _way_out() -> None:
    st.warning(escape_markdown(words()("workshop-broken")))
    with st.container(horizontal=True, gap="small", key="way-out"):
        undo_button("undo broken", shortcut=None)
        text = partial(go_to_all, {"view": "yaml"}, ("view", STEP))
        st.button(words()("workshop-broken-text"), key="text of broken", on_click=text)
        st.button(words()("workshop-new"), key="new for broken", on_click=begin_draft)


def _page() -> None:
    view = chosen_in_address("view", WORKSHOP_VIEWS)
    with st.container(key="about-workshop"):
        st.title(words()("nav-workshop"))
        st.markdown(escape_markdown(words()("workshop-about")))
    choose_in_row(
        "workshop-view",
        {one: escape_markdown(words()(VIEW_NAMES[one])) for one in WORKSHOP_VIEWS},
        view,
        words()("workshop-view"),
        lambda chosen: go_to_all({"view": chosen}, ("view", STEP, SHEET)),
    )
    if view == "paper":
        paper()
        return
    if view == "game":
        _game()
        return
    if view == "lesson":
        turn_to("lesson")
        choose_draft(variants())
        refusal_notice()
        lesson_maker()
        return
    if view == "preview" and draft_kind(workshop_page().text) == "lesson":
        choose_draft(variants())
        lesson_preview()
        return
    if view in ("position", "puzzle") and look_at_step():
        if view == "position":
            handle_position()
        refusal_notice()
        step_of_lesson(view)
        return
    if view != "yaml":
        turn_to("puzzle")
    elif (kind := draft_kind(workshop_page().text)) != "puzzle":
        choose_draft(variants())
        refusal_notice()
        yaml_text(read_game().faults if kind == "game" else read_lesson(workshop_page().text).faults)
        return
    if view == "position":
        handle_position()
    found = read_draft(workshop_page().text, variants())
    choose_draft(variants())
    refusal_notice()
    _view(view, found)


def _game() -> None:
    turn_to("game")
    handle_game()
    choose_draft(variants())
    refusal_notice()
    game_view()


def _view(view: str, found: Draft[PuzzleEntry]) -> None:
    if view == "yaml":
        yaml_text(found.faults)
    elif found.entry is None or found.faults:
        st.error(escape_markdown(words()("workshop-mend-first")))
        with in_english("lines-to-mend"):
            st.html(numbered(session().workshop.text, found.faults))
    elif view == "position":
        laying_view(found.entry.position, found.position, found.entry.goal)
    elif found.position is None:
        st.info(escape_markdown(words()("workshop-needs-hand")))
    elif view == "puzzle":
        puzzle_form(found.entry, found.position)
    else:
        puzzle_preview(found.position, found.entry.goal)


page()
