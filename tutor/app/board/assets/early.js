// Draws the board that the page brings along, before Streamlit is there.

import { drawEarly } from "./board.js"

const LOOK_EVERY = 500 // ms
const LONGEST = 20000 // ms; by then something is wrong
// What Streamlit draws in place of a board where something is wrong.
const TROUBLE = "[data-testid=stAlert], [data-testid=stException], [role=dialog]"

const early = document.getElementById("early")
const shown = document.getElementById("early-board")
if (early && shown) {
  const table = early.querySelector(".table")
  const root = table.attachShadow({ mode: "open" })
  root.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: table.dataset.style }))
  early.hidden = false
  const latest = performance.now() + LONGEST
  const looking = setInterval(() => {
    if (document.querySelector(TROUBLE) || performance.now() > latest) end()
  }, LOOK_EVERY)
  const end = () => {
    clearInterval(looking)
    early.remove()
  }
  drawEarly(JSON.parse(shown.textContent), root, end)
}
