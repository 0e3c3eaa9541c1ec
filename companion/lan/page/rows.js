// Rows: the fields of a form that share a key, one row in front at a time. Pure functions.
//
// A draft has a form's unconfirmed choices: {values, at, front}; `front`: the key of the row brought to the front, or
// null.

import { asked, complete, full, isOther, row } from "./choosing.js";

/** The rows of a form that are asked now, in order: [{key, label, mark, done, ticked}]; a row with a proposed value is
 * ticked only after a different choice. */
export function rows(form, values) {
  const keyed = form.fields.filter((field) => field.key && asked(field, values));
  return [...new Set(keyed.map((field) => field.key))].map((key) => {
    const own = keyed.filter((field) => field.key === key);
    const done = own.every((field) => complete(field, values[row(field)]));
    const told = own.some((field) => isTold(field, values[row(field)]));
    return { key, label: own[0].label, mark: own[0].mark, done, ticked: done && told };
  });
}

const PROPOSED = ["slots", "choice", "amount"];
const isSeveral = (field) => field.type === "choice" && field.most > 1;
const isTold = (field, value) => isSeveral(field) || !PROPOSED.includes(field.type) || isOther(field, value);

/** The row in front: the one brought there, else the first incomplete one, else the first; null without rows. */
export function inFront(form, { values, front }) {
  const all = rows(form, values);
  return all.find(({ key }) => key === front) ?? all.find(({ done }) => !done) ?? all[0] ?? null;
}

/** The visible fields: those without a key, then those of the row in front. */
export function visible(form, draft) {
  const front = inFront(form, draft);
  const now = form.fields.filter((field) => asked(field, draft.values));
  return [...now.filter((field) => !field.key), ...now.filter((field) => field.key && field.key === front.key)];
}

/** The key of the row in front after a tap in that field has made `draft` into `values`: a complete row gives way to
 * the next incomplete one; if all were complete before, to the next one. */
export function turned(form, draft, field, values) {
  if (!field.key) return draft.front;
  const stays = inFront(form, draft);
  const all = rows(form, values);
  const here = all.findIndex(({ key }) => key === field.key);
  if (!all[here].done || !full(field, values[row(field)])) return stays.key;
  const short = [...all.slice(here), ...all.slice(0, here)].find(({ done }) => !done);
  return (short ?? (stays.done ? all[here + 1] : null) ?? stays).key;
}
