// The screen as a list of regions: each with its data, and a function that draws it after a change.
//
// `hands`: user actions go(page), pause(), undo(n), redo(n), reply(form, yes), put(form, field, value, at), aloud(),
// confirm(form), tap(hit), focus(ask), open(form), turn(form, key), clear(form), cover(hidden), prefer(name, value).

import * as choosing from "./choosing.js";
import { clocksOf, reading } from "./clock.js";
import * as desks from "./desk.js";
import { el, key } from "./dom.js";
import { drawn, fields } from "./form.js";
import * as frame from "./frame.js";
import { isFine, keys } from "./glass.js";
import { own } from "./own.js";
import { paint, trimmed } from "./paint.js";
import { visible } from "./rows.js";
import { below, secret } from "./secret.js";

const FEW = 4; // a page with more links than this is a list of links
const CONNECTING = "…"; // before the first Welcome, so without a language

/** Every region that does not change with the clock: [id, data, draw function]. */
export function regions(desk, hands) {
  const { show, marks, words } = desk;
  const unsure = desks.isUnsure(desk);
  const line = ["line", [desk.linked, unsure, show?.paused, show?.may, desk.role, words], () => strip(desk, unsure, hands)];
  if (!show) return [line];
  const front = desks.formInFront(desk);
  return [
    line,
    ["title", show.title, () => show.title],
    ["plate", [show.title, show.where, show.menu, words], () => frame.plate(desk, hands.go)],
    ["band", [show.band, show.menu, marks, words], () => frame.band(desk, hands.go)],
    ["knock", show.knocks, () => frame.knocks(desk, hands.reply)],
    ["said", [desk.said, desk.saidAt], () => desk.said.join(" ")],
    ["form", formShown(desk, front), () => form(desk, front, hands)],
    ["beside", [desks.beside(desk), front?.id, desks.coming(desk)?.form, words], () => beside(desk, front, hands)],
    ["refusal", desk.refused, () => desk.refused && frame.refusal(desk, hands.go)],
    ["back", [show.back, show.redo, show.may], () => frame.back(desk, hands)],
    ["go", [desks.going(desk), desks.coming(desk)], () => corner(desk, hands)],
  ];
}

/** The regions that change with a clock: the clock's corner, the seats, and the board, which may be a big clock. */
export function timed(desk, now_ms, hands) {
  const { show, words } = desk;
  const seconds = show.clock ? Math.ceil(reading(show.clock, now_ms, show.now_ms) / 1000) : 0;
  const clock = [show.clock, show.paused, show.may, desk.role, words, seconds];
  const times = clocksOf(show).map((timer) => Math.ceil(reading(timer, now_ms, show.now_ms) / 1000));
  const rail = [show.chips, times, show.next, show.seat, show.own, desk.marks, words];
  const marked = meaning(desk);
  const drawing = [show.drawing, show.where || show.title, [...marked.marks], [...marked.names], marked.path, marked.letters, marked.numbers];
  const board = frame.isInBoard(show) ? [show.clock, seconds] : drawing;
  return [
    ["clock", clock, () => frame.clock(desk, now_ms, hands.pause)],
    ["rail", rail, () => frame.rail(desk, now_ms, hands.go)],
    desks.isSecret(desk) ? inSecret(desk, marked, drawing, hands)
      : ["board", board, () => onBoard(desk, now_ms, marked, hands.tap)],
  ];
}

/** The board region during a secret question: its form, or the board if taps on it give the answer. */
function inSecret(desk, marked, drawing, hands) {
  const { words, marks, hidden } = desk;
  const front = desks.formInFront(desk);
  const make = (inside) => secret(desk, front, inside, hands.cover);
  if (hidden) return ["board", ["hidden", words], () => make(null)];
  if (!desks.isInstead(desk)) {
    return ["board", ["board", front.label, words, drawing], () => make(onBoard(desk, 0, marked, hands.tap))];
  }
  const chosen = drawn(front, desks.draftOf(desk, front));
  return ["board", ["form", front, chosen, words, marks], () => make(asked(desk, front, hands))];
}

/** The layout as classes of the body. `tapped`: players answer on the board; `mixed`: on keys as well; `worded`: the
 * form matters more than the board. */
export function shape(desk) {
  const { show } = desk;
  const front = desks.formInFront(desk);
  const asking = Boolean(front?.fields.length);
  const secretive = desks.isSecret(desk);
  const leads = Boolean(show.drawing?.shapes.some((shape) => shape.hit?.startsWith("go:")));
  const fields = asking ? visible(front, desks.draftOf(desk, front)) : [];
  const tapped = asking ? fields.some(choosing.isOnBoard) : leads;
  return {
    plain: !show.drawing && !frame.isInBoard(show) && !secretive,
    secretive,
    covered: desks.isCovered(desk),
    clockless: !show.clock,
    seatless: show.chips.length === 0,
    plateless: show.chips.length === 0 && !show.where && !show.menu,
    crowded: show.chips.length > 2,
    tapped,
    mixed: tapped && (fields.some((field) => !choosing.isOnBoard(field)) || show.asks.length > FEW),
    enlarged: desk.scale > 1,
    worded: !tapped && !secretive && (asking || show.links.length > FEW),
  };
}

