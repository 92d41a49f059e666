"""The rows of the tables of a variant's deals and scores, for a page and for paper."""

from tutor.app.base.html_table import Cell
from tutor.coach.zwickern.rules.tables import DealRow, TotalRow, deal_rows, numbers_run, score_rows, total_rows
from tutor.engine.zwickern import Rules
from tutor.text import Line, Words, render

_DEAL_HEADS = ("tables-column-players", "tables-column-cards", "tables-column-picture", "tables-column-each")
_SUMS = {True: "tables-and-zwicks", False: "tables-at-most"}


def deal_heads(say: Words) -> list[str]:
    """List the column heads of the table of deals."""
    return [say(head) for head in _DEAL_HEADS]


def deal_cells(say: Words, rules: Rules, most: int | None = None) -> list[list[Cell]]:
    """List the rows of the table of deals by the number of players, for at most `most` players."""
    return [_deal(say, row) for row in deal_rows(rules, most)]


def _deal(say: Words, one: DealRow) -> list[Cell]:
    cards = say("tables-cards", number=one.cards, packs=one.packs)
    sizes = [render(say, one.sizes)]
    if one.later is not None:
        sizes.append(say("tables-later", sizes=render(say, one.later)))
    elif one.left_over:
        sizes.append(say("tables-left-over", number=one.left_over))
    if one.out:
        sizes.append(say("tables-out", number=one.out))
    return [render(say, one.players), cards, str(one.picture), sizes]


def score_heads(say: Words) -> list[str]:
    """List the column heads of the table of points."""
    return [say("tables-column-what"), say("tables-column-points")]


def score_cells(say: Words, rules: Rules, most: int | None = None) -> list[list[Cell]]:
    """List the rows of the table of points: everything that scores, then the totals, for at most `most` players."""
    found: list[list[Cell]] = [[render(say, row.what), str(row.points)] for row in score_rows(rules)]
    if rules.majority:
        tie = say("compare-tie-shared" if rules.majority_on_tie else "compare-tie-nobody")
        found.append([say("tables-majority", tie=tie), str(rules.majority)])
    other = bool(rules.jokers) and rules.joker_zwick is not None
    found.append([say("tables-zwick-no-joker" if other else "tables-zwick"), str(rules.zwick)])
    if other and rules.joker_zwick:
        found.append([say("tables-zwick-joker"), str(rules.joker_zwick)])
    if rules.build_left:
        found.append([say("tables-build-left"), f"−{rules.build_left}"])
    totals = [row for row in total_rows(rules) if most is None or row.players[0] <= most]
    return found + [[_total(say, one), say(_SUMS[one.sure], points=one.points)] for one in totals]


def _total(say: Words, one: TotalRow) -> str:
    """Return the players that a total is for.

    The total of one pack names no players: it holds for every number of players without a total of its own.
    """
    if one.packs == 1:
        return say("tables-total")
    # It is within the brackets of a sentence, and so has no capital.
    players = Line("option-choice", {"value": numbers_run(one.players)}).said(say)
    return say("tables-total-packs", packs=one.packs, players=players)
