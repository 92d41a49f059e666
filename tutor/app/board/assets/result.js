// What each side has won, drawn on the table in place of the game once it is over.

import { make, reconcile, setAttr, setHidden, setText } from "./dom.js"
import { picture } from "./drawings.js"

/**
 * Draw the result; `view` draws the cards and the piles, and `face` that of a seat. The page beside the table says the
 * same in words.
 */
export function drawResult(view, { title, winners, sides }, face, piles) {
  const z = view.result.zb || (view.result.zb = makeParts(view.result))
  reconcile(z.faces, winners, (id) => id, () => make("span", "face"), face)
  setHidden(z.faces, !winners.length)
  setText(z.title, title)
  setAttr(z.halves, "data-sides", sides.length)
  const top = Math.max(...sides.map((side) => side.points))
  reconcile(z.halves, sides, (side) => side.label, makeSide, (node, side) => {
    setAttr(node, "data-won", side.points === top ? "yes" : null)
    drawSide(view, node.zb, side, piles.filter((zone) => side.seats.includes(zone.seat)))
  })
}

function drawSide(view, z, side, piles) {
  if (side.side && !z.flag.firstChild) z.flag.append(picture(side.side === "ours" ? "i-pair" : "i-foe", "sign"))
  setAttr(z.flag, "data-of", side.side)
  setHidden(z.flag, !side.side)
  setText(z.label, side.label)
  setText(z.points, side.points)
  const counted = side.tickets.filter((ticket) => ticket.points)
  const others = side.tickets.filter((ticket) => !ticket.points)
  reconcile(z.scored, [...side.cards, ...counted], (one) => one.code || one.label, makeScored, (node, one) => {
    if (one.code) view.drawFaces(node.firstChild, [one.code])
    else setText(node.firstChild, one.label)
    node.firstChild.className = one.code ? "fan" : "ticket"
    setText(node.lastChild, one.points)
  })
  reconcile(z.piles, piles, (zone) => zone.id, () => view.makePile(), (node, zone) => view.renderPile(node, zone))
  setText(z.rest, others.map((ticket) => ticket.label).join(" \u00b7 "))
}

function makeParts(root) {
  const parts = { faces: make("span", "half-faces"), title: make("strong", "result-title"), halves: make("div", "halves") }
  const head = make("div", "half-head")
  head.append(parts.faces, parts.title)
  root.append(head, parts.halves)
  return parts
}

function makeSide() {
  const node = make("div", "half")
  const [head, foot] = [make("div", "half-head"), make("div", "half-foot")]
  const z = node.zb = {
    flag: make("span", "half-flag"), label: make("strong", "label"), points: make("b", "half-points"),
    scored: make("div", "scored"), piles: make("span", "half-faces"), rest: make("span"),
  }
  head.append(z.flag, z.label, z.points)
  foot.append(z.piles, z.rest)
  node.append(head, z.scored, foot)
  return node
}

function makeScored() {
  const node = make("span", "scored-card")
  node.append(make("span"), make("span"))
  return node
}
