"""The lines on a play if the learner plays for all seats: they speak of the seat that plays, not of the learner."""

from tutor.text import Family, Line, Value

_OF_SEAT = Family(
    "{}-of",
    (
        *("reason-out-of-reach", "reason-out-of-reach-as", "reason-out-of-reach-one", "reason-out-of-reach-one-as"),
        *("reason-build-from-card", "reason-build-kept", "reason-joker-rule-capture"),
        *("reason-obligation-broken", "reason-obligation-broken-kept", "reason-obligation-broken-last"),
        *("reason-obligation-broken-each", "reason-obligation-suspended"),
        *("reason-no-card-for-value", "reason-not-announced", "card-played"),
        *("verdict-repair-other-card", "verdict-nudge-keep", "verdict-nudge-swap-keep"),
        *("verdict-nudge-other-card", "verdict-nudge-other-card-all", "verdict-nudge-other-card-build"),
        *("verdict-nudge-nothing", "verdict-nudge-promise", "verdict-nudge-no-build"),
    ),
)


def of_seat(line: Line, seat: Value | None) -> Line:
    """Return a line that speaks of `seat` in place of the learner, and the line itself if `seat` is None."""
    if seat is None:
        return line
    values = {name: of_seat(value, seat) if isinstance(value, Line) else value for name, value in line.values.items()}
    if line.message not in _OF_SEAT:
        return Line(line.message, values)
    return Line(_OF_SEAT[line.message], {**values, "player": seat})
