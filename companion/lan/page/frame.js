// The frame around the form: plate, prompt bar, clock, seats, facts, and the two corners.

import { fitted, longerLine, longestWord, unbroken, whole } from "./letters.js";
import { arc, digits, isShort, reading } from "./clock.js";
import { isKey, mayPause, word } from "./desk.js";
import { el, key, svg } from "./dom.js";
import { mark } from "./paint.js";

const A_SHORT_SENTENCE = 36; // letters

/** The plate at top left, if there is room: the game, the round or page, and the menu. */
export function plate(desk, go) {
  const { show } = desk;
  const inside = [whole(el("b", {}, show.title), longerLine(show.title)), show.where ? el("span", {}, show.where) : null];
  if (!show.menu) return el("div", { class: "plate" }, inside);
  return key("plate", "plate", () => go(show.menu), {}, inside, bars(desk));
}

/** The prompt bar; a tap opens the menu, as narrow screens have no plate. */
export function band(desk, go) {
  const { show, marks } = desk;
  const { who, ask, mark: seat } = show.band;
  const ground = seat ? seat.tint : "walnut2";
  const inside = [
    seat ? el("span", { class: "badge" }, mark(seat, marks)) : null,
    el("span", { class: "say" }, whole(el("b", {}, who), longestWord(who)), fitted(el("span", { class: "ask" }, unbroken(el("span", {}, ask), [ask])), ask)),
    show.menu ? bars(desk) : null,
  ];
  const bar = show.menu ? key("band", "bar", () => go(show.menu), {}, inside) : el("div", { class: "bar" }, inside);
  bar.style.setProperty("--ground", `var(--${ground})`);
  bar.style.setProperty("--on-ground", seat ? `var(--on-${ground})` : "var(--cream)");
  return bar;
}

/** A text without broken words. */
export const inWords = (tag, text) => whole(el(tag, {}, text), longestWord(text));

const bars = (desk) => svg("svg", { class: "bars", viewBox: "0 0 24 24", role: "img", "aria-label": word(desk, "menu") },
  svg("path", { d: "M3 6h18M3 12h18M3 18h18", fill: "none", stroke: "currentColor", "stroke-width": 2.5 }));

/** The clock's corner at that core time. A tap pauses. */
export function clock(desk, now_ms, pause) {
  const { show, words } = desk;
  const timer = show.clock;
  if (!timer) return null;
  const ms = reading(timer, now_ms, show.now_ms);
  const below = show.paused ? word({ words }, "paused") : timer.label;
  const above = isInBoard(show) ? (show.paused ? "▶" : "❚❚") : digits(timer, ms);
  const inside = [fitted(el("b", {}, above), above.replace(/\d/g, "0")), el("span", {}, below)];
  const classes = `clock${isShort(timer, ms) ? " warn" : ""}${show.paused ? " paused" : ""}`;
  if (!mayPause(desk)) return el("div", { class: classes, role: "timer" }, inside);
  const label = `${digits(timer, ms)}, ${timer.label}. ${word({ words }, show.paused ? "go-on" : "pause")}`;
  return key("clock", classes, pause, { "aria-label": label }, inside);
}

/** Whether a big clock, for which everyone waits, takes the place of the board. */
export const isInBoard = (show) => Boolean(show.clock?.big) && !show.drawing;

/** The big clock: ring and digits. */
export function ring({ show }, now_ms) {
  const timer = show.clock;
  const ms = reading(timer, now_ms, show.now_ms);
  const part = timer.of_ms ? Math.min(1, ms / timer.of_ms) : 0;
  const circle = (points, name) => {
    const line = svg("polyline", { points, fill: "none", "stroke-width": 10, "stroke-linecap": "round" });
    line.style.setProperty("stroke", `var(--${name})`);
    return line;
  };
  const text = svg("text", { y: 20, "font-size": 60, "font-weight": 700, "text-anchor": "middle" }, digits(timer, ms));
  text.style.setProperty("fill", "var(--cream)");
  return svg("svg", { viewBox: "-110 -110 220 220", role: "img", "aria-label": timer.label },
    timer.of_ms ? circle(arc(1, 96), "felt2") : null, part > 0 ? circle(arc(part, 96), "brass") : null, text);
}

