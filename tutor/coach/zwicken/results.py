"""The lines on the end of a hand of Zwicken: the chips taken, and the fines with their grounds."""

from tutor.coach.tricks.results import left_alone_line, tricks_shared_line
from tutor.coach.zwicken.verdict.reasons import ground_line
from tutor.engine.zwicken import Position, grounds, players_in, tricks_won
from tutor.text import Line, Name


def results_told(end: Position) -> tuple[Line, ...]:
    """Return a line for the pot, and one for each ground on which a player pays."""
    first = tricks_shared_line(end, tricks_won(end)) if end.tricks else left_alone_line(end, players_in(end)[0])
    fines = (
        Line("tricks-heard", {"seat": Name(end.seats[seat]), "what": ground_line(end, ground)})
        for seat, ground in grounds(end)
    )
    return (first, *fines)
