// Chooses the frames of a film that the visitor has not seen yet, and makes whole boards of them.

/** Return the frames that are new here; `state.seen` keeps the number of the last one seen at this place. */
export function newFrames(state, data, moved) {
  const known = moved ? null : state.seen
  const { film } = data
  if (!film) {
    state.seen = known
    return []
  }
  state.seen = film.frames.reduce((last, frame) => Math.max(last, frame.ply), film.from)
  // A film that is asked for is shown whole, once.
  if (film.again != null && film.again !== state.again) {
    state.again = film.again
    return film.frames
  }
  // After another place or a missed board, cards would fly from where they never were.
  if (known == null || known < film.from) return []
  return film.frames.filter((frame) => frame.ply > known)
}

/** Return the board of a frame; a name in it stands for what the board at the end has of that id. */
export function boardOf(frame, end) {
  return {
    ...end,
    interactive: false,
    seats: named(frame.seats, end.seats),
    zones: named(frame.zones, end.zones),
    groups: frame.groups || [],
    played: frame.played,
    mark: frame.mark,
    said: frame.said,
    // The buttons stay in their place, or what stands below would jump.
    waiting: Boolean(end.interactive),
    passing: true,
    after: "",
    fold: null,
  }
}

function named(list, end) {
  return (list || []).map((one) => (typeof one === "string" ? (end || []).find(({ id }) => id === one) : one)).filter(Boolean)
}
