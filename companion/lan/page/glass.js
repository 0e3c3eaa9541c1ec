// Zoom for boards with cells smaller than a finger. Fingers scroll the enlarged board.

import { word } from "./desk.js";
import { el, key, svg } from "./dom.js";
import { box } from "./paint.js";

const STEPS = [1, 1.6, 2.5];
const SMALL = 60; // cells below this size are hard to tell apart on a phone, in u

/** Whether a drawing has cells that small. */
export const isFine = (drawing) => Boolean(drawing?.shapes.some((shape) => shape.hit && box(shape).width < SMALL));

/** The two zoom keys; null if all cells are large. */
export function keys(desk, enlarge) {
  if (!isFine(desk.show.drawing)) return null;
  const now = STEPS.indexOf(desk.scale);
  const step = (name, sign, by) => key(`glass ${name}`, "key small", () => enlarge(STEPS[now + by]),
    { "aria-label": word(desk, name), disabled: !STEPS[now + by] }, lens(sign));
  return el("div", { class: "glass", role: "group" }, step("smaller", "−", -1), step("larger", "+", 1));
}

/** A magnifier with the sign in its lens: a bare + beside "Month 1" would look like the next month. */
function lens(sign) {
  const cross = sign === "+" ? [svg("line", { x1: 10, y1: 6, x2: 10, y2: 14 })] : [];
  return svg("svg", { viewBox: "0 0 24 24", class: "lens", "aria-hidden": "true" },
    svg("circle", { cx: 10, cy: 10, r: 8 }), svg("line", { x1: 16, y1: 16, x2: 22, y2: 22 }),
    svg("line", { x1: 6, y1: 10, x2: 14, y2: 10 }), cross);
}

/** Zoom the board through `change`, around its centre. */
export function around(board, change) {
  const x = (board.scrollLeft + board.clientWidth / 2) / board.scrollWidth;
  const y = (board.scrollTop + board.clientHeight / 2) / board.scrollHeight;
  change();
  board.scrollLeft = x * board.scrollWidth - board.clientWidth / 2;
  board.scrollTop = y * board.scrollHeight - board.clientHeight / 2;
}
