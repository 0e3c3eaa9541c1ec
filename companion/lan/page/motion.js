// Pieces that glide: those that came to another cell. The shapes say which piece they are part of; ui/paint/motion.py finds the
// same.

import { box } from "./paint.js";

const GLIDE = { duration: 250, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
const MOST = 12; // pieces at once: more are no move but another picture

const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether what lies elsewhere in the second Show was moved. */
export const tells = (before, now) =>
  Boolean(before?.drawing && now.drawing) && before.page === now.page && before.title === now.title;

/** Let the pieces of the second drawing, painted as `picture`, glide from where they lay in the first. */
export function glide(picture, before, now) {
  if (!picture || CALM.matches) return;
  for (const { piece, dx, dy } of glides(before.shapes, now.shapes)) {
    const way = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
    piece.at.forEach((i) => picture.children[i]?.animate(way, GLIDE));
  }
}

/** The pieces that came from one cell to another: as many of the same look are gone elsewhere. */
export function glides(before, now) {
  const [was, is] = [cells(before), cells(now)];
  if (Object.keys(was).some((hit) => is[hit] && !same(was[hit], is[hit]))) return []; // drawn anew, at another size
  const [were, are] = [pieces(before), pieces(now)];
  const [gone, come] = [without(were, are), without(are, were)];
  const found = [...new Set(come.map(({ look }) => look))].flatMap((look) => {
    const [there, here] = [gone, come].map((list) => list.filter((piece) => piece.look === look));
    return there.length === here.length ? paired(there, here) : [];
  });
  return found.length <= MOST ? found : [];
}

/** What a piece can be on: {hit: box}. */
const cells = (shapes) => Object.fromEntries(shapes.filter(({ hit }) => hit).map((shape) => [shape.hit, box(shape)]));

/** The pieces of a drawing: {name, look, shapes, at (where they are in the drawing), x, y}. */
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

/** Those that the other drawing has not. */
const without = (these, others) => these.filter(({ name }) => others.every((other) => other.name !== name));

/** Each piece with the nearest that it may have been. */
function paired(there, here) {
  const left = [...there];
  return here.map((piece) => {
    const far = (other) => Math.hypot(other.x - piece.x, other.y - piece.y);
    const was = left.reduce((a, b) => (far(b) < far(a) ? b : a));
    left.splice(left.indexOf(was), 1);
    return { piece, dx: was.x - piece.x, dy: was.y - piece.y };
  });
}

/** The middle of the box round shapes; texts are on the others. */
function middle(shapes) {
  const boxes = shapes.filter(({ type }) => type !== "text").map(box);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const same = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
