// SVG from the four shapes of a drawing, without knowledge of their meaning.

import { svg } from "./dom.js";
import { ems } from "./letters.js";
import { walkable } from "./walk.js";

const REACH = 24; // hit tolerance of small cells, in px of the screen
const RIM = 8; // below the lowest shape of a trimmed drawing, in u
const NUMBER = 14; // radius of a number on a cell, in u
const LINES = 24; // the most between two lines of a column head, in u
const SMALL = 60; // legal cells below this size are filled, in u
const OUTLINE = [["walnut", 8], ["brass", 4]]; // of a large lit cell

/** The drawing without the empty space below its shapes. */
export function trimmed(drawing) {
  const lowest = Math.max(0, ...drawing.shapes.map((shape) => bottom(shape)));
  return { ...drawing, height: Math.min(drawing.height, lowest + RIM) };
}

const bottom = (shape) => (shape.type === "text" ? shape.y + shape.size / 2 : box(shape).y + box(shape).height);

/** A drawing as an SVG element. `marks`: hit -> "legal" or "chosen"; `tap(hit)` receives taps; `names`: for cells
 * without a text. */
export function paint(drawing, { marks = new Map(), names = new Map(), path = [], letters = [], numbers = [], tap = null, label = "", kind = "", closer = false } = {}) {
  const hits = drawing.shapes.filter((shape) => shape.hit);
  const bright = hits.filter((shape) => marks.get(shape.hit) === (box(shape).width < SMALL ? "legal" : "chosen"));
  const below = [];
  const nodes = drawing.shapes.map((shape) => {
    if (shape.fill) below.push(shape);
    return node(shape, marks.get(shape.hit), () => bright.includes(ground(below, shape)));
  });
  const picture = svg("svg", {
    viewBox: `0 0 ${drawing.width} ${drawing.height}`, preserveAspectRatio: "xMidYMin",
    role: tap ? "group" : label ? "img" : false, "aria-label": label || false, "aria-hidden": !tap && !label && "true",
    "aria-roledescription": tap && hits.length && kind || false,
  }, outlined(nodes, drawing.shapes, marks), letters.map((letter) => painted(letter, hits)), numbers.map((number) => numbered(number, hits)),
  route(path, hits));
  if (tap) name(nodes, drawing, names, chosen({ letters, numbers, path }));
  if (tap && hits.length) listen(picture, nodes, drawing, { marks, tap, closer });
  if (tap) walkable(picture, nodes, drawing.shapes, tap);
  return picture;
}

/** The nodes with the outlines of large lit cells, over the neighbours, which would hide half of them, but below pieces
 * and texts. A dark rim on either side makes them stand out on any colour. */
function outlined(nodes, shapes, marks) {
  const above = shapes.findLastIndex((shape) => shape.hit) + 1;
  const large = shapes.filter((shape) => shape.hit && marks.has(shape.hit) && box(shape).width >= SMALL);
  const rings = large.flatMap((shape) => OUTLINE.map(([edge, width]) => node({ ...shape, hit: "", fill: "", edge, width })));
  return [...nodes.slice(0, above), ...rings, ...nodes.slice(above)];
}

/** The unconfirmed choices on cells, in words: hit -> [words]. */
function chosen({ letters, numbers, path }) {
  const words = [...letters.map(({ hit, option }) => [hit, option.text]), ...numbers.map(({ hit, n }) => [hit, `×${n}`]),
    ...path.map((hit, i) => [hit, `${i + 1}.`])];
  return new Map(words.map(([hit]) => [hit, words.filter(([other]) => other === hit).map(([, text]) => text)]));
}

/** Label the drawing for screen readers: each place is one image, named by its `say` or its texts, with the choices on
 * it and its roads; each row of a table is one, too. */
