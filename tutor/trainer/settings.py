"""One thing that a learner has set, as it is kept."""

from dataclasses import dataclass

from tutor.trainer.attempts import LONGEST_PROFILE, check_text

LONGEST_NAME, LONGEST_VALUE = 64, 100_000


@dataclass(frozen=True, slots=True)
class Setting:
    """What a profile has set under a name; raises FieldError for what no database could keep."""

    profile: str
    name: str
    value: str

    def __post_init__(self) -> None:
        check_text("profile", self.profile, LONGEST_PROFILE)
        check_text("name", self.name, LONGEST_NAME)
        # A value may be a whole file, with lines and whatever stands in them.
        check_text("value", self.value, LONGEST_VALUE, shortest=0, printable=False)
