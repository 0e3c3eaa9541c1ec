// The seven kinds of field as keys. `put(field, value, at)` receives each choice; this module has no state.

import * as choosing from "./choosing.js";
import { el, key } from "./dom.js";
import { unbroken } from "./letters.js";
import { mark, paint } from "./paint.js";
import { inFront, rows, visible } from "./rows.js";

/** The visible fields of a form, keyed rows one at a time. `marks`: the outlines of seats; `plain`: no drawing beside
 * the form. */
export function fields(form, draft, tools) {
  const [free, keyed] = [false, true].map((isRow) =>
    visible(form, draft).filter((field) => isRow === (field.key !== "")).map((field) => one(form, field, draft, tools)));
  if (!keyed.length) return free;
  const front = inFront(form, draft);
  return [
    free, strip(form, rows(form, draft.values), front, tools),
    el("div", { class: "row", role: "tabpanel", "aria-label": front.label }, keyed),
  ];
}

function one(form, field, draft, { put, ...tools }) {
  const row = choosing.row(field);
  const value = draft.values[row];
  return el("div", { class: `field ${field.type}`, role: "group", "aria-label": field.label || form.label || false },
    legend(field, value, tools.marks),
    KINDS[field.type](field, value, {
      ...tools, id: `${form.id} ${row}`, at: draft.at[row], put: (next, at) => put(field, next, at),
    }));
}

/** The rows as tabs: owner, completeness, and the one in front. */
function strip(form, all, front, { marks, turn }) {
  if (all.length < 2) return null;
  return el("div", { class: "rows", role: "tablist" }, all.map((row) => {
    const on = row.key === front.key;
    return key(`${form.id} row ${row.key}`, `key${on ? " on" : ""}`, () => turn(row.key),
      { role: "tab", "aria-selected": String(on), "aria-label": row.ticked ? `${row.label} ✓` : row.label },
      row.mark ? mark(row.mark, marks) : row.label, row.ticked ? el("span", { class: "tick" }, "✓") : null);
  }));
}

function legend(field, value, marks) {
  if (!field.label) return null;
  const count = counted(field, value);
  return el("div", { class: "legend" }, field.mark ? mark(field.mark, marks) : null, el("span", {}, field.label),
    count ? el("span", { class: "count" }, count) : null);
}

/** The count of a choice or allotment, with the required number if it is fixed; "" for other fields. */
function counted(field, value) {
  if (field.type !== "allot" && !(field.keys === "board" && field.most > 1)) return "";
  const count = field.type === "allot" ? choosing.total(value) : value.length;
  return field.least === field.most ? `${count} / ${field.most}` : String(count || "");
}

/** A number that keys change. Not a live region: the key announces the change already. */
const total = (text, look = false) => el("output", { class: look, "aria-live": "off" }, text);

/** A key of a field; `on`: chosen. */
const pick = (id, on, press, attributes, ...children) =>
  key(id, `key${on ? " on" : ""}`, press, { "aria-pressed": String(on), ...attributes }, ...children);

const ONE_ROW = 6; // numbers side by side

const KINDS = { choice, amount, allot, slots, throw: dice, text };

// ---- one of several, a number, a share --------------------------------------------------------------------
function choice(field, value, tools) {
  if (field.keys === "each") {
    const [every, why] = choosing.reasons(field);
    return [options(every, field, value, tools),
      why.map(([texts, reason]) => el("p", { class: "note" }, el("b", {}, texts.join(", ")), ` ${reason}`))];
  }
  const ways = choosing.ways(field, value).filter((option) => option.text);
  if (!ways.length) return el("p", { class: "label on-board" }, tools.words["tap-board"] ?? "");
  if (ways.length > value.length) return options(ways, field, value, tools);
  return ways.map((option) => el("p", { class: "tapped" }, el("b", {}, option.text),
    option.note && ways.length === 1 ? el("small", {}, option.note) : null));
}

function options(options, field, value, { id, marks, words, put, plain }) {
  const pictured = options.some((option) => option.icon);
  const [kind, box] = pictured && plain ? ["card", "cards"] : ["key", `keys ${columns(options, pictured)}`];
  const below = areNumbers(options) ? options.filter((option) => option.note) : [];
  const startsLeft = pictured || (!below.length && options.some((option) => option.note));
  const keys = options.map((option) => {
    const on = value.includes(option.value);
    const noted = option.note !== "" && !below.length;
    const name = option.text ? false : words[`tint-${option.value}`] ?? option.value;
    return key(`${id} ${option.value}`, `${kind}${on ? " on" : ""}${startsLeft ? " noted" : ""}`,
      () => put(choosing.picked(field, value, option.value)),
      { "aria-pressed": String(on), "aria-label": name, "aria-description": noted ? false : option.note || false,
        disabled: !field.options.includes(option) },
      option.icon ? el("span", { class: "icon" }, paint(option.icon)) : null,
      option.mark ? mark(option.mark, marks) : null,
      el("span", { class: "text" }, option.text, noted ? el("small", {}, option.note) : null));
  });
  return [
    unbroken(el("div", { class: box }, keys), options.map((option) => option.text)),
    below.map((option) => el("p", { class: "note" }, el("b", {}, option.text), ` ${option.note}`)),
  ];
}

