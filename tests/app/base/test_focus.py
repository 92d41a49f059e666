"""What Streamlit says itself: its texts are still those that we say in other languages."""

from pathlib import Path

import streamlit

from tutor.app.base.focus import STREAMLIT, own_words
from tutor.text import LANGUAGES, language

SCRIPTS = Path(streamlit.__file__).parent / "static" / "static" / "js"
# Browsers have put these together of pieces, or they come from a library.
PIECEMEAL = {
    "streamlit-add",
    "streamlit-enter",
    "streamlit-submit",
    "streamlit-ctrl-enter",
    "streamlit-cmd-enter",
    "streamlit-per-file",
}


def test_every_text_of_streamlit_that_we_replace_is_in_its_scripts() -> None:
    scripts = "\n".join(file.read_text("utf-8") for file in SCRIPTS.glob("*.js"))
    say = language("en")
    gone = [
        message
        for message in set(STREAMLIT.values()) - PIECEMEAL
        if not all(part in scripts for part in say(message, blank="{}").split("{}"))
    ]
    assert gone == []


def test_each_is_said_in_every_other_language_with_its_values() -> None:
    assert own_words(language("en")) == ()
    for code in set(LANGUAGES) - {"en"}:
        pairs = own_words(language(code))
        assert len(pairs) > len(STREAMLIT) - 5, "a few words may be the same"
        assert [theirs for theirs, ours in pairs if theirs.count("{}") != ours.count("{}")] == []
