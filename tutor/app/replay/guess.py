"""Guessing the plays of a record before they are shown."""

import json
from collections import Counter
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.film import film
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.exercise.feedback import details, feedback
from tutor.app.exercise.one_play import new_play, show_board, verdict_on
from tutor.app.replay.place import Place, ReplayParts, go_to_play
from tutor.app.replay.records import guesses_name
from tutor.app.visitor.attempt_log import log, own_settings
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import Guesses, session
from tutor.app.visitor.synced_widgets import synced
from tutor.catalogue.records import Ply, Record
from tutor.coach.zwickern.records import Likeness, compare_guess, won
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import UnreadableError
from tutor.engine.zwickern import Play, Reading, read_play, violations, write_play
from tutor.text import Family, Line, Name

_EVERYBODY = ""


def guesses_of(record: Record) -> Guesses:
    """Return the guesses of this visit in a record, at first as the log keeps them."""
    found = session().replay.guesses.get(record.id)
    if found is None:
        kept = own_settings().get(guesses_name(record.id), "")
        found = session().replay.guesses[record.id] = read_guesses(kept, record)
    return found


def read_guesses(text: str, record: Record) -> Guesses:
    """Read kept guesses; leave out those that do not fit the record, and return none if the text is unreadable."""
    try:
        # An imported file may have brought any text.
        kept = json.loads(text)
        start, seat, tried = int(kept["start"]), kept["seat"], kept["tried"]
        pairs = [(int(number), str(play)) for number, play in tried.items()]
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return Guesses()
    plies = record.plies
    if not 1 <= start <= len(plies) or not (seat is None or seat in record.entry.seats):
        return Guesses()
    fitting = {number: play for number, play in pairs if 1 <= number <= len(plies) and _fits(plies[number - 1], play)}
    return Guesses(start, seat, fitting)


def _fits(ply: Ply, text: str) -> bool:
    return not text or _guess_at(ply, text) is not None


def _guess_at(ply: Ply, text: str) -> Play | None:
    """Return a kept guess as a play, None if it is not a legal play."""
    try:
        play = read_play(ply.position, text).play
        return None if violations(ply.position, play) else play
    except (UnreadableError, TooMuchWorkError):
        return None


def _keep(record: Record, guesses: Guesses, *, anew: bool = False) -> None:
    """Keep guesses in the log, with those that another tab has kept there, or with `anew` in their place."""
    if not anew:
        before = read_guesses(log().settings(profile()).get(guesses_name(record.id), ""), record)
        guesses.tried = before.tried | guesses.tried
    text = json.dumps({"start": guesses.start, "seat": guesses.seat, "tried": guesses.tried})
    log().set_setting(profile(), guesses_name(record.id), text)


def to_guess(record: Record, guesses: Guesses) -> int | None:
    """Return the number of the play to guess next, from 1, None if none is left."""
    for number, ply in enumerate(record.plies[guesses.start - 1 :], guesses.start):
        if guesses.seat in (None, ply.entry.seat) and number not in guesses.tried:
            return number
    return None


def hear(place: Place, guesses: Guesses) -> None:
    """Judge the guess that the board has just sent for the play to guess, and keep it if it is legal."""
    number = to_guess(place.record, guesses)
    if number is None or number != place.ply:
        return
    position = place.record.plies[number - 1].position
    play = new_play(epoch(place), position)
    if play is None:
        return
    guesses.verdict, guesses.at = verdict_on(position, play), number
    if guesses.verdict is not None and guesses.verdict.legal:
        guesses.tried[number] = write_play(position, play)
        _keep(place.record, guesses)


def epoch(place: Place) -> str:
    """Return the epoch of the board of a play to guess."""
    return f"{place.record.id}#guess {place.ply}"


def ask_for_play(place: Place, guesses: Guesses, title: str, parts: ReplayParts, *, opened: bool) -> None:
    """Draw the board of the play to guess, with the feedback on the last try; a screen reader speaks the title."""
    position = place.record.plies[place.ply - 1].position
    data = exercise_data(words(), position, epoch(place), interactive=True, opened=opened, named=True)
    data["film"] = film(place.ply - 1, [], data)
    with parts.table:
        show_board(data, title)
    with parts.notes:
        if guesses.verdict is not None and guesses.at == place.ply:
            feedback(guesses.verdict)
        st.button(words()("guess-show"), key="guess-show", on_click=_show, args=(place,))


