"""The kinds of play, by the names that files use and boards send back."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from tutor.engine.zwickern import Build, Capture, Lay, Play

PlayKind = Literal["take", "build", "lay"]

PLAYS: Final[tuple[PlayKind, ...]] = get_args(PlayKind)
TAKE, BUILD, LAY = PLAYS

KIND_OF: Final[Mapping[type[Play], PlayKind]] = MappingProxyType({Capture: TAKE, Build: BUILD, Lay: LAY})
