// The timeline below a drawing: dragging goes to the position under the pointer, an arrow key to the next one.

import { holds, spotOn } from "./paint.js";

const MOVES = { ArrowLeft: -1, ArrowRight: 1 };

export class Steps {
  #board;
  #go;
  #row = null; // the newest Show's `steps`
  #finger = null; // the pointer on the timeline
  #wanted = null; // the position under the pointer
  #waits = false; // for the requested page: one at a time, so that none is drawn unseen

  /** `go(page)` requests a page; false without a connection. */
  constructor(board, go) {
    this.#board = board;
    this.#go = go;
    board.addEventListener("touchstart", (event) => this.#holds(event.touches[0]) && event.preventDefault(), { passive: false });
    board.addEventListener("pointerdown", (event) => this.#press(event));
    document.addEventListener("pointermove", (event) => event.pointerId === this.#finger && this.#want(event));
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => this.#lift(event));
  }

  show(steps) {
    this.#row = steps;
    this.#waits = false;
    if (!steps) this.#finger = this.#wanted = null;
    this.#ask();
  }

  /** Handle an arrow key that no other element has used. */
  key(event) {
    const to = this.#row ? this.#row.at + (MOVES[event.key] ?? 0) : 0;
    if (!this.#row || to === this.#row.at || event.target.closest("input")) return;
    event.preventDefault();
    this.#wanted = Math.min(this.#row.last, Math.max(0, to));
    this.#ask();
  }

  #press(event) {
    if (!this.#holds(event) || event.button > 0) return;
    this.#finger = event.pointerId;
    this.#board.setPointerCapture(event.pointerId); // the drawing is replaced during the drag
    this.#want(event);
  }

  #lift(event) {
    if (event.pointerId !== this.#finger) return;
    this.#finger = null;
    this.#ask(); // clears a target already reached
  }

  #want(event) {
    const { x, w, last } = this.#row;
    this.#wanted = Math.round(last * Math.min(1, Math.max(0, (spotOn(this.#board, event).x - x) / w)));
    this.#ask();
  }

  #ask() {
    if (this.#waits || this.#wanted === null) return;
    if (this.#wanted !== this.#row.at) this.#waits = this.#go(`${this.#row.go}/${this.#wanted}`);
    else if (this.#finger === null) this.#wanted = null;
  }

  #holds(event) {
    if (!this.#row || !this.#board.querySelector(":scope > svg")) return false;
    const { x, y, w: width, h: height } = this.#row;
    const at = spotOn(this.#board, event);
    return holds({ x, y, width, height }, at.x, at.y);
  }
}
