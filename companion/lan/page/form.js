// The seven kinds of field as keys. `put(field, value, at)` hears what is chosen; nothing here keeps anything.

import * as choosing from "./choosing.js";
import { el, key } from "./dom.js";
import { mark, paint } from "./paint.js";

const KEYS = 6; // as many numbers get a key each; more get minus and plus
const FACES = 20; // as many faces of a die get a key each; more are typed

/** The fields of a form that are asked just now. `draft` holds values and aims, `marks` the outlines of seats' marks. */
export function fields(form, draft, { marks, put, words }) {
  return form.fields.filter((field) => choosing.asked(field, draft.values)).map((field) => {
    const id = `${form.id} ${choosing.row(field)}`;
    const tools = { id, marks, words, at: draft.at[choosing.row(field)], put: (value, at) => put(field, value, at) };
    const value = draft.values[choosing.row(field)];
    const name = field.label || form.label || false;
    return el("div", { class: `field ${field.type}${isShort(field) ? " short" : ""}`, role: "group", "aria-label": name },
      legend(field, value, marks), KINDS[field.type](field, value, tools));
  });
}

/** A keyed row with few short options stands on one line with its label. */
const isShort = (field) => field.key !== "" && field.type === "choice" && field.options.length <= 3 && columns(field.options) === 3;

function legend(field, value, marks) {
  if (!field.label) return null;
  const count = field.type === "allot" ? choosing.total(value) : field.type === "cells" && field.many ? value.length : null;
  return el("div", { class: "legend" }, field.mark ? mark(field.mark, marks) : null, el("span", {}, field.label),
    count === null ? null : el("span", { class: "count" }, `${count} / ${range(field)}`));
}

const range = ({ least, most }) => (least === most ? `${most}` : `${least}–${most}`);

const KINDS = { choice, amount, allot, cells, slots, throw: dice, text };

// ---- one of several, a number, a share --------------------------------------------------------------------
function choice(field, value, { id, marks, words, put }) {
  const cards = field.options.some((option) => option.icon);
  return el("div", { class: cards ? "cards" : `keys c${columns(field.options)}` }, field.options.map((option) => {
    const on = value.includes(option.value);
    const press = () => put(choosing.picked(field, value, option.value));
    const attributes = { "aria-pressed": String(on), "aria-label": option.text ? false : words[`tint-${option.value}`] ?? option.value };
    return key(`${id} ${option.value}`, `${cards ? "card" : "key"}${on ? " on" : ""}${option.note ? " noted" : ""}`, press, attributes,
      cards && option.icon ? el("span", { class: "icon" }, paint(option.icon)) : null,
      option.mark ? mark(option.mark, marks) : null,
      el("span", { class: "text" }, option.text, option.note ? el("small", {}, option.note) : null));
  }));
}

/** How many keys stand side by side; 0 = as many as fit (marks alone). */
function columns(options) {
  if (options.every((option) => !option.text)) return 0;
  if (options.some((option) => option.note)) return 1;
  const longest = Math.max(...options.map((option) => option.text.length + (option.mark ? 4 : 0)));
  if (longest <= 9 && options.length !== 2 && options.length !== 4) return 3;
  return longest <= 16 ? 2 : 1;
}

function amount(field, value, { id, put }) {
  const count = field.most - field.least + 1;
  if (count <= KEYS) {
    const numbers = Array.from({ length: count }, (_, i) => field.least + i);
    return el("div", { class: "keys row" }, numbers.map((n) =>
      key(`${id} ${n}`, `key${n === value ? " on" : ""}`, () => put(n), { "aria-pressed": String(n === value) }, String(n))));
  }
  const step = (by, sign) => key(`${id} ${sign}`, "key step", () => put(choosing.stepped(field, value, by)),
    { disabled: value !== null && choosing.stepped(field, value, by) === value, "aria-label": `${field.label} ${sign}` }, sign);
  const jump = count > 60 ? 10 : count > 12 ? 5 : 0;
  return el("div", { class: "steps" }, jump ? step(-jump, `−${jump}`) : null, step(-1, "−"),
    el("output", { "aria-live": "polite" }, value === null ? "–" : String(value)), step(1, "+"), jump ? step(jump, `+${jump}`) : null);
}

function allot(field, value, { id, marks, put }) {
  return field.lines.map((line) => {
    const step = (by, sign) => {
      const next = choosing.allotted(field, value, line.id, by);
      return key(`${id} ${line.id} ${sign}`, "key step", () => put(next), { disabled: next === null, "aria-label": `${line.text} ${sign}` }, sign);
    };
    return el("div", { class: "line" }, line.mark ? mark(line.mark, marks) : null, el("span", { class: "text" }, line.text),
      step(-1, "−"), el("output", {}, String(value[line.id] ?? 0)), step(1, "+"));
  });
}