/** The board's height divided by its width. */
export function tall({ show }) {
  if (!show.drawing) return 1;
  const { width, height } = trimmed(show.drawing);
  return height / width;
}

// ---- the board ------------------------------------------------------------------------------------------
function onBoard(desk, now_ms, marked, tap) {
  const { show } = desk;
  if (frame.isInBoard(show)) return frame.ring(desk, now_ms);
  const closer = Boolean(show.closer);
  return show.drawing && paint(trimmed(show.drawing), { ...marked, tap, closer, label: show.where || show.title, kind: desks.word(desk, "board") });
}

/** The marks of the drawing's cells in a form: hit -> "legal" or "chosen". */
function lit(desk, form) {
  const draft = desks.draftOf(desk, form);
  return choosing.lit(visible(form, draft), draft.values);
}

/** The cells' marks in the open forms, their names, letters and numbers, and the order of cells in a path. */
function meaning(desk) {
  const front = desks.formInFront(desk);
  const names = named(desk);
  if (!front) return { marks: new Map(), names, path: [], letters: [], numbers: [] };
  const draft = desks.draftOf(desk, front);
  const others = desks.open(desk).slice(1).flatMap((form) => [...lit(desk, form).keys()]).map((hit) => [hit, "legal"]);
  const ordered = visible(front, draft).find((field) => field.ordered);
  const letters = visible(front, draft).flatMap((field) => lettered(field, draft.values[choosing.row(field)]));
  return {
    marks: new Map([...others, ...lit(desk, front)]),
    names: new Map([...names, ...letters.map(({ hit, option }) => [hit, option.text])]),
    letters,
    numbers: visible(front, draft).flatMap((field) => counted(field, draft.values[choosing.row(field)])),
    path: ordered ? draft.values[choosing.row(ordered)] : [],
  };
}

/** The letters on the cells of a field: {hit, option}. */
function lettered(field, value) {
  if (field.type !== "slots") return [];
  const painted = field.cells.map((hit, slot) => ({ hit, option: field.options.find((o) => o.value === value[slot]) }));
  return painted.filter(({ option }) => option);
}

/** The numbers allotted to the cells of a field: {hit, n}. */
function counted(field, value) {
  if (field.type !== "allot") return [];
  return field.lines.map((line) => ({ hit: line.cell, n: value[line.id] ?? 0 })).filter(({ hit, n }) => hit && n);
}

/** The names of cells without a text: those of their seat, option or line. */
function named(desk) {
  const options = (desks.askInFront(desk)?.forms ?? []).flatMap((form) => form.fields)
    .flatMap((field) => field.options ?? field.lines ?? []).filter((option) => option.cell && option.text);
  return new Map([
    ...desk.show.chips.map((chip) => [`go:${chip.go}`, chip.name]),
    ...options.map((option) => [option.cell, option.text]),
  ]);
}

// ---- the form column --------------------------------------------------------------------------------------
function formShown(desk, front) {
  const { show } = desk;
  const asks = show.asks.map((ask) => [ask.ask, ask.text, ask.mark, desks.isKey(show, ask) && ask.forms[0].confirm]);
  const read = [show.where, show.next, show.facts, show.links, show.aside, show.news, show.may, desks.turn(show), !show.drawing];
  const chosen = front && drawn(front, desks.draftOf(desk, front));
  return [read, desk.linked, desk.words, desk.role, desk.sound, desk.voice, desk.speaks, desk.light, desk.hidden, asks, front, chosen,
    desk.scale, isFine(show.drawing)];
}

function form(desk, front, hands) {
  const { show, marks } = desk;
  const whose = frame.strip(desk, desks.askInFront(desk), marks, hands.focus);
  if (desks.isSecret(desk)) return [whose, ...secretly(desk, front, hands)];
  return [
    top(desk, front, hands, keys(desk, hands.enlarge)),
    whose,
    isHeaded(desk, front) ? heading(front.label) : heading(desks.turn(show), "unseen"),
    front?.hint ? el("p", { class: "fact body" }, front.hint) : null,
    show.steps ? frame.links(desk, hands.go) : null, // fixed place while stepping
    frame.facts(desk, hands.go),
    front ? asked(desk, front, hands) : null,
    frame.seats(desk, hands.confirm),
    ...read(desk, hands),
  ];
}

