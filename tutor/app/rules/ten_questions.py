"""The questions on how a family plays, one at a time, each with pictures; the answers fill the form for house rules."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import answer_sign, escape_markdown, markdown
from tutor.app.base.session import choice_of, show_first, value_of
from tutor.app.board.drawings import fan_address
from tutor.app.rules.house_form import fill_form_unnamed
from tutor.app.visitor.session import session
from tutor.coach.zwickern.rules.tables import parties_listed
from tutor.coach.zwickern.rules.ten_questions import HOUSE_QUESTIONS, asked_of, jokers_of, shown_by, table_of_answers
from tutor.content.zwickern.house_rules import house_rules_of
from tutor.engine.zwickern import Position
from tutor.text import Family, Line, play_signs, render

_LONGEST = 60
_STEP = 44
_TITLES = Family("house-ask-{}", ("jokers", "numbers", "courts", "deal", "building", "zwick", "points"))
_OWN, _SHARED = ("numbers", "courts", "building", "zwick", "points"), ("duty", "capturing")
_OPTIONS = Family("house-ask-{}", tuple(f"{name}-{one}" for name in _OWN for one in HOUSE_QUESTIONS[name].options))
_PICKED = Family("house-pick-{}", tuple(f"{name}-{one}" for name in _SHARED for one in HOUSE_QUESTIONS[name].options))


def offer_questions() -> None:
    """Draw the button that begins to ask."""
    say = words()
    st.markdown(escape_markdown(say("house-ask-start-about")))
    st.button(say("house-ask-start"), key="house-ask-start", on_click=_go_to, args=(next(iter(HOUSE_QUESTIONS)),))


def draw_question() -> bool:
    """Draw the question that is asked; return False if there is none."""
    page, say = session().rules, words()
    asked = asked_of(page.answers)
    name = page.asked
    if name is None or name not in asked:
        return False
    place = asked.index(name)
    with st.container(border=True, key="house-asked"):
        st.markdown(f":small[{escape_markdown(say('house-ask-of', number=place + 1, total=len(asked)))}]")
        key = f"house-answer-{name}"
        show_first(key, page.answers.get(name, HOUSE_QUESTIONS[name].options[0]))
        options = HOUSE_QUESTIONS[name].options
        # Numbers are in ascending order, whichever is usual.
        options = tuple(sorted(options)) if options[0].isdigit() and name != "deal" else options
        st.radio(_title(name), options, format_func=partial(_option, name), key=key, on_change=_note, args=(name,))
        _note(name)
        if name == "numbers" and page.answers.get(name) == "own":
            show_first("house-answer-written", page.written)
            st.text_input(
                say("house-ask-written"), key="house-answer-written", max_chars=_LONGEST, placeholder="15 20 30 35"
            )
            page.written = str(value_of("house-answer-written", ""))
        _picture(name)
        with st.container(horizontal=True):
            if place:
                st.button(say("house-ask-back"), key="house-ask-back", on_click=_go_to, args=(asked[place - 1],))
            if place + 1 < len(asked):
                following = asked[place + 1]
                st.button(
                    say("house-ask-next"), key="house-ask-next", type="primary", on_click=_go_to, args=(following,)
                )
            else:
                st.button(say("house-ask-done"), key="house-ask-done", type="primary", on_click=_finish)
            st.button(say("house-ask-stop"), key="house-ask-stop", on_click=_go_to, args=(None,))
    return True


def _title(name: str) -> str:
    say = words()
    if name in _SHARED:
        return say("house-duty") if name == "duty" else say("house-capturing")
    return say("house-players") if name == "players" else say(_TITLES[name])


def _option(name: str, option: str) -> str:
    say = words()
    if name == "players":
        return render(say, Line("option-choice", {"value": parties_listed([int(option)])}))
    if name == "jokers":
        return option
    if name == "deal":
        each, picture = map(int, option.split("-"))
        return say("house-ask-deal-is", each=each, picture=picture)
    return say(_PICKED[f"{name}-{option}"] if name in _SHARED else _OPTIONS[f"{name}-{option}"])


def _picture(name: str) -> None:
    """Draw the jokers that were named, or what a table of these answers says of a play in one position."""
    page = session().rules
    if name in ("jokers", "numbers"):
        number = int(page.answers.get("jokers", HOUSE_QUESTIONS["jokers"].options[0]))
        jokers = jokers_of(number, page.answers.get("numbers", "steps"), page.written)
        if jokers:
            _fan(jokers)
        return
    shown = shown_by(page.answers, name)
    if shown is None:
        return
    position, said = shown
    st.markdown(escape_markdown(words()("house-ask-shown")))
    _fan(tuple(card.code for item in position.table for card in item.cards))
    played = play_signs(words(), _written(position, name))
    st.markdown(f"{answer_sign(right=bool(said.legal))} **{escape_markdown(played)}**: {markdown(said.why)}")


def _written(position: Position, name: str) -> str:
    example = HOUSE_QUESTIONS[name].example
    assert example is not None
    return example.play


def _fan(codes: tuple[str, ...]) -> None:
    st.html(f'<img class="asked" alt="" src="{fan_address(words(), codes, step=_STEP)}">')


def _note(name: str) -> None:
    answer = choice_of(f"house-answer-{name}", HOUSE_QUESTIONS[name].options)
    if answer is not None:
        session().rules.answers[name] = answer


def _go_to(name: str | None) -> None:
    session().rules.asked = name


def _finish() -> None:
    """Fill the form with the table of the answers."""
    page = session().rules
    fill_form_unnamed(house_rules_of(table_of_answers(page.answers, page.written)))
    page.filled, page.asked = "", None
