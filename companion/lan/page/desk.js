// What this page knows: the newest Show, and what was chosen here but is not confirmed yet. A value, and functions that
// give the next value: the core said something, or somebody tapped. The core decides everything else.

import * as choosing from "./choosing.js";
import { turned } from "./rows.js";

/** Before anything was heard. */
export const fresh = () => ({
  words: {}, marks: {}, role: "", show: null, drafts: {}, focus: "", opened: {}, refused: null, waiting: "",
  linked: false,
});

/** The page's own label of that name. */
export const word = (desk, name) => desk.words[name] ?? name;

// ---- what is in front -----------------------------------------------------------------------------------
/** The ask whose form is shown: the one chosen, as long as it is open, else the first. */
export function askInFront(desk) {
  const asks = desk.show?.may ? desk.show.asks : [];
  return asks.find((ask) => ask.ask === desk.focus) ?? asks[0] ?? null;
}

/** The form shown: the alternative that was opened, else the first of its ask. */
export function formInFront(desk) {
  const ask = askInFront(desk);
  return ask && (ask.forms.find((form) => form.id === desk.opened[ask.ask]) ?? ask.forms[0]);
}

/** The alternative that stands in the confirm corner, because the form in front has nothing to confirm itself. */
function inCorner(desk) {
  const form = formInFront(desk);
  if (!form || form.confirm) return null;
  return askInFront(desk).forms.find((other) => other !== form && other.confirm && !other.fields.length) ?? null;
}

/** The alternatives that are keys above the confirm corner. */
export function beside(desk) {
  const corner = inCorner(desk);
  return (askInFront(desk)?.forms ?? []).slice(1).filter((form) => form !== corner);
}

/** What is chosen in a form. */
export const draftOf = (desk, form) => desk.drafts[form.id] ?? drafted(form, null);

/** The confirm corner: its text, and the form that a press would answer (null: nothing to press). */
export function going(desk) {
  if (desk.show && desk.role === "watch") return { text: word(desk, "watching"), form: null };
  const form = inCorner(desk) ?? formInFront(desk);
  if (!form) return { text: "", form: null };
  const { values } = draftOf(desk, form);
  if (!form.confirm) return { text: form.missing, form: null };
  if (!choosing.ready(form, values)) return { text: form.missing || word(desk, "missing"), form: null };
  const free = desk.linked && !desk.waiting;
  return { text: choosing.sentence(form, values), form: free ? form : null };
}

// ---- the core said something ----------------------------------------------------------------------------
export const welcomed = (desk, { words, marks, role }) => ({ ...desk, words, marks, role });

/** An answer on a line that broke is not waited for: the next Show tells whether it counted. */
export const linked = (desk, yes) => ({ ...desk, linked: yes, waiting: "" });

/** An answer is under way until its form is closed or refused: somebody else's move does not end the wait. */
export function shown(desk, show) {
  const samePage = desk.show?.page === show.page;
  const open = show.asks.some((ask) => ask.forms.some((form) => form.id === desk.waiting));
  return {
    ...desk, show, drafts: drafts(desk, show), refused: samePage ? desk.refused : null,
    waiting: open ? desk.waiting : "",
  };
}

/** What is chosen survives while its form is open, also during a look at another page; but the companion's own
 * pages ("~...") begin afresh every time. */
function drafts(desk, show) {
  const forms = show.asks.flatMap((ask) => ask.forms);
  const now = Object.fromEntries(forms.map((form) => [form.id, drafted(form, desk.drafts[form.id])]));
  if (forms.some((form) => !form.id.startsWith("~"))) return now;
  return { ...Object.fromEntries(Object.entries(desk.drafts).filter(([id]) => !id.startsWith("~"))), ...now };
}

function drafted(form, old) {
  const chosen = Object.entries(old?.values ?? {}).filter(([row, value]) => !same(value, old.presets[row]));
  const values = choosing.begin(form, Object.fromEntries(chosen));
  const news = !same(form.filled, old?.filled ?? {});
  return {
    values: news ? choosing.filled(form, values) : values, at: old?.at ?? {}, filled: form.filled,
    front: news ? null : old?.front ?? null,
    presets: choosing.begin(form, {}),
  };
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What was refused did not count: fields that count at once go back to what the core knows. */
export function refusedBy(desk, refused) {
  return {
    ...desk, refused, waiting: refused.form === desk.waiting || !refused.form ? "" : desk.waiting,
    drafts: drafts(desk, desk.show),
  };
}

// ---- somebody tapped ------------------------------------------------------------------------------------
/** Every tap takes a refusal away. */
export const tapped = (desk) => ({ ...desk, refused: null });

export const focused = (desk, ask) => ({ ...tapped(desk), focus: ask });

/** An alternative comes to the front; a second tap brings the first form back. The ask stays in front with it. */
export function opened(desk, form) {
  const ask = askInFront(desk);
  const back = desk.opened[ask.ask] === form.id ? ask.forms[0].id : form.id;
  return { ...tapped(desk), focus: ask.ask, opened: { ...desk.opened, [ask.ask]: back } };
}

/** A value is chosen; `at` is where the next one goes (slots and dice). Its ask stays in front. */
export function put(desk, form, field, value, at) {
  const old = draftOf(desk, form);
  const row = choosing.row(field);
  const values = { ...old.values, [row]: value };
  return drafting(desk, form, {
    ...old, values, at: at === undefined ? old.at : { ...old.at, [row]: at }, front: turned(form, old, field, values),
  });
}

/** A row of the form comes to the front. */
export const turnedTo = (desk, form, key) => drafting(desk, form, { ...draftOf(desk, form), front: key });

const drafting = (desk, form, draft) =>
  ({ ...tapped(desk), focus: askInFront(desk).ask, drafts: { ...desk.drafts, [form.id]: draft } });

/** The slot or die that the next tap fills. */
export const aim = (desk, form, field, at) =>
  put(desk, form, field, draftOf(desk, form).values[choosing.row(field)], at);
