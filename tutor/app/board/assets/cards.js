// Playing cards as SVG, 60 x 84 units. Their colours stand in the style sheet, by what the card shows.

import { drawing, shape } from "./drawings.js"

const JOKERS = ["15", "20", "25", "30"]
const COURTS = ["K", "Q", "J"]
const LEFT = 31.5
const MIDDLE = 41
const RIGHT = 50.5
const SIX = [[LEFT, 17], [RIGHT, 17], [LEFT, 42], [RIGHT, 42], [LEFT, 67], [RIGHT, 67]]
const EIGHT_OUTER = [[LEFT, 14], [RIGHT, 14], [LEFT, 32.5], [RIGHT, 32.5], [LEFT, 51.5], [RIGHT, 51.5], [LEFT, 70], [RIGHT, 70]]
const FOUR = [[LEFT, 18], [RIGHT, 18], [LEFT, 66], [RIGHT, 66]]
// A card has as many pips as it is worth, so that children may count; those in its lower half are upside down.
const PIPS = {
  2: [[MIDDLE, 18], [MIDDLE, 66]],
  3: [[MIDDLE, 16], [MIDDLE, 42], [MIDDLE, 68]],
  4: FOUR,
  5: [...FOUR, [MIDDLE, 42]],
  6: SIX,
  7: [...SIX, [MIDDLE, 29.5]],
  8: [...SIX, [MIDDLE, 29.5], [MIDDLE, 54.5]],
  9: [...EIGHT_OUTER, [MIDDLE, 42]],
  10: [...EIGHT_OUTER, [MIDDLE, 23], [MIDDLE, 61]],
}

// A drawing of 24 x 24 units around a place.
function sign(id, x, y, size, more = {}) {
  const turned = y > 44 && more.turns ? ` rotate(180 ${size / 2} ${size / 2})` : ""
  return drawing(id, { transform: `translate(${x - size / 2} ${y - size / 2})${turned} scale(${size / 24})`, ...more.attributes })
}

// Two figures would be too wide at this size, so they are pulled together.
function index(text, width) {
  const node = shape("text", { x: 13.5, y: 25 })
  if (text.length > 1) {
    node.setAttribute("textLength", String(width))
    node.setAttribute("lengthAdjust", "spacingAndGlyphs")
  }
  node.textContent = text
  return node
}

// The lowest joker has one star, the next two, and so on: jokers differ by more than their number and picture.
function joker(code) {
  const number = code.slice(1)
  // A wild joker has no value of its own, so it shows its code, such as X1, which texts use too.
  if (!JOKERS.includes(number)) return [drawing("Xwild"), index(number.length > 1 ? number : code, 24)]
  const stars = JOKERS.slice(0, JOKERS.indexOf(number) + 1).map((_, i) => sign("i-star", 8.2, 33.8 + 10.5 * i, 9.5))
  return [drawing(`X${number}`), index(number, 24), ...stars]
}

function pips(suit, rank) {
  const size = rank < 7 ? 13 : rank < 9 ? 12 : 11
  const many = shape("g", { class: "pips" })
  many.append(...PIPS[rank].map(([x, y]) => sign(`s${suit}`, x, y, size, { turns: true })))
  // On a small card they would be too small to see, so one stands for all.
  return [many, sign(`s${suit}`, 39.5, 62, 32, { attributes: { class: "one" } })]
}

function suited(suit, rank, words) {
  const corner = [index(words[`rank${rank}`] || rank, 22), sign(`s${suit}`, 13, 36.5, 15)]
  if (COURTS.includes(rank)) return [drawing(`${rank}${suit}`, { transform: "translate(3.2 3.4) scale(0.96)" }), ...corner]
  if (rank === "A") return [...corner, sign(`s${suit}`, 40, 53.5, 35)]
  return [...corner, ...pips(suit, Number(rank))]
}

// What a card shows, by which the style sheet gives it its colours, and how it is drawn.
function face(code, words) {
  if (/^X\d{1,2}$/.test(code)) return [JOKERS.includes(code.slice(1)) ? code : "wild", joker(code)]
  if (/^(10|[2-9AJQK])[SHDC]$/.test(code)) return [code.slice(-1), suited(code.slice(-1), code.slice(0, -1), words)]
  return ["", [index(code.slice(0, 3), 24)]]
}

/** Return one card as an SVG element; `code` is untrusted and reaches the page only as text. */
export function cardSvg(code, words) {
  const [shows, parts] = face(code, words)
  const svg = shape("svg", { viewBox: "0 0 60 84", class: "card", "data-shows": shows, "aria-hidden": "true", focusable: "false" })
  svg.append(...parts, shape("rect", { class: "edge", x: 0.5, y: 0.5, width: 59, height: 83, rx: 5.5 }))
  return svg
}
