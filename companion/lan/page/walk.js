// A drawing is walked place by place, for who hears it or has a keyboard: all that is heard on it is one stop of the Tab key,
// arrow keys go to the neighbour in the picture, Enter and space do what a tap does.

import { centre } from "./paint.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 10_000; // farther than anything on a drawing

/** Let its nodes be walked, those that are heard. The first that can be chosen comes first. */
export function walkable(picture, nodes, shapes, tap) {
  const stops = nodes.map((node, i) => ({ node, hit: shapes[i].hit, ...middle(shapes[i]) })).filter(({ node }) => node.hasAttribute("role"));
  const isKey = ({ node }) => node.getAttribute("role") === "button";
  const rove = (to) => stops.forEach(({ node }) => node.setAttribute("tabindex", node === to ? "0" : "-1"));
  stops.filter((stop) => !isKey(stop)).forEach(({ node, hit }) => node.setAttribute("data-id", `place:${hit || node.getAttribute("aria-label")}`));
  rove((stops.find(isKey) ?? stops[0])?.node);
  let line = null; // along which the arrow keys go: who goes back and forth comes to the same place again
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

/** The nearest in that direction, of those that lie more ahead than aside if there is one; seen `from` there. */
export function neighbour(stops, here, [right, down], from = here) {
  const seen = stops.filter((stop) => stop !== here).map((stop) => {
    const [x, y] = [stop.x - from.x, stop.y - from.y];
    const [ahead, aside] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
    return { stop, ahead, far: Math.hypot(ahead, aside) + (aside > ahead ? ASIDE : 0) };
  });
  return seen.filter(({ ahead }) => ahead > 1).sort((a, b) => a.far - b.far)[0]?.stop;
}
