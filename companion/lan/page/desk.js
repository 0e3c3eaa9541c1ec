// What this page knows: the newest Show, and what was chosen here but is not confirmed yet. A value, and functions that
// give the next value: the core said something, or somebody tapped. The core decides everything else.

import * as choosing from "./choosing.js";
import { placeOf } from "./kept.js";
import { isOurs } from "./prefs.js";
import { turned, visible } from "./rows.js";
import * as mail from "./sent.js";

/** Before anything was heard. */
export const fresh = () => ({
  words: {}, languages: {}, marks: {}, role: "", show: null, drafts: {}, focus: "", opened: {}, refused: null, sent: [], slow: false,
  linked: false, held: "", hidden: false, sound: false, voice: false, speaks: false, light: "", said: [], saidAt: 0,
  scale: 1, elsewhere: "",
});

/** The page's own label of that name. */
export const word = (desk, name) => desk.words[name] ?? name;

// ---- what is in front -----------------------------------------------------------------------------------
/** Whether the table has a key for that seat: several are waited for at once, and there is nothing to fill in. In front
 * it would be pressed for the wrong one. */
export function isKey(show, ask) {
  const together = show.asks.filter((each) => each.waits).length > 1 || show.chips.some((chip) => chip.done);
  const onlySaysSo = ask.forms.length === 1 && !ask.forms[0].fields.length;
  const byItself = ask.forms.some((form) => form.id === show.soon?.form); // the corner fills up for it
  return Boolean(show.seat < 0 && ask.mark && ask.waits && together && onlySaysSo && !byItself);
}

