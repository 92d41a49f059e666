"""The state of the Rules page."""

from dataclasses import dataclass


@dataclass(slots=True)
class RulesPage:
    """The name of the house rules that the form was last filled with.

    `filled` is "" for new rules, and None before the form was filled; the form itself keeps what was typed since.
    """

    filled: str | None = None
