// Draws the board that the page brings along, before Streamlit is there.

import { drawPrerendered } from "./board.js"

const CHECK_EVERY = 500 // ms
const LONGEST = 20000 // ms; by then something is wrong
// What Streamlit draws in place of a board where something is wrong.
const TROUBLE = "[data-testid=stAlert], [data-testid=stException], [role=dialog]"

const home = document.getElementById("prerendered")
const data = document.getElementById("prerendered-board")
if (home && data) {
  const table = home.querySelector(".table")
  const root = table.attachShadow({ mode: "open" })
  root.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: table.dataset.style }))
  home.hidden = false
  const latest = performance.now() + LONGEST
  const { pathname, search } = location
  const isLeft = () => location.pathname !== pathname || location.search !== search
  const check = () => {
    if (isLeft() || document.querySelector(TROUBLE) || performance.now() > latest) end()
  }
  const checking = setInterval(check, CHECK_EVERY)
  window.addEventListener("popstate", check) // the page that comes in its place may have no board
  const end = () => {
    clearInterval(checking)
    window.removeEventListener("popstate", check)
    home.remove()
  }
  drawPrerendered(JSON.parse(data.textContent), root, end)
}
