// The choices in a form that is not confirmed yet: pure functions over {row: value}, the values as in wire messages.

/** The key of a field's value. */
export const row = (field) => (field.key ? `${field.name}/${field.key}` : field.name);

// ---- beginning ----------------------------------------------------------------------------------------
/** The values of a form when it is shown: earlier choices that are still valid, else the defaults. */
export function begin(form, kept) {
  return Object.fromEntries(form.fields.map((field) => {
    const old = kept[row(field)];
    return [row(field), old !== undefined && !field.at_once && fits(field, old) ? old : field.default];
  }));
}

/** The defaults of the rows in which a choice brings up another field. */
export function brought(form, before, values) {
  const rows = form.fields.map(row);
  const isBrought = (field) => rows.indexOf(row(field)) !== rows.lastIndexOf(row(field))
    && asked(field, values) && !asked(field, before);
  return Object.fromEntries(form.fields.filter(isBrought).map((field) => [row(field), field.default]));
}

function fits(field, value) {
  switch (field.type) {
    case "choice":
      return value.every((item) => field.options.some((option) => option.value === item));
    case "amount":
      return value === null || (field.least <= value && value <= field.most);
    case "allot":
      return total(value) <= field.most
        && Object.entries(value).every(([id, n]) => field.lines.some((line) => line.id === id && n <= line.cap));
    case "slots":
      return value.length === field.slots
        && value.every((item) => item === null || field.options.some((option) => option.value === item));
    case "throw":
      return Object.entries(value).every(([id, face]) => field.dice.some((die) => die.id === id && onDie(die, face)));
    default:
      return value.length <= field.most; // text
  }
}

/** The values, overridden by the results from a dice reader. */
export function filled(form, values) {
  const merged = { ...values };
  for (const field of form.fields) {
    let given = form.filled[field.name];
    if (field.key && given) given = given[field.key];
    if (given === undefined || given === null) continue;
    const old = merged[row(field)];
    merged[row(field)] = field.type === "throw" || field.type === "allot" ? { ...old, ...given } : given;
  }
  return merged;
}

// ---- choosing -----------------------------------------------------------------------------------------
/** The list after a tap on that option: a second tap removes it; in a full list it replaces the last one. */
export function picked(field, value, item) {
  if (!value.includes(item)) return [...value.slice(0, field.most - 1), item];
  return field.least === 1 && field.most === 1 ? value : value.filter((other) => other !== item);
}

/** The value with that line's number changed; null if a cap or the total forbids it. In a proposed allotment, one
 * over the total comes off the largest other line, the last of equals. */
export function allotted(field, value, id, by) {
  const cap = field.lines.find((line) => line.id === id).cap;
  const changed = { ...value, [id]: (value[id] ?? 0) + by };
  const others = field.lines.map((line) => line.id).filter((other) => other !== id && value[other]);
  if (total(changed) > field.most && total(field.default) && others.length)
    changed[others.reduce((best, other) => (value[other] >= value[best] ? other : best))] -= 1;
  if (changed[id] < 0 || changed[id] > cap || total(changed) > field.most) return null;
  return some(changed);
}

/** The allotment without its zero lines. */
const some = (value) => Object.fromEntries(Object.entries(value).filter(([, n]) => n));

/** The value after a tap on that line's place: one more, or none if no more fit. null if the tap changes nothing:
 * the place is empty, or the form proposes an allotment. */
export function laid(field, value, id) {
  const more = allotted(field, value, id, 1);
  return more || !value[id] || total(field.default) ? more : some({ ...value, [id]: 0 });
}

/** The number plus `by`, within the field's limits; the first step from null goes to the minimum. */
export function stepped(field, value, by) {
  if (value === null) return field.least;
  return Math.min(field.most, Math.max(field.least, value + by));
}

const MINUS = "−";
const MOST_TYPED = 24;

/** The typed text after that key of the number pad; null if the key does nothing. Before the first key (`typed` null) a
 * digit begins a new number, and + continues from the shown value. */
export function padded(field, value, typed, sign) {
  const now = typed ?? "";
  if (sign === "⌫") {
    const shown = typed ?? (value === null ? "" : String(value).replace("-", MINUS));
    return shown ? shown.slice(0, -1) : null;
  }
  if (sign === "+" || sign === MINUS) return signed(field, value, typed, sign);
  const last = now.split(/[+−]/).at(-1);
  const after = (last === "0" ? now.slice(0, -1) : now) + sign;
  const sum = summed(after);
  return sum !== null && field.least <= sum && sum <= field.most && after.length <= MOST_TYPED ? after : null;
}