function cells(field, value, { words }) {
  return field.label ? null : el("p", { class: "label" }, words["tap-board"] ?? "");
}

// ---- a row to fill, and the alphabet below ------------------------------------------------------------------
function slots(field, value, { id, at, put, marks }) {
  const now = at ?? choosing.nextSlot(value);
  const text = (item) => field.options.find((option) => option.value === item)?.text ?? "";
  const places = value.map((item, i) => key(`${id} at ${i}`, `slot${i === now ? " now" : ""}`, () => put(value, i),
    { "aria-label": `${i + 1}: ${text(item) || "–"}`, "aria-pressed": String(i === now) }, el("small", {}, String(i + 1)), text(item)));
  const alphabet = field.options.map((option) => {
    const next = choosing.slotted(field, value, now, option.value);
    return key(`${id} ${option.value}`, `key${value[now] === option.value ? " on" : ""}`, () => put(next, choosing.nextSlot(next, now)), { disabled: next === null },
      option.icon ? el("span", { class: "icon" }, paint(option.icon)) : null, option.mark ? mark(option.mark, marks) : null, option.text);
  });
  return [el("div", { class: "places" }, places), el("div", { class: `keys c${columns(field.options)}` }, alphabet)];
}

function dice(field, value, { id, at, put }) {
  const now = at ?? choosing.nextDie(field, value);
  const rolled = field.dice.map((die, i) => {
    const shown = die.id in value ? choosing.faceText(die, value[die.id]) : "";
    const square = key(`${id} at ${i}`, `die${i === now ? " now" : ""}`, () => put(value, i),
      { "aria-label": `${i + 1}: ${shown || "–"}`, "aria-pressed": String(i === now) }, shown);
    square.style.setProperty("--die", die.tint === "none" ? "var(--paper)" : `var(--${die.tint})`);
    square.style.setProperty("--on-die", die.tint === "none" ? "var(--ink)" : `var(--on-${die.tint})`);
    return square;
  });
  const numbers = field.dice.filter((die) => !die.faces.length);
  const sum = numbers.length > 1 && numbers.every((die) => die.id in value) ? numbers.reduce((all, die) => all + value[die.id], 0) : null;
  const roll = (face) => {
    const next = { ...value, [field.dice[now].id]: face };
    return put(next, choosing.nextDie(field, next, now));
  };
  return [el("div", { class: "places" }, rolled, sum === null ? null : el("output", {}, `= ${sum}`)), faces(field.dice[now], value, id, roll, put)];
}

function faces(die, value, id, roll, put) {
  const face = (item, text) => key(`${id} face ${item}`, `key${value[die.id] === item ? " on" : ""}`, () => roll(item), {}, text);
  if (die.faces.length) return el("div", { class: "keys row" }, die.faces.map((option) => face(option.value, option.text)));
  const count = die.most - die.least + 1;
  if (count <= FACES) {
    return el("div", { class: "keys many" }, Array.from({ length: count }, (_, i) => face(die.least + i, String(die.least + i))));
  }
  const type = ({ target }) => {
    const { [die.id]: _, ...rest } = value;
    put(/^\d+$/.test(target.value) ? { ...rest, [die.id]: Number(target.value) } : rest);
  };
  return el("input", { "data-id": `${id} number`, class: "typed", inputmode: "numeric", autocomplete: "off", maxlength: String(die.most).length,
    value: value[die.id] ?? "", input: type, "aria-label": `${die.least}–${die.most}` });
}

// ---- free text --------------------------------------------------------------------------------------------
function text(field, value, { id, put }) {
  const hear = field.at_once ? "change" : "input";
  return el("input", { "data-id": `${id} text`, class: "typed", maxlength: field.most, value, autocomplete: "off", autocapitalize: "words",
    "aria-label": field.label, [hear]: ({ target }) => put(target.value) });
}

/** What of the values decides how the fields are drawn: what is being typed is in its input already. */
export function drawn(form, draft) {
  const values = { ...draft.values };
  for (const field of form.fields) {
    const row = choosing.row(field);
    if (field.type === "text") delete values[row];
    if (field.type === "throw") {
      const typed = new Set(field.dice.filter((die) => !die.faces.length && die.most - die.least >= FACES).map((die) => die.id));
      values[row] = Object.entries(values[row]).filter(([id]) => !typed.has(id));
    }
  }
  return { values, at: draft.at };
}
