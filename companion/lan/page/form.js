// The seven kinds of field as keys. `put(field, value, at)` hears what is chosen; nothing is kept here.

import * as choosing from "./choosing.js";
import { el, key } from "./dom.js";
import { mark, paint } from "./paint.js";

const KEYS = 6; // as many numbers get a key each; more get minus and plus
const FACES = 20; // as many faces of a die get a key each; more are typed

/** The fields of a form that are asked just now. `draft` holds values and aims, `marks` the outlines of seats. */
export function fields(form, draft, { marks, put, words }) {
  return form.fields.filter((field) => choosing.asked(field, draft.values)).map((field) => {
    const row = choosing.row(field);
    const value = draft.values[row];
    const tools = {
      id: `${form.id} ${row}`, marks, words, at: draft.at[row], put: (next, at) => put(field, next, at),
    };
    const classes = `field ${field.type}${isShort(field) ? " short" : ""}`;
    return el("div", { class: classes, role: "group", "aria-label": field.label || form.label || false },
      legend(field, value, marks), KINDS[field.type](field, value, tools));
  });
}

/** A keyed row with few short options stands on one line with its label. */
const isShort = ({ type, key: row, options }) =>
  row !== "" && type === "choice" && options.length <= 3 && columns(options) === 3;

function legend(field, value, marks) {
  if (!field.label) return null;
  const count = counted(field, value);
  return el("div", { class: "legend" }, field.mark ? mark(field.mark, marks) : null, el("span", {}, field.label),
    count === null ? null : el("span", { class: "count" }, `${count} / ${range(field)}`));
}

/** How much is chosen, where that is a matter of number. */
function counted(field, value) {
  if (field.type === "allot") return choosing.total(value);
  return field.type === "cells" && field.many ? value.length : null;
}

const range = ({ least, most }) => (least === most ? `${most}` : `${least}–${most}`);

/** A key of a field; `on`: it is what is chosen. */
const pick = (id, on, press, attributes, ...children) =>
  key(id, `key${on ? " on" : ""}`, press, { "aria-pressed": String(on), ...attributes }, ...children);

const KINDS = { choice, amount, allot, cells, slots, throw: dice, text };

// ---- one of several, a number, a share --------------------------------------------------------------------
function choice(field, value, { id, marks, words, put }) {
  const cards = field.options.some((option) => option.icon);
  const noted = field.options.some((option) => option.note);
  return el("div", { class: cards ? "cards" : `keys c${columns(field.options)}` }, field.options.map((option) => {
    const on = value.includes(option.value);
    const classes = `${cards ? "card" : "key"}${on ? " on" : ""}${noted ? " noted" : ""}`;
    const name = option.text ? false : words[`tint-${option.value}`] ?? option.value;
    const press = () => put(choosing.picked(field, value, option.value));
    return key(`${id} ${option.value}`, classes, press, { "aria-pressed": String(on), "aria-label": name },
      option.icon ? el("span", { class: "icon" }, paint(option.icon)) : null,
      option.mark ? mark(option.mark, marks) : null,
      el("span", { class: "text" }, option.text, option.note ? el("small", {}, option.note) : null));
  }));
}

/** How many keys stand side by side; 0 = as many as fit (marks alone). */
function columns(options) {
  if (options.every((option) => !option.text)) return 0;
  const longest = Math.max(...options.map((option) => option.text.length + (option.mark ? 4 : 0)));
  if (options.some((option) => option.note)) return longest <= 3 ? 2 : 1;
  if (longest <= 9 && options.length !== 2 && options.length !== 4) return 3;
  return longest <= 16 ? 2 : 1;
}

function amount(field, value, { id, put }) {
  const count = field.most - field.least + 1;
  if (count <= KEYS) {
    const numbers = Array.from({ length: count }, (_, i) => field.least + i);
    return el("div", { class: "keys row" },
      numbers.map((n) => pick(`${id} ${n}`, n === value, () => put(n), {}, String(n))));
  }
  const step = (by, sign) => {
    const next = choosing.stepped(field, value, by);
    return stepKey(`${id} ${sign}`, `${field.label} ${sign}`, sign, next === value ? null : () => put(next));
  };
  const jump = count > 60 ? 10 : count > 12 ? 5 : 0;
  return el("div", { class: "steps" }, jump ? step(-jump, `−${jump}`) : null, step(-1, "−"),
    el("output", {}, value === null ? "–" : String(value)), step(1, "+"), jump ? step(jump, `+${jump}`) : null);
}

function allot(field, value, { id, marks, put }) {
  return field.lines.map((line) => {
    const step = (by, sign) => {
      const next = choosing.allotted(field, value, line.id, by);
      return stepKey(`${id} ${line.id} ${sign}`, `${line.text} ${sign}`, sign, next && (() => put(next)));
    };
    return el("div", { class: "line" }, line.mark ? mark(line.mark, marks) : null,
      el("span", { class: "text" }, line.text),
      step(-1, "−"), el("output", {}, String(value[line.id] ?? 0)), step(1, "+"));
  });
}

