// Playing cards as SVG, put together from their drawings.

import { drawing, shape } from "./drawings.js"

const COURTS = ["K", "Q", "J"]

// The jokers that have drawings; any other shows the one below its value.
const DRAWN = [30, 25, 20]

// What a card shows, by which the style sheet gives it its colours; its drawing with the parts of it; and its index.
function face(code, words) {
  if (/^(10|[2-9AJQK])[SHDC]$/.test(code)) {
    const suit = code.slice(-1)
    const rank = code.slice(0, -1)
    const drawn = COURTS.includes(rank) ? "court" : rank
    return [suit, drawing(`card-${drawn}`, { suit: `s${suit}`, court: code }), words[`rank${rank}`] || rank]
  }
  // A wild joker has no value of its own, so it shows its code, such as X1, which texts use too.
  if (/^X[1-6]$/.test(code)) return ["X", drawing("card-wild"), code]
  if (/^X\d{1,2}$/.test(code)) {
    const value = Number(code.slice(1))
    return ["X", drawing(`card-X${DRAWN.find(one => one <= value) || 15}`), String(value)]
  }
  return ["", shape("g"), code.slice(0, 3)]
}

/** Return one card as an SVG element; `code` is untrusted and reaches the page only as text. */
export function cardSvg(code, words) {
  const [shows, drawn, index] = face(code, words)
  const svg = shape("svg", { viewBox: "0 0 60 84", class: "card", "data-shows": shows, "aria-hidden": "true", focusable: "false" })
  svg.append(drawn)
  const text = svg.querySelector("text") || svg.appendChild(shape("text", { x: 5, y: 25, "font-size": 20 }))
  text.textContent = index
  return svg
}
