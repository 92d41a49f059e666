"""The comments on a play of a record: the annotator's note, the claims that the engine checked, and its own remarks."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, plain, told
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.records.claims import claim_line
from tutor.coach.zwickern.records.remarks import not_remarked, remarks
from tutor.text import Family

_COLOURS = {"proven": "green", "open": "blue", "view": "gray"}
_PROOFS = Family("proof-{}", _COLOURS)


def headed(title: str, proof: str) -> None:
    """Draw a heading with a badge for how sure the text is: `proven`, with all cards `open`, or somebody's `view`."""
    st.markdown(f"**{words()(title)}** · :{_COLOURS[proof]}-badge[{words()(_PROOFS[proof])}]")


def notes(ply: Ply) -> None:
    """Draw the annotator's note, then the checked claims and the engine's remarks."""
    if ply.entry.note:
        headed("replay-note", "view")
        draw_text(ply.entry.note, "note")
    found = remarks(ply.position, ply.play)
    claims = [told(claim_line(ply.position, claim)) for claim in not_remarked(ply.entry.claims, found)]
    headed("replay-engine", "proven")
    if claims:
        st.markdown("\n".join([plain(words()("replay-checked")), "", *(f"- {claim}" for claim in claims)]))
    st.markdown("  \n".join(map(told, found)))
