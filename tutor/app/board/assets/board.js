// The card table: keeps the selection, responds to mouse, touch and keys, and sends answers to Python.
//
// It knows zones and actions but no game: the data says what can be selected where, and what can be done with it.
// Selecting needs no answer from Python, which hears the whole selection (never a delta), numbered by `seq`. A
// selection that Python sends back is adopted only if it is not older than the learner's own, or if the position
// (`epoch`) is new.

import { drawAtContrast, setVar, wantsLessMotion } from "./dom.js"
import { boardOf, newFrames } from "./film.js"
import { Motion } from "./motion.js"
import { View } from "./view.js"
import { inOrder, lackOf, ownHand, picked, zonesOf } from "./zones.js"

const SEND_AFTER = 150 // ms; quick clicks travel together
const TELL_AFTER = 300 // ms; by then the focus of a new page has come to rest
const SETTLE = 60 // ms after a film until the page may become lower
const REPEAT_AFTER = 4000 // ms until the same answer may be sent again if Python has not responded
const BELOW = 170 // px below the board that should be visible once an answer has been judged

// A board that only shows what is changed above it neither scrolls the page, nor speaks, nor moves the focus.
const BESIDE_WORK = ".st-key-making"
const LAID_OUT = ".st-key-workshop"


const boards = new WeakMap()
const kept = new Map() // key of the board -> state; it survives when Streamlit removes the element and puts it back

// Whether the last press was Enter or Space, not a click: then focus goes to a new board, for a learner who uses keys.
let byKey = false
window.addEventListener("keydown", (event) => { byKey = event.key === "Enter" || event.key === " " }, true)
window.addEventListener("pointerdown", () => { byKey = false }, true)

// The board that the page shows until Streamlit is there; it sends nothing.
let prerendered = null

// No cleanup is returned, because Streamlit would also run it between quick updates.
export default function renderer({ data: sent, parentElement, setStateValue }) {
  if (!sent) return
  const [data] = sent
  let board = boards.get(parentElement)
  if (!board) {
    board = new Board(parentElement, data.key)
    boards.set(parentElement, board)
    if (prerendered) board.tabStops = prerendered.tabStops
  }
  board.update(data, setStateValue)
  // The page reserves room for the board until this says that it is drawn.
  const { host } = parentElement.getRootNode()
  if (host) host.dataset.drawn = "yes"
  if (prerendered) endPrerendered(board)
}

/** Draw a board before Streamlit is there; `end` removes it once Streamlit has drawn its own. */
export function drawPrerendered(data, parentElement, end) {
  const board = new Board(parentElement, data.key)
  board.update(data, null)
  parentElement.host.dataset.drawn = "yes"
  prerendered = board
  prerendered.end = end
}

// The state, which the boards share, has what was selected; what has the focus goes along.
function endPrerendered(board) {
  const { activeElement } = prerendered.view.root.getRootNode()
  prerendered.end()
  prerendered = null
  if (activeElement && board) board.refocus(activeElement, activeElement.zbZone)
}

function readLook(look) {
  return Object.fromEntries(Object.entries(look || {}).map(([name, on]) => [name, on === true]))
}

function freshState() {
  return { epoch: null, place: null, seq: 0, sent: 0, selected: [], tried: null, seen: null, again: null, asked: 0, waiting: null, orders: {} }
}

class Board {
  constructor(parent, key) {
    this.view = new View(parent)
    this.motion = new Motion(this.view, (name, after) => this.hear(name, after))
    this.state = kept.get(key) || freshState()
    if (key) kept.set(key, this.state)
    this.tabStops = {}
    this.asking = null // an action, and the choices that are asked for
    this.hint = ""
    this.pending = null
    this.afterFilm = "" // what is said once a film is over
    this.left = null // what had the focus before a film
    this.pressed = false // whether the answer heard last was given with a key
    this.timer = 0
    this.look = readLook(null)
    const root = this.view.root
    root.addEventListener("click", (event) => this.onClick(event))
    root.addEventListener("keydown", (event) => this.onKey(event))
    root.addEventListener("keyup", (event) => this.onKeyUp(event))
    root.addEventListener("change", (event) => this.onPick(event))
    root.addEventListener("focusin", (event) => this.onFocus(event))
    this.drag = null // loaded with the first board of which items can be dragged
    drawAtContrast(this)
  }

