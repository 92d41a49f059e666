"""The visitor's own house rules, with widgets to make, change, save, upload and delete them."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.base.session import value_of
from tutor.app.play.preferences import play_at
from tutor.app.rules.house_form import empty, fill_form, form, form_text, is_filled, title_of_form
from tutor.app.rules.own_table_choice import draw_own_table_choice
from tutor.app.rules.selection import asked_in_address, choose_in_address
from tutor.app.rules.shared_table import draw_shared_table, share_table
from tutor.app.rules.ten_questions import draw_question, offer_questions
from tutor.app.user_content.saving import OwnDraft, save_into_folder
from tutor.app.visitor import messages
from tutor.app.visitor.own_table import choose_own_table, own_table
from tutor.app.visitor.session import SavedFile, session
from tutor.app.visitor.variants import (
    MOST_HOUSE_BYTES,
    MOST_HOUSES,
    broken,
    delete,
    keep_house,
    own,
    restore,
    variant_title,
    variants,
)
from tutor.coach.zwickern.rules.changed_rules import changed_rules
from tutor.content.files.saving import schema_line
from tutor.content.files.writing import variant_text
from tutor.content.yaml.source import ContentError, Fault
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import Rules
from tutor.engine.zwickern.position import folded
from tutor.text import InEnglish

_LIST, _FORM, _FILE = "house list", "house form", "house file"


def house_rules_editor() -> None:
    """Draw the list of house rules, the form to make or change them, and the upload of a file."""
    messages.show_messages(_LIST)
    draw_shared_table()
    draw_own_table_choice()
    edited = asked_in_address("house", own())
    for name, rules in own().items():
        _one(name, rules)
    _broken()
    if not edited and len(own()) >= MOST_HOUSES:
        _messages(_FORM)
        _messages(_FILE)
        st.info(_sentence("house-too-many", number=MOST_HOUSES))
        return
    if not edited and draw_question():
        return
    _form(edited)
    if not edited:
        _read_file()


def _one(name: str, rules: Rules) -> None:
    """Draw one set of house rules: its changes, and buttons to edit, save and delete it."""
    say = words()
    with st.container(border=True, key=f"house-{name}"):
        based = say("house-based", base=variant_title(rules.base or name))
        with in_its_language(f"house-{name}", variant_title(name)):
            st.markdown(f"**{escape_markdown(variant_title(name))}**")
        st.markdown(escape_markdown(based))
        st.markdown("\n".join(f"- {markdown(line)}" for line in changed_rules(rules)))
        with st.container(horizontal=True):
            _play_button(rules, f"house-play-{name}")
            st.button(say("house-change"), key=f"house-change-{name}", on_click=_edit, args=(name,))
            st.download_button(
                say("house-save-file"),
                _file_text(rules),
                f"{name}.yaml",
                "application/yaml",
                key=f"house-file-{name}",
                on_click="ignore",
            )
            share_table(rules)
            with st.popover(say("house-delete"), key=f"delete of {name}"):
                st.markdown(escape_markdown(say("house-delete-about")))
                _delete_button(name)
        saved = session().rules.saved.setdefault(name, SavedFile())
        draft = OwnDraft("house", "lessons/variants", partial(_file_text, rules), saved, f"house-{name}", _LIST)
        save_into_folder(draft, name, partial(_moved, name))


def _play_button(rules: Rules, key: str) -> None:
    if st.button(words()("house-play"), key=key):
        play_at(rules)
        st.switch_page("views/play.py")


def _messages(place: str) -> None:
    """Show the messages for a part of the page, and the rules just kept there with the button to play by them.

    The list of rules, which has that button too, is out of sight above a long form.
    """
    messages.show_messages(place)
    page = session().rules
    if page.kept_at == place and (rules := own().get(page.kept)) is not None:
        draw_text(words()("house-kept", title=variant_title(rules.name)), f"kept-{place.replace(' ', '-')}", st.success)
        _play_button(rules, "at-kept-house")


def _kept(place: str, rules: Rules) -> None:
    page = session().rules
    page.kept, page.kept_at = rules.name, place


def _moved(name: str) -> None:
    """Delete house rules that have been saved into a folder."""
    delete(name)


def _file_text(rules: Rules) -> str:
    return schema_line("house") + variant_text(variant_entry(rules))


def _delete_button(name: str) -> None:
    st.button(words()("house-delete-sure"), key=f"delete-house-{name}", on_click=_delete, args=(name,))


def _broken() -> None:
    """Draw the kept house rules that are invalid, such as from an imported file, with their faults."""
    names = dict.fromkeys(fault.file.removesuffix(".yaml") for fault in broken())
    for number, name in enumerate(names):
        faults = [str(fault) for fault in broken() if fault.file == f"{name}.yaml"]
        st.warning(escape_markdown(words()("house-broken", name=name)))
        messages.show_faults(f"house-{number}", faults)
        _delete_button(name)


def _edit(name: str) -> None:
    """Put the name of the rules to edit into the address; "" for none."""
    session().rules.filled, session().rules.kept = None, ""
    choose_in_address("house", name)


def _delete(name: str) -> None:
    """Delete house rules, and offer to restore them; a second press does nothing."""
    title, text = variant_title(name), delete(name)
    if not text:
        return
    _edit("")
    messages.post(_LIST, True, words()("house-deleted", title=title), undo=partial(_restore, name, title, text))


def _restore(name: str, title: str, text: str) -> None:
    if not restore(name, text):
        messages.post(_LIST, False, words()("house-not-restored", title=title))


def _form(edited: str) -> None:
    """Draw the form with its buttons for the rules named `edited`, or for new ones if it is ""."""
    say = words()
    st.header(escape_markdown(say("house-edit", title=variant_title(edited)) if edited else say("house-new")))
    if session().rules.filled != edited or not is_filled():
        session().rules.filled = edited
        if edited:
            fill_form(own()[edited])
        else:
            empty()
    if not edited:
        offer_questions()
    form()
    # Above the key that was pressed, which may be the last thing in the window.
    _messages(_FORM)
    with st.container(horizontal=True):
        st.button(say("house-keep"), key="house-keep", type="primary", on_click=_keep, args=(edited,))
        if edited:
            st.button(say("house-cancel"), key="house-cancel", on_click=_edit, args=("",))


def _keep(edited: str) -> None:
    """Save the rules of the form in place of `edited`, or say why they cannot be saved."""
    session().rules.kept = ""
    title = title_of_form()
    if not title:
        messages.post(_FORM, False, words()("house-no-title"))
        return
    if any(folded(variant_title(name)) == folded(title) for name in variants() if name != edited):
        messages.post(_FORM, False, words()("house-title-taken", title=title))
        return
    try:
        ours = own_table()
        rules = keep_house("-", form_text(), edited or None)
        if edited and ours is not None and ours.name == edited:
            # It may have another name now.
            choose_own_table(rules.name)
    except ContentError as error:
        # Without lines and columns: the visitor has not seen the file that the form makes.
        told = [_said_of(fault) for fault in error.faults]
        english = any(isinstance(one, InEnglish) for one in told)
        messages.post(_FORM, False, InEnglish(" ".join(told)) if english else " ".join(told))
        return
    _edit("")
    _kept(_FORM, rules)


def _said_of(fault: Fault) -> str:
    """Return the words for a fault: a family's own words if the form allows the fault."""
    base = fault.details.get("base")
    match fault.message:
        case "check-variant-unchanged":
            return words()("house-unchanged", base=variant_title(str(base)))
        case "check-variant-name":
            return words()("house-name-wrong", name=fault.details["name"])
        case "check-variant-name-taken":
            return words()("house-name-taken", name=fault.details["name"])
    return _sentence(fault.message, **fault.details)


def _sentence(message: str, **details: str | int) -> str:
    text = words().given(message, details)
    return type(text)(f"{text[:1].upper()}{text[1:].removesuffix('.')}.")


def _read_file() -> None:
    """Draw the upload of a file of house rules, and its faults with their lines."""
    st.header(escape_markdown(words()("house-read")))
    label = words()("house-file", limit=MOST_HOUSE_BYTES // 1000)
    # Streamlit limits uploads in whole megabytes; `keep_house` checks the limit that the label names.
    file = st.file_uploader(label, type=["yaml", "yml"], key="house-upload", max_upload_size=1)
    st.button(words()("house-read-button"), key="house-read", disabled=file is None, on_click=_read)
    _messages(_FILE)


def _read() -> None:
    file = value_of("house-upload")
    if file is None:
        return
    session().rules.kept = ""
    try:
        rules = keep_house(file.name, file.getvalue())
    except ContentError as error:
        messages.post(_FILE, False, words()("house-wrong-file"), map(str, error.faults))
    else:
        _kept(_FILE, rules)