/** Whether the options go into an even grid with their notes below: numbers and the like, without marks. */
const areNumbers = (options) => options.length > 4 && options.every(({ text, mark }) => text && text.length <= 3 && !mark);

/** The CSS class for the number of columns: c0 = as many as fit (marks alone). */
function columns(options, pictured) {
  if (options.every((option) => !option.text)) return "c0";
  if (areNumbers(options)) return "c4";
  if (pictured) return "pictured";
  const longest = Math.max(...options.map((option) => option.text.length + (option.mark ? 4 : 0)));
  if (options.some((option) => option.note)) return "c1";
  if (longest <= 9 && options.length !== 2 && options.length !== 4) return "c3";
  return longest <= 16 ? "c2" : "c1";
}

/** A number pad that adds: the typed sum and the keys. */
function pad(field, value, { id, at, put }) {
  const typed = typeof at === "string" ? at : null;
  const shown = value === null ? "–" : String(value).replace("-", "−");
  const said = typed && choosing.isSum(typed) ? `${typed} = ${shown}` : typed || shown;
  const keys = [..."1234567890+−⌫"].map((sign) => {
    const after = choosing.padded(field, value, typed, sign);
    return key(`${id} ${sign}`, "key", () => put(choosing.summed(after), after),
      { disabled: after === null, "aria-description": said }, sign);
  });
  return [total(said, "typed sum"), el("div", { class: "keys pad" }, keys)];
}

function amount(field, value, tools) {
  if (field.keys === "typed" || typeof tools.at === "string") return pad(field, value, tools);
  const { id, put } = tools;
  if (field.keys === "each") {
    const every = Array.from({ length: field.most - field.least + 1 }, (_, i) => field.least + i);
    const isFew = field.likely.length > 0;
    const keys = (isFew ? field.likely : every).map((n) => pick(`${id} ${n}`, n === value, () => put(n), {}, String(n)));
    if (isFew) keys.push(key(`${id} …`, "key", () => put(value, ""), { "aria-label": tools.words["other-number"] }, "…"));
    return el("div", { class: keys.length > ONE_ROW ? "keys many" : "keys row" }, keys);
  }
  const step = (by, sign) => {
    const next = choosing.stepped(field, value, by);
    return stepKey(`${id} ${sign}`, `${field.label} ${sign}`, sign, value ?? "–", next === value ? null : () => put(next));
  };
  const jump = field.jumps.findLast((by) => by <= 10);
  return el("div", { class: "steps" }, step(-jump, `−${jump}`), step(-1, "−"),
    total(value === null ? "–" : String(value)), step(1, "+"), step(jump, `+${jump}`));
}

/** An allotment, one line each; a tap on the name adds one, too. With `keys: board`, only lines above zero. */
function allot(field, value, { id, marks, words, put }) {
  const onDrawing = field.keys === "board";
  const lines = onDrawing ? field.lines.filter((line) => value[line.id]) : field.lines;
  if (!lines.length) return el("p", { class: "label on-board" }, words["tap-board"] ?? "");
  return lines.map((line) => {
    const [less, more] = [-1, 1].map((by) => {
      const next = choosing.allotted(field, value, line.id, by);
      return next && (() => put(next));
    });
    return el("div", { class: "line" },
      key(`${id} ${line.id}`, "text", more ?? (() => {}), { disabled: more === null },
        line.mark ? mark(line.mark, marks) : null, line.text),
      stepKey(`${id} ${line.id} −`, `${line.text} −`, "−", value[line.id] ?? 0, less),
      total(String(value[line.id] ?? 0)),
      stepKey(`${id} ${line.id} +`, `${line.text} +`, "+", value[line.id] ?? 0, more));
  });
}

/** A key that changes the number `now`; disabled without `press`. */
const stepKey = (id, name, sign, now, press) =>
  key(id, "key step", press ?? (() => {}), { disabled: press === null, "aria-label": name, "aria-description": String(now) }, sign);

