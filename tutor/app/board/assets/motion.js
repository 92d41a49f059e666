// Moves cards from one board to the next, with transforms and opacity only, so that nothing is drawn anew on the way.
//
// It knows no game: a card that is elsewhere in the next board goes there; the items of a group gather with their sum;
// what goes face down shrinks to its zone, and what comes from there grows; a marked item turns up.

import { make, setText, setVar } from "./dom.js"
import { changed, middle, paired, placesIn } from "./places.js"

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)"
const MOVE = 280 // ms, as all that follow
const GATHER_AFTER = 220
const GATHER = 280
const HOLD = 250 // to read the sums
const AWAY = 380
const APART = 25 // between two cards that go the same way
const MOST_APART = 100
const MARK_AFTER = 320
const MARK = 320
const BETWEEN = 300 // from one play to the next
const REST = 250 // the longest wait for the page to come to its end, and then for the browser to be at rest
const DRAWING = '[data-testid=stApp][data-test-script-state="running"]'
const SMALL = 30 // px, the width of a card in a pile

export class Motion {
  constructor(view, hear) {
    this.view = view
    this.hear = hear
    this.stage = make("div", "stage", { "aria-hidden": "true" })
    view.root.append(this.stage)
    this.running = []
    this.hidden = new Set() // the cards of which a copy flies
    this.queue = null
    this.stop = () => this.goOn()
    this.leavePage = () => { if (document.hidden) this.finish() }
  }

  get isOn() {
    return this.queue !== null
  }

  /**
   * Show boards one after the other, each with `draw`, and then call `end`.
   *
   * Each entry has the number of its play and a function that returns the board. All lasts `pace` times as long as
   * usual; with `steps` each play but the last is shown until somebody clicks or presses a key.
   */
  start(boards, draw, end, { pace = 1, steps = false } = {}) {
    this.cancel()
    this.queue = [...boards]
    this.draw = draw
    this.end = end
    this.pace = pace
    this.steps = steps
    this.ply = null
    this.view.root.dataset.film = "on"
    window.addEventListener("pointerdown", this.stop, true)
    window.addEventListener("keydown", this.stop, true)
    document.addEventListener("visibilitychange", this.leavePage)
    this.whenAtRest(this.queue, performance.now() + REST)
  }

