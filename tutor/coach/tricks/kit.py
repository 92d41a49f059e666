"""A trick-taking game as everything above the engine uses it, without knowing which one it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from tutor.bots.dice import Dice
from tutor.bots.tricks.levels import TRICK_LEVELS, TrickBot, TrickLevel, chosen_action, trick_levels
from tutor.coach.kit import Kit
from tutor.coach.tricks.buttons import Button
from tutor.coach.tricks.files import TrickFiles
from tutor.coach.tricks.staking import Staking
from tutor.content.tricks.goals import AboutTricks
from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import Trick, TrickRules
from tutor.engine.tricks.open_hands import OpenTricks
from tutor.text import Line

TrickAction = Any
"""An action of some trick-taking game."""


def card_in_action(action: TrickAction) -> Card | None:
    """Return the card that an action plays to the trick, None if it plays none."""
    card = getattr(action, "card", None)
    return card if isinstance(card, Card) else None


class TrickWay(Protocol):
    """The part of the rules that all trick-taking games share."""

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """The name of the variant."""
        ...

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def base(self) -> str | None:
        """The variant that house rules change, None if there are none."""
        ...

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it is for."""
        ...

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks of the pack, from the highest on."""
        ...

    @property
    def tricks(self) -> TrickRules:
        """The rules of tricks: the duties of a player, and who wins."""
        ...


class TrickPosition(Protocol):
    """The part of a position that all trick-taking games share; a hand that is not known is None."""

    @property
    def rules(self) -> Any:
        """The rules, a `TrickWay`."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        ...

    @property
    def dealer(self) -> int:
        """The seat of the dealer."""
        ...

    @property
    def turn(self) -> int | None:
        """The seat to act, if any."""
        ...

    @property
    def hands(self) -> tuple[tuple[Card, ...] | None, ...]:
        """The hands by seat."""
        ...

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat to act."""
        ...

    @property
    def stock(self) -> tuple[Card | None, ...]:
        """The cards that are left to draw."""
        ...

    @property
    def stays(self) -> tuple[bool | None, ...]:
        """Whether each seat stays; None if it has not declared."""
        ...

    @property
    def trumps(self) -> Suit:
        """The suit of the trumps."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The whole tricks."""
        ...

    @property
    def trick(self) -> Trick:
        """The trick on the table."""
        ...

    @property
    def pot(self) -> int:
        """The chips in the pot."""
        ...

    @property
    def accounts(self) -> tuple[int, ...]:
        """The chips that each seat has won or lost since before the hand."""
        ...


@dataclass(frozen=True, slots=True)
class Sure:
    """A kind of certainty, which `counted` finds from the player's own cards alone.

    It brings at least `chips`, after one of the positions `tried`, which the player may choose.
    """

    counted: Callable[[Any], bool]
    chips: Callable[[Any], int]
    tried: Callable[[Any], Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards that the seat to act has not seen, each as likely in every place, and the chances that they allow.

    `untold` is the key of a card of the position that all players have seen and the file does not name.
    """

    cards: tuple[Card, ...] = ()
    chances: tuple[str, ...] = ()
    untold: str | None = None


@dataclass(frozen=True, slots=True)
class AskedOnTricks:
    """An exercise whose labels are proven: its goal, its position, if it has one, and the actions that fail."""

    game: "TrickKit"
    goal: AboutTricks
    position: Any
    tries: tuple[str, ...] = ()


class TrickLabelProof(NamedTuple):
    """The tests of the labels of a reading.

    `differs` says whether an exercise would have another answer if the source were read differently; `about`, whether
    the subject of the reading occurs in it at all.
    """

    differs: Callable[[AskedOnTricks], bool]
    about: Callable[[AskedOnTricks], bool]


def _offered(rules: TrickWay, players: int) -> tuple[TrickLevel, ...]:
    return trick_levels(rules.name, players)


def _pot(position: TrickPosition) -> int:
    return position.pot


def bot_choice(bot: TrickBot) -> Callable[[TrickPosition, int, str, Dice], TrickAction]:
    """Return what chooses the actions of a bot at a level; any level but greedy counts as careful."""

    def chosen(position: TrickPosition, seat: int, level: str, dice: Dice) -> TrickAction:
        seen = bot.game.seen_by(position, seat)
        return chosen_action(bot, seen, "greedy" if level == "greedy" else "careful", dice)

    return chosen


def _no_bottom(_: Any) -> None:
    """Return None: the default for games that have no bottom card to show."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TrickKit(Kit):
    """The kit of a trick-taking game: what only such games have, and its sentences.

    `bot` makes the choices of its bots, `files` are what the proof of its files asks, and `buttons` are those under the
    board for the seat to act. `labels` prove that a reading is at work in an exercise, by the ids of the readings that
    can be proven. `numbers` are those of a variant, `reason` says why an action is not legal, `offence` is that of a
    legal action, and `offence_line` says it. `turned` are the cards turned up, `hand_size` is the number of cards of a
    seat, and `said_by` is the word of a seat before the play. `next_pot` is the pot once the antes for the hand after
    it are paid, and `card_points` are the points of a card in a trick. `thirds` says whether each trick brings a third
    of the pot, `fine` is the payment of a player who won nothing, and `unfined` are the rules without it; `staked` is
    the payment of a seat before the cards were dealt, 0 if it is not known. `playing` says whether a card is to be
    played, and `open_tricks` solves the rest of the tricks with all cards open. `sure` has the kinds of certainty from
    the player's own cards alone, by names, None if the variant lacks one, `staking` has the stakes, and `unseen` the
    cards not seen. `heard` says what all others learn of an action, by the positions before and after it, and `secret`
    whether they do not even learn that it was done. `results` are the lines on a hand that is over. `moved` are the
    positions after each look at the bottom card, if the deal can move; `bottom` is that card while it is still below
    the stock and all have seen it.
    """

    levels: tuple[TrickLevel, ...] = TRICK_LEVELS
    offered: Callable[[TrickWay, int], tuple[TrickLevel, ...]] = _offered
    left_in_pot: Callable[[TrickPosition], int] = _pot
    bot: TrickBot
    files: TrickFiles
    buttons: Callable[[Any], list[Button]]
    labels: Mapping[str, TrickLabelProof]
    numbers: Callable[[Any], Mapping[str, Line]]
    reason: Callable[[Any, TrickAction, Any], Line]
    offence: Callable[[Any, TrickAction], StrEnum | None]
    offence_line: Callable[[Any, Any], Line]
    turned: Callable[[Any], tuple[Card, ...]]
    hand_size: Callable[[Any, int], int]
    said_by: Callable[[Any, int], Line | None]
    next_pot: Callable[[Any], int]
    card_points: Callable[[Any, Card], int]
    thirds: Callable[[Any], bool]
    fine: Callable[[Any], int]
    unfined: Callable[[Any], Any]
    staked: Callable[[Any, int], int]
    playing: Callable[[Any], bool]
    open_tricks: Callable[[Any], OpenTricks]
    sure: Callable[[Any, str], Sure | None]
    staking: Staking
    unseen: Callable[[Any], Unseen]
    heard: Callable[[Any, TrickAction, Any], Line]
    secret: Callable[[Any, TrickAction], bool]
    results: Callable[[Any], tuple[Line, ...]]
    moved: Callable[[Any, Sequence[Card]], Sequence[Any]] | None = None
    bottom: Callable[[Any], Card | None] = _no_bottom
