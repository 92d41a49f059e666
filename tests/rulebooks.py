"""A section of a rule book for tests: SECTION has one rule, and BOARD can be appended to it."""

SECTION = """\
title: Laying
rules:
  - slug: laying
    title: You may lay
    text: It stays.
    sources: [english]
"""
BOARD = """\
    examples:
      - text: Lay the 2.
        position: {variant: jensen, seats: [N, E], turn: N, hands: {N: [2S]}, table: [9D]}
        legal: [2S]
        illegal: [{play: 2S x 9D, reason: out-of-reach}]
"""
