"""The state of the Rules page."""

from dataclasses import dataclass


@dataclass(slots=True)
class RulesPage:
    """The text of the pasted position, and the name of the house rules that the form was last filled with.

    `filled` is "" for new rules, and None before the form was filled; the form itself keeps what was typed since.
    """

    own_position: str = ""
    filled: str | None = None
