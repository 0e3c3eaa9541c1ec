// Arranging the cells of a printed map: drag a cell, tap it and then its target, or push it with Shift and an arrow.
// The core stores the positions; this module tracks only the cell that is being moved.

import { box, centre, holds, spotOn } from "./paint.js";

const SLOP = 10; // drag threshold, in px of the screen
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PUSH = 8; // distance per key press, in u
const REACH = 6; // hit tolerance around a cell, in u

export class Arrange {
  #board;
  #place;
  #map = null; // the newest Show's `arrange`; null = nothing can be moved
  #shapes = [];
  #chosen = ""; // the tapped cell: the next tap is its target
  #down = null; // the active pointer: {id, cell, from, at, moved}
  #left = null; // the same for a dropped cell: drawn at its new place until the core replies

  /** `place(form, cell, [x, y])` sends a cell's new position to the core. */
  constructor(board, place) {
    this.#board = board;
    this.#place = place;
    board.addEventListener("touchstart", (event) => this.#keep(event), { passive: false });
    board.addEventListener("pointerdown", (event) => this.#press(event));
    board.addEventListener("keydown", (event) => this.#push(event), { capture: true });
    document.addEventListener("pointermove", (event) => this.#slide(event));
    document.addEventListener("pointerup", (event) => this.#lift(event));
    document.addEventListener("pointercancel", (event) => event.pointerId === this.#down?.id && this.#forget());
  }

  /** Take over a Show: the movable cells and their drawing. */
  show({ arrange, drawing }) {
    this.#left = null;
    if (arrange?.form !== this.#map?.form) {
      this.#chosen = "";
      this.#down = null;
      this.look();
    }
    this.#map = arrange;
    this.#shapes = arrange ? drawing.shapes : [];
    this.#board.classList.toggle("arrange", Boolean(arrange));
    this.look();
  }

  /** Apply the current move to the board, which may be a new drawing; `refused` drops a move that the core refused. */
  look(refused = false) {
    if (!this.#map) return;
    if (refused) this.#left = null;
    const { cell, from, at, moved } = this.#down ?? this.#left ?? {};
    const under = moved ? cell : this.#chosen;
    const far = moved ? `translate(${at.x - from.x}px, ${at.y - from.y}px)` : "";
    const along = alongWith(this.#shapes, under);
    this.#shapes.forEach((shape, i) => {
      const node = this.#picture?.children[i];
      if (!node) return;
      node.style.transform = along.includes(shape) ? far : "";
      if (!shape.hit) return;
      node.classList.toggle("moves", this.#map.cells.includes(shape.hit));
      node.classList.toggle("under-way", shape.hit === under);
    });
  }

  get #picture() {
    return this.#board.querySelector(":scope > svg");
  }

  /** Suppress scrolling while a finger drags a cell. */
  #keep(event) {
    const [first, second] = event.touches;
    if (this.#map && this.#picture && !second && this.#cellAt(spotOn(this.#board, first))) event.preventDefault();
  }

  #press(event) {
    if (!this.#map || !this.#picture || event.button > 0) return;
    if (this.#down) return this.#forget(); // a second finger cancels the drag
    const at = spotOn(this.#board, event);
    this.#down = { id: event.pointerId, cell: this.#cellAt(at), from: at, at, x: event.clientX, y: event.clientY, moved: false };
    if (!this.#down.cell) return;
    this.#board.setPointerCapture(event.pointerId); // the pointer may leave the board, and a Show may redraw it
    if (event.pointerType === "mouse") event.preventDefault(); // no text selection
  }

  #push(event) {
    const [way, hit] = [KEYS[event.key], event.target.getAttribute("data-hit")];
    if (!way || !event.shiftKey || !this.#map?.cells.includes(hit)) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = centre(this.#cell(hit));
    this.#tell(hit, { x: x + PUSH * way[0], y: y + PUSH * way[1] });
  }

  #slide(event) {
    const down = this.#down;
    if (event.pointerId !== down?.id) return;
    down.at = spotOn(this.#board, event);
    down.moved ||= Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLOP;
    if (down.moved && down.cell) this.look();
  }

  #lift(event) {
    const down = this.#down;
    if (event.pointerId !== down?.id) return;
    this.#down = null;
    const { cell, from, at, moved } = down;
    if (moved && cell) {
      const middle = centre(this.#cell(cell));
      this.#left = down;
      this.#tell(cell, { x: middle.x + at.x - from.x, y: middle.y + at.y - from.y });
    } else if (!moved && cell) {
      this.#chosen = cell === this.#chosen ? "" : cell;
    } else if (!moved && this.#chosen) {
      this.#tell(this.#chosen, at);
    }
    this.look();
  }

  #forget() {
    this.#down = null;
    this.look();
  }

  #tell(cell, { x, y }) {
    const { form, x: left, y: top, w, h } = this.#map;
    const part = (n) => Math.min(1, Math.max(0, n));
    this.#chosen = "";
    this.#place(form, cell, [part((x - left) / w), part((y - top) / h)]);
  }

  #cell(hit) {
    return this.#shapes.find((shape) => shape.hit === hit);
  }

  #cellAt({ x, y }) {
    const far = (shape) => Math.hypot(centre(shape).x - x, centre(shape).y - y);
    const cells = this.#map.cells.map((hit) => this.#cell(hit)).filter((shape) => shape && far(shape) <= box(shape).width / 2 + REACH);
    return cells.sort((a, b) => far(a) - far(b))[0]?.hit ?? "";
  }
}

/** The shapes that move with a cell: itself, its pieces and its texts, but no roads. */
export function alongWith(shapes, hit) {
  const cell = shapes.find((shape) => hit && shape.hit === hit);
  if (!cell) return [];
  const isOn = (at) => holds(box(cell), at.x, at.y);
  return shapes.filter((shape) => shape === cell || shape.piece?.startsWith(`${hit}|`)
    || (!shape.hit && !shape.piece && shape.type !== "line" && isOn(shape.type === "text" ? shape : centre(shape))));
}