/** The typed text after + or −; − only if the field allows negative numbers. */
function signed(field, value, typed, sign) {
  const now = typed ?? (value ? String(value).replace("-", MINUS) : "");
  if (sign === MINUS && field.least >= 0) return null;
  if (/[+−]$/.test(now)) return now.length > 1 ? now.slice(0, -1) + sign : null;
  if (!now) return sign === MINUS ? MINUS : null;
  return now.length < MOST_TYPED ? now + sign : null;
}

/** The sum of the typed numbers; null without any. A sign at the end does not count. */
export function summed(typed) {
  const numbers = typed.replaceAll(MINUS, "-").match(/[+-]?\d+/g);
  return numbers && numbers.reduce((sum, number) => sum + Number(number), 0);
}

/** Whether the typed text has several numbers. */
export const isSum = (typed) => /[+−]/.test(typed.slice(1));

/** The value with that slot filled. A used-up item changes places with the slot's old one; null in an empty slot. */
export function slotted(field, value, slot, item) {
  const filled = value.map((old, i) => (i === slot ? item : old));
  const others = value.flatMap((other, i) => (i !== slot && other === item ? [i] : []));
  if (others.length < (field.caps[item] ?? field.slots)) return filled;
  if (value[slot] === null || !others.length) return null;
  filled[others.at(-1)] = value[slot];
  return filled;
}

/** The letter that a tap on the board places: the chosen one, else the first with some left. */
export function brush(field, at, value) {
  const letters = field.options.map((option) => option.value);
  const left = letters.filter((letter) => leftOf(field, value, letter) > 0);
  return letters.includes(at) && (left.includes(at) || left.length === 0) ? at : left[0] ?? letters[0];
}

export const leftOf = (field, value, letter) =>
  (field.caps[letter] ?? field.slots) - value.filter((item) => item === letter).length;

/** The value after a tap on that slot: it gets the letter, and a second tap removes it. null: none is left. */
export function painted(field, value, slot, letter) {
  if (value[slot] !== letter && leftOf(field, value, letter) <= 0) return null;
  const laid = value[slot] !== letter ? letter : field.default[slot];
  return value.map((old, i) => (i === slot ? laid : old));
}

/** The first empty slot behind `after`, else the first empty one, else the last. If all are filled, slots with their
 * value from `before` count as empty. */
export function nextSlot(value, after = -1, before = []) {
  const isEmpty = value.includes(null) ? (item) => item === null : (item, i) => item === before[i];
  const empty = value.flatMap((item, i) => (isEmpty(item, i) ? [i] : []));
  return empty.find((i) => i > after) ?? empty[0] ?? value.length - 1;
}

/** The index of the first die without a face behind `after`, else of the first one without, else of the last. */
export function nextDie(field, value, after = -1) {
  return nextSlot(field.dice.map((die) => value[die.id] ?? null), after);
}

// ---- the answer ---------------------------------------------------------------------------------------
/** Whether a field is asked, given the choice in the field that it depends on. */
export function asked(field, values) {
  if (!field.when) return true;
  const [name, wanted] = field.when;
  const value = values[field.key ? `${name}/${field.key}` : name] ?? values[name];
  return [value].flat().some((item) => wanted.includes(item));
}

/** Whether a field's value can be sent. */
export function complete(field, value) {
  switch (field.type) {
    case "choice":
      return field.least <= value.length && value.length <= field.most;
    case "amount":
      return value !== null || field.otherwise !== null;
    case "allot":
      return field.least <= total(value) && total(value) <= field.most;
    case "slots":
      return !value.includes(null);
    case "throw":
      return field.dice.every((die) => onDie(die, value[die.id]));
    default:
      return field.least === 0 || value.trim() !== ""; // text
  }
}

/** Whether a complete value leaves nothing to add, so that another tap could only change it. */
export function full(field, value) {
  switch (field.type) {
    case "choice":
      return value.length === field.most;
    case "amount":
      return field.keys === "each"; // typing may go on
    case "allot":
      return total(value) === field.most;
    case "throw":
      return field.dice.every((die) => die.faces.length);
    case "slots": // not full while the last slot has its default
      return value.at(-1) !== field.default.at(-1);
    default:
      return false;
  }
}

function onDie(die, face) {
  if (die.faces.length) return die.faces.some((option) => option.value === face);
  return Number.isInteger(face) && die.least <= face && face <= die.most;
}

/** The fields that Confirm sends: asked now, and not sent at once. */
const confirmed = (form, values) => form.fields.filter((field) => !field.at_once && asked(field, values));

/** Whether Confirm is available. */
export const ready = (form, values) => confirmed(form, values).every((field) => complete(field, values[row(field)]))
  && (!form.changed || isChanged(form, values));

/** Whether Confirm would send anything but the defaults. */
const isChanged = (form, values) => confirmed(form, values).some((field) => isOther(field, values[row(field)]));

/** Whether a value differs from the field's default. */
export const isOther = (field, value) => JSON.stringify(value) !== JSON.stringify(field.default);

