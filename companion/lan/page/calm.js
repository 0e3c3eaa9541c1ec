// A finger that taps twice means the first key: what has come to its place since cannot be tapped for a moment.

import { el } from "./dom.js";

const CALM_MS = 500;
const LONGEST_MS = 1500; // after the tap, however often the place has changed since

/** Lies over the spot that was tapped, as soon as something else is there. */
export class Calm {
  #tap = null; // {x, y, at, meant}
  #shield = el("div", { id: "shield", "aria-hidden": "true", hidden: true });
  #timer = 0;

  /** `form` gives the id of the form in front. */
  constructor(screen, form) {
    this.form = form;
    document.body.append(this.#shield);
    screen.addEventListener("click", (event) => this.#tapped(event), { capture: true });
  }

  #tapped({ clientX: x, clientY: y, detail }) {
    this.#tap = detail ? { x, y, at: performance.now(), meant: this.#meaning(x, y) } : null; // 0: by a keyboard
  }

  /** The picture was drawn anew. */
  look() {
    if (!this.#tap) return;
    const { x, y, at, meant } = this.#tap;
    const since = performance.now() - at;
    if (since > LONGEST_MS || this.#meaning(x, y) === meant) return;
    Object.assign(this.#shield.style, { left: `${x}px`, top: `${y}px` });
    this.#shield.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.#shield.hidden = true; }, Math.min(CALM_MS, LONGEST_MS - since));
  }

  /** What a tap there means: filling in one form goes on with the next tap, every other key is itself. */
  #meaning(x, y) {
    const key = document.elementsFromPoint(x, y).find((node) => node !== this.#shield)?.closest("button, #board");
    if (!key || key.id === "board" || key.closest(".field")) return `form ${this.form()}`;
    return `${key.dataset.id} ${key.textContent}`;
  }
}
