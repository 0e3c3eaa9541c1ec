// Fingers that lie on the board so that lots are drawn among them: a ring round each, which fills while they lie still;
// then what fell to each of them. The core draws; here is only known where they lie.

import { el } from "./dom.js";

export class Fingers {
  #board;
  #rings; // where the rings lie, over the whole page
  #draw;
  #asked = null; // what the newest Show says of fingers; null = none may lie here
  #down = new Map(); // pointer -> its ring, in the order in which they came
  #lying = []; // the rings of those for whom lots were drawn
  #before = -1; // the number of the draw that was shown when they were; -1 = not yet
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

  /** The core says whether fingers may lie there, and what fell to them. */
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
    if (this.#lying.includes(ring)) return; // what fell to it stays to be seen
    ring.remove();
    this.#wait();
  }

  /** One has come or gone: they lie still from now on. */
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

/** The ring fills from its beginning, or is empty. */
function fill(ring, ms) {
  ring.getAnimations?.().forEach((animation) => animation.cancel());
  ring.animate?.([{ "--full": "0%" }, { "--full": "100%" }], { duration: Math.max(ms, 1), fill: ms ? "forwards" : "none" });
}

/** What fell to a finger: its ring is lit with a word in it, or goes out; null = nothing yet. */
function tell(ring, lot) {
  fill(ring, 0);
  ring.className = !lot ? "finger" : lot.ink ? "finger lit" : "finger out";
  ring.textContent = lot?.text ?? "";
  if (lot?.ink) ring.style.setProperty("--ink-of-lot", `var(--${lot.ink})`);
}
