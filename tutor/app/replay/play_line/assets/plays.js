// The line of plays: a table of buttons that reports to Python which play was chosen. Python holds the current play.
//
// Its rows are the rounds, so that plays come one after the other for screen readers; the style draws each column as a
// lane from left to right.
//
// The sheet leaves the arrows, Home and End to the page, which moves through the plays with them.

import {
  drawAtContrast, hideUntilStyled, joined, make, reconcile, setAttr, setHidden, setText, setVar, wantsContrast,
} from "../zwickern-tutor.board/dom.js"

const SIGNS = ["note", "zwick", "missed", "joker"]
const KINDS = ["take", "build", "lay"]

const sheets = new WeakMap()

// No cleanup is returned, because Streamlit would also run it between quick updates.
export default function renderer({ data: sent, parentElement, setStateValue }) {
  if (!sent) return
  const [data] = sent
  let sheet = sheets.get(parentElement)
  if (!sheet) {
    sheet = new Sheet(parentElement)
    sheets.set(parentElement, sheet)
  }
  sheet.update(data, setStateValue)
}

class Sheet {
  constructor(parent) {
    this.seq = 0
    this.root = make("div", "zp")
    this.scroll = make("div", "scroll")
    // What is drawn as a grid is a table only by its roles.
    this.table = make("table", "sheet", { role: "table" })
    this.heads = make("tr", "", { role: "row" })
    this.legend = make("ul", "legend")
    this.pointed = make("p", "pointed", { "aria-hidden": "true" })
    this.thead = make("thead", "", { role: "rowgroup" })
    this.thead.append(this.heads)
    this.table.append(this.thead)
    const below = make("div", "below")
    below.append(this.legend, this.pointed)
    this.scroll.append(this.table, below)
    this.root.append(this.scroll)
    this.root.addEventListener("click", (event) => this.onClick(event))
    for (const what of ["pointerover", "focusin"]) this.root.addEventListener(what, (event) => this.point(event))
    for (const what of ["pointerleave", "focusout"]) this.root.addEventListener(what, () => setText(this.pointed, ""))
    drawAtContrast(this)
    hideUntilStyled(this.root, parent)
    parent.append(this.root)
    // The size is known only once the stylesheet is there, and changes when a phone is turned.
    new ResizeObserver(() => this.keepInView()).observe(this.scroll)
  }

  // -- messages --------------------------------------------------------------

  update(data, send) {
    const moved = !this.data || this.data.at !== data.at
    this.data = data
    this.send = send
    this.seq = Math.max(this.seq, Number(data.seq) || 0)
    this.draw()
    if (!moved) return
    this.keepInView()
    this.takeFocusAlong()
  }

  onClick(event) {
    const cell = event.target.closest("button")
    if (!cell) return
    this.seq += 1
    this.send("chosen", { seq: this.seq, ply: cell.zbPly })
  }

  // What a mark stands for is written below the lanes as long as it is pointed at.
  point(event) {
    const cell = event.target.closest("button")
    setText(this.pointed, cell ? cell.getAttribute("aria-label") : "")
  }

  // -- drawing ---------------------------------------------------------------

  draw() {
    const { columns, start, end, sections, words } = this.data
    this.current = null
    this.shown = new Set()
    this.column = 1 // in which the names stand
    const cells = sections.flatMap(({ rows }) => rows.flat()).filter(Boolean)
    this.inWords = cells.some((cell) => cell.text && !cell.kind)
    // What most plays have distinguishes none, so it is said but not drawn.
    const have = (sign) => cells.filter((cell) => (cell.marks || []).some((mark) => mark.sign === sign)).length
    this.drawn = SIGNS.filter((sign) => have(sign) * 2 <= cells.length)
    setAttr(this.root, "data-contrast", this.data.contrast || wantsContrast() ? "more" : null)
    setAttr(this.table, "aria-label", words.plays)
    setAttr(this.root, "data-in-words", this.inWords ? "yes" : null)
    setVar(this.root, "--lanes", columns.length)
    setVar(this.table, "--rounds", sections.reduce((sum, { rows }) => sum + rows.length, 0))
    reconcile(this.heads, columns.map((text, i) => ({ text, i })), (head) => head.i,
      () => make("th", "", { scope: "col", role: "columnheader" }), (th, head) => {
        setVar(th, "--lane", head.i)
        setText(th, head.text)
      })
    const parts = [this.alone(start), ...sections, this.alone(end)].map((part, i) => ({ ...part, i }))
    // The heads are listed as a part, because `reconcile` removes what is not.
    reconcile(this.table, [{ i: "head" }, ...parts], (part) => part.i,
      (part) => (part.i === "head" ? this.thead : make("tbody", "", { role: "rowgroup" })),
      (body, part) => { if (part.i !== "head") this.drawPart(body, part) })
    this.drawLegend()
  }

  // The start and the end belong to no seat, so each spans all columns.
  alone(cell) {
    return { rows: [[cell]], alone: true }
  }

