// Playing cards as SVG, 60 x 84 units. Every shape is drawn here; only ranks and numbers are text.

const NS = "http://www.w3.org/2000/svg"

const SUITS = {
  H: ["M12 21.4C5 15.4 2 11.8 2 8A5.2 5.2 0 0 1 12 6 5.2 5.2 0 0 1 22 8C22 11.8 19 15.4 12 21.4Z"],
  S: [
    "M12 2.2C8.6 6.6 2.4 9.8 2.4 14.6A4.7 4.7 0 0 0 11 17.2C10.9 19.2 10 20.8 8.2 21.8H15.8" +
      "C14 20.8 13.1 19.2 13 17.2A4.7 4.7 0 0 0 21.6 14.6C21.6 9.8 15.4 6.6 12 2.2Z",
  ],
  D: ["M12 1.6C14.2 5.6 16.8 9 20.2 12 16.8 15 14.2 18.4 12 22.4 9.8 18.4 7.2 15 3.8 12 7.2 9 9.8 5.6 12 1.6Z"],
  C: [
    "M12 2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4Z",
    "M6.6 9.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4Z",
    "M17.4 9.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4Z",
    "M9.6 9h4.8v5L13 16.4C13.2 19 14.2 20.8 15.8 21.8H8.2C9.8 20.8 10.8 19 11 16.4L9.6 14Z",
  ],
}
const STAR = "M12 1.5 15 8.6 22.6 9.2 16.8 14.2 18.6 21.7 12 17.6 5.4 21.7 7.2 14.2 1.4 9.2 9 8.6Z"

const INK = { S: "#1b1d21", C: "#1b1d21", H: "#c2151b", D: "#c2151b" }
const FOUR_INK = { S: "#1b1d21", C: "#0a7038", H: "#c2151b", D: "#1257b0" }
const JOKER_INK = { 15: "#0f6f69", 20: "#6a2bb8", 25: "#a84c06", 30: "#b3124f" }
const JOKER_FACE = { 15: "#e6f3f0", 20: "#f1eafa", 25: "#fdf0df", 30: "#fbe8ef" }
const JOKERS = Object.keys(JOKER_INK)
const WILD_INK = "#7a5200"
const WILD_FACE = "#fff4d2"
const FACE = "#fdfbf4"
const GOLD = "#e0ac2b"
const LINE = "#3a2c12"
const SKIN = "#f6dfc2"

