"""The annotations of a play: a note, claims checked on entry, and the engine's remarks."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import streamlit as st
from pydantic import TypeAdapter, ValidationError

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.session import show, value_of
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.replay.notes import headed
from tutor.app.visitor.synced_widgets import synced
from tutor.app.workshop.entry_field import EntryButton, entry_field
from tutor.app.workshop.game.reading import annotated, read_game
from tutor.catalogue.entered_game import EnteredGame
from tutor.catalogue.proving.claims import claim_faults
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.records import claim_line, remarks
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import legality
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.claims import Claim
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import UnreadableError
from tutor.engine.zwickern import Position, read_play
from tutor.text import Family, Line, Listed

_CLAIMS: Final = ("no-capture", "no-build", "only-lay-down", "could", "could-not", "holds-only")
_CLAIM_NAMES: Final = Family("workshop-claim-{}", _CLAIMS)
_TYPED: Final = "typed-claim"
_MOST_NOTE, _MOST_TYPED, _MOST_CLAIMS = 4000, 200, 20
_READ: Final[TypeAdapter[Claim]] = TypeAdapter(Claim)


def annotations(game: EnteredGame, number: int) -> None:
    """Draw the note and the claims of a play, with the engine's remarks below."""
    ply = game.plies[number - 1]
    say = words()
    st.text_area(
        say("workshop-game-note", number=number),
        max_chars=_MOST_NOTE,
        **synced(f"entered note {number % 2}", ply.entry.note or "", partial(_note, game, number)),
    )
    with st.expander(say("workshop-claims", number=len(ply.entry.claims)), expanded=bool(ply.entry.claims)):
        for place, claim in enumerate(ply.entry.claims):
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                st.markdown(_claim_text(ply.position, claim), width="stretch")
                away = partial(_without, game, number, place)
                st.button(say("workshop-claim-drop"), key=f"drop-claim-{place}", on_click=away)
        _form(game, number)
    headed("replay-engine", "proven")
    if game.wholly_known(ply):
        st.markdown("  \n".join(map(markdown, remarks(ply.position, ply.play))))
    else:
        st.markdown(escape_markdown(say("workshop-game-hand-unknown")))


def _claim_text(position: Position, claim: Claim) -> str:
    try:
        return markdown(claim_line(position, claim))
    except UnreadableError:
        return escape_markdown(words()("workshop-claim-unread"))


def _form(game: EnteredGame, number: int) -> None:
    say = words()
    kinds = {kind: say(_CLAIM_NAMES[kind]) for kind in _CLAIMS}
    kind = st.selectbox(say("workshop-claim-kind"), list(kinds), format_func=kinds.__getitem__, key="claim-kind")
    add = EntryButton(say("workshop-claim-add"), "add-claim", partial(_add, game, number))
    if kind in ("could", "could-not", "holds-only"):
        example = "4C 9D" if kind == "holds-only" else "KS x QS+AD"
        entry_field(say("workshop-claim-text"), _TYPED, example, _MOST_TYPED, add)
    else:
        st.button(add.label, key=add.key, on_click=add.then)


def _note(game: EnteredGame, number: int, note: str) -> None:
    _annotate(game, number, note.strip(), game.plies[number - 1].entry.claims)


def _without(game: EnteredGame, number: int, place: int) -> None:
    entry = game.plies[number - 1].entry
    _annotate(game, number, entry.note or "", [*entry.claims[:place], *entry.claims[place + 1 :]])


def _annotate(game: EnteredGame, number: int, note: str, claims: Sequence[Claim]) -> None:
    deal = game.plies[number - 1].deal
    place = number - 1 - sum(len(earlier.plays) for earlier in game.entry.deals[:deal])
    change_draft(annotated(workshop_page().text, game.entry, deal, place, note, claims))


def _add(game: EnteredGame, number: int) -> None:
    """Add the chosen claim if it holds; otherwise say what is wrong with it."""
    ply = game.plies[number - 1]
    claim = _chosen()
    here = workshop_page()
    if claim is None:
        here.refused = Line("workshop-claim-unread")
        return
    here.refused = _objection(game, ply, claim)
    if here.refused is None and len(ply.entry.claims) < _MOST_CLAIMS:
        _annotate(game, number, ply.entry.note or "", [*ply.entry.claims, claim])
        show(_TYPED, "")


def _chosen() -> Claim | None:
    kind, text = value_of("claim-kind", _CLAIMS[0]), str(value_of(_TYPED, "")).strip()
    key = str(kind).replace("-", "_")
    plain_claim: object = key
    if kind in ("could", "could-not"):
        plain_claim = {key: text}
    elif kind == "holds-only":
        plain_claim = {key: text.replace(",", " ").split()}
    try:
        return _READ.validate_python(plain_claim)
    except ValidationError:
        return None


def _objection(game: EnteredGame, ply: Ply, claim: Claim) -> Line | None:
    """Return why a claim does not hold at a play, None if it holds."""
    loaded = read_game().loaded
    assert loaded is not None
    if not game.wholly_known(ply):
        return Line("workshop-game-hand-unknown")
    try:
        with budget(SECOND):
            fault = next(claim_faults(loaded, (), ply.position, claim), None)
    except TooMuchWorkError:
        return Line("verdict-too-large")
    if fault is None:
        return None
    play = str(fault.details.get("play", ""))
    match fault.message:
        case "check-claim-could":
            return Line("workshop-claim-cannot", {"why": sentence(legality(ply.position, play))})
        case "check-claim-holds-only":
            return Line("workshop-claim-holds", {"cards": Listed(ply.position.hand)})
        case "check-unreadable-play" | "check-unreadable-card" | "check-play-like" | "check-curly-quotes":
            return Line("workshop-claim-unread")
    return Line("workshop-claim-legal", {"play": play_line(ply.position, read_play(ply.position, play).play)})