  drawPart(body, part) {
    const rows = part.rows.map((cells, i) => ({ cells, key: i }))
    const lines = part.label == null ? rows : [{ label: part.label, key: "label" }, ...rows]
    reconcile(body, lines, (line) => line.key,
      (line) => (line.label == null ? make("tr", "", { role: "row" }) : makeTitle()), (tr, line) => {
        if (line.label == null) this.drawRow(tr, line, part.alone)
        else this.drawTitle(tr, part)
      })
  }

  drawTitle(tr, { label, rows }) {
    setVar(tr, "--column", this.column + 1)
    setVar(tr, "--wide", rows.length)
    setText(tr.firstChild, label)
  }

  drawRow(tr, { cells, key }, alone) {
    this.column += 1
    setVar(tr, "--column", this.column)
    setAttr(tr, "class", alone ? "alone" : key === 0 ? "first" : null)
    reconcile(tr, cells.map((cell, i) => ({ cell, i })), (one) => `${one.i} ${one.cell ? "play" : ""}`, makeBox,
      (td, one) => {
        setVar(td, "--lane", one.i)
        if (one.cell) this.drawCell(td.firstChild, one.cell)
      })
  }

  drawCell(button, cell) {
    const { mark, number, text, marks, judged } = button.zb
    const now = cell.ply === this.data.at
    const shown = cell.hidden ? [] : (cell.marks || []).filter((mark) => SIGNS.includes(mark.sign))
    if (now) this.current = button
    button.zbPly = cell.ply
    setAttr(button, "data-ply", cell.ply)
    setAttr(button, "tabindex", now ? "0" : "-1")
    setAttr(button, "aria-current", now ? "step" : null)
    setAttr(button, "aria-label", joined([cell.label, ...shown.map((mark) => mark.label)], this.data.words.also))
    setAttr(button, "data-hidden", cell.hidden ? "yes" : null)
    const ends = cell === this.data.start || cell === this.data.end
    const zwick = shown.some(({ sign }) => sign === "zwick")
    const kind = cell.hidden || ends ? null : zwick ? "zwick" : KINDS.find((name) => name === cell.kind)
    setAttr(mark, "data-kind", ends ? "end" : kind)
    setHidden(mark, !ends && !kind)
    setText(number, cell.hidden && !ends ? cell.ply : "")
    setText(text, kind || ends || cell.hidden ? "" : cell.text)
    setText(judged, cell.hidden ? "" : cell.judged)
    const drawn = shown.filter(({ sign }) => this.drawn.includes(sign))
    const beside = drawn.filter(({ sign }) => sign !== "zwick")
    reconcile(marks, beside, ({ sign }) => sign, ({ sign }) => make("i", "sign", { "data-sign": sign }), () => {})
    for (const { sign } of drawn) this.shown.add(sign)
    if (kind) this.shown.add(kind)
  }

  // The legend explains only the marks and signs that occur.
  drawLegend() {
    const found = [...KINDS, ...SIGNS].filter((name) => this.shown.has(name) && this.data.words[name])
    this.legend.hidden = found.length === 0
    reconcile(this.legend, found, (name) => name, makeExplained,
      (line, name) => setText(line.lastChild, this.data.words[name]))
  }

  // -- where the learner is ----------------------------------------------------

  // Set by hand: scrollIntoView would scroll the page too, and could leave the play under the names.
  keepInView() {
    if (!this.current) return
    const frame = this.scroll.getBoundingClientRect()
    const cell = this.current.getBoundingClientRect()
    const names = this.heads.firstChild
    const left = names ? names.getBoundingClientRect().right : frame.left
    if (cell.top < frame.top) this.scroll.scrollTop -= frame.top - cell.top
    else if (cell.bottom > frame.bottom) this.scroll.scrollTop += cell.bottom - frame.bottom
    if (cell.left < left) this.scroll.scrollLeft -= left - cell.left + cell.width
    else if (cell.right > frame.right) this.scroll.scrollLeft += cell.right - frame.right + cell.width
  }

  takeFocusAlong() {
    const active = this.root.getRootNode().activeElement
    if (this.current && active && this.root.contains(active)) this.current.focus({ preventScroll: true })
  }
}

function makeTitle() {
  const tr = make("tr", "title", { role: "row" })
  tr.append(make("th", "", { scope: "rowgroup", role: "rowheader" }))
  return tr
}

function makeBox({ cell }) {
  const td = make("td", "", { role: "cell" })
  if (!cell) return td
  const button = make("button", "play", { type: "button" })
  button.zb = {
    mark: make("i", "mark"), number: make("span", "number"), text: make("span", "text"), judged: make("b", "judged"),
    marks: make("span", "marks"),
  }
  const inside = make("span", "inside", { "aria-hidden": "true" })
  inside.append(...Object.values(button.zb))
  button.append(inside)
  td.append(button)
  return td
}

function makeExplained(name) {
  const line = make("li")
  const drawn = KINDS.includes(name) || name === "zwick" ? ["mark", "data-kind"] : ["sign", "data-sign"]
  line.append(make("i", drawn[0], { [drawn[1]]: name, "aria-hidden": "true" }), make("span"))
  return line
}
