// Gliding of pieces that moved to another cell. Each shape names its piece. ui/paint/motion.py has the same rules.

import { box } from "./paint.js";

const GLIDE = { duration: 250, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
const MOST = 12; // pieces at once: more are a new picture, not a move

const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether differences between the two drawings are moves: same page and title. */
export const tells = (before, now) =>
  Boolean(before?.drawing && now.drawing) && before.page === now.page && before.title === now.title;

/** Animate the pieces of the second drawing, painted as `picture`, from their positions in the first. */
export function glide(picture, before, now) {
  if (!picture || CALM.matches) return;
  for (const { piece, dx, dy } of glides(before.shapes, now.shapes)) {
    const way = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
    piece.at.forEach((i) => picture.children[i]?.animate(way, GLIDE));
  }
}

/** The pieces that moved between cells: as many of one look came as have gone. */
export function glides(before, now) {
  const [was, is] = [cells(before), cells(now)];
  if (Object.keys(was).some((hit) => is[hit] && !same(was[hit], is[hit]))) return []; // a redraw at another size
  const [were, are] = [pieces(before), pieces(now)];
  const [gone, come] = [without(were, are), without(are, were)];
  const found = [...new Set(come.map(({ look }) => look))].flatMap((look) => {
    const [there, here] = [gone, come].map((list) => list.filter((piece) => piece.look === look));
    return there.length === here.length ? paired(there, here) : [];
  });
  return found.length <= MOST ? found : [];
}

/** The cells' bounding boxes: {hit: box}. */
const cells = (shapes) => Object.fromEntries(shapes.filter(({ hit }) => hit).map((shape) => [shape.hit, box(shape)]));

/** The pieces of a drawing: {name, look, shapes, at (their indexes in the drawing), x, y}. */
export function pieces(shapes) {
  const found = new Map();
  shapes.forEach((shape, i) => {
    if (!shape.piece) return;
    const piece = found.get(shape.piece) ?? { name: shape.piece, look: shape.piece.split("|")[1], shapes: [], at: [] };
    piece.shapes.push(shape);
    piece.at.push(i);
    found.set(shape.piece, piece);
  });
  return [...found.values()].map((piece) => ({ ...piece, ...middle(piece.shapes) }));
}

/** The pieces that `others` lacks. */
const without = (these, others) => these.filter(({ name }) => others.every((other) => other.name !== name));

/** Each piece paired with the nearest candidate for its old position. */
function paired(there, here) {
  const left = [...there];
  return here.map((piece) => {
    const far = (other) => Math.hypot(other.x - piece.x, other.y - piece.y);
    const was = left.reduce((a, b) => (far(b) < far(a) ? b : a));
    left.splice(left.indexOf(was), 1);
    return { piece, dx: was.x - piece.x, dy: was.y - piece.y };
  });
}

/** The centre of the shapes' bounding box, without texts, which are on other shapes. */
function middle(shapes) {
  const boxes = shapes.filter(({ type }) => type !== "text").map(box);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const same = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
