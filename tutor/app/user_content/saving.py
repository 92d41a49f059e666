"""Saving into a folder of own content, for the owner of this machine only; conflicting versions are shown."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.library import content
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import value_of
from tutor.app.visitor import messages
from tutor.app.visitor.profile import is_owner
from tutor.app.visitor.session import SavedFile
from tutor.app.visitor.synced_widgets import synced
from tutor.catalogue.proving.file_names import name_faults
from tutor.catalogue.user_content import OwnFolder, prove_alone
from tutor.content.files.kinds import KindName
from tutor.content.files.own_folder import read_within
from tutor.content.files.saving import save_within
from tutor.content.yaml.source import ContentError

_MOST_NAME: Final = 60
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MOST_SHOWN: Final = 100_000
_HEIGHT: Final = 320  # pixels


class OwnDraft(NamedTuple):
    """A draft to save: its kind, the place of such files in the folder, and its current text.

    `text` returns None if there is nothing to save. `saved` is the draft's file state, and `key` names its widgets.
    Messages are shown beside the widgets, or by the page itself at the place `messages`.
    """

    kind: KindName
    inside: str
    text: Callable[[], str | None]
    saved: SavedFile
    key: str
    messages: str | None = None


def open_to_writing() -> Mapping[str, OwnFolder]:
    """Return the folders that the visitor may write to, by their slugs; only the owner may write to any."""
    if not is_owner(st.context.headers, st.context.ip_address):
        return {}
    return {folder.entry.slug: folder for folder in content().folders if folder.entry is not None}


def save_into_folder(draft: OwnDraft, name: str, then: Callable[[], None] | None = None) -> None:
    """Draw the controls that save a draft into a folder, as `name` unless another is typed; `then` runs afterwards.

    Draws nothing without a writable folder.
    """
    folders, say = open_to_writing(), words()
    if not folders:
        return
    titles = {slug: one.entry.title for slug, one in folders.items() if one.entry is not None}
    saved, key = draft.saved, draft.key
    slug = _slug(saved, folders)
    shown = saved.name or (saved.file.stem if saved.file is not None else name)
    with st.container(horizontal=True, vertical_alignment="bottom", key=f"own-{key}"):
        if len(titles) > 1:
            st.selectbox(
                say("saving-folder"),
                list(titles),
                format_func=titles.__getitem__,
                **synced(f"own-folder-{key}", slug, partial(setattr, saved, "slug"), titles),
            )
        named = synced(f"own-name-{key}", shown, partial(setattr, saved, "name"))
        st.text_input(say("saving-file-name"), max_chars=_MOST_NAME, **named)
        save = partial(_save, draft, shown, then)
        st.button(escape_markdown(say("saving-save", title=titles[slug])), key=f"own-save-{key}", on_click=save)
    if draft.messages is None:
        messages.show_messages(_place(draft))
    if draft.saved.clash is not None and draft.saved.file is not None:
        _both(draft, draft.saved.file, draft.saved.clash, then)


def _slug(saved: SavedFile, folders: Mapping[str, OwnFolder]) -> str:
    """Return the folder to save into: the chosen one, otherwise that of the file, otherwise the first."""
    if saved.slug is not None and saved.slug in folders:
        return saved.slug
    return next((slug for slug, one in folders.items() if _lies_in(saved.file, one.root)), next(iter(folders)))


def _lies_in(file: Path | None, root: Path) -> bool:
    return file is not None and file.is_relative_to(root)


def _place(draft: OwnDraft) -> str:
    return draft.messages or f"own {draft.key}"


def _save(draft: OwnDraft, shown: str, then: Callable[[], None] | None) -> None:
    """Save the draft as the typed file, if it is valid in that folder and overwrites no other content."""
    folders = open_to_writing()
    if not folders:
        messages.post(_place(draft), False, words()("saving-not-here"))
        return
    folder = folders[_slug(draft.saved, folders)]
    stem = (draft.saved.name or shown).strip().removesuffix(".yaml")
    file = folder.root / draft.inside / f"{stem}.yaml"
    if not _NAME.fullmatch(stem) or any(name_faults(draft.kind, file, ())):
        messages.post(_place(draft), False, words()("saving-wrong-name"))
        return
    _write(draft, folder, file, draft.saved.seen if draft.saved.file == file else None, then)


def _write(draft: OwnDraft, folder: OwnFolder, file: Path, read: bytes | None, then: Callable[[], None] | None) -> None:
    text, place = draft.text(), _place(draft)
    if text is None:
        messages.post(place, False, words()("saving-nothing"))
        return
    draft.saved.clash = None
    try:
        prove_alone(folder, draft.kind, file, text)
        save_within(folder.root, file, text, read)
    except ContentError as error:
        if any(fault.message == "content-changed-since" for fault in error.faults):
            _clash(draft, folder, file)
        if draft.saved.clash is None:
            messages.post(place, False, words()("saving-not-saved"), map(str, error.faults))
        return
    draft.saved.file, draft.saved.seen, draft.saved.name = file, text.encode(), None
    where = file.relative_to(folder.root).as_posix()
    messages.post(place, True, words()("saving-saved", file=where, title=_title(folder)))
    if then is not None:
        then()


def _title(folder: OwnFolder) -> str:
    return "" if folder.entry is None else folder.entry.title


def _clash(draft: OwnDraft, folder: OwnFolder, file: Path) -> None:
    """Keep the current content of the file to show it; a file that is gone no longer conflicts."""
    draft.saved.file = file
    try:
        draft.saved.clash = read_within(folder.root, file)
    except ContentError:
        draft.saved.file = draft.saved.seen = None


def _both(draft: OwnDraft, file: Path, there: bytes, then: Callable[[], None] | None) -> None:
    """Draw the file's content and the draft, and the button that overwrites the file with the draft."""
    say = words()
    st.warning(escape_markdown(say("saving-clash", file=file.name)))
    theirs, ours = st.columns(2)
    for column, title, text in (
        (theirs, "saving-clash-file", there.decode("utf-8", "replace")),
        (ours, "saving-clash-draft", draft.text() or ""),
    ):
        with column:
            st.markdown(f"**{escape_markdown(say(title))}**")
            with in_english(f"{title}-{draft.key}"):
                st.code(text[:_MOST_SHOWN], language="yaml", height=_HEIGHT, wrap_lines=True)
    replace = partial(_replace, draft, file, there, then)
    st.button(say("saving-replace"), key=f"own-replace-{draft.key}", on_click=replace)


