"""What was counted about a piece of advice at a table, and the links to it from steps and reviews."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.visitor.page_address import LEARN_PAGE, RULES_PAGE
from tutor.coach.kits import TRICK_VARIANTS
from tutor.content.files.numbers import CountedEntry, NumbersPlayers, NumbersQuestion
from tutor.lab.numbers.claims import ClaimFinding, TableClaim, TestedClaim, finding_of
from tutor.lab.numbers.trick_claims import ALL_CLAIMS, claims_of, compared_players
from tutor.text import Family

Entries = Mapping[tuple[NumbersQuestion, NumbersPlayers], CountedEntry]
"""What was counted at a table, by the question and by who plays."""

CLAIM_TITLES = Family("tested-title-{}", ALL_CLAIMS)
_STEPS: Mapping[str, str] = MappingProxyType(
    {
        "jokers": "rescue-your-joker",
        "totals": "no-sum-for-a-joker",
        "laying": "no-sum-of-ten",
        "joker-builds": "build-for-your-joker",
        "high-builds": "spoil-their-build",
        "series": "no-zwick-for-the-left",
    }
)
"""The step of the lesson on tactics in which one tries a claim."""
_LESSON: Final = "10-tactics"
_CLAIMS = MappingProxyType({f"lessons/{_LESSON}/{step}": claim for claim, step in _STEPS.items()})


def link_to_step(claim: str) -> None:
    """Draw a link to the step in which a learner tries a claim, if there is one."""
    step = _STEPS.get(claim)
    if step is not None:
        page_link(LEARN_PAGE, label=words()("tested-try"), query_params={"lesson": _LESSON, "step": step})


def claim_of_step(item_id: str) -> str | None:
    """Return the claim that a step of the course is about, None if it is about none."""
    return _CLAIMS.get(item_id)


def link_to_numbers(claim: str, rules: Any, seats: int) -> None:
    """Draw a link to what was counted about a claim under some rules.

    The numbers are for so many players, or for as many as played most of the games counted. Without any, or where the
    claim makes no sense under these rules, there is no link.
    """
    known = counted_seats(rules.name)
    if not known or claim not in claims_of(rules):
        return
    there = seats if seats in known else known[-1]
    if tested(claims_of(rules)[claim], entries_at(rules.name, there), rules) is None:
        return
    key = "way" if rules.name in TRICK_VARIANTS else "variant"
    where = {"view": "numbers", key: rules.name, "seats": str(there), "claim": claim}
    label = words()("tested-link", title=words()(CLAIM_TITLES[claim]))
    page_link(RULES_PAGE, label=escape_markdown(label), query_params=where)


def counted_seats(name: str) -> Sequence[int]:
    """Return the numbers of players with which games of a variant were counted, the one with the most games last."""
    games: dict[int, int] = {}
    for one in library().numbers.values():
        for entry in one.entries:
            if entry.variant == name and entry.players == "careful":
                games[entry.seats] = max(entry.games, games.get(entry.seats, 0))
    return sorted(games, key=lambda seats: (games[seats], seats))


def entries_at(name: str, seats: int) -> Entries:
    """Return what the book of numbers has counted for a variant and a number of players, of the newest edition."""
    found: dict[tuple[NumbersQuestion, NumbersPlayers], CountedEntry] = {}
    for question, book in library().numbers.items():
        for entry in sorted(book.entries, key=lambda one: one.edition):
            if (entry.variant, entry.seats) == (name, seats):
                found[question, entry.players] = entry
    return found


def tested(claim: TableClaim, entries: Entries, rules: Any) -> tuple[CountedEntry, TestedClaim] | None:
    """Return the entry that decides on a claim, and its result; None where the claim makes no sense.

    The entry is that of the usual players, unless it leaves the claim open and one with more games does not.
    """
    usual, other = (entries.get((claim.question, level)) for level in compared_players(rules))
    found = None if usual is None else finding_of(claim, usual, rules)
    if usual is None or found is None:
        return None
    if other is not None and found.finding is ClaimFinding.OPEN and other.games > usual.games:
        theirs = finding_of(claim, other, rules)
        if theirs is not None and theirs.finding is not ClaimFinding.OPEN:
            return other, theirs
    return usual, found
