// Short, quiet sounds of wood, cards and water, made here of tones and noise.

const LOUD = 0.08
// Each part: what sounds, when it begins and how long it lasts in seconds, its share of the loudness, and its tone in Hz:
// of wood the tone struck, of a card the brightest, of water from which and to which it runs.
const SOUNDS = {
  card: [["card", 0, 0.07, 0.9, 2200], ["wood", 0.01, 0.07, 0.5, 150]],
  gather: [["water", 0, 0.28, 0.7, 420, 1300], ["card", 0.2, 0.06, 0.6, 1800], ["card", 0.27, 0.07, 0.8, 1800]],
  mark: [
    ["water", 0, 0.2, 0.8, 500, 2400],
    ["water", 0.16, 0.5, 0.7, 2600, 600],
    ["wood", 0.02, 0.3, 0.8, 659],
    ["wood", 0.14, 0.5, 0.9, 988],
  ],
  right: [["wood", 0, 0.22, 0.7, 523], ["wood", 0.1, 0.35, 0.8, 784]],
  wrong: [["wood", 0, 0.12, 1, 196], ["wood", 0.13, 0.16, 1, 165]],
}
const OVERTONE = 3.93 // of a bar of wood

let context = null

/** Let a sound be heard after some milliseconds. */
export function sound(name, after = 0) {
  if (!window.AudioContext || !Object.hasOwn(SOUNDS, name)) return
  context = context || new AudioContext()
  if (context.state === "suspended") context.resume().catch(() => {})
  const now = context.currentTime + after / 1000
  for (const [kind, begin, ...rest] of SOUNDS[name]) KINDS[kind](now + begin, ...rest)
}

const KINDS = {
  wood(start, length, share, tone) {
    strike(start, length, share, tone)
    strike(start, length / 4, share / 4, tone * OVERTONE)
  },
  card(start, length, share, tone) {
    noise(start, length, share, "lowpass", tone, tone, 0.005)
  },
  water(start, length, share, from, to) {
    noise(start, length, share, "bandpass", from, to, length / 3)
  },
}

function strike(start, length, share, tone) {
  const source = context.createOscillator()
  source.type = "sine"
  source.frequency.value = tone
  play(source, source, start, length, share, 0.004)
}

function noise(start, length, share, type, from, to, rise) {
  const source = context.createBufferSource()
  source.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const values = source.buffer.getChannelData(0)
  for (let i = 0; i < values.length; i += 1) values[i] = Math.random() * 2 - 1
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  play(source, source.connect(filter), start, length, share, rise)
}

function play(source, last, start, length, share, rise) {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(share * LOUD, start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  last.connect(gain).connect(context.destination)
  source.start(start)
  source.stop(start + length)
}