function name(nodes, { shapes }, names, laid) {
  const places = shapes.filter((shape) => shape.hit || shape.say);
  const written = new Map(places.map((place) => [place, []]));
  const heard = new Map(); // shape -> label; "" = hidden
  const loose = shapes.filter((shape) => {
    if (shape.type !== "text") return shape.say && !shape.hit;
    const place = places.filter((each) => holds(box(each), shape.x, shape.y)).sort((a, b) => box(a).width - box(b).width)[0];
    if (place && !shape.piece && !shape.unheard) written.get(place).push(shape.text);
    if (place || shape.piece || shape.unheard) heard.set(shape, ""); // part of its place's label, in any drawing order
    return !heard.has(shape);
  });
  for (const [texts, sentence] of rows(loose)) texts.forEach((shape, i) => heard.set(shape, i ? "" : sentence));
  for (const [place, texts] of written) {
    const called = place.say || [...new Set(texts)].join(", ") || names.get(place.hit);
    const said = [...new Set([called, ...laid.get(place.hit) ?? []])].filter(Boolean).join(", ");
    heard.set(place, [said, place.more].filter(Boolean).join(". "));
  }
  shapes.forEach((shape, i) => {
    const label = heard.get(shape);
    if (label === "") nodes[i].setAttribute("aria-hidden", "true");
    if (!label) return;
    nodes[i].setAttribute("role", "img");
    nodes[i].setAttribute("aria-label", label);
  });
}

/** The rows of drawn tables, [texts, sentence]: the words, then each number with its column head, if there is one. */
function rows(shapes) {
  const found = [];
  let heads = [], row = null;
  for (const shape of shapes) {
    const { x, y } = shape.type === "text" ? shape : centre(shape);
    if (shape.anchor === "start") {
      if (!row || row.cells.length) found.push(row = { heads, words: [], cells: [] });
      row.words.push(shape);
    } else if (row && Math.abs(row.words[0].y + row.words.at(-1).y - 2 * y) < 1) {
      row.cells.push(shape);
    } else {
      heads = [...heads.filter((head) => Math.abs(head.y - y) < LINES), { x, y, text: shape.say ?? shape.text }];
      row = null;
    }
  }
  const over = ({ heads }, { x }) => heads.filter((head) => Math.abs(head.x - x) < 1).map(({ text }) => text).join(" ");
  const isOne = (row) => row.cells.length && (!row.heads.length || row.cells.every((cell) => over(row, cell)));
  const inWords = (row) => row.cells.filter(({ text }) => text).map((cell) => `${over(row, cell)} ${cell.text}`.trim()).join(", ");
  return found.filter(isOne).map((row) => [
    [...row.words, ...row.cells],
    `${row.words.map(({ text }) => text).join(" ")}: ${inWords(row)}`,
  ]);
}

function node(shape, state, onBright) {
  switch (shape.type) {
    case "poly":
      return dress(svg("polygon", { points: shape.points.join(" ") }), shape, state);
    case "disc":
      return dress(svg("circle", { cx: shape.x, cy: shape.y, r: shape.r }), shape, state);
    case "line":
      return ink(svg("polyline", { points: shape.points.join(" "), "stroke-linecap": "round" }),
        { fill: "none", stroke: colour(readable(shape.ink, onBright())), "stroke-width": shape.width });
    default:
      return words(shape, onBright());
  }
}

function dress(element, shape, state) {
  const edge = shape.edge ? { stroke: colour(shape.edge), "stroke-width": shape.width } : { stroke: "none" };
  const fill = shape.fill ? colour(shape.fill) : shape.hit ? "transparent" : "none";
  ink(element, { fill, ...edge, ...lit(shape, state) });
  if (shape.hit) element.setAttribute("data-hit", shape.hit);
  return element;
}

/** The style of a legal or chosen cell: brass outline or lit; small cells use the next stronger one. */
function lit(shape, state) {
  if (!state) return {};
  const small = box(shape).width < SMALL;
  if (state === "legal") {
    return { ...(small ? { fill: colour("lit") } : {}), stroke: colour("brass"), "stroke-width": 4 };
  }
  return { fill: colour(small ? "brass" : "lit"), stroke: colour(small ? "ink" : "brass"), "stroke-width": 5 };
}

