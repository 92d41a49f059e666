"""The learner's own games of tricks from the Play page, opened as records once they are over, with their review."""

import re
from typing import Final, NamedTuple
from uuid import UUID

from tutor.app.base.i18n import words
from tutor.app.play.review.keeping import keep_finished, kept_review
from tutor.app.play.running import find_tricks
from tutor.app.play.tricks.titles import way_title
from tutor.catalogue.tricks.hands import PlayedHand
from tutor.catalogue.tricks.records import TrickRecord
from tutor.content.tricks.entries import HandEntry
from tutor.matches.tricks.match import TrickHand
from tutor.matches.tricks.review.found import TrickJudged, TrickReview

AT, MODE = "at", "mode"
"""The keys of the address that name the number of an action, and what is done there."""

_NAME: Final = re.compile(r"match/([0-9a-f-]{36})/([1-9][0-9]?)")


class OwnTrickGame(NamedTuple):
    """A game of the learner's own that is over: as a record, its match and number there, and its review, if any."""

    record: TrickRecord
    match: UUID
    number: int
    hand: TrickHand
    review: TrickReview | None

    def judged(self, at: int) -> TrickJudged | None:
        """Return what the review has found of the action with a number, from 1, if it is one of the person's."""
        plays = () if self.review is None else self.review.plays
        return next((one for one in plays if one.ply == at - 1), None)

    @property
    def marked(self) -> tuple[int, ...]:
        """The numbers of the actions that are marked, from 1."""
        return () if self.review is None else tuple(one.ply + 1 for one in self.review.marked)


def own_trick_game(name: str) -> OwnTrickGame | None:
    """Return a game by its name in the address; None if there is none, or if it is not over."""
    asked = _NAME.fullmatch(name)
    if asked is None:
        return None
    keep_finished()
    running, number = find_tricks(asked[1]), int(asked[2]) - 1
    if running is None or number >= len(running.match.hands) or not running.match.hands[number].over:
        return None
    hand, review = running.match.hands[number], kept_review(running.match, number)
    title = words()("replay-own-game", variant=way_title(running.match.rules), number=number + 1)
    found = TrickRecord(name, _as_record(title, hand))
    return OwnTrickGame(found, running.id, number, hand, review if isinstance(review, TrickReview) else None)


def _as_record(title: str, hand: TrickHand) -> PlayedHand:
    """Return a hand as a record; its actions are legal, so nothing has to be proven."""
    last, seats = hand.position, hand.position.seats
    actions = tuple(f"{seats[where.turn or 0]} {line}" for where, line in zip(hand.positions, hand.lines, strict=False))
    entry = HandEntry(
        title=title[:100],
        variant=last.rules.name,
        seats=seats,
        dealer=seats[hand.dealt.dealer],
        pot=hand.dealt.pot,
        hands={},
        actions=actions,
    )
    net = dict(zip(seats, last.accounts, strict=True))
    return PlayedHand(
        last.rules.game, entry, hand.positions[:-1], hand.plays, last, net, last.pot, seats[hand.next_dealer], ()
    )
