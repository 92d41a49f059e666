"""The variants that a visitor can choose: the engine's five, those of the content, and the visitor's own house rules.

House rules are settings of the profile: `house/<name>` has the text of their file, "" once they are deleted. They are
proven whenever they are read, because an imported file of progress may contain anything.
"""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import content, library
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.attempt_log import failing, is_current, log, own_settings
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import session
from tutor.catalogue.house_rules import KnownVariants, known_variants
from tutor.coach.zwickern.words.variants import variant_line
from tutor.content.files.writing import variant_text
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import Rules, Variants
from tutor.text import Family, Foreign, render

NAMES_OF_GAMES = Family("names-{}", ("zwickern", "zwicken", "zwikken", "zwicker"))
"""The messages with the names of the games of nearly the same name."""

_IN_SHORT = Family("variant-short-{}", ("jensen", "christiansen", "dietze", "grupp", "french"))

MOST_HOUSES = 12
"""The most house rules of a profile."""

MOST_HOUSE_BYTES = 20_000
"""The most bytes of a file of house rules."""

HOUSE_PREFIX = "house/"
"""The prefix of the settings with house rules."""


def variants() -> Variants:
    """Return every variant that the visitor can choose, by name: the engine's five first, the visitor's own last."""
    return _known().variants


def own() -> dict[str, Rules]:
    """Return the visitor's own house rules by name."""
    theirs = library().variants
    return {name: rules for name, rules in variants().items() if name not in theirs}


def broken() -> tuple[Fault, ...]:
    """Return the faults of kept house rules that can no longer be used."""
    return _known().faults


def variant_title(name: str) -> str:
    """Return the title of a variant in words, or the name itself if it is unknown.

    A title of house rules in another language stays marked.
    """
    rules = variants().get(name)
    text = name if rules is None else render(words(), variant_line(rules))
    title = None if rules is None else rules.title
    return type(title)(text) if isinstance(title, Foreign) and title.code != words().code else text


def variant_in_short(name: str) -> str | None:
    """Say in a few words what a variant is like, for house rules what their base is like.

    Return None if it is unknown, or has another pack, other values or other deals than its base.
    """
    base, rules = base_of(name), variants().get(name)
    if rules is not None and base in variants():
        like = variants()[base]
        if (rules.jokers, rules.courts, rules.plans) != (like.jokers, like.courts, like.plans):
            return None
    return words()(_IN_SHORT[base]) if base in _IN_SHORT else None


def draw_in_short(name: str) -> None:
    """Draw in a quiet line what a variant is like, below a list to choose one from."""
    said = variant_in_short(name)
    if said is not None:
        with st.container(key="in-short"):
            st.markdown(f":small[{escape_markdown(said)}]")


def base_of(name: str) -> str:
    """Return the name of the base variant of house rules; return any other name unchanged."""
    rules = variants().get(name)
    return name if rules is None or rules.base is None else rules.base


def keep_house(file: str, data: bytes | str, instead: str | None = None) -> Rules:
    """Add the house rules of a file to the visitor's own, replacing those named `instead` if given.

    Raises ContentError with all faults of the file.
    """
    size = len(data.encode()) if isinstance(data, str) else len(data)
    if size > MOST_HOUSE_BYTES:
        raise ContentError([Fault(file, SourceMark(), "house-too-long", {"limit": MOST_HOUSE_BYTES})])
    others = {name: rules for name, rules in variants().items() if name != instead}
    found = known_variants([(file, lambda: data)], others, _places())
    if found.faults:
        raise ContentError(found.faults)
    (rules,) = (rules for name, rules in found.variants.items() if name not in others)
    if len(others) - len(library().variants) >= MOST_HOUSES:
        raise ContentError([Fault(file, SourceMark(), "house-too-many", {"number": MOST_HOUSES})])
    if instead is not None and instead != rules.name:
        _set(instead, "")
    _set(rules.name, variant_text(variant_entry(rules)))
    return rules


def delete(name: str) -> str:
    """Delete the visitor's own house rules of this name, and return their text."""
    text = log().settings(profile()).get(f"{HOUSE_PREFIX}{name}", "")
    _set(name, "")
    return text


def restore(name: str, text: str) -> bool:
    """Restore deleted house rules; return False without room for them, or if others have their name."""
    kept = log().settings(profile())
    there = [one for one, other in kept.items() if one.startswith(HOUSE_PREFIX) and other]
    if len(there) >= MOST_HOUSES or f"{HOUSE_PREFIX}{name}" in there:
        return False
    _set(name, text)
    return True


def _set(name: str, text: str) -> None:
    log().set_setting(profile(), f"{HOUSE_PREFIX}{name}", text)
    # The progress depends on the known variants, because anything due must be askable.
    session().logged.houses = session().logged.progress = None
    for key in ("variant", "other"):
        if not text and session().pages.places.get(key) == name:
            del session().pages.places[key]


def _known() -> KnownVariants:
    """Return all variants; the settings are read once a session, or again while that fails."""
    here = session().logged
    if here.houses is None or not is_current(here.houses_partial):
        here.houses = _read(own_settings())
        here.houses_partial = failing()
    return here.houses


def _places() -> dict[str, str]:
    """Return the titles of the folders of own content by the names of their house rules."""
    return {
        name: folder.entry.title for folder in content().folders for name in folder.houses if folder.entry is not None
    }


def _read(settings: Mapping[str, str]) -> KnownVariants:
    texts = {
        name.removeprefix(HOUSE_PREFIX): text
        for name, text in sorted(settings.items())
        if name.startswith(HOUSE_PREFIX)
    }
    kept = [(name, text) for name, text in texts.items() if text][:MOST_HOUSES]
    found = known_variants(((f"{name}.yaml", partial(str, text)) for name, text in kept), library().variants, _places())
    # House rules under the wrong setting could never be changed or deleted.
    names = {*library().variants, *texts}
    return KnownVariants({name: rules for name, rules in found.variants.items() if name in names}, found.faults)
