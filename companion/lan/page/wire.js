// Decoding of messages: the core omits default values, and this module restores them for the rest of the page.
// companion/view/wire.py has the same defaults; a test compares them.

export const DEFAULTS = {
  show: { where: "", menu: "", knocks: [], clock: null, paused: false, chips: [], next: "", drawing: null, fingers: null, arrange: null, steps: null, facts: [], asks: [],
    links: [], aside: [], back: null, redo: null, soon: null, news: [], night: false, may: false, seat: -1, own: [], cue: null,
    game: "", closer: "", looks: {}, aloud: "" },
  band: { mark: null },
  fingers: { hold_ms: 2000, lots: [], drawn: 0 },
  lot: { ink: "", text: "" },
  clock: { of_ms: 0, warn_ms: 10000, seat: -1, big: false },
  chip: { score: "", note: "", turn: false, done: false, start: false, go: "", phone: false, clock: null },
  fact: { style: "body", mark: null, value: "", go: "" },
  link: { note: "", large: false },
  back: { what: "", n: 0, go: "" },
  news: { rule: "", tone: "info" },
  ask: { mark: null, waits: true },
  form: { fields: [], hint: "", missing: "", rule: "", filled: {}, changed: false, secret: false },
  option: { text: "", note: "", mark: null, cell: "", icon: null },
  line: { one: "", mark: null, cell: "" },
  die: { faces: [], least: 0, most: 99 },
  field: { mark: null, key: "", when: null, at_once: false },
  choice: { keys: "each", ordered: false, least: 1, most: 1, default: [], spent: [] },
  amount: { keys: "each", jumps: [2, 5], likely: [], default: null, otherwise: null },
  allot: { keys: "each", default: {} },
  slots: { caps: {}, cells: [] },
  throw: { default: {} },
  text: { most: 40, least: 1, default: "", exact: false, digits: false },
  poly: { fill: "", edge: "", width: 0, hit: "", piece: "", say: "", more: "" },
  stroke: { width: 2, piece: "" }, // the shape "line"
  disc: { fill: "", edge: "", width: 0, hit: "", piece: "", say: "", more: "" },
  words: { size: 18, ink: "ink", bold: false, anchor: "start", fit: 0, piece: "", unheard: false }, // the shape "text"
  refused: { rule: "", form: "", id: "" },
};

const SHAPES = { poly: DEFAULTS.poly, line: DEFAULTS.stroke, disc: DEFAULTS.disc, text: DEFAULTS.words };

const each = (defaults, list) => list.map((item) => ({ ...defaults, ...item }));

/** A Show with all its defaults. */
export function show(message) {
  const it = { ...DEFAULTS.show, ...message };
  return {
    ...it,
    band: { ...DEFAULTS.band, ...it.band },
    clock: it.clock && { ...DEFAULTS.clock, ...it.clock },
    back: it.back && { ...DEFAULTS.back, ...it.back },
    redo: it.redo && { ...DEFAULTS.back, ...it.redo },
    chips: each(DEFAULTS.chip, it.chips).map((chip) => ({ ...chip, clock: chip.clock && { ...DEFAULTS.clock, ...chip.clock } })),
    facts: each(DEFAULTS.fact, it.facts),
    links: each(DEFAULTS.link, it.links),
    aside: each(DEFAULTS.link, it.aside),
    news: each(DEFAULTS.news, it.news),
    drawing: drawing(it.drawing),
    fingers: it.fingers && fingers(it.fingers),
    asks: each(DEFAULTS.ask, it.asks).map((ask) => ({ ...ask, forms: ask.forms.map(form) })),
  };
}

function fingers(message) {
  const it = { ...DEFAULTS.fingers, ...message };
  return { ...it, lots: each(DEFAULTS.lot, it.lots) };
}

/** A Refused with all its defaults. */
export const refused = (message) => ({ ...DEFAULTS.refused, ...message });

function form(message) {
  const it = { ...DEFAULTS.form, ...message };
  return { ...it, fields: it.fields.map(field) };
}

function field(message) {
  const it = { ...DEFAULTS.field, ...DEFAULTS[message.type], ...message };
  if (it.options) it.options = options(it.options);
  if (it.spent) it.spent = it.spent.map(([place, option]) => [place, options([option])[0]]);
  if (it.lines) it.lines = each(DEFAULTS.line, it.lines);
  if (it.dice) it.dice = each(DEFAULTS.die, it.dice).map((die) => ({ ...die, faces: options(die.faces) }));
  return it;
}

const options = (list) => each(DEFAULTS.option, list).map((option) => ({ ...option, icon: drawing(option.icon) }));

function drawing(message) {
  return message && { ...message, shapes: message.shapes.map((shape) => ({ ...SHAPES[shape.type], ...shape })) };
}
