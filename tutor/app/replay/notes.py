"""The comments on a play of a record: the annotator's note, the claims that the engine checked, and its own remarks."""

from typing import get_args

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, escape_markdown, markdown, proof_chip
from tutor.app.board.kits import said_action
from tutor.catalogue.records import Ply
from tutor.catalogue.tricks.hands import TrickRecord
from tutor.coach.tricks.kit import TrickPosition
from tutor.coach.tricks.numbers import account_line
from tutor.coach.tricks.results import trick_remarks
from tutor.coach.zwickern.records import claim_line, not_remarked, remarks
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.tricks.claims import AboveClaim, CertainClaim, CostsClaim, SureClaim, TrickClaim, TrickSureness
from tutor.engine.cards import read_card
from tutor.text import Family, Line, Listed, Name

_PROOFS = Family("proof-{}", ("proven", "open", "view"))
_SURE = Family("claim-sure-{}", get_args(TrickSureness))


def headed(title: str, proof: str) -> None:
    """Draw a heading with a chip for how sure the text is: `proven`, with all cards `open`, or someone's `view`."""
    st.markdown(f"**{words()(title)}** · {proof_chip(proof, markdown(Line(_PROOFS[proof])))}")


def notes(ply: Ply) -> None:
    """Draw the annotator's note, then the checked claims and the engine's remarks."""
    if ply.entry.note:
        headed("replay-note", "view")
        draw_text(ply.entry.note, "note")
    found = remarks(ply.position, ply.play)
    claims = [markdown(claim_line(ply.position, claim)) for claim in not_remarked(ply.entry.claims, found)]
    headed("replay-engine", "proven")
    if claims:
        st.markdown("\n".join([escape_markdown(words()("replay-checked")), "", *(f"- {claim}" for claim in claims)]))
    st.markdown("  \n".join(map(markdown, found)))


def action_notes(record: TrickRecord, number: int) -> None:
    """Draw the comments on the action of a trick-taking game with a number, from 1."""
    note, position = record.note(number), record.positions[number - 1]
    if note is not None and note.note is not None:
        headed("replay-note", "view")
        draw_text(note.note, "note")
    claims = [markdown(trick_claim_line(position, claim)) for claim in (() if note is None else note.claims)]
    remarks = [markdown(line) for line in trick_remarks(record.game, position, record.plays[number - 1])]
    if claims or remarks:
        headed("replay-engine", "proven")
    if claims:
        st.markdown("\n".join([escape_markdown(words()("replay-checked")), "", *(f"- {claim}" for claim in claims)]))
    st.markdown("  \n".join(remarks))


def trick_claim_line(position: TrickPosition, claim: TrickClaim) -> Line:
    """Say a proven claim on a trick-taking game in words."""

    def said(text: str) -> Line:
        return said_action(position, text)

    match claim:
        case CouldClaim(could=text):
            return Line("claim-could", {"play": said(text)})
        case CouldNotClaim(could_not=text):
            return Line("claim-could-not", {"play": said(text)})
        case CostsClaim(costs=text):
            return Line("claim-costs", {"play": said(text)})
        case CertainClaim(certain=chips, by=text):
            seat, sure = _acts(position), account_line(chips)
            if text is None:
                return Line("claim-certain", {"seat": seat, "chips": sure})
            return Line("claim-certain-by", {"play": said(text), "seat": seat, "chips": sure})
        case SureClaim(sure=what):
            return Line(_SURE[what])
        case AboveClaim(above=(), of=text):
            return Line("claim-above-none", {"card": read_card(text)})
        case AboveClaim(above=texts, of=text):
            cards = Listed(tuple(map(read_card, texts)))
            return Line("claim-above", {"card": read_card(text), "cards": cards})
        case str():
            return Line("claim-only-action")


def _acts(position: TrickPosition) -> Name:
    assert position.turn is not None
    return Name(position.seats[position.turn])