/** Phones' requests for a seat: over the top row, so that board and form stay in sight. */
export const knocks = ({ show }, reply) => show.knocks.map(({ form, number, text, yes, no }) =>
  el("div", { class: "knock", role: "group", "aria-label": text },
    el("b", { "aria-hidden": "true" }, number), el("span", { class: "say" }, inWords("span", text)),
    key(`${form} yes`, "key on", () => reply(form, true), {}, yes),
    key(`${form} no`, "key", () => reply(form, false), {}, no)));

const LONG_SCORE = 4; // letters: longer scores get a smaller font

/** The seats. A tap on another seat of this phone brings it to the front. */
export function rail({ show, marks, words }, now_ms, go) {
  const seen = (chip) => (show.own.includes(chip.seat) && chip.seat !== show.seat ? `as/${chip.seat}` : chip.go);
  return [
    ...show.chips.map((chip) => seat(chip, show.own.includes(chip.seat), seen(chip), { marks, words }, time(chip.clock, now_ms, show), go)),
    show.next ? el("p", { class: "next" }, show.next) : null,
  ];
}

/** A seat's own clock. */
function time(clock, now_ms, show) {
  if (!clock) return null;
  const ms = reading(clock, now_ms, show.now_ms);
  return el("span", { class: `time${isShort(clock, ms) && clock.running ? " warn" : ""}` }, digits({ ...clock, warn_ms: 0 }, ms));
}

function seat(chip, isOwn, page, desk, timed, go) {
  const inside = [
    mark(chip.mark, desk.marks, "cream"),
    el("b", { class: "name" }, whole(el("span", {}, chip.name, flag(chip, desk)), chip.start ? `${chip.name} ⚑` : chip.name)),
    el("span", { class: chip.score.length > LONG_SCORE ? "score long" : "score" }, timed && chip.score ? `${chip.score} ` : chip.score, timed, " ", whose(chip, isOwn, desk)),
    el("span", { class: "note" }, inWords("span", `${chip.done ? "✓ " : ""}${chip.note}`)),
  ];
  const classes = `chip${chip.turn ? " turn" : ""}${chip.done ? " done" : ""}${isOwn ? " own" : ""}`;
  const attributes = chip.turn ? { "aria-current": "true" } : {};
  if (!page) return el("div", { class: classes, ...attributes }, inside);
  return key(`seat ${chip.seat}`, classes, () => go(page), attributes, inside);
}

const flag = (chip, desk) =>
  (chip.start ? el("span", { class: "flag", role: "img", "aria-label": word(desk, "goes-first") }, " ⚑") : null);

/** The badge of a seat: mine, or on another phone. */
function whose(chip, isOwn, desk) {
  if (isOwn) return el("i", {}, word(desk, "you"));
  return chip.phone ? handset(desk) : null;
}

const handset = (desk) => svg("svg",
  { class: "handset", viewBox: "0 0 12 20", role: "img", "aria-label": word(desk, "on-phone") },
  svg("rect", { x: 1, y: 1, width: 10, height: 18, rx: 2, fill: "none", stroke: "currentColor", "stroke-width": 2 }),
  svg("path", { d: "M5 16h2", stroke: "currentColor", "stroke-width": 2 }));

/** The facts: lines of text, some leading to a page. */
export function facts({ show, marks }, go) {
  return show.facts.map((fact, i) => {
    const inside = [
      fact.mark ? mark(fact.mark, marks) : null, el("span", { class: "text" }, fact.text),
      fact.value ? el("span", { class: "value" }, fact.value) : null,
    ];
    const classes = `fact ${fact.style}`;
    return fact.go ? key(`fact ${i}`, classes, () => go(fact.go), {}, inside) : el("p", { class: classes }, inside);
  });
}

