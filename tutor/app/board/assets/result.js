// What each side has won, drawn on the table in place of the game once it is over.

import { make, reconcile, setAttr, setHidden, setText } from "./dom.js"

/** Draw the result; `view` draws the cards, and `face` that of a seat. The page beside the table says the same in words. */
export function drawResult(view, result, face) {
  const top = Math.max(...result.map((side) => side.points))
  reconcile(view.result, result, (side) => side.label, makeSide, (node, side) => {
    const z = node.zb
    setAttr(node, "data-of", side.side)
    setAttr(node, "data-won", side.points === top ? "yes" : null)
    reconcile(z.faces, side.seats, (id) => id, () => make("span", "face"), face)
    setText(z.label, side.label)
    setText(z.points, side.points)
    reconcile(z.scored, side.cards, (card) => card.code, makeCard, (one, card) => {
      view.drawFaces(one.firstChild, [card.code])
      setText(one.lastChild, card.points)
    })
    reconcile(z.tickets, side.tickets, (ticket) => ticket.label, makeTicket, (one, ticket) => {
      setText(one.firstChild, ticket.label)
      setText(one.lastChild, ticket.points || "")
      setAttr(one, "data-counts", ticket.points ? "yes" : null)
    })
    setHidden(z.tickets, !side.tickets.length)
  })
}

function makeSide() {
  const node = make("div", "half")
  const head = make("div", "half-head")
  node.zb = {
    faces: make("span", "half-faces"), label: make("strong", "label"), points: make("b", "half-points"),
    scored: make("div", "scored"), tickets: make("div", "tickets"),
  }
  const z = node.zb
  head.append(z.faces, z.label, z.points)
  node.append(head, z.scored, z.tickets)
  return node
}

function makeCard() {
  const node = make("span", "scored-card")
  node.append(make("span", "fan"), make("span"))
  return node
}

function makeTicket() {
  const node = make("span", "ticket")
  node.append(make("span"), make("b"))
  return node
}