function words(shape, onBright) {
  const width = shape.fit ? ems(shape.text, shape.bold ? 700 : 400) * shape.size : 0;
  const size = width > shape.fit ? shape.size * shape.fit / width : shape.size;
  const text = svg("text", {
    x: shape.x, y: shape.y + size * 0.35, "font-size": size.toFixed(2), "font-weight": shape.bold ? 700 : 400,
    "text-anchor": shape.anchor,
  }, shape.text);
  return ink(text, { fill: colour(readable(shape.ink, onBright)) });
}

/** The ink, replaced on a lit cell if it is one for felt, which would be invisible there. */
const readable = (name, onBright) => (onBright ? { cream: "ink", cream2: "ink2" }[name] ?? name : name);

/** The filled shape below a text or line. */
function ground(below, { type, anchor, x, y, points }) {
  const inward = anchor === "start" ? 4 : anchor === "end" ? -4 : 0;
  const [px, py] = type === "text" ? [x + inward, y] : points;
  return below.findLast((shape) => holds(box(shape), px, py)) ?? null;
}

/** A slot's letter on its cell: its icon in the cell's size, or its text. */
function painted({ hit, option }, hits) {
  const cell = hits.find((shape) => shape.hit === hit);
  if (!cell) return null;
  const { x, y, width, height } = box(cell);
  if (option.icon) {
    const picture = paint(option.icon);
    for (const [name, n] of Object.entries({ x, y, width, height })) picture.setAttribute(name, n);
    picture.setAttribute("preserveAspectRatio", "xMidYMid");
    picture.setAttribute("pointer-events", "none");
    return picture;
  }
  const middle = { x: x + width / 2, y: y + height / 2 + 7 };
  return ink(svg("text", { ...middle, "font-size": 20, "font-weight": 700, "text-anchor": "middle",
    "pointer-events": "none" }, option.text), { fill: colour("ink") });
}

/** The number allotted to a cell, on a brass disc in its corner. */
function numbered({ hit, n }, hits) {
  const cell = hits.find((shape) => shape.hit === hit);
  if (!cell) return null;
  const { x, y, width } = box(cell);
  const r = Math.min(NUMBER, width / 2);
  const middle = { x: x + width - r, y: y + r };
  return svg("g", { "pointer-events": "none", class: "counted" },
    ink(svg("circle", { cx: middle.x, cy: middle.y, r }), { fill: colour("brass"), stroke: colour("on-brass"), "stroke-width": 2 }),
    ink(svg("text", { x: middle.x, y: middle.y + r / 2, "font-size": 1.4 * r, "font-weight": 700, "text-anchor": "middle" },
      String(n)), { fill: colour("on-brass") }));
}

/** An order of cells as a brass path with numbers. */
function route(path, hits) {
  const centres = path.map((hit) => hits.find((shape) => shape.hit === hit)).filter(Boolean).map(centre);
  if (centres.length === 0) return [];
  const points = centres.map(({ x, y }) => `${x},${y}`).join(" ");
  const line = ink(svg("polyline", { points }), { fill: "none", stroke: colour("brass"), "stroke-width": 4 });
  const stops = centres.map(({ x, y }, i) => [
    ink(svg("circle", { cx: x, cy: y, r: 11 }), { fill: colour("brass"), stroke: colour("ink"), "stroke-width": 2 }),
    ink(svg("text", { x, y: y + 5, "font-size": 14, "font-weight": 700, "text-anchor": "middle" }, String(i + 1)),
      { fill: colour("on-brass") }),
  ]);
  return [line, ...stops.flat()];
}