  // -- Python -> browser -----------------------------------------------------

  /** Receive the data that Python sends, draw it, and go on with what the learner has done; `send` sends messages back. */
  update(data, send) {
    const change = this.receive(data, send)
    this.show(change)
    this.sayWhatCame(change)
    if (change.moved && data.place && !change.calm) scroller(this.view.root).scrollTop = 0
    if (change.came && data.interactive && !change.calm) this.bringFocus(change.moved)
    if (change.judged) this.showSaid()
    else if (change.accepted) setTimeout(() => this.showSheet(), SEND_AFTER)
    if (data.interactive && this.state.seq > this.state.sent) this.schedule()
    if (this.state.waiting && send) this.sendWaiting()
  }

  /**
   * Receive new data, and return what is new in it: whether it has a new epoch, whether one came after another
   * (`came`), at another place (`moved`) or where nothing was drawn before (`elsewhere`), whether the last answer was
   * `judged` or led to it (`accepted`), and the frames of its film.
   */
  receive(data, send) {
    const state = this.state
    const newEpoch = state.epoch !== data.epoch
    const came = state.epoch != null && newEpoch
    const judged = !newEpoch && Boolean(this.pending) && data.seq >= this.pending.seq
    const accepted = newEpoch && Boolean(this.pending)
    const moved = came && state.place !== data.place
    const elsewhere = state.epoch == null || state.place !== data.place
    if (byKey && !moved && (came || (judged && !data.interactive))) this.pressed = true
    this.data = data
    this.send = send
    this.look = readLook(data.look)
    if (data.drops) this.letDrag()
    if (newEpoch) this.forgetTry()
    else if (judged) this.pending = null
    if (newEpoch || data.seq >= state.seq) this.adopt(data)
    if (newEpoch) state.sent = state.seq
    const frames = newFrames(state, data, elsewhere)
    state.epoch = data.epoch
    state.place = data.place
    this.prune()
    if (moved) this.tabStops = {}
    if (moved || (newEpoch && data.interactive)) this.view.keepHeight(false)
    return { newEpoch, came, moved, judged, accepted, frames, elsewhere: elsewhere || !this.view.data, calm: this.isIn(BESIDE_WORK) }
  }

  /** Forget what was begun on the board before. */
  forgetTry() {
    if (this.drag) this.drag.end()
    clearTimeout(this.timer)
    this.asking = null
    this.hint = ""
    this.pending = null
    this.state.tried = null
  }

  /** Have a screen reader say the plays that led to a new board, and what the board says itself. */
  sayWhatCame({ came, moved, frames, calm }) {
    const { said } = this.data
    if ((came || frames.length) && !calm) {
      // A film says each play as it shows it. A new round of the same task is not read out again.
      const plays = this.motion.isOn ? [] : frames.map((frame) => frame.said)
      const all = [...plays, came && (moved || said !== this.said) ? said : ""].filter(Boolean).join(" ")
      this.afterFilm = this.motion.isOn ? all : ""
      this.sayLater(this.motion.isOn ? "" : all)
    }
    this.said = said
  }

  // An answer that was given before Streamlit was there.
  sendWaiting() {
    const { action, choice, selected } = this.state.waiting
    this.state.waiting = null
    this.state.selected = selected
    if (this.data.interactive) this.sendAnswer(action, choice)
  }

  /** Draw the board, after the film of what is new; a film that is on goes on where only its end comes again. */
  show({ frames, newEpoch, elsewhere }) {
    const sound = this.askedSound()
    const height = frames.length ? this.view.root.offsetHeight : 0 // read before anything is changed
    if (frames.length) this.view.keepHeight(true)
    if (frames.length && this.canMove()) {
      this.showFilm(frames, elsewhere, sound, height)
      return
    }
    if (this.motion.isOn && !newEpoch && !frames.length) return
    this.motion.cancel()
    setVar(this.view.root, "--least", "0px")
    this.draw()
    if (frames.some((frame) => frame.mark)) this.hear("mark")
    else if (sound) this.hear(sound)
  }