// ---- a row to fill, and the alphabet below ------------------------------------------------------------------
function slots(field, value, row) {
  return field.cells.length ? [brushes(field, value, row)] : line(field, value, row);
}

/** Slots on the board: choose a letter, then tap its cell. A key shows how many of its letter are left. */
function brushes(field, value, { id, at, put, marks }) {
  const brush = choosing.brush(field, at, value);
  const letters = field.options.map((option) => pick(`${id} ${option.value}`, option.value === brush,
    () => put(value, option.value), {}, ...letter(option, marks),
    option.value in field.caps ? el("small", {}, String(choosing.leftOf(field, value, option.value))) : null));
  return unbroken(el("div", { class: alphabetical(field) }, letters), field.options.map((option) => option.text));
}

/** The CSS classes of an alphabet's keys: with icons, three in a row above their names. */
const alphabetical = ({ options }) =>
  (options.some((option) => option.icon) ? "keys c3 stacked" : `keys ${columns(options, false)}`);

/** The content of a letter's key. */
const letter = (option, marks) => [
  option.icon ? el("span", { class: "icon" }, paint(option.icon)) : null,
  option.mark ? mark(option.mark, marks) : null,
  option.text,
];

function line(field, value, { id, at, put, marks }) {
  const now = at ?? choosing.nextSlot(value, -1, field.default);
  const places = value.map((item, i) => {
    const option = field.options.find((each) => each.value === item);
    return place(`${id} at ${i}`, "slot", `${i + 1}`, i === now, option?.text, () => put(value, i),
      el("small", {}, String(i + 1)), option?.icon ? el("span", { class: "icon" }, paint(option.icon)) : option?.text ?? "");
  });
  const alphabet = field.options.map((option) => {
    const next = choosing.slotted(field, value, now, option.value);
    const press = () => put(next, choosing.nextSlot(next, now, field.default));
    return pick(`${id} ${option.value}`, value[now] === option.value, press, { disabled: next === null },
      ...letter(option, marks));
  });
  return [
    el("div", { class: "places" }, places),
    unbroken(el("div", { class: alphabetical(field) }, alphabet), field.options.map((option) => option.text)),
  ];
}

/** One place of the row, a slot or a die; a tap selects it as the next to fill. */
const place = (id, classes, name, now, text, press, ...inside) =>
  key(id, `${classes}${now ? " now" : ""}`, press,
    { "aria-label": `${name}: ${text || "–"}`, "aria-pressed": String(now) }, ...inside);

function dice(field, value, { id, at, put, words }) {
  const now = at ?? choosing.nextDie(field, value);
  const rolled = field.dice.map((die, i) => {
    const shown = die.id in value ? choosing.faceText(die, value[die.id]) : "";
    const name = [`${i + 1}`, words[`tint-${die.tint}`]].filter(Boolean).join(", ");
    const square = place(`${id} at ${i}`, "die", name, i === now, shown, () => put(value, i), shown);
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
    el("div", { class: "places" }, rolled, sum === null ? null : total(`= ${sum}`)),
    faces(field.dice[now], value, id, roll, (next) => put(next, now)),
  ];
}

/** The sum of the dice; null until all are entered, for one die alone, and for dice without numbers. */
function summed(field, value) {
  const isNumber = ({ faces }) => faces.every((option) => typeof option.value === "number");
  if (field.dice.length < 2 || !field.dice.every((die) => isNumber(die) && die.id in value)) return null;
  return choosing.total(value);
}

function faces(die, value, id, roll, put) {
  if (!die.faces.length) return typed(die, value, id, put);
  return el("div", { class: die.faces.length > ONE_ROW ? "keys many" : "keys row" }, die.faces.map((option) =>
    pick(`${id} face ${option.value}`, value[die.id] === option.value, () => roll(option.value),
      { "aria-label": option.text, "aria-description": option.note || false },
      option.icon ? el("span", { class: "icon" }, paint(option.icon)) : option.text, option.icon ? option.note : "")));
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
    "data-id": `${id} text`, class: "typed", inputmode: field.digits && "numeric", maxlength: field.most, value, autocomplete: "off",
    autocapitalize: field.exact ? "none" : "words", "aria-label": field.label, [hear]: ({ target }) => put(target.value),
  });
}

/** The part of a draft that affects the drawing: no typed text, as its input shows it already. */
export function drawn(form, draft) {
  const values = { ...draft.values };
  for (const field of form.fields) if (field.type === "text") delete values[choosing.row(field)];
  return { values, at: draft.at, front: draft.front };
}
