"""The drafts of a visitor's puzzles, games and lessons, kept as settings of the profile.

The setting `draft/<name>` has the text of its file, "" once the draft is deleted. Each change names the text that it
replaces, so that no tab overwrites another.
"""

import re
import secrets
from collections.abc import Mapping
from functools import partial
from typing import Final

from tutor.app.base.clock import now
from tutor.app.base.i18n import words
from tutor.app.drafts.kinds import DraftKind, draft_kind, first_text
from tutor.app.drafts.saved_file import saved_file
from tutor.app.drafts.text import first_fault
from tutor.app.visitor.attempt_log import log, own_settings
from tutor.app.visitor.messages import post, withdraw
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import DraftChange, WorkshopPage, session
from tutor.app.visitor.variants import variants
from tutor.text import Line
from tutor.trainer.attempts import FieldError
from tutor.trainer.settings import Setting

DRAFT_PREFIX: Final = "draft/"
MOST_DRAFTS: Final = 50
MOST_DRAFT_BYTES: Final = 100_000
BY_DRAFTS: Final = "workshop drafts"
BY_STEPS: Final = "workshop steps"
"""The places of messages: beside the list of drafts, and beside that of the steps of a lesson."""

MOST_BEFORE: Final = 50
_UNKEPT: Final = ""
_NAME: Final = re.compile(DRAFT_PREFIX + r"[0-9]{14}-[0-9a-f]{8}")


def drafts() -> dict[str, str]:
    """Return the texts of the drafts by their names, the newest first."""
    return _among(own_settings())


def _among(settings: Mapping[str, str]) -> dict[str, str]:
    found = {name: text for name, text in settings.items() if text and _NAME.fullmatch(name)}
    return dict(sorted(found.items(), reverse=True))


def fitting_drafts(found: Mapping[str, str], kept: Mapping[str, str]) -> tuple[dict[str, str], int]:
    """Return the drafts of a file that are new here, up to the limit, and the number of those over the limit."""
    room = max(0, MOST_DRAFTS - len(_among(kept)))
    new = {name: text for name, text in _among(found).items() if name not in kept and is_short(text)}
    taken = dict(list(new.items())[:room])
    asked = sum(kept.get(name) != text for name, text in _among(found).items())
    return taken, asked - len(taken)


def is_short(text: str) -> bool:
    """Tell whether a draft may have this text."""
    return len(text.encode("utf-8", "replace")) <= MOST_DRAFT_BYTES


def workshop_page() -> WorkshopPage:
    """Return the state of the page with a draft: the open one, otherwise the newest kept one, otherwise a new one."""
    if not session().workshop.text:
        name, text = next(iter(drafts().items()), (None, first_text("puzzle", words())))
        _show(name, text)
    return session().workshop


def open_draft(name: str) -> None:
    """Open a kept draft."""
    text = drafts().get(name)
    if text is not None:
        _show(name, text)


def turn_to(kind: DraftKind) -> None:
    """Open the newest draft of a kind, or begin one, if the open draft is of another kind."""
    if draft_kind(workshop_page().text) != kind:
        found = {name: text for name, text in drafts().items() if draft_kind(text) == kind}
        _show(*next(iter(found.items()), (None, first_text(kind, words()))))


def begin_draft(text: str | None = None) -> None:
    """Begin another draft of the kind of the open one; with a text it is kept at once."""
    if text is None:
        _show(None, first_text(draft_kind(workshop_page().text), words()))
    else:
        _show(None, first_text(draft_kind(text), words()))
        write_draft(text)


def _show(name: str | None, text: str) -> None:
    before = session().workshop
    if name is None:
        before.changes.pop(_UNKEPT, None)
    withdraw(BY_STEPS)
    # The board counts edits, so that a selection on another draft is not taken for one on this.
    session().workshop = WorkshopPage(
        name,
        text,
        None if name is None else text,
        changes=before.changes,
        edits=before.edits + 1,
        saved=saved_file(name),
    )


def change_draft(text: str) -> None:
    """Give the open draft the text that a form makes, and keep it.

    A text that could no longer be read would remove the form, so it is refused with the reason.
    """
    here = workshop_page()
    fault = first_fault(text, variants())
    if fault is not None and first_fault(here.text, variants()) is None:
        here.refused = Line(fault.message, fault.details)
        return
    write_draft(text)


def write_draft(text: str) -> None:
    """Give the open draft the text that its author has written, valid or not, and keep it."""
    here = workshop_page()
    if not is_short(text):
        here.refused = Line("workshop-too-long", {"limit": MOST_DRAFT_BYTES // 1000})
        return
    try:
        Setting(profile(), DRAFT_PREFIX, text)
    except FieldError:
        here.refused = Line("workshop-no-text")
        return
    change = DraftChange(here.text, text)
    _set(here, text)
    if change.before != change.after:
        _remember(here, change)


def take_back() -> None:
    """Undo the last change of the open draft in this session."""
    here = workshop_page()
    text = here.before
    if text is not None:
        here.changes[here.draft or _UNKEPT].pop()
        _set(here, text)


def _remember(here: WorkshopPage, change: DraftChange) -> None:
    """Remember the change of the open draft, and forget the oldest changes over the limit, first of other drafts."""
    name = here.draft or _UNKEPT
    here.changes[name] = [*here.changes.pop(name, []), change]
    if sum(map(len, here.changes.values())) > MOST_BEFORE:
        oldest = next(iter(here.changes))
        del here.changes[oldest][0]
        if not here.changes[oldest]:
            del here.changes[oldest]


def _set(here: WorkshopPage, text: str) -> None:
    withdraw(BY_STEPS)
    here.text, here.refused, here.built, here.verdict = text, None, None, None
    here.edits += 1
    _keep(here)


def _keep(here: WorkshopPage) -> None:
    """Keep the text of the open draft, under a new name if another tab has changed the draft."""
    if here.draft is not None:
        if log().exchange(profile(), here.draft, here.kept, here.text):
            here.kept = here.text
            return
        here.changes[_UNKEPT] = list(here.changes.get(here.draft, []))
        here.draft, here.refused = None, Line("workshop-elsewhere")
    if len(drafts()) >= MOST_DRAFTS:
        here.refused = Line("workshop-too-many", {"number": MOST_DRAFTS})
        return
    name = f"{DRAFT_PREFIX}{now():%Y%m%d%H%M%S}-{secrets.token_hex(4)}"
    if log().exchange(profile(), name, None, here.text):
        here.draft, here.kept = name, here.text
        here.changes[name] = here.changes.pop(_UNKEPT, [])


def delete_draft(name: str, label: str) -> None:
    """Delete the open draft, unless another tab has changed it; open another one, and offer to restore it.

    A second press does nothing, because the draft that it names is no longer open.
    """
    here = workshop_page()
    if here.draft != name:
        return
    text = here.text
    if not log().exchange(profile(), name, here.kept, ""):
        open_draft(name)
        session().workshop.refused = Line("workshop-not-deleted")
        return
    session().workshop = WorkshopPage(changes=here.changes, edits=here.edits + 1)
    post(BY_DRAFTS, True, words()("workshop-deleted", title=label), undo=partial(_restore, name, text))


def _restore(name: str, text: str) -> None:
    """Keep a deleted draft again, and open it."""
    if len(drafts()) >= MOST_DRAFTS:
        workshop_page().refused = Line("workshop-too-many", {"number": MOST_DRAFTS})
        return
    # Another tab may have restored it already.
    log().exchange(profile(), name, "", text)
    open_draft(name)
