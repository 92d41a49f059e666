"""The kinds of play, by the names that files use and boards send back."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from tutor.engine.zwickern import Build, Capture, Lay, Play

PlayKind = Literal["take", "build", "lay"]
BuildWay = Literal["add", "subtract"]

PLAYS: Final[tuple[PlayKind, ...]] = get_args(PlayKind)
TO_TAKE, TO_BUILD, TO_LAY = PLAYS

BUILD_WAYS: Final[tuple[BuildWay, ...]] = get_args(BuildWay)
"""The ways in which a card makes a value on an item, in the order in which they are taught."""

ADD, SUBTRACT = BUILD_WAYS

KIND_OF: Final[Mapping[type[Play], PlayKind]] = MappingProxyType({Capture: TO_TAKE, Build: TO_BUILD, Lay: TO_LAY})
