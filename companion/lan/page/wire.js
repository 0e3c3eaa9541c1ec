// The core leaves out whatever has its usual value; here it is put back, so that nobody else has to think of it.
// The same values stand in companion/view/wire.py; a test compares them.

export const USUAL = {
  show: { where: "", menu: "", knocks: [], clock: null, paused: false, chips: [], next: "", drawing: null, facts: [], asks: [],
    links: [], back: null, redo: null, soon: null, news: [], night: false, may: false, seat: -1, own: [], cue: null,
    closer: "", looks: {} },
  band: { mark: null },
  clock: { of_ms: 0, warn_ms: 10000, seat: -1, big: false },
  chip: { score: "", note: "", turn: false, done: false, start: false, go: "", phone: false },
  fact: { style: "body", mark: null, value: "", go: "" },
  link: { note: "", large: false },
  back: { what: "", n: 0, go: "" },
  news: { rule: "", tone: "info" },
  ask: { mark: null, waits: true },
  form: { fields: [], hint: "", missing: "", rule: "", filled: {}, secret: false },
  option: { note: "", mark: null, cell: "", icon: null },
  line: { mark: null, cell: "" },
  die: { faces: [], least: 0, most: 99 },
  field: { mark: null, key: "", when: null, at_once: false },
  choice: { many: false, least: 1, most: 1, usual: [] },
  amount: { usual: null },
  allot: { usual: null },
  cells: { many: false, ordered: false, least: 1, most: 1, usual: [] },
  slots: { caps: {}, cells: [], usual: [] },
  throw: { usual: null },
  text: { most: 40, usual: "", exact: false, digits: false },
  poly: { fill: "", edge: "", width: 0, hit: "", piece: "" },
  stroke: { width: 2, piece: "" }, // the shape "line"
  disc: { fill: "", edge: "", width: 0, hit: "", piece: "" },
  words: { size: 18, ink: "ink", bold: false, anchor: "start", fit: 0, piece: "" }, // the shape "text"
  refused: { rule: "", form: "", id: "" },
};

const SHAPES = { poly: USUAL.poly, line: USUAL.stroke, disc: USUAL.disc, text: USUAL.words };

const each = (usual, list) => list.map((item) => ({ ...usual, ...item }));

/** A Show with nothing left out. */
export function show(message) {
  const it = { ...USUAL.show, ...message };
  return {
    ...it,
    band: { ...USUAL.band, ...it.band },
    clock: it.clock && { ...USUAL.clock, ...it.clock },
    back: it.back && { ...USUAL.back, ...it.back },
    redo: it.redo && { ...USUAL.back, ...it.redo },
    chips: each(USUAL.chip, it.chips),
    facts: each(USUAL.fact, it.facts),
    links: each(USUAL.link, it.links),
    news: each(USUAL.news, it.news),
    drawing: drawing(it.drawing),
    asks: each(USUAL.ask, it.asks).map((ask) => ({ ...ask, forms: ask.forms.map(form) })),
  };
}

/** A Refused with nothing left out. */
export const refused = (message) => ({ ...USUAL.refused, ...message });

function form(message) {
  const it = { ...USUAL.form, ...message };
  return { ...it, fields: it.fields.map(field) };
}

function field(message) {
  const it = { ...USUAL.field, ...USUAL[message.type], ...message };
  if (it.options) it.options = options(it.options);
  if (it.lines) it.lines = each(USUAL.line, it.lines);
  if (it.dice) it.dice = each(USUAL.die, it.dice).map((die) => ({ ...die, faces: options(die.faces) }));
  return it;
}

const options = (list) => each(USUAL.option, list).map((option) => ({ ...option, icon: drawing(option.icon) }));

function drawing(message) {
  return message && { ...message, shapes: message.shapes.map((shape) => ({ ...SHAPES[shape.type], ...shape })) };
}
