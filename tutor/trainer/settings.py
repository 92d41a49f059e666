"""The setting: a name and a value that a learner has set, as the log keeps them."""

from dataclasses import dataclass

from tutor.trainer.attempts import LONGEST_PROFILE, check_text

LONGEST_NAME, LONGEST_VALUE = 64, 100_000


@dataclass(frozen=True, slots=True)
class Setting:
    """A name and its value, set by a profile; raises FieldError for a text that no database could keep."""

    profile: str
    name: str
    value: str

    def __post_init__(self) -> None:
        check_text("profile", self.profile, LONGEST_PROFILE)
        check_text("name", self.name, LONGEST_NAME)
        # A value may be a whole file, with line ends and unprintable characters.
        check_text("value", self.value, LONGEST_VALUE, shortest=0, printable=False)