def is_just_guessed(place: Place, guesses: Guesses) -> bool:
    """Tell whether the play shown is the one just guessed, about which the page says everything already."""
    return place.way is Mode.GUESS and place.ply == guesses.at and place.ply in guesses.tried


def _show(place: Place) -> None:
    guesses = guesses_of(place.record)
    guesses.tried[place.ply] = ""
    _keep(place.record, guesses)


_LIKE = Family("guess-{}", Likeness)


def compared(place: Place, guesses: Guesses) -> None:
    """Draw the guess beside the play of the record, with the captures that the guess missed."""
    ply = place.record.plies[place.ply - 1]
    text = guesses.tried.get(place.ply)
    if text is None:
        return
    guess = _guess_at(ply, text)
    if guess is None:
        st.info(escape_markdown(words()("guess-shown")))
        return
    like = compare_guess(ply.position, guess, ply.play)
    lines = [Line(_LIKE[like], {"seat": Name(ply.entry.seat)})]
    if like is not Likeness.SAME:
        lines += [_won_line("guess-yours", ply, guess), _won_line("guess-record", ply, ply.play)]
    show = st.success if like is Likeness.SAME else st.info
    show("  \n".join(map(markdown, lines)))
    if like is not Likeness.SAME:
        # The details only: a guess is compared only if it is legal, so the verdict itself adds nothing.
        details(judge(ply.position, Reading(guess)))


def _won_line(message: str, ply: Ply, play: Play) -> Line:
    gain = won(ply.position, play)
    return Line(message, {"play": play_line(ply.position, play), "points": gain.points, "cards": gain.cards})


def settings(place: Place, guesses: Guesses) -> None:
    """Draw the choice of the seat to guess for, the button to begin again, and the score so far."""
    seats = place.record.entry.seats
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        st.selectbox(
            words()("guess-for"),
            [_EVERYBODY, *seats],
            format_func=lambda seat: Name(seat).label(words()) if seat else words()("guess-everybody"),
            width=220,
            **synced("seat to guess", guesses.seat or _EVERYBODY, partial(_seat_chosen, place), (_EVERYBODY, *seats)),
        )
        label = words()("guess-again")
        st.button(label, key="guess-again", on_click=partial(begin_guessing, place), disabled=not guesses.tried)
    if guesses.tried:
        st.markdown(escape_markdown(_score_text(place.record, guesses)))


def _seat_chosen(place: Place, seat: str) -> None:
    guesses = guesses_of(place.record)
    guesses.seat = seat or None
    _keep(place.record, guesses)
    _go_to_next(place, guesses)


def begin_guessing(place: Place, start: int | None = None) -> None:
    """Begin to guess again, from the play `start` or the play where guessing began before."""
    before = guesses_of(place.record)
    plies = len(place.record.plies)
    first = min(max(start, 1), plies) if start is not None else before.start
    guesses = session().replay.guesses[place.record.id] = Guesses(first, before.seat)
    _keep(place.record, guesses, anew=True)
    _go_to_next(place, guesses)


def _go_to_next(place: Place, guesses: Guesses) -> None:
    number = to_guess(place.record, guesses)
    go_to_play(place, ply=place.last if number is None else number, way=Mode.GUESS)


def score_of(record: Record, guesses: Guesses) -> Counter[str]:
    """Count the guesses by their likeness to the play of the record, and under "shown" the plays that were shown."""
    found: Counter[str] = Counter()
    for number, text in guesses.tried.items():
        ply = record.plies[number - 1]
        guess = _guess_at(ply, text)
        found["shown" if guess is None else compare_guess(ply.position, guess, ply.play)] += 1
    return found


def _score_text(record: Record, guesses: Guesses) -> str:
    """Return the score of all guesses so far in words."""
    score = score_of(record, guesses)
    return words()(
        "guess-score",
        all=score.total(),
        same=score[Likeness.SAME],
        more=score[Likeness.MORE],
        level=score[Likeness.LEVEL],
        less=score[Likeness.LESS],
        shown=score["shown"],
    )
