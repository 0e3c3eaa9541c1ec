// Keyboard and screen reader navigation in a drawing: the whole drawing is one Tab stop (a roving tabindex), arrow keys
// go to the neighbouring place, Enter and space act as a tap.

import { centre } from "./paint.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 10_000; // farther than anything on a drawing

/** Make the labelled nodes navigable. The first one available for choice gets the Tab stop. */
export function walkable(picture, nodes, shapes, tap) {
  const stops = nodes.map((node, i) => ({ node, hit: shapes[i].hit, ...middle(shapes[i]) })).filter(({ node }) => node.hasAttribute("role"));
  const isKey = ({ node }) => node.getAttribute("role") === "button";
  const rove = (to) => stops.forEach(({ node }) => node.setAttribute("tabindex", node === to ? "0" : "-1"));
  stops.filter((stop) => !isKey(stop)).forEach(({ node, hit }) => node.setAttribute("data-id", `place:${hit || node.getAttribute("aria-label")}`));
  rove((stops.find(isKey) ?? stops[0])?.node);
  let line = null; // the row or column of the arrow keys, so that back and forth ends at the same place
  picture.addEventListener("focusin", ({ target }) => rove(target));
  picture.addEventListener("keydown", (event) => {
    const here = stops.find(({ node }) => node === event.target);
    const isTap = event.key === "Enter" || event.key === " ";
    if (!here || !(isTap || WAYS[event.key])) return;
    event.preventDefault();
    event.stopPropagation();
    if (isTap) return here.hit && tap(here.hit);
    const [right, down] = WAYS[event.key];
    line = line?.at === here && line.down === down ** 2 ? line : { ...here, down: down ** 2 };
    line = { ...line, at: neighbour(stops, here, [right, down], { x: down ? line.x : here.x, y: down ? here.y : line.y }) ?? here };
    line.at.node.focus();
  });
}

const middle = (shape) => (shape.points || shape.r ? centre(shape) : shape);

/** The nearest stop in that direction as seen `from`; those more ahead than aside come first. */
export function neighbour(stops, here, [right, down], from = here) {
  const seen = stops.filter((stop) => stop !== here).map((stop) => {
    const [x, y] = [stop.x - from.x, stop.y - from.y];
    const [ahead, aside] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
    return { stop, ahead, far: Math.hypot(ahead, aside) + (aside > ahead ? ASIDE : 0) };
  });
  return seen.filter(({ ahead }) => ahead > 1).sort((a, b) => a.far - b.far)[0]?.stop;
}