/** The values that Confirm sends: {name: value}, keyed fields as {name: {key: value}}; only fields that are asked. */
export function answer(form, values) {
  const out = {};
  for (const field of confirmed(form, values)) {
    const value = values[row(field)];
    if (field.key) out[field.name] = { ...out[field.name], [field.key]: value };
    else out[field.name] = value;
  }
  return out;
}

// ---- in words -----------------------------------------------------------------------------------------
/** The confirm sentence with every {field} replaced by its choice, every {field#} by its total. */
export function sentence(form, values) {
  return form.confirm.replace(/\{([\w-]+)(#?)\}/g, (_, name, isTotal) => {
    const fields = form.fields.filter((field) => field.name === name && asked(field, values));
    if (isTotal) return fields.map((field) => total(values[row(field)])).reduce((sum, n) => sum + n, 0);
    return fields.map((field) => rowInWords(form, field, values[row(field)])).filter(Boolean).join(", ") || "–";
  });
}

/** A field's choice in words, with the label of its row, as in the log. */
function rowInWords(form, field, value) {
  const words = inWords(field, value);
  const isAlone = field.when && form.fields.every((each) => each.name !== field.name || each.label === field.label);
  return field.key && field.label && words && !isAlone ? `${field.label}: ${words}` : words;
}

function inWords(field, value) {
  const text = (item) => field.options.find((option) => option.value === item)?.text;
  switch (field.type) {
    case "choice": {
      const words = field.options.filter((option) => value.includes(option.value)).map((option) => option.text);
      return field.keys === "each" || words.some(Boolean) ? words.join(", ") : String(value.length || "");
    }
    case "amount":
      return value === null ? "" : String(value);
    case "allot":
      return field.lines.filter((line) => value[line.id])
        .map((line) => `${value[line.id]} ${(value[line.id] === 1 && line.one) || line.text}`).join(", ");
    case "slots":
      return value.filter((item) => item !== null).map(text).join(", ");
    case "throw":
      return field.dice.filter((die) => die.id in value).map((die) => faceText(die, value[die.id])).join(", ");
    default:
      return value.trim(); // text
  }
}

/** The text of a die's face, or its number. */
export const faceText = (die, face) => die.faces.find((option) => option.value === face)?.text ?? String(face);

export const total = (value) => Object.values(value).reduce((sum, n) => sum + n, 0);

// ---- taps on the drawing ------------------------------------------------------------------------------
/** The marks of the drawing's cells in those fields: hit -> "legal" or "chosen". */
export function lit(fields, values) {
  const marks = new Map();
  for (const field of fields) {
    const value = values[row(field)];
    for (const [hit, item] of targets(field)) {
      const chosen = field.type === "allot" ? value[item] > 0 : field.type !== "slots" && value.includes(item);
      if (marks.get(hit) !== "chosen") marks.set(hit, chosen ? "chosen" : "legal");
    }
  }
  return marks;
}

/** Whether taps on the drawing alone answer a field. */
export const isOnBoard = (field) => (field.type === "slots" && field.cells.length > 0)
  || (field.type === "choice" && field.options.every((option) => option.cell))
  || (field.type === "allot" && field.lines.every((line) => line.cell));

/** All options of a choice in order, with those that are not available now. */
export function inPlace(field) {
  const every = [...field.options];
  for (const [place, option] of field.spent) every.splice(place, 0, option);
  return every;
}

/** All options in order, and the reasons why some are not available: [[texts, reason], ...]. No reasons if available
 * options have notes, too: each key then shows its own note. */
export function reasons(field) {
  const every = inPlace(field);
  if (field.options.some((option) => option.note)) return [every, []];
  const named = new Map();
  for (const [, { text, note }] of field.spent) if (note) named.set(note, [...(named.get(note) ?? []), text]);
  return [every.map((option) => field.options.includes(option) ? option : { ...option, note: "" }),
    [...named].map(([reason, texts]) => [texts, reason])];
}

/** The chosen options and the others on the same cell: different ways to reach it. */
export function ways(field, value) {
  const cells = field.options.filter((option) => value.includes(option.value)).map((option) => option.cell);
  return field.options.filter((option) => cells.includes(option.cell));
}

/** The field and item that a tap on that cell means: {field, item}, the first of several, or null. */
export function aimed(fields, hit) {
  for (const field of fields) {
    const target = targets(field).find(([cell]) => cell === hit);
    if (target) return { field, item: target[1] };
  }
  return null;
}

function targets(field) {
  switch (field.type) {
    case "choice":
      return field.options.filter((option) => option.cell).map((option) => [option.cell, option.value]);
    case "allot":
      return field.lines.filter((line) => line.cell).map((line) => [line.cell, line.id]);
    case "slots":
      return field.cells.map((cell, slot) => [cell, slot]);
    default:
      return [];
  }
}