function shape(tag, attributes) {
  const node = document.createElementNS(NS, tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
  return node
}

function path(d, fill, more = {}) {
  return shape("path", { d, fill, ...more })
}

function pip(paths, x, y, size, fill) {
  const g = shape("g", { transform: `translate(${x} ${y}) scale(${size / 24})` })
  for (const d of paths) g.append(path(d, fill))
  return g
}

function word(text, x, y, size, fill, width) {
  const node = shape("text", { x, y, "font-size": size, fill, "text-anchor": "middle" })
  if (width) {
    node.setAttribute("textLength", String(width))
    node.setAttribute("lengthAdjust", "spacingAndGlyphs")
  }
  node.textContent = text
  return node
}

// Two figures would be too wide at this size, so they are pulled together.
function index(text, fill) {
  return word(text, 14, 24.5, 26, fill, text.length > 1 ? 23 : 0)
}

const THIN = { stroke: LINE, "stroke-width": 0.9, "stroke-linejoin": "round" }

function head() {
  return [
    shape("circle", { cx: 39, cy: 50, r: 9, fill: SKIN, stroke: LINE, "stroke-width": 0.9 }),
    shape("circle", { cx: 35.6, cy: 49.5, r: 1.1, fill: LINE }),
    shape("circle", { cx: 42.4, cy: 49.5, r: 1.1, fill: LINE }),
  ]
}

function robe(ink) {
  return [
    path("M21 81.5C21 67 28 61 39 61S57 67 57 81.5Z", ink, THIN),
    path("M32.5 62 39 74 45.5 62 42 59H36Z", GOLD, THIN),
  ]
}

function smile() {
  return path("M36.4 54.2Q39 56.2 41.6 54.2", "none", { stroke: LINE, "stroke-width": 1, "stroke-linecap": "round" })
}

function king(ink) {
  return [
    ...robe(ink),
    ...head(),
    path("M30 50.5C30 62 35.5 67.5 39 67.5S48 62 48 50.5C46.6 55 43.4 54.6 39 54.6S31.4 55 30 50.5Z", LINE),
    path("M28.4 43.5 26.8 28.6 33 35.2 39 26.4 45 35.2 51.2 28.6 49.6 43.5Z", GOLD, THIN),
    path("M28.6 43.6H49.4V39.6H28.2Z", ink),
    shape("circle", { cx: 39, cy: 25.4, r: 2.2, fill: ink }),
  ]
}

function queen(ink) {
  return [
    path("M27.6 64C25.6 44 31 38.6 39 38.6S52.4 44 50.4 64Z", "#8a5a22", THIN),
    ...robe(ink),
    ...head(),
    smile(),
    path("M29.8 47.6C31.4 43.2 35 42.4 39 42.4S46.6 43.2 48.2 47.6C48.2 41.6 44.6 38.6 39 38.6S29.8 41.6 29.8 47.6Z", "#8a5a22"),
    path("M29.6 41.6C35 37.6 43 37.6 48.4 41.6L50.2 31.6 44.2 35.6 39 28.4 33.8 35.6 27.8 31.6Z", GOLD, THIN),
    shape("circle", { cx: 39, cy: 36.4, r: 1.9, fill: ink }),
  ]
}

function jack(ink) {
  return [
    path("M29 57C27.6 46 31 40 39 40S50.4 46 49 57L45.4 58.6H32.6Z", "#b98a3d", THIN),
    ...robe(ink),
    ...head(),
    smile(),
    path("M27 45C26.6 35.6 32.6 33 39.4 33S51.4 36 51 45C44.4 41.4 33.6 41.4 27 45Z", ink, THIN),
    path("M46.4 38.4C47.6 30.4 51.4 26.6 56.4 25.6 56.6 31.6 53.2 36.6 46.4 38.4Z", GOLD, THIN),
  ]
}

const COURT = { K: king, Q: queen, J: jack }

function jester(ink) {
  const bell = (cx, cy) => shape("circle", { cx, cy, r: 3, fill: GOLD, stroke: LINE, "stroke-width": 0.8 })
  return [
    path("M27 63 22.6 81.5 31.5 75.5 39 82 46.5 75.5 55.4 81.5 51 63Z", GOLD, THIN),
    shape("circle", { cx: 39, cy: 59, r: 10, fill: SKIN, stroke: LINE, "stroke-width": 0.9 }),
    shape("circle", { cx: 35.2, cy: 58.5, r: 1.2, fill: LINE }),
    shape("circle", { cx: 42.8, cy: 58.5, r: 1.2, fill: LINE }),
    path("M34 62.6Q39 67.6 44 62.6", "none", { stroke: LINE, "stroke-width": 1.2, "stroke-linecap": "round" }),
    path("M28 54C26 44 23.6 43 20.4 48.6 20.6 36.4 28 33.4 33 41 34 37.6 36 34.6 39 32.6V54Z", ink, THIN),
    path("M50 54C52 44 54.4 43 57.6 48.6 57.4 36.4 50 33.4 45 41 44 37.6 42 34.6 39 32.6V54Z", GOLD, THIN),
    path("M27.4 55.6C35 50.6 43 50.6 50.6 55.6L50 51.6C43 47.4 35 47.4 28 51.6Z", ink, THIN),
    bell(20.6, 50.2),
    bell(57, 50.2),
    bell(39, 31.6),
  ]
}

// The lowest joker has one star, the next two, and so on: jokers differ by more than their number and colour.
function stars(number, ink) {
  const many = Math.max(1, JOKERS.indexOf(number) + 1)
  return Array.from({ length: many }, (_, i) => pip([STAR], 2.5, 29 + 12 * i, 11, ink))
}

function jokerCard(code) {
  const number = code.slice(1)
  // A wild joker has no value of its own, so it shows its code, such as X1, which texts use too.
  if (code.length === 2) {
    return [WILD_FACE, index(code, WILD_INK), pip([STAR], 5.5, 28.5, 17, WILD_INK), pip([STAR], 17.5, 38, 41, GOLD)]
  }
  const ink = JOKER_INK[number] || "#39434f"
  const figure = shape("g", { transform: "translate(1.6 5) scale(0.935)" })
  figure.append(...jester(ink))
  return [
    JOKER_FACE[number] || "#eceff3",
    index(number, ink),
    figure,
    ...stars(number, ink),
  ]
}

function suitCard(code, four, words) {
  const suit = code.slice(-1)
  const rank = code.slice(0, -1)
  const ink = (four ? FOUR_INK : INK)[suit]
  const name = words[`rank${rank}`] || rank
  const corner = [FACE, index(name, ink), pip(SUITS[suit], 5.5, 28.5, 17, ink)]
  if (COURT[rank]) return [...corner, ...COURT[rank](ink)]
  const size = rank === "A" ? 40 : 33
  return [...corner, pip(SUITS[suit], 57 - size, 81 - size, size, ink)]
}

function parts(code, four, words) {
  if (/^X\d{1,2}$/.test(code)) return jokerCard(code)
  if (/^(10|[2-9AJQK])[SHDC]$/.test(code)) return suitCard(code, four, words)
  return [FACE, word(code.slice(0, 3), 30, 46, 20, "#1b1d21", 44)]
}

/** Return one card as an SVG element; `code` is untrusted and reaches the page only as text. */
export function cardSvg(code, four, words) {
  const [face, ...rest] = parts(code, four, words)
  const svg = shape("svg", { viewBox: "0 0 60 84", class: "card", "aria-hidden": "true", focusable: "false" })
  svg.append(shape("rect", { x: 0.5, y: 0.5, width: 59, height: 83, rx: 5.5, fill: face, class: "paper" }), ...rest)
  return svg
}
