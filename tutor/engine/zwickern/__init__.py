"""Zwickern: set up a position, list the legal plays, judge one, make it, write it down, and score a hand.

This module is the public API of the engine: it has the names the rest of the tutor often needs.

>>> from tutor.engine import zwickern
>>> setup = zwickern.Setup("jensen", ("Ida", "Jan"), "Ida", {"Ida": ["JS", "3H"]}, ["2D", "10H", "5S", "QC"])
>>> position = zwickern.set_up(setup)
>>> [zwickern.write_play(position, play) for play in zwickern.legal_plays(position)]
['JS', '3H', 'JS x 2D', 'JS x 2D+10H', 'JS on 5S = 3', '3H x QC', '3H on 5S = 2']

A play is read from text, and is legal if there is no reason against it:

>>> wrong = zwickern.read_play(position, "3H x 5S").play
>>> [violation.reason.value for violation in zwickern.violations(position, wrong)]
['out-of-reach']

A position never changes: a play gives the next one. The jack is worth twelve, so it takes the 2 and the 10.

>>> after = zwickern.make_play(position, zwickern.read_play(position, "JS x 2D+10H").play)
>>> [item.cards[0].code for item in after.table], after.seats[after.turn]
(['5S', 'QC'], 'Jan')
>>> [(score.cards, score.points) for score in zwickern.scores(after, majority=False)]
[(3, 0), (0, 0)]

Variants are values: `zwickern.VARIANTS["dietze"].points`. `GAME` is Zwickern under the names of `tutor.engine.game`,
which every game has. All games share the cards of `tutor.engine.cards`, and `ImpossiblePositionError`, which is raised
for a setup that describes no possible position. Names that few places need are imported from their own modules: the
sets of captures from `captures`, the search with open hands from `open_hands`.
"""

from tutor.engine.zwickern.game import GAME
from tutor.engine.zwickern.hand.deal_and_play import deal_is_over, full_pack, play_hand
from tutor.engine.zwickern.hand.scoring import Score, scores
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_plays, number_of_plays
from tutor.engine.zwickern.notation import Reading, read_play, write_play
from tutor.engine.zwickern.plays import Build, Capture, Lay, Play, Stated, is_zwick, make_play
from tutor.engine.zwickern.position import Item, Pile, Position, Seen, loose, seen_by
from tutor.engine.zwickern.rules import Plan, Rules, is_wild, partner, plan, sides
from tutor.engine.zwickern.setup import BuildSetup, Setup, WonSetup, set_up
from tutor.engine.zwickern.splits import split_of
from tutor.engine.zwickern.variants import VARIANTS, Variants
from tutor.engine.zwickern.violation import Ban, Reason, Violation

__all__ = [
    "GAME",
    "VARIANTS",
    "Ban",
    "Build",
    "BuildSetup",
    "Capture",
    "Item",
    "Lay",
    "Pile",
    "Plan",
    "Play",
    "Position",
    "Reading",
    "Reason",
    "Rules",
    "Score",
    "Seen",
    "Setup",
    "Stated",
    "Variants",
    "Violation",
    "WonSetup",
    "deal_is_over",
    "full_pack",
    "is_wild",
    "is_zwick",
    "legal_plays",
    "loose",
    "make_play",
    "number_of_plays",
    "partner",
    "plan",
    "play_hand",
    "read_play",
    "scores",
    "seen_by",
    "set_up",
    "sides",
    "split_of",
    "violations",
    "write_play",
]