/** The news of the last moves; a tap opens its rule. */
export function news({ show }, go) {
  return show.news.map((item, i) => {
    const classes = `news ${item.tone}`;
    if (!item.rule) return el("p", { class: classes }, item.text);
    return key(`news ${i}`, classes, () => go(`rule/${item.rule}`), {}, item.text);
  });
}

/** Keys that lead to pages. */
export function links({ show }, go) {
  const all = [...show.links, ...show.aside];
  if (!all.length) return null;
  const noted = all.some((link) => link.note);
  return el("div", { class: noted ? "links noted" : "links" }, all.map((link) =>
    key(`link ${link.go}`, `key link${link.large ? " large" : ""}${isHere(show, link) ? " on" : ""}`, () => go(link.go),
      { "aria-current": isHere(show, link) && "page", disabled: !link.go },
      el("span", { class: "text" }, inWords("span", link.text)), link.note ? el("small", {}, link.note) : null)));
}

/** Whether a link leads to the current page, or to the list above it. */
const isHere = (show, link) => show.page.split("/")[0] === link.go;

/** The tabs of several open questions. */
export function strip(desk, front, marks, focus) {
  const { show } = desk;
  const asks = show.asks.filter((ask) => !isKey(show, ask));
  if (!show.may || asks.length < 2) return null;
  return el("div", { class: "strip", role: "group", "aria-label": word(desk, "questions") }, asks.map((ask) =>
    key(`ask ${ask.ask}`, `key${ask === front ? " on" : ""}`, () => focus(ask.ask),
      { "aria-pressed": String(ask === front) }, ask.mark ? mark(ask.mark, marks) : null, el("span", { class: "text" }, inWords("span", ask.text)))));
}

/** A key for each seat that only has to confirm. A seat that is done keeps its place: no key moves under a finger. */
export function seats({ show, linked, marks }, confirm) {
  const forms = new Map(show.asks.filter((ask) => isKey(show, ask)).map((ask) => [ask.seat, ask.forms[0]]));
  if (!show.may || !forms.size) return null;
  return el("div", { class: "seats", role: "group" }, show.chips.map((chip) => {
    const form = forms.get(chip.seat);
    const classes = form && linked ? "confirm" : "confirm wait";
    return key(`ask seat ${chip.seat}`, classes, () => form && confirm(form), { "aria-disabled": String(!form) },
      mark(chip.mark, marks), el("span", {}, form ? form.confirm : `${chip.done ? "✓ " : ""}${chip.name}`));
  }));
}

/** A refusal, with the key to its rule. */
export function refusal(desk, go) {
  const { text, rule } = desk.refused;
  return el("div", { class: "refusal" },
    el("span", { class: "sign", "aria-hidden": "true" }, "!"), el("span", { class: "text" }, text),
    rule ? key("why", "key why", () => go(`rule/${rule}`), {}, word(desk, "why")) : null);
}

/** The corner at bottom left: Undo or Back, and Redo beside it. */
export function back({ show }, { undo, redo, go }) {
  const keys = [];
  if (show.back && (show.back.n === 0 || show.may)) {
    const { n, go: page } = show.back;
    keys.push(corner("back", "↶", show.back, () => (n > 0 ? undo(n) : go(page))));
  }
  if (show.redo) keys.push(corner("redo", "↷", show.redo, () => redo(show.redo.n)));
  return keys.length ? el("div", { class: "corners" }, keys) : null;
}

const corner = (id, sign, { text, what }, press) => key(id, what ? "corner undoes" : "corner", press, {},
  whole(el("b", {}, el("span", { "aria-hidden": "true" }, `${sign} `), text), `${sign} ${text}`), what ? said(what) : null);

/** The move to undo; a long sentence in smaller letters, so that less is cut off. */
function said(what) {
  const words = inWords("span", what);
  words.classList.toggle("long", what.length > A_SHORT_SENTENCE);
  return words;
}