  /** Return the sound of the answer that was asked for last, empty if it was heard. */
  askedSound() {
    const { cue } = this.data
    if (!cue || cue.number !== this.state.asked) return ""
    this.state.asked = 0
    return cue.sound
  }

  /** Show the plays one after the other, then the board as it is now; the page keeps the height that it has. */
  showFilm(frames, elsewhere, sound, height) {
    const boards = frames.map((frame) => ({ ply: frame.ply, board: () => boardOf(frame, this.data) }))
    setVar(this.view.root, "--least", `${height}px`)
    // What is there already loses its buttons now, not when cards move. No card comes from a board of another place.
    this.draw(boardOf(elsewhere ? frames[0] : this.view.data, this.data))
    // The cards come to rest first; what is below them follows in a frame of its own.
    const end = { ply: frames[frames.length - 1].ply, board: () => ({ ...this.data, settling: true }) }
    this.motion.start([...boards, end], (board) => this.showFrame(board), () => this.endFilm(sound), this.data.film)
  }

  endFilm(sound) {
    if (this.view.data !== this.data) this.draw()
    setTimeout(() => { if (!this.motion.isOn) setVar(this.view.root, "--least", "0px") }, SETTLE)
    if (sound) this.hear(sound)
    if (this.afterFilm) this.sayLater(this.afterFilm)
    this.afterFilm = ""
  }

  showFrame(board) {
    this.draw(board)
    if (board.passing && board.said) this.view.say(board.said)
  }

  canMove() {
    const { pace = 1 } = this.data.film || {}
    return this.look.motion && pace > 0 && !this.look.text && !wantsLessMotion() && !document.hidden
  }

  // The script of the sounds is loaded with the first of them; a browser lets none be heard before a press.
  hear(name, after = 0) {
    if (!(this.look.sound || (name === "mark" && this.look.fanfare)) || (navigator.userActivation && !navigator.userActivation.hasBeenActive)) return
    import("./sound.js").then(({ sound }) => sound(name, after)).catch(() => {})
  }

  adopt(data) {
    this.state.seq = Math.max(this.state.seq, Number(data.seq) || 0)
    this.state.sent = Math.max(this.state.sent, Number(data.seq) || 0)
    this.state.selected = [...(data.selected || [])]
  }

  prune() {
    const there = new Set(this.zones().flatMap(idsOf))
    this.state.selected = this.state.selected.filter((id) => there.has(id))
  }

  // -- browser -> Python -----------------------------------------------------