/** The ask whose form is shown: the one chosen, as long as it is open, else the first that is more than a key. */
export function askInFront(desk) {
  const asks = desk.show?.may ? desk.show.asks.filter((ask) => !isKey(desk.show, ask)) : [];
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

/** Every open form that a cell of the board may answer: the one in front, and the others where that asks for none. */
export function open(desk) {
  const ask = askInFront(desk);
  if (!ask) return [];
  const front = formInFront(desk);
  const draft = draftOf(desk, front);
  if (choosing.lit(visible(front, draft), draft.values).size > 0) return [front];
  const others = desk.show.asks.filter((other) => other !== ask).map((other) => other.forms[0]);
  return [front, ...ask.forms.filter((form) => form !== front), ...others];
}

/** What is chosen in a form. */
export const draftOf = (desk, form) => desk.drafts[form.id] ?? drafted(form, null);

/** Whether an answer to that form is under way. */
const isWaiting = (desk, form) => mail.isUnderWay(desk.sent, { type: "answer", form: form.id });

/** The confirm corner: its text, the form that a press would answer (null: nothing to press), and whether it may be
 * pressed now. */
export function going(desk) {
  const idle = (text) => ({ text, form: null, ready: false });
  const form = inCorner(desk) ?? formInFront(desk);
  if (!form) return idle(standing(desk));
  if (isCovered(desk)) return idle(word(desk, "covered"));
  const { values } = draftOf(desk, form);
  if (!form.confirm) return idle(form.missing);
  if (!choosing.ready(form, values)) return idle(form.missing || word(desk, "missing"));
  return { text: choosing.sentence(form, values), form, ready: desk.linked && !isWaiting(desk, form) };
}

/** What the table does by itself in a moment, if the confirm corner stands for it; null once it was held. */
export function coming(desk) {
  const soon = desk.show?.soon;
  return soon && soon.form !== desk.held && soon.form === going(desk).form?.id ? soon : null;
}

/** The form that a touch keeps from going by itself; "" = none. */
export const stopped = ({ show, held }) => (show?.soon && show.soon.form !== held ? show.soon.form : "");

/** The board is looked at so many times as large. */
export const enlarged = (desk, scale) => ({ ...desk, scale });

export const holding = (desk, form) => ({ ...desk, held: form });

/** What stands there while nothing is asked here. */
function standing(desk) {
  const { role, show } = desk;
  if (show && role === "watch") return word(desk, "watching");
  const isOthersTurn = role === "seat" && show?.chips.some((chip) => chip.turn && !show.own.includes(chip.seat));
  return isOthersTurn ? word(desk, "others-turn") : "";
}

/** Whether this client may pause: a screen of the table, and nobody's own phone. */
export const mayPause = ({ role, show }) => show.may && !isOurs(role);

/** Whether the table waits for a seat of this phone. */
export const isMyTurn = ({ show }) => show.chips.some((chip) => chip.turn && show.own.includes(chip.seat));

/** Whether something was sent of which nobody knows yet if it arrived. */
export const isUnsure = (desk) => mail.open(desk.sent).length > 0 && (desk.slow || !desk.linked);

// ---- secrets --------------------------------------------------------------------------------------------
/** Whether the form in front is for the eyes of its seat alone. */
export const isSecret = (desk) => Boolean(formInFront(desk)?.secret);

/** Whether that form stands in the board's place: what is asked is not on the board. */
export function isInstead(desk) {
  const form = formInFront(desk);
  return isSecret(desk) && !visible(form, draftOf(desk, form)).some(choosing.isOnBoard);
}

/** Whether it is hidden just now. */
export const isCovered = (desk) => desk.hidden && isSecret(desk);

export const covering = (desk, hidden) => ({ ...desk, hidden });

/** Nobody looks at the page any more: who looks next may be somebody else. */
export const leftAlone = (desk) => (isSecret(desk) ? covering(desk, true) : desk);

// ---- the core said something ----------------------------------------------------------------------------
/** What was said in another language is not said any more. */
export const welcomed = (desk, { words, languages = {}, marks, role }) => ({ ...desk, words, languages, marks, role, said: [] });

export const linked = (desk, yes) => ({ ...desk, linked: yes });

export function shown(desk, show) {
  const samePage = !desk.show || desk.show.page === show.page;
  const now = {
    ...desk, show, drafts: drafts(desk, show), refused: samePage ? desk.refused : null,
    sent: mail.onShow(desk.sent), scale: samePage ? desk.scale : 1,
  };
  const said = news(desk, now);
  return said ? { ...now, said, saidAt: show.seq } : now;
}

/** What is new, for those who hear the page: the news, but none at a game's first Show, then whose turn it is unless the focus
 * goes to that question, and what the table does by itself in a moment. The old stays (null) until there is
 * something new, or another game. */
function news(desk, now) {
  const { show } = now;
  const before = desk.show?.game === show.game ? desk.show : null;
  const last = Math.max(0, ...(before?.news ?? []).map(({ n }) => n));
  const news = before ? show.news.filter(({ n }) => n > last).map(({ text }) => text) : [];
  const isMoved = desk.show && turn(desk.show) !== turn(show) && place(desk) === place(now);
  const soon = show.soon && show.soon.form !== before?.soon?.form ? [show.soon.text] : [];
  const said = [...news, ...(isMoved ? [turn(show)] : []), ...soon];
  return said.length || !before ? said : null;
}

/** Who is asked what, in a row. */
export const turn = ({ band }) => [band.who, band.ask].filter(Boolean).join(", ");

/** The page and what the game asks on it: where that is another one, whoever hears the page begins at its heading. */
export const place = (desk) => `${desk.show.game} ${desk.show.page} ${(formInFront(desk)?.id ?? "").replace(/^~.*/, "")}`;

/** What was chosen before this page was loaded, in forms that are asked as they were then. Whoever has loaded the page
 * may not be whose secret it is. */
export function restored(desk, show, kept) {
  const forms = show.asks.flatMap((ask) => ask.forms).filter((form) => isOf(kept[form.id], form));
  const drafts = Object.fromEntries(forms.map((form) => [form.id, kept[form.id]]));
  return { ...desk, drafts, hidden: forms.some((form) => form.secret) };
}

const isOf = (draft, form) => draft !== undefined && same(draft.defaults, choosing.begin(form, {}));

/** What is chosen survives while its form is open and the same seat is asked, also during a look at another page; but
 * the companion's own pages ("~...") begin afresh every time. */
function drafts(desk, show) {
  const forms = show.asks.flatMap((ask) => ask.forms);
  const isElsewhere = desk.show !== null && placeOf(desk.show) !== placeOf(show);
  const old = isElsewhere ? {} : desk.drafts;
  const now = Object.fromEntries(forms.map((form) => [form.id, drafted(form, old[form.id])]));
  if (isElsewhere || show.page === "play" || forms.some((form) => !form.id.startsWith("~"))) return now;
  return { ...Object.fromEntries(Object.entries(desk.drafts).filter(([id]) => !id.startsWith("~"))), ...now };
}

function drafted(form, old) {
  const chosen = Object.entries(old?.values ?? {}).filter(([row, value]) => !same(value, old.defaults[row]));
  const values = choosing.begin(form, Object.fromEntries(chosen));
  const news = !same(form.filled, old?.filled ?? {});
  return {
    values: news ? choosing.filled(form, values) : values, at: old?.at ?? {}, filled: form.filled,
    front: news ? null : old?.front ?? null,
    defaults: choosing.begin(form, {}),
  };
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What was refused did not count: fields that count at once go back to what the core knows. */
export function refusedBy(desk, refused) {
  return {
    ...desk, refused, sent: mail.refused(desk.sent, refused.id), drafts: desk.show ? drafts(desk, desk.show) : {},
  };
}

export const counted = (desk, id) => ({ ...desk, sent: mail.counted(desk.sent, id), slow: false });

/** The Show that follows a Done is there by now, or none follows. */
export const settled = (desk) => ({ ...desk, sent: mail.onShow(desk.sent) });

export const preferring = (desk, { sound, voice, light }) => ({ ...desk, sound, voice, light });

/** Whether something is being read aloud. */
export const speaking = (desk, speaks) => ({ ...desk, speaks });

/** What this page itself has to say about a tap stands where a refusal stands. */
export const told = (desk, name, before = "") =>
  refusedBy(desk, { text: before + word(desk, name), rule: "", id: "" });

// ---- somebody tapped ------------------------------------------------------------------------------------
/** Every tap takes a refusal away. */
export const tapped = (desk) => ({ ...desk, refused: null, elsewhere: "" });

/** A cell was tapped that is not asked for, while others are: what lies there is mostly why. A second tap looks at it. */
export const missed = (desk, hit) => ({ ...told(desk, "not-asked-here", lying(desk, hit)), elsewhere: hit });

/** What lies on that cell, as a sentence of its own. */
function lying(desk, hit) {
  const shape = desk.show.drawing.shapes.find((each) => each.hit === hit && each.say);
  return shape ? `${shape.say}. ` : "";
}

/** It was sent: its answer is waited for. */
export const sending = (desk, id, request) => ({ ...desk, sent: mail.kept(desk.sent, id, request), slow: false });

export const focused = (desk, ask) => ({ ...tapped(desk), focus: ask });

/** A form comes to the front, whatever ask it belongs to. */
export function fronted(desk, form) {
  const { ask } = desk.show.asks.find(({ forms }) => forms.includes(form));
  return { ...tapped(desk), focus: ask, opened: { ...desk.opened, [ask]: form.id } };
}

/** An alternative comes to the front; a second tap brings the first form back. The ask stays in front with it. */
export function opened(desk, form) {
  const ask = askInFront(desk);
  const back = desk.opened[ask.ask] === form.id ? ask.forms[0].id : form.id;
  return { ...tapped(desk), focus: ask.ask, opened: { ...desk.opened, [ask.ask]: back } };
}

/** A value is chosen; `at` is where the next one goes (slots and dice). Its ask stays in front; and so does its row where
 * only that place was chosen. */
export function put(desk, form, field, value, at) {
  const old = draftOf(desk, form);
  const row = choosing.row(field);
  const brought = choosing.brought(form, old.values, { ...old.values, [row]: value });
  const values = { ...old.values, [row]: value, ...brought };
  const isAimed = at !== undefined && value === old.values[row];
  const aims = Object.keys(brought).map((other) => [other, undefined]);
  return drafting(desk, form, {
    ...old, values, at: { ...old.at, ...(at === undefined ? {} : { [row]: at }), ...Object.fromEntries(aims) },
    front: isAimed ? field.key || old.front : turned(form, old, field, values),
  });
}

/** A form as it was before anything was chosen. */
export const cleared = (desk, form) => drafting(desk, form, drafted(form, null));

/** A row of the form comes to the front. */
export const turnedTo = (desk, form, key) => drafting(desk, form, { ...draftOf(desk, form), front: key });

const drafting = (desk, form, draft) =>
  ({ ...tapped(desk), focus: askInFront(desk).ask, drafts: { ...desk.drafts, [form.id]: draft } });
