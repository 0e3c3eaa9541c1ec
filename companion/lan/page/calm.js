// Protection against double taps: a key that has just replaced the tapped one ignores taps for a moment.

import { el } from "./dom.js";

const CALM = { calm_ms: 500, longest_ms: 1500 }; // longest: since the tap, however often the key changes
const UNDO = { calm_ms: 2000, longest_ms: 4000 }; // for Undo or Redo in another key's place: one tap on Back too many

/** A shield over the tapped spot, shown as soon as another key takes that place. */
export class Calm {
  #tap = null; // {x, y, at, meant}
  #shield = el("div", { id: "shield", "aria-hidden": "true", hidden: true });
  #timer = 0;

  /** `form` gives the id of the form in front. */
  constructor(screen, form) {
    this.form = form;
    document.body.append(this.#shield);
    this.#shield.addEventListener("click", () => { // further taps: the player has not noticed Undo
      if (this.#shield.classList.contains("late")) this.#lie(UNDO.calm_ms);
    });
    screen.addEventListener("click", (event) => this.#tapped(event), { capture: true });
  }

  #tapped({ clientX: x, clientY: y, detail }) {
    const [undid, meant] = [this.#undone(x, y), this.#meaning(x, y)];
    this.#tap = detail ? { x, y, at: performance.now(), undid, meant } : null; // 0: from a keyboard
  }

  /** Compare the tapped spot after a redraw. */
  look() {
    if (!this.#tap) return;
    const { x, y, at, undid, meant } = this.#tap;
    const [undoes, means] = [this.#undone(x, y), this.#meaning(x, y)];
    const isLate = undoes !== "" && undoes !== undid;
    const { calm_ms, longest_ms } = isLate ? UNDO : CALM;
    const since = performance.now() - at;
    if (since > longest_ms || means === meant) return;
    this.#tap.meant = means;
    Object.assign(this.#shield.style, { left: `${x}px`, top: `${y}px` });
    this.#shield.classList.toggle("late", isLate);
    this.#shield.hidden = false;
    this.#lie(Math.min(calm_ms, longest_ms - since));
  }

  #lie(ms) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.#shield.hidden = true; }, ms);
  }

  /** The meaning of a tap there: one and the same for all fields of a form, its own for every other key. */
  #meaning(x, y) {
    const key = this.#key(x, y);
    if (!key || key.id === "board" || key.closest(".field")) return `form ${this.form()}`;
    return `${key.dataset.id} ${key.textContent}`;
  }

  /** The id of the undo or redo key at that point; "" = none. */
  #undone(x, y) {
    const key = this.#key(x, y);
    return key?.matches(".undoes") ? key.dataset.id : "";
  }

  #key(x, y) {
    return document.elementsFromPoint(x, y).find((node) => node !== this.#shield)?.closest("button, #board");
  }
}
