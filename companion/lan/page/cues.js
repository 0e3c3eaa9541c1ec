// One-time cues as sound and vibration: my turn, a warning. Browsers allow sound only after the first touch.

/** Whether a cue is new; `last`: the previous cue's number, null before the first Show. */
export const isNew = (cue, last) => cue !== null && last !== null && cue.n > last;

const PEAK = 0.25; // of full loudness
const FADE_S = 0.08;

/** Notes: [Hz, from_s, for_s]. */
const TUNES = {
  turn: [[659, 0, 0.14], [880, 0.15, 0.3]],
  warning: [[740, 0, 0.12], [740, 0.2, 0.12]],
  "time-up": [[392, 0, 0.5]],
  written: [[988, 0, 0.06]],
  undone: [[587, 0, 0.08], [494, 0.09, 0.1]],
  refused: [[220, 0, 0.12], [196, 0.14, 0.18]],
  reveal: [[523, 0, 0.1], [659, 0.1, 0.1], [784, 0.2, 0.2]],
  win: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.5]],
  call: [[784, 0, 0.2], [587, 0.22, 0.35]],
};
/** ms on, off, on, ... */
const BUZZES = {
  turn: [200, 80, 200], warning: [100, 100, 100], "time-up": [400], refused: [60, 60, 60], reveal: [80], call: [200, 80, 200],
};

const LATE_MS = 2000; // a sound that is later than this is dropped

/** The phone's loudspeaker and vibration motor. Audio runs only during a sound, to save the battery. */
export class Caller {
  #context = null;
  #isFree = false; // the browser has unlocked audio
  #sounding = 0;

  constructor() {
    for (const touch of ["pointerup", "keydown"]) document.addEventListener(touch, () => this.#begin());
  }

  /** Unlock audio and vibration: browsers want a touch first, and another after a call or another app. */
  #begin() {
    if (!window.AudioContext || (this.#isFree && this.#context.state !== "interrupted")) return;
    this.#context ??= new AudioContext();
    this.#sound([]);
  }

  /** Play and vibrate; resolves when the tune has faded out. */
  call(kind) {
    if (!this.#context) return null;
    if (BUZZES[kind]) navigator.vibrate?.(BUZZES[kind]);
    return this.#sound(TUNES[kind] ?? []);
  }

  async #sound(notes) {
    const since_ms = performance.now();
    this.#sounding += 1;
    try {
      await this.#context.resume();
      this.#isFree = true;
      if (performance.now() - since_ms < LATE_MS) await Promise.all(notes.map((note) => this.#play(note)));
    } catch { /* blocked by the browser */ }
    this.#sounding -= 1;
    if (!this.#sounding) this.#context.suspend().catch(() => {});
  }

  /** Resolves when the note has faded out. */
  #play([pitch, from_s, for_s]) {
    const begin = this.#context.currentTime + from_s;
    const voice = new OscillatorNode(this.#context, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(this.#context, { gain: 0 });
    loudness.gain.setValueAtTime(PEAK, begin);
    loudness.gain.setTargetAtTime(0, begin + for_s, FADE_S);
    voice.connect(loudness).connect(this.#context.destination);
    const done = new Promise((ended) => { voice.onended = ended; });
    voice.start(begin);
    voice.stop(begin + for_s + 6 * FADE_S);
    return done;
  }
}