/** A key that changes a number; without `press` it cannot go further. */
const stepKey = (id, name, sign, press) =>
  key(id, "key step", press ?? (() => {}), { disabled: press === null, "aria-label": name }, sign);

function cells(field, value, { words }) {
  return field.label ? null : el("p", { class: "label" }, words["tap-board"] ?? "");
}

// ---- a row to fill, and the alphabet below ------------------------------------------------------------------
function slots(field, value, { id, at, put, marks }) {
  const now = at ?? choosing.nextSlot(value);
  const text = (item) => field.options.find((option) => option.value === item)?.text ?? "";
  const places = value.map((item, i) =>
    place(`${id} at ${i}`, "slot", i, i === now, text(item), () => put(value, i), el("small", {}, String(i + 1))));
  const alphabet = field.options.map((option) => {
    const next = choosing.slotted(field, value, now, option.value);
    const press = () => put(next, choosing.nextSlot(next, now));
    return pick(`${id} ${option.value}`, value[now] === option.value, press, { disabled: next === null },
      option.icon ? el("span", { class: "icon" }, paint(option.icon)) : null,
      option.mark ? mark(option.mark, marks) : null, option.text);
  });
  return [
    el("div", { class: "places" }, places),
    el("div", { class: `keys c${columns(field.options)}` }, alphabet),
  ];
}

/** One place of the row, a slot or a die; a tap makes it the one that is filled next. */
const place = (id, classes, i, now, text, press, ...inside) =>
  key(id, `${classes}${now ? " now" : ""}`, press,
    { "aria-label": `${i + 1}: ${text || "–"}`, "aria-pressed": String(now) }, ...inside, text);

function dice(field, value, { id, at, put }) {
  const now = at ?? choosing.nextDie(field, value);
  const rolled = field.dice.map((die, i) => {
    const shown = die.id in value ? choosing.faceText(die, value[die.id]) : "";
    const square = place(`${id} at ${i}`, "die", i, i === now, shown, () => put(value, i));
    square.style.setProperty("--die", die.tint === "none" ? "var(--paper)" : `var(--${die.tint})`);
    square.style.setProperty("--on-die", die.tint === "none" ? "var(--ink)" : `var(--on-${die.tint})`);
    return square;
  });
  const roll = (face) => {
    const next = { ...value, [field.dice[now].id]: face };
    put(next, choosing.nextDie(field, next, now));
  };
  const sum = summed(field, value);
  return [
    el("div", { class: "places" }, rolled, sum === null ? null : el("output", {}, `= ${sum}`)),
    faces(field.dice[now], value, id, roll, put),
  ];
}

/** The sum of the dice with numbers, once all of them lie there. */
function summed(field, value) {
  const numbers = field.dice.filter((die) => !die.faces.length);
  if (numbers.length < 2 || !numbers.every((die) => die.id in value)) return null;
  return numbers.reduce((sum, die) => sum + value[die.id], 0);
}

/** Whether the numbers of a die are too many for a key each. */
const isTyped = (die) => !die.faces.length && die.most - die.least >= FACES;

function faces(die, value, id, roll, put) {
  if (isTyped(die)) return typed(die, value, id, put);
  const face = (item, text) => pick(`${id} face ${item}`, value[die.id] === item, () => roll(item), {}, text);
  if (die.faces.length) {
    return el("div", { class: "keys row" }, die.faces.map((option) => face(option.value, option.text)));
  }
  const numbers = Array.from({ length: die.most - die.least + 1 }, (_, i) => die.least + i);
  return el("div", { class: "keys many" }, numbers.map((n) => face(n, String(n))));
}

function typed(die, value, id, put) {
  const hear = ({ target }) => {
    const { [die.id]: _, ...rest } = value;
    put(/^\d+$/.test(target.value) ? { ...rest, [die.id]: Number(target.value) } : rest);
  };
  return el("input", {
    "data-id": `${id} number`, class: "typed", inputmode: "numeric", autocomplete: "off", input: hear,
    maxlength: String(die.most).length, value: value[die.id] ?? "", "aria-label": `${die.least}–${die.most}`,
  });
}

// ---- free text --------------------------------------------------------------------------------------------
function text(field, value, { id, put }) {
  const hear = field.at_once ? "change" : "input";
  return el("input", {
    "data-id": `${id} text`, class: "typed", maxlength: field.most, value, autocomplete: "off",
    autocapitalize: "words", "aria-label": field.label, [hear]: ({ target }) => put(target.value),
  });
}

/** What of a draft decides how its fields are drawn: what is being typed is in its input already. */
export function drawn(form, draft) {
  const values = { ...draft.values };
  for (const field of form.fields) {
    const row = choosing.row(field);
    if (field.type === "text") delete values[row];
    if (field.type === "throw") {
      const typing = new Set(field.dice.filter(isTyped).map((die) => die.id));
      values[row] = Object.entries(values[row]).filter(([id]) => !typing.has(id));
    }
  }
  return { values, at: draft.at };
}
