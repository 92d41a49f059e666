"""The comments on a play of a record: the annotator's note, the claims that the engine checked, and its own remarks."""

import streamlit as st

from tutor.app.base.words_and_content import draw_text, plain, told, words
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.records.claims import claim_line
from tutor.coach.zwickern.records.remarks import remarks
from tutor.text import Family

# The claims that a remark makes superfluous, by the id of the remark.
_SAME = {
    "replay-nothing-but-lay": ("no_capture", "no_build", "only_lay_down"),
    "replay-nothing-to-capture": ("no_capture",),
}
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
    said = {claim for line in found for claim in _SAME.get(line.message, ())}
    claims = [told(claim_line(ply.position, claim)) for claim in ply.entry.claims if claim not in said]
    headed("replay-engine", "proven")
    if claims:
        st.markdown("\n".join([plain(words()("replay-checked")), "", *(f"- {claim}" for claim in claims)]))
    st.markdown("  \n".join(map(told, found)))
