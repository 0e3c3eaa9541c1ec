// Runs the cases of tests/cases against the page's own modules, without a browser: `node page_logic.mjs PAGE CASES`.

import { readFileSync } from "node:fs";

const [page, file] = process.argv.slice(2);
const load = (name) => import(`${page}/${name}.js`);
const [choosing, { turned, inFront }, { digits, reading }, { isNew }, { show }] = await Promise.all(
  ["choosing", "rows", "clock", "cues", "wire"].map(load),
);
const { forms, fronts, taps, pads, clocks, cues } = JSON.parse(readFileSync(file, "utf8"));

const whole = (form) => show({ band: {}, asks: [{ forms: [form] }] }).asks[0].forms[0];

const fieldOf = (form, name) => form.fields.find((field) => choosing.row(field) === name);

function formed({ form: given, kept: before, put }) {
  const form = whole(given);
  const begun = choosing.filled(form, choosing.begin(form, before));
  const values = put.reduce((old, [name, value]) => {
    const next = { ...old, [name]: value };
    return { ...next, ...choosing.brought(form, old, next) };
  }, begun);
  return {
    ready: choosing.ready(form, values), answer: choosing.answer(form, values), confirm: choosing.sentence(form, values),
  };
}

function brought({ form: given, steps }) {
  const form = whole(given);
  let draft = { values: choosing.begin(form, {}), front: null };
  return steps.map(({ put }) => {
    if (put) {
      const values = { ...draft.values, [put[0]]: put[1] };
      draft = { values, front: turned(form, draft, fieldOf(form, put[0]), values) };
    }
    return inFront(form, draft).key;
  });
}

const TAPS = {
  ...choosing, next_slot: (field, value, after) => choosing.nextSlot(value, after, field.default),
};

function tapped([, tap, given, value, args]) {
  const [field] = whole({ fields: [given] }).fields;
  return TAPS[tap](field, value, ...args);
}

function padded([, least, most, shown, keys]) {
  const field = { least, most };
  return [...keys].reduce(([typed, value], sign) => {
    const after = choosing.padded(field, value, typed, sign);
    return after === null ? [typed, value] : [after, choosing.summed(after)];
  }, [null, shown]);
}

console.log(JSON.stringify({
  forms: forms.map(formed),
  fronts: fronts.map(brought),
  taps: taps.map(tapped),
  pads: pads.map(padded),
  clocks: clocks.map(([clock, passed_ms]) => digits({ warn_ms: 0, ...clock }, reading(clock, 1000 + passed_ms, 1000))),
  cues: cues.map(([cue, last]) => isNew(cue, last)),
}));