  schedule() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.sendSelection(), SEND_AFTER)
  }

  sendSelection() {
    clearTimeout(this.timer)
    const { epoch, seq, selected, sent } = this.state
    if (seq <= sent || !this.send || !this.view.root.isConnected) return
    this.state.sent = seq
    this.send("selection", { epoch, seq, selected: [...selected] })
  }

  sendAnswer(action, choice) {
    const { epoch, selected } = this.state
    const text = JSON.stringify([action, selected, choice])
    // A double click on a button counts as one answer, not as two attempts.
    if (this.pending && this.pending.text === text && Date.now() - this.pending.at < REPEAT_AFTER) return
    if (!this.send) {
      this.state.waiting = { action, choice, selected: [...selected] }
      this.view.root.setAttribute("aria-busy", "true")
      return
    }
    this.sendSelection()
    const seq = ++this.state.seq
    this.state.sent = seq
    this.pending = { text, seq, at: Date.now() }
    this.state.asked = seq
    this.state.tried = this.alone()
    // The learner has done what the hint asked for, and the feedback is on its way.
    this.hint = ""
    this.sayLater("")
    this.draw()
    this.send("answer", { epoch, seq, action, selected: [...selected], choice })
  }

  // -- selecting -------------------------------------------------------------

  changed(text) {
    this.state.seq += 1
    this.asking = null
    this.hint = ""
    this.draw()
    // For a checkbox or a radio button the text is empty: the screen reader itself reports its change.
    if (text) this.view.say(text)
    this.schedule()
  }

  // In a zone for one card a new selection replaces the old one. After a try the other zones keep their selection, so
  // the learner can try the same items with another card; once another card is selected, a click there begins again.
  toggle(zone, id) {
    const { selected, tried } = this.state
    if (zone.pick === "turn" && this.state.selected.includes(id)) return this.view.say(this.sayToggled(id, true))
    const one = zone.pick === "one"
    const alone = this.alone()
    const anew = !one && tried != null && alone.length && alone.join() !== tried.join()
    if (!one) this.state.tried = null
    const before = anew ? alone : selected
    const on = !before.includes(id)
    const gone = one ? picked(zone, before) : [id]
    const rest = before.filter((other) => !gone.includes(other))
    this.state.selected = on ? [...rest, id] : rest
    this.changed(this.sayToggled(id, on))
    return undefined
  }

  /** Return the ids selected in the zones for one card. */
  alone() {
    return this.zones().filter((zone) => zone.pick === "one").flatMap((zone) => picked(zone, this.state.selected))
  }

  sayToggled(id, on) {
    const zone = this.zones().find((one) => one.pick === "turn")
    if (zone) {
      const pot = zonesOf(this.data).find((one) => one.sum != null)
      const { label, points } = zone.items.find((item) => item.id === id)
      this.view.selection = this.state.selected
      return `${this.view.word("turnedUp", { card: label, points })}. ${this.view.labelOfPot(pot)}`
    }
    return this.view.word(on ? "selected" : "unselected", { card: this.view.labelOf(id) })
  }

  clear() {
    if (this.state.selected.length === 0 || this.zones().every((zone) => zone.pick === "turn")) return
    this.state.selected = []
    this.state.tried = null
    this.changed(this.view.word("cleared"))
  }

  // Drops the text about the board before. The new text is not read if the focus has moved to a heading by then, as on a
  // new page: a screen reader reads the heading then.
  sayLater(text) {
    clearTimeout(this.telling)
    this.view.live.textContent = ""
    const before = document.activeElement
    if (!text) return
    this.telling = setTimeout(() => {
      const now = document.activeElement
      if (now === before || !/^H[1-3]$/.test(now ? now.tagName : "")) this.view.say(text)
    }, TELL_AFTER)
  }

  tell(text) {
    this.hint = text
    this.draw()
    this.view.say(this.hint)
  }

  // -- dragging --------------------------------------------------------------

  async letDrag() {
    const { Drag } = await import("./drag.js")
    this.drag ||= new Drag(this.view.root, (zone) => this.drops(zone), (way, id, item) => this.dropped(way, id, item))
  }

  drops(zone) {
    return ((this.data && this.data.interactive && this.data.drops) || []).filter((way) => way.out === zone)
  }

  // What was selected goes along with a selected card; else the card goes alone.
  dropped(way, id, item) {
    const from = this.zones().find((zone) => zone.id === way.out)
    if (from && from.pick === "order") return this.reorder(id, item)
    if (way.action === ORDER) return this.arrange(way.out, id, item)
    const along = from ? picked(from, this.state.selected) : []
    const moved = along.includes(id) ? along : [id]
    const onto = item != null && way.onto && moved.length === 1
    this.state.selected = onto ? [...moved, item] : moved
    this.state.seq += 1
    this.asking = null
    return this.sendAnswer(onto ? way.onto : way.action, way.choice || null)
  }

  /** Move an item within its zone to the place of another one, or to the end; this browser keeps the order. */
  arrange(zoneId, id, place) {
    const zone = this.zones().find((one) => one.id === zoneId)
    const ids = inOrder(zone, this.state.orders).map((item) => item.id)
    const to = place == null ? ids.length - 1 : ids.indexOf(place)
    ids.splice(ids.indexOf(id), 1)
    ids.splice(to, 0, id)
    this.state.orders[zoneId] = ids
    this.draw()
    this.view.say(ids.map((one) => this.view.labelOf(one)).join(", "))
    return undefined
  }

  /** Put an item in the place of another one that is in order, or else at the end. */
  reorder(id, other) {
    const { selected } = this.state
    if (id === other) return undefined
    const [from, to] = [selected.indexOf(id), selected.indexOf(other)]
    const rest = selected.filter((one) => one !== id)
    rest.splice(to < 0 ? rest.length : to, 0, id)
    this.state.selected = rest
    if (from !== rest.indexOf(id)) this.changed(this.sayToggled(id, true))
    return undefined
  }

  // -- playing ---------------------------------------------------------------

  act(action) {
    const lack = lackOf(this.data, action, this.state.selected)
    if (lack != null) return this.tell(lack)
    const choices = this.choicesOf(action)
    if (!choices.length) return this.sendAnswer(action.id, null)
    this.asking = { action, choices, from: scroller(this.view.root).scrollTop }
    this.hint = ""
    this.draw()
    this.view.chooserList.firstElementChild.focus()
    return undefined
  }

  // Looked up by the ids selected in the zones of the first two needs.
  choicesOf(action) {
    const found = action.needs.slice(0, 2).map((need) => this.zones().find((zone) => zone.id === need.zone))
    const [first, second] = found.map((zone) => (zone && picked(zone, this.state.selected)[0]) || "")
    return at(at(action.choices, first), second || "") || []
  }

  choose(id) {
    const { action } = this.asking
    this.closeChooser()
    if (id != null) this.sendAnswer(action.id, id)
  }

  // The page goes back to where it was before the choices came into sight.
  closeChooser() {
    const { action, from } = this.asking
    this.asking = null
    scroller(this.view.root).scrollTop = from
    this.draw()
    this.focusAction(action)
  }

  // -- events ----------------------------------------------------------------

  onClick(event) {
    const button = event.target.closest("button")
    if (!button || !this.data.interactive) return
    if (button.zbAct) this.act(button.zbAct)
    else if (button === this.view.clear) this.clear()
    else if (button.zbChoice !== undefined) this.choose(button.zbChoice)
    else if (button.zbZone) this.toggle(this.zoneOf(button), button.zbId)
  }

  onPick(event) {
    const { zbZone, zbId, checked } = event.target
    const zone = this.zoneOf(event.target)
    if (!zbZone || !zone || !this.data.interactive) return
    const gone = zone.pick === "one" ? picked(zone, this.state.selected) : [zbId]
    const rest = this.state.selected.filter((id) => !gone.includes(id))
    if (zone.pick !== "one") this.state.tried = null
    // What is turned up stays.
    const turns = zone.pick === "turn"
    this.state.selected = checked || turns ? [...rest, zbId] : rest
    this.changed(turns ? this.sayToggled(zbId, true) : "")
  }

  onFocus(event) {
    const box = event.target.closest(".box")
    if (!box || !box.zbZone || this.tabStops[box.zbZone] === box.zbId) return
    this.tabStops[box.zbZone] = box.zbId
    for (const other of boxesBeside(box)) other.tabIndex = other === box ? 0 : -1
  }

  onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
    const handled = this.data.interactive ? this.playKey(event) : this.readKey(event)
    if (!handled) return
    event.stopPropagation()
    if (handled !== "native") event.preventDefault()
  }

  // Firefox presses a button when Space is released, even if its keydown was handled.
  onKeyUp(event) {
    if (!this.data.interactive || !event.target.closest("button")) return
    if (event.key === " " && event.target.closest(".box")) event.preventDefault()
    if (event.key === " " || event.key === "Enter") event.stopPropagation()
  }

  playKey(event) {
    const box = event.target.closest(".box")
    // The learner may see the feedback before this board hears of it. These keys are then meant for the page.
    if (this.pending && PAGE_KEYS.has(event.key)) return false
    if (event.key === "Escape") return this.escape()
    const press = event.key === " " || event.key === "Enter"
    // Radio buttons and checkboxes handle their keys themselves; the page, which uses the same keys, must not see them.
    if (event.target.matches(".pick")) return press || STEPS[event.key] ? "native" : false
    if (!box) return this.buttonKey(event, press)
    if (event.shiftKey && STEPS[event.key] && this.drops(box.zbZone).some((way) => way.action === ORDER)) return this.shift(box, STEPS[event.key])
    if (!press) return this.move(box, STEPS[event.key])
    if (event.repeat) return true
    if (event.key === "Enter") this.enter(box)
    else this.toggle(this.zoneOf(box), box.zbId)
    return true
  }

  buttonKey(event, press) {
    const button = event.target.closest("button")
    if (!button) return false
    if (press) return event.repeat ? true : "native"
    const step = STEPS[event.key]
    if (step === undefined) return false
    const all = [...button.parentElement.children]
    all[target(step, all.indexOf(button), all.length)].focus()
    return true
  }

  readKey(event) {
    const box = event.target.closest(".box")
    if (!box || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return false
    const all = boxesBeside(box)
    const next = all.indexOf(box) + STEPS[event.key]
    if (next < 0 || next >= all.length) return false
    all[next].focus()
    return true
  }

  move(box, step) {
    if (step === undefined) return false
    const all = boxesBeside(box)
    all[target(step, all.indexOf(box), all.length)].focus()
    return true
  }

  /** Move a card along its zone. */
  shift(box, step) {
    const beside = boxesBeside(box)
    const place = beside[beside.indexOf(box) + step]
    if (!place) return true
    this.dropped({ out: box.zbZone, action: ORDER }, box.zbId, place.zbId)
    box.focus() // which is lost where a card is put elsewhere
    return true
  }

  // Enter selects a card or an item that is not selected; on a selected one it plays if the selection is complete.
  enter(box) {
    const { selected } = this.state
    const meant = (this.data.actions || []).find((action) => action.enter)
    const alone = this.alone()
    if (!selected.includes(box.zbId)) this.toggle(this.zoneOf(box), box.zbId)
    else if (meant && lackOf(this.data, meant, selected) == null) this.act(meant)
    else if (!alone.length) this.tell(this.view.word("chooseCard"))
    else if (selected.length > alone.length) this.focusReady()
    else this.tell(this.view.word("chooseHow"))
  }

  // The action of Enter is not possible with this selection, so the learner means another one.
  focusReady() {
    const buttons = [...this.view.actions.children]
    const ready = buttons.find((one) => one.zbAct && !one.hasAttribute("aria-disabled"))
    if (ready) ready.focus()
  }

  escape() {
    if (this.asking) this.closeChooser()
    else if (this.state.selected.length === 0) return false
    else this.clear()
    return true
  }

  // -- focus and drawing -----------------------------------------------------

  // Moves the focus to a new board that the learner called for with a key: the button pressed is often gone or disabled
  // by now, and the focus may be on the heading of the page. From inside the board it moves to the hand of the next
  // exercise.
  bringFocus(moved) {
    const active = document.activeElement
    const inside = active && active === this.view.root.getRootNode().host
    // In the Workshop each press of a button gives another board, and the focus stays at the button.
    const called = byKey && (moved || !this.isIn(LAID_OUT)) && (!active || active === document.body || /^(BUTTON|H[1-3])$/.test(active.tagName))
    if (!called && !(inside && moved)) return
    const wanted = this.look.text ? this.view.inWords.root : this.tabStopOf(ownHand(this.data))
    if (wanted) wanted.focus({ preventScroll: true })
  }

  /** Tell whether the board is in a part of the page. */
  isIn(part) {
    return Boolean(this.view.root.getRootNode().host?.closest(part))
  }

  // Scrolls the sheet of a phone to what is said first, and returns whether there is one. It scrolls by itself, and the
  // page under the thumb stays where it is.
  showSheet(behavior = "auto") {
    const said = document.querySelector(".st-key-panel .st-key-said > *")
    const sheet = said && said.closest(".st-key-panel")
    if (!sheet || !/auto|scroll/.test(getComputedStyle(sheet).overflowY)) return false
    sheet.scrollTo({ top: 0, behavior })
    return true
  }

  // Scrolls to the feedback, in the panel beside the board, or below it. The page draws it a moment after the board.
  showSaid() {
    setTimeout(() => {
      const behavior = wantsLessMotion() ? "auto" : "smooth"
      const board = this.view.root.getBoundingClientRect()
      const said = document.querySelector(".st-key-panel .st-key-said > *")
      if (said) {
        if (!this.showSheet(behavior)) said.scrollIntoView({ block: "nearest", behavior })
        return
      }
      const moving = scroller(this.view.root)
      const end = Math.min(window.innerHeight, moving.getBoundingClientRect().bottom)
      const hidden = board.bottom + BELOW - end
      if (hidden > 0) moving.scrollBy({ top: hidden, behavior })
    }, SEND_AFTER)
  }

  focusAction(action) {
    const buttons = [...this.view.actions.children]
    const button = buttons.find((one) => one.zbAct && one.zbAct.id === action.id) || buttons[0]
    if (button) button.focus()
  }

  /** Return the zones in which something can be selected. */
  zones() {
    return zonesOf(this.data).filter((zone) => zone.pick)
  }

  zoneOf(node) {
    return this.zones().find((zone) => zone.id === node.zbZone)
  }

  tabStopsDrawn() {
    return [...this.view.root.querySelectorAll(".box[tabindex='0']")]
  }

  /** Return the card of a zone that the Tab key stops at; undefined without one, or without a zone. */
  tabStopOf(zone) {
    return zone && this.tabStopsDrawn().find((box) => box.zbZone === zone.id)
  }

  // Every zone has one tab stop; if its card is gone, the card now in that place gets it.
  keepTabStops() {
    const zones = { played: ["played"] }
    for (const zone of zonesOf(this.data)) zones[zone.id] = idsOf(zone)
    for (const [zone, ids] of Object.entries(zones)) {
      if (ids.includes(this.tabStops[zone])) continue
      const before = (this.lastZones && this.lastZones[zone] || []).indexOf(this.tabStops[zone])
      this.tabStops[zone] = ids[Math.max(0, Math.min(before, ids.length - 1))]
    }
    this.lastZones = zones
  }

  draw(data = this.data) {
    const host = this.view.root.getRootNode()
    const active = this.view.root.contains(host.activeElement) ? host.activeElement : null
    const zone = active && active.zbZone
    this.keepTabStops()
    this.view.render(data, this.state.selected, {
      tabStops: this.tabStops, orders: this.state.orders, asking: this.asking, hint: this.hint, look: this.look,
    })
    // To move the focus would hold up the cards that move, so it is brought back at the end.
    if (data.passing || data.settling) this.left = active ? { active, zone } : this.left
    else this.comeBack(active ? { active, zone } : this.left, host)
  }

  comeBack(before, host) {
    this.left = null
    const { pressed } = this
    this.pressed = false
    if (pressed && before && this.leadOn(before.active)) return
    const free = host.activeElement || [document.body, host.host].includes(document.activeElement)
    if (before && free && host.activeElement !== before.active) this.refocus(before.active, before.zone)
  }

  // After a play with a key the focus goes on to the hand, or at the end to what the page offers.
  leadOn(active) {
    if (this.look.text) return false
    if (!this.data.interactive) {
      this.view.root.dispatchEvent(new CustomEvent("board-over", { bubbles: true, composed: true }))
      return false
    }
    if (!active.matches(".act")) return false
    const card = this.tabStopOf(ownHand(this.data))
    if (card) card.focus({ preventScroll: true })
    return Boolean(card)
  }

  // The focused element was moved, replaced or removed, so the nearest one gets the focus.
  refocus(active, zone) {
    const wanted = active.isConnected && !active.closest("[hidden]") ? active
      : this.look.text ? this.view.inWords.root
      : this.tabStopOf({ id: zone }) || this.tabStopOf(ownHand(this.data)) || this.tabStopsDrawn()[0]
    if (wanted) wanted.focus({ preventScroll: true })
  }
}

const PAGE_KEYS = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]) // a page that shows a replay steps through it
const ORDER = "order" // the action of a drop that only changes the order in which the learner sees items
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }

function target(step, index, length) {
  return Math.max(0, Math.min(index + step, length - 1))
}

// Cards of a group lie in a net, and seats around the table: those of a zone are in one row all the same.
function boxesBeside(box) {
  return [...box.closest(".grid").querySelectorAll(".box")].filter((one) => one.zbZone === box.zbZone)
}

function idsOf(zone) {
  return (zone.items || []).map((item) => item.id)
}

// Returns the element that scrolls when the page does.
function scroller(node) {
  let one = node.getRootNode().host || node.parentElement
  while (one && !(one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))) {
    one = one.parentElement
  }
  return one || document.scrollingElement
}

// Ids come from Python, but one named "constructor" must not find JavaScript's.
function at(record, key) {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