  // The page is mostly still being drawn, and would hold up what moves. Between two parts of it that come from the server
  // the browser has nothing to do, so that alone is no sign that it has come to its end.
  whenAtRest(queue, end) {
    if (this.queue !== queue) return
    if (performance.now() < end && document.querySelector(DRAWING)) {
      requestAnimationFrame(() => this.whenAtRest(queue, end))
      return
    }
    const begin = () => { if (this.queue === queue) this.step() }
    if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: REST })
    else setTimeout(begin, 50)
  }

  step() {
    const next = this.queue.shift()
    if (!next || !this.view.root.isConnected) {
      this.finish()
      return
    }
    this.ply = next.ply
    const board = next.board()
    this.view.root.zbMoving = true
    const before = placesIn(this.view.root, this.view.data)
    this.clear()
    this.draw(board)
    const moved = this.move(before, placesIn(this.view.root, board), board)
    const following = this.queue.length > 0 && this.queue[0].ply !== this.ply
    if (following && this.steps) {
      this.waitForPress()
      return
    }
    const wait = (moved + (following ? BETWEEN : 0)) * this.pace
    this.timer = setTimeout(() => this.afterFrame(), wait)
  }

  // A step that begins as soon as a frame is painted leaves the whole next frame to its own painting.
  afterFrame() {
    this.frame = requestAnimationFrame(() => { this.timer = setTimeout(() => this.step(), 0) })
  }

  waitForPress() {
    this.view.root.dataset.film = "waits"
    const cue = make("div", "go-on")
    setText(cue, this.view.word("goOn"))
    this.stage.append(cue)
  }

  /** Go to the next play at once, or to the end. */
  goOn() {
    if (!this.isOn) return
    const rest = this.queue.findIndex(({ ply }) => this.ply !== null && ply !== this.ply)
    if (rest < 0) {
      this.finish()
      return
    }
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    this.queue = this.queue.slice(rest)
    this.view.root.dataset.film = "on"
    this.step()
  }

  /** Go to the end at once. */
  finish() {
    const on = this.isOn
    this.cancel()
    if (on) this.end()
  }

  cancel() {
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    this.queue = null
    this.clear()
    delete this.view.root.dataset.film
    this.view.root.zbMoving = false
    window.removeEventListener("pointerdown", this.stop, true)
    window.removeEventListener("keydown", this.stop, true)
    document.removeEventListener("visibilitychange", this.leavePage)
  }

  clear() {
    for (const one of this.running) one.cancel()
    this.running = []
    for (const svg of this.hidden) this.show(svg)
    for (const box of this.view.root.querySelectorAll(".box.above")) box.classList.remove("above")
    this.stage.replaceChildren()
  }

  // -- one board to the next -------------------------------------------------

  /** Start all that moves; return for how long. */
  move(before, after, board) {
    const { pairs, gone, came } = paired(before, after)
    // All is measured before anything moves, since to measure again would cost a layout.
    const groups = board.passing ? this.groupsIn(board.groups || []) : []
    let wait = this.shift(pairs) ? MOVE : 0
    const across = [...pairs].filter(([card, old]) => card.zone !== old.zone)
    for (const [card, old] of across) wait = Math.max(wait, this.fly(card, old, 0))
    wait = Math.max(wait, this.arrive(before, after, came))
    if (across.length || wait > MOVE) this.hear("card", 0)
    wait = Math.max(wait, this.leave(before, after, gone))
    // At the end the groups lie where they are, to be looked at.
    if (groups.length) wait = Math.max(wait, this.gather(groups))
    return Math.max(wait, this.turnUp(board.mark))
  }

  // What stays in its zone is moved itself, a whole item at once where its cards move together.
  shift(pairs) {
    const ways = new Map()
    for (const [card, old] of pairs) {
      const way = { card, x: old.x - card.x, y: old.y - card.y, same: card.zone === old.zone }
      ways.set(card.box, [...(ways.get(card.box) || []), way])
    }
    let any = false
    for (const [box, list] of ways) {
      const [first] = list
      const together = list.length === box.zb.fan.children.length && list.every((way) => way.same && near(way, first))
      const moving = (together ? [{ ...first, node: box }] : list.filter((way) => way.same)).filter((way) => far(way))
      for (const way of moving) this.animate(way.node || way.card.svg, slide(way), { duration: MOVE })
      any = any || moving.length > 0
      // A new sum shows once the cards lie together.
      if (!together) this.animate(box.zb.badge, { opacity: [0, 0, 1] }, { duration: MOVE + 100 })
    }
    return any
  }

  // Between zones a copy flies above everything, since seats would cover the card itself.
  fly(card, old, after) {
    const ghost = this.ghost(card.svg, card)
    const from = `translate(${old.x - card.x}px, ${old.y - card.y}px) scale(${old.width / card.width})`
    this.hide(card.svg)
    this.animate(ghost, { transform: [from, "none"] }, { duration: MOVE, delay: after, fill: "both" })
      .onfinish = () => {
        ghost.remove()
        this.show(card.svg)
      }
    return after + MOVE
  }

  arrive(before, after, came) {
    const from = changed(before, after, came.length)
    return came.reduce((wait, card, i) => {
      const place = before.zones.get(from[i])
      if (place) return Math.max(wait, this.fly(card, { ...place, width: SMALL }, apart(i, came.length)))
      this.animate(card.svg, { opacity: [0, 1] }, { duration: MOVE })
      return Math.max(wait, MOVE)
    }, 0)
  }

  leave(before, after, gone) {
    const to = changed(after, before, gone.length)
    const ends = gone.map((card, i) => {
      const place = after.zones.get(to[i])
      const ghost = this.ghost(card.svg, card)
      const end = place ? `translate(${place.x - card.x}px, ${place.y - card.y}px) scale(${SMALL / card.width})` : "none"
      const delay = apart(i, gone.length)
      const keys = { transform: ["none", end, end], opacity: [1, place ? 1 : 0, 0], offset: [0, 0.9, 1] }
      this.animate(ghost, keys, { duration: AWAY, delay, fill: "both" }).onfinish = () => ghost.remove()
      return delay + AWAY
    })
    if (to.length) this.hear("gather", 0)
    return Math.max(0, ...ends)
  }

  // -- groups and marks ------------------------------------------------------

  /** Return the groups with their boxes and where these are, from left to right. */
  groupsIn(groups) {
    const { root } = this.view
    const origin = root.getBoundingClientRect()
    const boxes = new Map([...root.querySelectorAll(".item")].map((box) => [box.zbId, box]))
    const found = groups.map(({ label, items }) => {
      const inside = items.map((id) => boxes.get(id)).filter(Boolean)
      const rects = inside.map((box) => box.getBoundingClientRect())
      return {
        label,
        boxes: inside,
        at: rects.map((rect) => middle(rect, origin)),
        width: Math.max(...rects.map((rect) => rect.width)),
        height: Math.max(...rects.map((rect) => rect.height)),
      }
    }).filter((group) => group.boxes.length).sort((one, other) => mean(one.at) - mean(other.at))
    if (!found.length) return found
    const field = found[0].boxes[0].parentElement.getBoundingClientRect()
    const room = field.width / found.length
    const { y } = middle(field, origin)
    found.forEach((group, i) => Object.assign(group, { room, x: field.left - origin.left + room * (i + 0.5), y }))
    return found
  }

  gather(groups) {
    for (const group of groups) this.bring(group)
    const field = groups[0].boxes[0].parentElement
    const inside = new Set(groups.flatMap((group) => group.boxes))
    for (const box of field.children) if (!inside.has(box)) this.animate(box, { opacity: [1, 0.35] }, GATHERING)
    return GATHER_AFTER + GATHER + HOLD
  }

  bring({ label, boxes, at, width, height, room, x, y }) {
    const step = boxes.length > 1 ? Math.min(width * 0.6, (room - width) / (boxes.length - 1)) : 0
    boxes.forEach((box, k) => {
      box.classList.add("above")
      const to = `${x + (k - (boxes.length - 1) / 2) * step - at[k].x}px ${y - at[k].y}px`
      this.animate(box, { translate: ["0 0", to] }, GATHERING)
    })
    if (boxes.length < 2) return
    const sum = make("div", "together")
    setText(sum, label)
    setVar(sum, "left", `${x}px`)
    setVar(sum, "top", `${y - height / 2 - 4}px`)
    this.stage.append(sum)
    this.animate(sum, { opacity: [0, 1] }, { duration: 180, delay: GATHER_AFTER + 120, fill: "both" })
  }

  turnUp(id) {
    const marker = id && [...this.view.root.querySelectorAll(".marker")].find((one) => one.zbKey === id)
    if (!marker) return 0
    const keys = { transform: ["translateX(-70%) rotateY(90deg)", "translateX(-30%) rotateY(0deg) scale(1.5)", "none"] }
    this.animate(marker, keys, { duration: MARK, delay: MARK_AFTER, fill: "backwards" })
    this.hear("mark", MARK_AFTER * this.pace)
    return MARK_AFTER + MARK
  }

  // -- parts -----------------------------------------------------------------

  ghost(svg, place) {
    const ghost = make("div", "ghost")
    setVar(ghost, "--cw", `${place.width}px`)
    setVar(ghost, "left", `${place.x - place.width / 2}px`)
    setVar(ghost, "top", `${place.y - place.width * 0.7}px`)
    ghost.append(svg.cloneNode(true))
    this.stage.append(ghost)
    return ghost
  }

  // A card that is only hidden needs no layer of its own, as one that fades would.
  hide(svg) {
    setVar(svg, "visibility", "hidden")
    this.hidden.add(svg)
  }

  show(svg) {
    svg.style.removeProperty("visibility")
    this.hidden.delete(svg)
  }

  animate(node, keys, options) {
    const { duration, delay = 0 } = options
    const one = node.animate(keys, { easing: EASE, ...options, duration: duration * this.pace, delay: delay * this.pace })
    this.running.push(one)
    return one
  }
}

const GATHERING = { duration: GATHER, delay: GATHER_AFTER, fill: "forwards" }

function slide({ x, y }) {
  return { translate: [`${x}px ${y}px`, "0 0"] }
}

function near(one, other) {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1
}

function far({ x, y }) {
  return Math.abs(x) > 1 || Math.abs(y) > 1
}

function apart(i, number) {
  return i * Math.min(APART, MOST_APART / Math.max(number, 1))
}

function mean(places) {
  return places.reduce((sum, place) => sum + place.x, 0) / places.length
}
