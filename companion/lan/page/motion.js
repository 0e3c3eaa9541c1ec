// Pieces that glide: what lay in one cell of a drawing and lies in another now. The same as ui/paint/pieces.py finds.

import { box, holds } from "./paint.js";

const GLIDE = { duration: 250, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
const MOST = 12; // pieces at once: more are no move but another picture
const LARGEST = 72; // u: nothing larger is a piece
const RESIZED = 2; // a piece may be so many times as large in a place with more room
const SKEWED = 1.15; // and that much wider or narrower beside its height: a bar that grows has not moved

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

/** The pieces that came from one cell to another: as many of the same look are gone from where they were. */
export function glides(before, now) {
  const [was, is] = [cells(before), cells(now)];
  if (was.some(([hit, place]) => is.some(([other, there]) => other === hit && !same(place, there)))) return [];
  const [gone, come] = [without(pieces(before), pieces(now)), without(pieces(now), pieces(before))];
  const found = [...new Set(come.map(look))].flatMap((kind) => {
    const [there, here] = [gone, come].map((list) => list.filter((piece) => look(piece) === kind));
    return there.length === here.length ? paired(there, here) : [];
  });
  const moved = found.filter(({ piece, dx, dy }) => {
    const { x, y } = centre(piece);
    const [from, to] = [cellAt(is, x + dx, y + dy), cellAt(is, x, y)];
    return from && to && from !== to;
  });
  return moved.length <= MOST ? moved : [];
}

/** What a piece can lie on: [hit, box]. */
const cells = (shapes) => shapes.filter((shape) => shape.hit).map((shape) => [shape.hit, box(shape)]);

/** The smallest cell at that point. */
const cellAt = (all, x, y) => all.filter(([, place]) => holds(place, x, y))
  .sort(([, a], [, b]) => a.width * a.height - b.width * b.height)[0]?.[0];

/** Small filled shapes, each with what is drawn on it: {shapes, at (where they stand in the drawing), box, first}. */
export function pieces(shapes) {
  const found = [];
  let lying = null;
  shapes.forEach((shape, i) => {
    if (lying && belongs(shape, lying)) {
      lying.shapes.push(shape);
      lying.at.push(i);
      if (isBody(shape)) lying.box = round(lying.box, box(shape));
      return;
    }
    lying = isBody(shape) && shape.fill && !shape.hit && isSmall(box(shape))
      ? { shapes: [shape], at: [i], box: box(shape), first: box(shape) } : null;
    if (lying) found.push(lying);
  });
  return found;
}

const isBody = ({ type }) => type === "poly" || type === "disc";

/** Whether a shape is drawn on the piece, and does not begin another one of the same kind. */
function belongs(shape, piece) {
  if (shape.type === "text") return holds(piece.box, shape.x, shape.y);
  const place = box(shape);
  if (shape.type === "line") {
    return holds(piece.box, place.x, place.y) && holds(piece.box, place.x + place.width, place.y + place.height);
  }
  const { first } = piece;
  const apart = Math.abs(place.width - first.width) + Math.abs(place.height - first.height);
  const again = seen(shape) === seen(piece.shapes[0]) && apart < 0.1;
  return !shape.hit && isSmall(place) && meet(place, piece.box) && !again;
}

/** Each piece with the nearest that it may have been. */
function paired(there, here) {
  const left = [...there];
  return here.flatMap((piece) => {
    const now = centre(piece);
    const far = (other) => Math.hypot(centre(other).x - now.x, centre(other).y - now.y);
    const was = left.reduce((a, b) => (far(b) < far(a) ? b : a));
    left.splice(left.indexOf(was), 1);
    return isAsLarge(was.box, piece.box) ? [{ piece, dx: centre(was).x - now.x, dy: centre(was).y - now.y }] : [];
  });
}

function isAsLarge(a, b) {
  const [wider, higher] = [a.width / b.width, a.height / b.height];
  return within(wider, RESIZED) && within(wider / higher, SKEWED);
}

const within = (ratio, most) => 1 / most <= ratio && ratio <= most;

/** Those that the other drawing has not. */
function without(these, others) {
  const there = new Set(others.map(({ shapes }) => JSON.stringify(shapes)));
  return these.filter(({ shapes }) => !there.has(JSON.stringify(shapes)));
}

/** What a piece has in common with the same piece in another place. */
const look = ({ shapes }) => JSON.stringify(shapes.map(seen));

function seen({ type, fill, edge, ink, text, points }) {
  if (type === "text") return `text ${text}`; // its ink is another one on another ground
  return [type, fill, edge, ink, points?.length].join(" ");
}

// ---- geometry -------------------------------------------------------------------------------------------
const isSmall = ({ width, height }) => width > 0 && width <= LARGEST && height > 0 && height <= LARGEST;

const centre = ({ box: { x, y, width, height } }) => ({ x: x + width / 2, y: y + height / 2 });

const same = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const meet = (a, b) => Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x)
  && Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);

function round(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