def _replace(draft: OwnDraft, file: Path, seen: bytes, then: Callable[[], None] | None) -> None:
    """Overwrite the file that was shown with the draft, unless the file has changed again."""
    folder = next((folder for folder in open_to_writing().values() if _lies_in(file, folder.root)), None)
    if folder is None:
        messages.post(_place(draft), False, words()("saving-not-here"))
        return
    _write(draft, folder, file, seen, then)


# -- a file of a folder, opened -----------------------------------------------------


def choose_own_file(kinds: Iterable[KindName], key: str, then: Callable[[str, SavedFile], None]) -> None:
    """Draw the choice of a file of these kinds in the writable folders; `then` takes its text and its bytes."""
    found = [
        (folder, file) for kind in kinds for folder in open_to_writing().values() for file in folder.state.of_kind(kind)
    ]
    files = {str(file): (one, file) for one, file in found}
    if not files:
        return
    say = words()
    labels = {name: f"{_title(one)}: {file.relative_to(one.root).as_posix()}" for name, (one, file) in files.items()}
    chosen = value_of(f"own-open-{key}")
    with st.container(horizontal=True, vertical_alignment="bottom"):
        st.selectbox(
            say("saving-open"), list(labels), format_func=labels.__getitem__, index=None, key=f"own-open-{key}"
        )
        st.button(
            say("saving-open-button"),
            key=f"own-open-button-{key}",
            disabled=chosen not in files,
            on_click=partial(_opened, key, then),
        )
    messages.show_messages(f"own open {key}")


def _opened(key: str, then: Callable[[str, SavedFile], None]) -> None:
    """Read the chosen file, which may be gone or changed since the list was drawn."""
    file = Path(str(value_of(f"own-open-{key}", "")))
    folder = next((folder for folder in open_to_writing().values() if _lies_in(file, folder.root)), None)
    place = f"own open {key}"
    if folder is None:
        messages.post(place, False, words()("saving-not-here"))
        return
    try:
        data = read_within(folder.root, file)
        text = data.decode("utf-8-sig")
    except ContentError as error:
        messages.post(place, False, words()("saving-unread"), map(str, error.faults))
    except UnicodeDecodeError:
        messages.post(place, False, words()("workshop-no-text"))
    else:
        then(text, SavedFile(file, data))