// ---- taps -----------------------------------------------------------------------------------------------
function listen(picture, nodes, drawing, meaning) {
  const active = drawing.shapes.filter((shape) => isActive(shape, meaning.marks));
  nodes.forEach((element, i) => {
    if (active.includes(drawing.shapes[i])) reachable(element, drawing.shapes[i], meaning);
  });
  const others = meaning.closer ? drawing.shapes.filter((shape) => shape.hit && !active.includes(shape)) : [];
  picture.addEventListener("click", (event) => {
    const frame = picture.getBoundingClientRect();
    const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height);
    const x = (event.clientX - frame.left - (frame.width - drawing.width * scale) / 2) / scale;
    const y = (event.clientY - frame.top) / scale;
    const hit = meant(active, others, x, y, REACH / scale);
    if (hit) meaning.tap(hit);
  });
}

/** Whether a cell reacts to taps: the open form takes it, or it leads to a page. */
const isActive = (shape, marks) => Boolean(shape.hit) && (shape.hit.startsWith("go:") || marks.has(shape.hit));

/** Make a cell a button for keyboards and screen readers. */
function reachable(element, shape, { marks }) {
  element.setAttribute("role", "button");
  element.setAttribute("data-id", `hit:${shape.hit}`);
  if (!element.hasAttribute("aria-label")) element.setAttribute("aria-label", shape.hit);
  if (marks.has(shape.hit)) element.setAttribute("aria-pressed", String(marks.get(shape.hit) === "chosen"));
}

/** The hit that a tap means: a lit cell, unless the tap is in the middle of another small cell. */
export function meant(active, others, x, y, reach) {
  const lit = nearest(active, x, y, reach);
  if (active.some((shape) => shape.hit === lit && holds(box(shape), x, y))) return lit;
  const other = others.findLast((shape) => box(shape).width < 4 * reach && far(shape, x, y) < box(shape).width / 4);
  return other?.hit || lit || nearest(others, x, y, 0);
}

/** The hit test: the nearest small cell within reach, else the topmost large cell at that point; "" = none. */
export function nearest(shapes, x, y, reach) {
  const small = shapes
    .filter((shape) => box(shape).width < 2 * reach && far(shape, x, y) <= reach * Math.SQRT2)
    .sort((a, b) => far(a, x, y) - far(b, x, y));
  return (small[0] ?? shapes.findLast((shape) => holds(box(shape), x, y)))?.hit ?? "";
}

// ---- geometry -------------------------------------------------------------------------------------------
export function box(shape) {
  if (shape.type === "disc") {
    return { x: shape.x - shape.r, y: shape.y - shape.r, width: 2 * shape.r, height: 2 * shape.r };
  }
  const xs = shape.points.filter((_, i) => i % 2 === 0);
  const ys = shape.points.filter((_, i) => i % 2 === 1);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function centre(shape) {
  const { x, y, width, height } = box(shape);
  return { x: x + width / 2, y: y + height / 2 };
}

/** A pointer's position on that board's drawing, in u. */
export const spotOn = (board, { clientX, clientY }) =>
  new DOMPoint(clientX, clientY).matrixTransform(board.querySelector(":scope > svg").getScreenCTM().inverse());

const far = (shape, x, y) => Math.hypot(centre(shape).x - x, centre(shape).y - y);

export const holds = ({ x, y, width, height }, px, py) => x <= px && px <= x + width && y <= py && py <= y + height;

// ---- inks ---------------------------------------------------------------------------------------------
const colour = (name) => `var(--${name})`;

function ink(element, styles) {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  return element;
}

/** A seat's mark: the seat's shape in the colour of its pieces, with an edge in contrast to its background. */
export function mark(seat, outlines, edge = "ink", size = "") {
  const points = outlines[seat.shape] ?? [];
  const shape = points.length ? svg("polygon", { points: points.join(" ") }) : svg("circle", { r: 0.9 });
  ink(shape, { fill: colour(seat.tint), stroke: colour(edge), "stroke-width": 0.16, "stroke-linejoin": "round" });
  return svg("svg", { viewBox: "-1.3 -1.3 2.6 2.6", class: `mark ${size}`, "aria-hidden": "true" }, shape);
}