/** The form column below a secret; empty while it is hidden. */
function secretly(desk, front, hands) {
  if (desks.isCovered(desk)) return [];
  return [
    below(desk, front, hands.clear),
    desks.isInstead(desk) ? null : asked(desk, front, hands),
    top(desk, front, hands),
    front.hint ? el("p", { class: "fact body" }, front.hint) : null,
    frame.facts(desk, hands.go),
    ...read(desk, hands),
  ];
}

/** The fields of the form in front. */
function asked(desk, front, hands) {
  const { show, marks, words } = desk;
  const made = fields(front, desks.draftOf(desk, front), {
    marks, words, plain: !show.drawing,
    put: (field, value, at) => hands.put(front, field, value, at),
    turn: (row) => hands.turn(front, row),
  });
  return front.fields.length ? el("div", { class: "asked", role: "form", "aria-label": front.label || desks.turn(show) }, made) : null;
}

/** The parts below every form. */
const read = (desk, hands) => [
  desk.show.steps ? null : frame.links(desk, hands.go),
  frame.news(desk, hands.go),
  desk.show.next ? el("p", { class: "label next" }, desk.show.next) : null,
  own(desk, hands.prefer),
];

/** The heading: the question or the page's subject. Screen readers start here after a change. */
const heading = (text, look = false) => el("h2", { class: look, "data-id": "asked", tabindex: "-1" }, text);

/** Whether the form needs a heading: neither the prompt bar nor the confirm key has its label. */
function isHeaded({ show }, front) {
  if (!front?.label || [show.band.ask, front.confirm].includes(front.label)) return false;
  return show.asks.length > 1 || front !== show.asks[0].forms[0];
}

/** The line above the form: the round or page for screens without a plate, the read-aloud key (pressed again, it
 * stops), zoom keys, and the key to the question's rule. */
function top(desk, front, { go, aloud }, larger = null) {
  const { where } = desk.show;
  if (!where && !front?.rule && !larger && !desk.voice) return null;
  const said = desk.voice ? key("aloud", "word", aloud, {}, desks.word(desk, desk.speaks ? "quiet" : "aloud")) : null;
  const why = front?.rule ? key("rule", "word", () => go(`rule/${front.rule}`), {}, desks.word(desk, "why")) : null;
  return el("div", { class: larger ? "top near" : "top" }, el("span", { class: "label where" }, where), said, larger, why);
}

// ---- above the corners, and the right one -----------------------------------------------------------------
function beside(desk, front, { open }) {
  const others = desks.beside(desk).map((other) => key(`form ${other.id}`, `key${other === front ? " on" : ""}`,
    () => open(other), { "aria-pressed": String(other === front) }, frame.inWords("span", wayOut(desk, other))));
  return [
    others.length ? el("div", { class: "others", role: "group", "aria-label": desks.word(desk, "other-answers") }, others) : null,
    wait(desk),
  ];
}

/** The key that stops an automatic step, as any touch of the page does. */
const wait = (desk) => desks.coming(desk) && key("hold", "key", () => {}, {}, desks.word(desk, "hold"));

/** An alternative's label; the public form of a secret question has the question's own, so it gets another. */
function wayOut(desk, form) {
  const { forms } = desks.askInFront(desk);
  const isTwin = forms[0].secret && !form.secret && form.label === desk.show.band.ask;
  return isTwin ? desks.word(desk, "at-table") : form.label;
}

function corner(desk, { confirm }) {
  const { text, ready } = desks.going(desk);
  if (!text) return null;
  const press = key("go", ready ? "confirm" : "confirm wait", () => confirm(),
    { "aria-disabled": String(!ready), "aria-keyshortcuts": "Enter" }, frame.inWords("span", text));
  return filling(press, desks.coming(desk));
}

/** The confirm key, filling up until the automatic step. */
function filling(press, soon) {
  if (!soon) return press;
  press.classList.add("soon");
  press.style.setProperty("animation-duration", `${soon.of_ms}ms`);
  press.style.setProperty("animation-delay", `${soon.left_ms - soon.of_ms}ms`);
  return press;
}

/** The status strip: connection lost, answer overdue, or game paused. */
function strip(desk, unsure, { pause }) {
  const { show } = desk;
  if (!desk.linked && !show) return el("span", {}, CONNECTING);
  if (!desk.linked || unsure) {
    const behind = desk.linked ? null : desks.word(desk, "behind");
    return el("span", { class: "behind" }, behind, unsure ? ` ${desks.word(desk, "unconfirmed")}` : null);
  }
  if (!show?.paused) return null;
  const text = el("b", {}, desks.word(desk, "paused"));
  return desks.mayPause(desk) ? key("resume", "key", pause, {}, text, ` · ${desks.word(desk, "go-on")}`) : text;
}
