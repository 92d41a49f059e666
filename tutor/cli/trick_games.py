"""Print situations and hands of the trick-taking games, for the commands."""

import typer
from rich.table import Table
from rich.text import Text

from tutor.catalogue.tricks.hands import PlayedHand, hands
from tutor.catalogue.tricks.situations import Situation
from tutor.cli.files import faults_text, print_json, refuse
from tutor.cli.terminal import WRONG, cards_text, out, words
from tutor.content.yaml.source import ContentError
from tutor.text import play_signs


def situation_as_json(found: Situation) -> dict[str, object]:
    """Return the legal actions of a situation as data for JSON."""
    plays = [{"play": text} | ({"fault": fault} if fault else {}) for text, fault in found.actions]
    return {"moves": plays}


def show_situation(found: Situation, number: int) -> None:
    """Print the legal actions of a situation."""
    position = found.position
    seat = "" if position.turn is None else position.seats[position.turn]
    out().print(Text(words("cli-position", number=number, variant=position.rules.name, seat=seat), style="bold"))
    out().print(words("cli-moves-count", number=len(found.actions)))
    table = Table("", words("cli-column-play"), words("cli-column-offence"))
    for place, (text, fault) in enumerate(found.actions, 1):
        table.add_row(str(place), cards_text([play_signs(words, text)]), fault or "")
    out().print(table)


def replay_hands(name: str, data: bytes, *, as_json: bool) -> None:
    """Play the hands of a stream through and print the result of each; stop with exit code 1 if one does not hold."""
    failed = False
    for found in hands(name, data):
        if isinstance(found, ContentError):
            failed = True
            refuse(faults_text(found.faults), as_json=as_json)
        elif as_json:
            print_json(_hand_as_json(found))
        else:
            _show_hand(found)
    if failed:
        raise typer.Exit(WRONG)


def _hand_as_json(found: PlayedHand) -> dict[str, object]:
    """Return the result of a hand as data for JSON."""
    net = dict(found.net)
    return {"net": net, "pot": found.pot, "next_dealer": found.next_dealer, "faults": list(found.faults)}


def _show_hand(found: PlayedHand) -> None:
    """Print a hand: each action, and what each seat has won or lost."""
    # Names from a file are given as Text, because Rich would read brackets in a plain string as markup.
    out().print(Text(found.entry.id or found.entry.variant, style="bold"))
    actions = Table("", words("replay-seat"), words("cli-column-play"))
    for number, line in enumerate(found.entry.actions, 1):
        position = found.positions[number - 1]
        seat = position.seats[position.turn]
        text = play_signs(words, line.removeprefix(seat).strip())
        actions.add_row(str(number), Text(seat), cards_text([text]))
    out().print(actions)
    result = Table(words("replay-seat"), words("cli-column-net"))
    for seat, chips in found.net.items():
        result.add_row(Text(seat), f"{chips:+d}")
    out().print(result)
    faults = ", ".join(found.faults) or words("cli-no-faults")
    out().print(Text(words("cli-hand-end", pot=found.pot, dealer=found.next_dealer, faults=faults)))
