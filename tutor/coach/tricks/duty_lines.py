"""The reason why a card may not be played to a trick, as one line with card and suit, without a card that would do."""

from typing import Final

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import Duty, Trick, TrickRules, known_card, suit_followed, suit_led, winning
from tutor.text import Family, Line, Value
from tutor.text.cards import SUIT_NAMES

NOT_YOUR_TURN: Final = Line("reason-tricks-not-your-turn")
DROPPED_OUT: Final = Line("reason-tricks-dropped-out")
NOBODY_TO_ACT: Final = Line("reason-tricks-nobody")
PLAY_TO_THE_TRICK: Final = Line("reason-tricks-play")

_PLAINLY = Family("reason-tricks-{}", (*Duty,))


def duty_line(rules: TrickRules, trumps: Suit, trick: Trick, duty: Duty, card: Card) -> Line:
    """Say which duty playing a card to a trick would break."""
    values: dict[str, Value] = {"card": card}
    led, best = suit_led(rules, trumps, trick), winning(rules, trumps, trick)
    if led is not None:
        values["suit"] = Line(SUIT_NAMES[led])
    if duty in (Duty.HEAD, Duty.OVERTRUMP) and best is not None:
        values["best"] = known_card(best.card)
    if duty is Duty.FOLLOW and led is trumps:
        return Line("reason-tricks-must-follow-trumps", values)
    if duty is Duty.FOLLOW and card.code == rules.permanent_trump:
        return Line("reason-tricks-must-follow-permanent", values)
    if duty is Duty.FACE_UP and suit_followed(rules, trumps, card) is trumps and rules.trumps_asked:
        return Line("reason-tricks-must-lie-face-up-trump", values)
    return Line(_PLAINLY[duty], values)
