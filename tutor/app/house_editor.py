"""The visitor's own house rules: what they are, and widgets to make, change, save, read and delete them."""

import streamlit as st

from tutor.app.house import MOST_HOUSES, broken, delete, keep, own, variant_title, variants
from tutor.app.house_form import empty, fill, form, form_text, title_of_form
from tutor.app.shared import plain, told, words
from tutor.coach.house_words import changes
from tutor.content.source import ContentError, Fault
from tutor.content.variants import entry_of
from tutor.content.writing import variant_text
from tutor.engine.zwickern.rules import Rules

_EDITED = "house edited"
_TOLD = "house told"


def house_rules_editor() -> None:
    """The house rules that there are, the form to make or change some, and reading them from a file."""
    st.markdown(plain(words()("house-about")))
    _tell("list")
    for name, rules in own().items():
        _one(name, rules)
    _broken()
    edited = st.session_state.get(_EDITED)
    edited = edited if edited in own() else None
    if edited is None and len(own()) >= MOST_HOUSES:
        st.info(_sentence("house-too-many", number=MOST_HOUSES))
        return
    _form(edited)
    if edited is None:
        _read_file()


def _tell(place: str) -> None:
    """What came of the last thing that was done, said once and where it was done: the page is longer than a screen."""
    if st.session_state.get(_TOLD, ("",))[0] == place:
        _, good, text = st.session_state.pop(_TOLD)
        (st.success if good else st.error)(plain(text))


def _say(place: str, good: bool, text: str) -> None:
    st.session_state[_TOLD] = place, good, text


def _one(name: str, rules: Rules) -> None:
    """House rules with what they change, and what can be done with them."""
    say = words()
    with st.container(border=True, key=f"house-{name}"):
        based = say("house-based", base=variant_title(rules.base or name))
        st.markdown(f"**{plain(variant_title(name))}** · {plain(based)}")
        st.markdown("\n".join(f"- {told(line)}" for line in changes(rules)))
        with st.container(horizontal=True):
            st.button(say("house-change"), key=f"house-change-{name}", on_click=_change, args=(rules,))
            st.download_button(
                say("house-save-file"),
                variant_text(entry_of(rules)),
                f"{name}.yaml",
                "application/yaml",
                key=f"house-file-{name}",
                on_click="ignore",
            )
            with st.popover(say("house-delete")):
                st.markdown(plain(say("house-delete-about")))
                _delete_button(name)


def _delete_button(name: str) -> None:
    st.button(words()("house-delete-sure"), key=f"delete-house-{name}", on_click=_delete, args=(name,))


def _broken() -> None:
    """House rules that were read with other progress and cannot be used."""
    for name in dict.fromkeys(fault.file.removesuffix(".yaml") for fault in broken()):
        faults = [str(fault) for fault in broken() if fault.file == f"{name}.yaml"]
        st.warning(plain(words()("house-broken", name=name)))
        st.code("\n".join(faults), language=None, wrap_lines=True)
        _delete_button(name)


def _change(rules: Rules) -> None:
    st.session_state[_EDITED] = rules.name
    fill(rules)


def _close() -> None:
    st.session_state[_EDITED] = None
    empty()


def _delete(name: str) -> None:
    title = variant_title(name)
    delete(name)
    _close()
    _say("list", True, words()("house-deleted", title=title))


def _form(edited: str | None) -> None:
    say = words()
    st.subheader(plain(say("house-new") if edited is None else say("house-edit", title=variant_title(edited))))
    form()
    with st.container(horizontal=True):
        st.button(say("house-keep"), key="house-keep", type="primary", on_click=_keep, args=(edited,))
        if edited is not None:
            st.button(say("house-cancel"), key="house-cancel", on_click=_close)
    _tell("form")


def _keep(edited: str | None) -> None:
    """Keep what the form says."""
    title = title_of_form()
    if not title:
        _say("form", False, words()("house-no-title"))
        return
    if any(variant_title(name).casefold() == title.casefold() for name in variants() if name != edited):
        _say("form", False, words()("house-title-taken", title=title))
        return
    try:
        rules = keep("-", form_text(), edited)
    except ContentError as error:
        # Nobody has seen a line of the form.
        _say("form", False, " ".join(_sentence(fault.message, **fault.details) for fault in error.faults))
        return
    _close()
    _say("form", True, words()("house-kept", title=variant_title(rules.name)))


def _sentence(message: str, **details: str | int) -> str:
    text = words().given(message, details)
    return f"{text[:1].upper()}{text[1:].removesuffix('.')}."


def _read_file() -> None:
    """House rules from a file; what is wrong with it is told by its lines."""
    st.subheader(plain(words()("house-read")))
    file = st.file_uploader(words()("house-file"), type=["yaml", "yml"], key="house-upload")
    label = words()("house-read-button")
    if st.button(label, key="house-read", disabled=file is None) and file is not None:
        try:
            rules = keep(file.name, file.getvalue())
        except ContentError as error:
            _faults(error.faults)
        else:
            _say("file", True, words()("house-kept", title=variant_title(rules.name)))
            st.rerun()
    _tell("file")


def _faults(faults: tuple[Fault, ...]) -> None:
    st.error(plain(words()("house-wrong-file")))
    st.code("\n".join(map(str, faults)), language=None, wrap_lines=True)
