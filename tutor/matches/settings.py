"""The settings of a player for the next match: what is played, with whom, and how it is shown; kept as text."""

from typing import Annotated, Final, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tutor.bots.deals import SEATS
from tutor.bots.levels import LEVELS, partner_level
from tutor.bots.tricks.levels import trick_levels
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickWay
from tutor.content.yaml.entry import ShortLine
from tutor.engine.zwickern import Rules, partner, plan
from tutor.engine.zwickern.setup import seats_twice
from tutor.matches.events import MOST_SEATS, MOST_TARGET, AnyLevel, TableOptions
from tutor.matches.neighbours import neighbours

Pace = Literal["slow", "normal", "fast", "at-once", "step"]
PACES: Final[tuple[Pace, ...]] = ("slow", "normal", "fast", "at-once", "step")

_YOUR_SEAT: Final = "South"
"""The seat of the first player at this screen in Zwickern."""

_AT_TRICKS: Final = ("You", "Anna", "Ben", "Clara", "David", "Emma")
"""The names of the seats at tricks, clockwise; there is one person, who is called You in every language."""


class _Seated(NamedTuple):
    levels: tuple[AnyLevel | None, ...]
    names: tuple[str, ...]


class PlaySettings(BaseModel):
    """The settings of the next match. `levels` and `names` are those of the seats, clockwise; "" is the usual name.

    `hints` offers help before a play, `teach` warns before one that gives much away, and `forced` plays a last card at
    once that can be played in one way only. With `sayings` bots say something now and then. `options` is what the table
    agrees on in a game with such agreements.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    variant: Annotated[str, Field(max_length=40)] = "jensen"
    players: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 4
    levels: Annotated[tuple[AnyLevel | None, ...], Field(max_length=MOST_SEATS)] = ()
    names: Annotated[tuple[ShortLine | Literal[""], ...], Field(max_length=MOST_SEATS)] = ()
    target: Annotated[int, Field(ge=1, le=MOST_TARGET)] | None = None
    options: TableOptions = Field(default_factory=dict)
    pace: Pace = "normal"
    open_hands: bool = False
    hints: bool = True
    teach: bool = True
    forced: bool = False
    sayings: bool = True

    def fitting(self, rules: Rules | TrickWay) -> Self:
        """Return the settings made to fit rules: a number of players that they have, a level and a name for each seat.

        A partner of a person is never below careful.
        """
        allowed = numbers_of(rules)
        # Most games are meant for four.
        players = self.players if self.players in allowed else min(allowed, key=lambda number: abs(number - 4))
        seated = self._at_zwickern(rules, players) if isinstance(rules, Rules) else self._at_tricks(rules, players)
        return self.model_copy(
            update={
                "variant": rules.name,
                "players": players,
                "levels": seated.levels,
                "names": seated.names,
                "options": {} if isinstance(rules, Rules) else self._agreed(rules),
            }
        )

    def _agreed(self, rules: TrickWay) -> TableOptions:
        """Return the agreements that there can be under some rules."""
        known = TRICK_KITS[rules.game].options(rules)
        found = {name: value for name, value in self.options.items() if name in known}
        try:
            TRICK_KITS[rules.game].agreed(rules, found)
        except ValueError:
            # A setting may come from an imported file.
            return {}
        return found

    def _at_zwickern(self, rules: Rules, players: int) -> _Seated:
        usual = usual_levels(rules, players)
        fits = len(self.levels) == players and None in self.levels and {*self.levels} <= {None, *LEVELS}
        levels = _with_good_partners(rules, self.levels if fits else usual)
        names = self.names if len(self.names) == players else ("",) * players
        if seats_twice(seats_of(names, levels)):
            names = ("",) * players
        return _Seated(levels, names)

    def _at_tricks(self, rules: TrickWay, players: int) -> _Seated:
        """Return one person, and bots that all play by the first level that is offered there."""
        offered = offered_levels(rules, players)
        level: AnyLevel = next((one for one in self.levels if one in offered), offered[0])
        return _Seated((None, *(level,) * (players - 1)), _AT_TRICKS[:players])


def seats_of(names: tuple[str, ...], levels: tuple[AnyLevel | None, ...]) -> tuple[str, ...]:
    """Return the names of seats; where none is given, that of a neighbour, and of a person the point of the compass."""
    usual = SEATS.get(len(names), names)
    first = levels.index(None) if None in levels else 0
    unnamed = tuple(None if name else level for name, level in zip(names, levels, strict=True))
    there = zip(names, neighbours(unnamed, (*names, *usual), first), usual, strict=True)
    return tuple(next(filter(None, known)) for known in there)


def numbers_of(rules: Rules | TrickWay) -> tuple[int, ...]:
    """Return the numbers of players that sit at one table under these rules."""
    if not isinstance(rules, Rules):
        return rules.players
    return tuple(sorted(one.players for one in rules.plans if one.players <= MOST_SEATS))


def offered_levels(rules: Rules | TrickWay, players: int) -> tuple[AnyLevel, ...]:
    """Return the levels to choose from under these rules with so many players, the weakest first.

    A match that began with another level of its game goes on with it.
    """
    return LEVELS if isinstance(rules, Rules) else trick_levels(rules.name, players)


def usual_levels(rules: Rules, players: int) -> tuple[AnyLevel | None, ...]:
    """Return who plays at first: you in the South, a careful partner if there are partners, casual others."""
    levels: tuple[AnyLevel | None, ...] = tuple(None if name == _YOUR_SEAT else "casual" for name in SEATS[players])
    return _with_good_partners(rules, levels)


def _with_good_partners(rules: Rules, levels: tuple[AnyLevel | None, ...]) -> tuple[AnyLevel | None, ...]:
    """Return levels in which no partner of a person is below careful."""
    seating = plan(rules, len(levels))
    if seating is None:
        return levels
    mates = [partner(seating, seat) for seat in range(len(levels))]
    return tuple(
        level
        if level is None or level == "greedy" or mate is None or levels[mate] is not None
        else partner_level(level)
        for level, mate in zip(levels, mates, strict=True)
    )


def read_settings(text: str) -> PlaySettings:
    """Return the settings that a text keeps, the usual ones if it is not one."""
    try:
        return PlaySettings.model_validate_json(text)
    except ValidationError:
        return PlaySettings()


def write_settings(settings: PlaySettings) -> str:
    """Write settings as text that `read_settings` reads."""
    return settings.model_dump_json(exclude_defaults=True)
