// Drawing lots with fingers on the board: a ring around each finger, which fills while all rest, then its lot. The core
// draws; this module tracks only the positions.

import { el } from "./dom.js";

export class Fingers {
  #board;
  #rings; // the layer of the rings, over the whole page
  #draw;
  #asked = null; // the newest Show's `fingers`; null = no drawing now
  #down = new Map(); // pointer -> its ring, in order of arrival
  #lying = []; // the rings in the current draw
  #before = -1; // the number of the draw before that one; -1 = none yet
  #timer = 0;

  /** `draw(form, name, many)` asks the core to draw. */
  constructor(board, draw) {
    this.#board = board;
    this.#draw = draw;
    this.#rings = el("div", { id: "fingers", "aria-hidden": "true" });
    document.body.append(this.#rings);
    board.addEventListener("pointerdown", (event) => this.#lay(event));
    document.addEventListener("pointermove", (event) => this.#slide(event));
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, (event) => this.#lift(event));
  }

  /** Take over a Show: whether lots can be drawn, and the lots. */
  show(fingers) {
    if (fingers?.form !== this.#asked?.form) this.#forget();
    this.#asked = fingers;
    this.#board.classList.toggle("fingers", Boolean(fingers));
    if (!fingers || fingers.drawn <= this.#before || fingers.lots.length !== this.#lying.length) return;
    this.#lying.forEach((ring, i) => tell(ring, fingers.lots[i]));
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#down.clear();
    this.#lying = [];
    this.#before = -1;
    this.#rings.replaceChildren();
  }

  #lay(event) {
    if (!this.#asked) return;
    event.preventDefault();
    if (this.#lying.length) {
      this.#lying = [];
      this.#before = -1;
      this.#rings.replaceChildren(...this.#down.values());
      for (const ring of this.#down.values()) tell(ring, null);
    }
    const ring = el("div", { class: "finger" });
    this.#down.set(event.pointerId, ring);
    this.#rings.append(ring);
    place(ring, event);
    this.#wait();
  }

  #slide(event) {
    const ring = this.#down.get(event.pointerId);
    if (ring) place(ring, event);
  }

  #lift(event) {
    const ring = this.#down.get(event.pointerId);
    if (!ring) return;
    this.#down.delete(event.pointerId);
    if (this.#lying.includes(ring)) return; // its lot stays visible
    ring.remove();
    this.#wait();
  }

  /** Restart the hold time after a finger has come or gone. */
  #wait() {
    clearTimeout(this.#timer);
    const { least, most, hold_ms } = this.#asked;
    const isEnough = this.#down.size >= least && this.#down.size <= most;
    for (const ring of this.#down.values()) fill(ring, isEnough ? hold_ms : 0);
    if (isEnough) this.#timer = setTimeout(() => this.#ask(), hold_ms);
  }

  #ask() {
    const { form, name, drawn } = this.#asked;
    this.#lying = [...this.#down.values()];
    this.#before = drawn;
    this.#draw(form, name, this.#lying.length);
  }
}

const place = (ring, { clientX, clientY }) => Object.assign(ring.style, { left: `${clientX}px`, top: `${clientY}px` });

/** Start filling the ring, or empty it (0 ms). */
function fill(ring, ms) {
  ring.getAnimations?.().forEach((animation) => animation.cancel());
  ring.animate?.([{ "--full": "0%" }, { "--full": "100%" }], { duration: Math.max(ms, 1), fill: ms ? "forwards" : "none" });
}

/** Show a finger's lot: the ring is lit with its word, or goes out; null = no lot yet. */
function tell(ring, lot) {
  fill(ring, 0);
  ring.className = !lot ? "finger" : lot.ink ? "finger lit" : "finger out";
  ring.textContent = lot?.text ?? "";
  if (lot?.ink) ring.style.setProperty("--ink-of-lot", `var(--${lot.ink})`);
}
