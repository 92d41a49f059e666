"""The state of the Rules page."""

from dataclasses import dataclass, field

from tutor.app.visitor.state.own_files import SavedFile


@dataclass(slots=True)
class RulesPage:
    """The name of the house rules that the form was last filled with.

    `filled` is "" for new rules, and None before the form was filled; the form itself keeps what was typed since.
    `saved` has the files of folders that house rules are saved as, by the names of the rules.
    """

    filled: str | None = None
    saved: dict[str, SavedFile] = field(default_factory=dict)
