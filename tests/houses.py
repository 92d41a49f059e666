"""House rules for tests: they reverse every reading, each where that means something, and have every duty.

POSITION and GAME use the first of them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from types import MappingProxyType

from tutor.catalogue.house_rules import read_variant
from tutor.engine.zwickern import VARIANTS, Rules

FILES: Mapping[str, str] = MappingProxyType(
    {
        "kitchen-table": """\
name: kitchen-table
based_on: jensen
title: As we play at home
build_on_empty: true
majority_on_tie: true
subtract_from_card: true
same_value: false
points: {10D: 5, X25: 10, 2S: 0, 5H: 2}
majority: 2
zwick: 2
""",
        "club-night": """\
name: club-night
based_on: dietze
build_on_empty: true
majority_on_tie: true
same_value: true
zwick: 1
""",
        "wild-west": """\
name: wild-west
based_on: grupp
build_on_empty: true
same_value: true
points: {X1: 3}
""",
        "strict-aunt": """\
name: strict-aunt
based_on: jensen
duty: capture
capturing: all
single_builds: false
build_for_partner: false
""",
        "old-harbour": """\
name: old-harbour
based_on: christiansen
owner_may_lay: false
capturing: must
""",
        "rue-du-port": """\
name: rue-du-port
based_on: french
subtract_from_card: true
same_value: false
""",
    }
)
POSITION = "{variant: kitchen-table, seats: [N, E, S, W], turn: N, hands: {N: [2S, 7H, AD]}, table: [9C]}\n"
GAME = """\
variant: kitchen-table
seats: [N, S]
dealer: N
dealt: otherwise
deals:
- hands: {N: [9H, 2D], S: [9S, 2S]}
  table: [9C]
  plays:
  - {seat: S, play: "9S x 9C"}
"""
HOUSES: Mapping[str, Rules] = MappingProxyType({name: read_variant(f"{name}.yaml", FILES[name]) for name in FILES})
KNOWN: Mapping[str, Rules] = MappingProxyType({**VARIANTS, **HOUSES})

BUILDING = ("build_on_empty", "subtract_from_card", "same_value", "subtract")
"""The readings on building that house rules can reverse."""


def _every_house() -> Iterator[Rules]:
    for base, chosen in product(VARIANTS.values(), product((False, True), repeat=len(BUILDING))):
        flags = dict(zip(BUILDING, chosen, strict=True))
        if flags["subtract"] or not flags["subtract_from_card"]:
            name = "-".join([base.name, *(flag.replace("_", "-") for flag in BUILDING if flags[flag])])
            yield replace(base, name=name, base=base.name, **flags)


EVERY_HOUSE: Mapping[str, Rules] = MappingProxyType({rules.name: rules for rules in _every_house()})
"""The five variants with every choice of the readings on building that house rules can make."""
