// The page's state: the newest Show, and the unconfirmed choices. An immutable value, and functions that return the
// next one after a message from the core or a tap. The core decides everything else.

import * as choosing from "./choosing.js";
import { placeOf } from "./kept.js";
import { isOurs } from "./prefs.js";
import { turned, visible } from "./rows.js";
import * as mail from "./sent.js";

/** The state before the first message. */
export const fresh = () => ({
  words: {}, languages: {}, marks: {}, role: "", show: null, drafts: {}, focus: "", opened: {}, refused: null, sent: [], slow: false,
  linked: false, held: "", hidden: false, sound: false, voice: false, speaks: false, light: "", said: [], saidAt: 0,
  scale: 1, elsewhere: "",
});

/** The page's own label with that name. */
export const word = (desk, name) => desk.words[name] ?? name;

// ---- the form in front ----------------------------------------------------------------------------------
/** Whether the question is a key of its seat on a table screen: the game waits for several, and the form has no fields.
 * As the form in front, players would press it for the wrong seat. */
export function isKey(show, ask) {
  const together = show.asks.filter((each) => each.waits).length > 1 || show.chips.some((chip) => chip.done);
  const onlySaysSo = ask.forms.length === 1 && !ask.forms[0].fields.length;
  const byItself = ask.forms.some((form) => form.id === show.soon?.form); // the confirm corner counts down for it
  return Boolean(show.seat < 0 && ask.mark && ask.waits && together && onlySaysSo && !byItself);
}

/** The question whose form is shown: the chosen one while it is open, else the first that is more than a key. */
export function askInFront(desk) {
  const asks = desk.show?.may ? desk.show.asks.filter((ask) => !isKey(desk.show, ask)) : [];
  return asks.find((ask) => ask.ask === desk.focus) ?? asks[0] ?? null;
}

/** The form in front: the opened alternative, else the first of its question. */
export function formInFront(desk) {
  const ask = askInFront(desk);
  return ask && (ask.forms.find((form) => form.id === desk.opened[ask.ask]) ?? ask.forms[0]);
}

/** The alternative shown in the confirm corner, if the form in front has no Confirm itself. */
function inCorner(desk) {
  const form = formInFront(desk);
  if (!form || form.confirm) return null;
  return askInFront(desk).forms.find((other) => other !== form && other.confirm && !other.fields.length) ?? null;
}

/** The alternatives shown as keys above the confirm corner. */
export function beside(desk) {
  const corner = inCorner(desk);
  return (askInFront(desk)?.forms ?? []).slice(1).filter((form) => form !== corner);
}

/** The open forms that a tap on the board may answer: the one in front; all, if that one asks for no cell. */
export function open(desk) {
  const ask = askInFront(desk);
  if (!ask) return [];
  const front = formInFront(desk);
  const draft = draftOf(desk, front);
  if (choosing.lit(visible(front, draft), draft.values).size > 0) return [front];
  const others = desk.show.asks.filter((other) => other !== ask).map((other) => other.forms[0]);
  return [front, ...ask.forms.filter((form) => form !== front), ...others];
}

/** A form's draft. */
export const draftOf = (desk, form) => desk.drafts[form.id] ?? drafted(form, null);

/** Whether an answer to that form is pending. */
const isWaiting = (desk, form) => mail.isUnderWay(desk.sent, { type: "answer", form: form.id });

/** The confirm corner: its text, the form that a press answers (null: nothing to press), and whether it is ready. */
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

/** The pending automatic step, if the confirm corner shows it; null once it is stopped. */
export function coming(desk) {
  const soon = desk.show?.soon;
  return soon && soon.form !== desk.held && soon.form === going(desk).form?.id ? soon : null;
}

/** The form whose automatic step a touch would stop; "" = none. */
export const stopped = ({ show, held }) => (show?.soon && show.soon.form !== held ? show.soon.form : "");

export const enlarged = (desk, scale) => ({ ...desk, scale });

export const holding = (desk, form) => ({ ...desk, held: form });

/** The confirm corner's text while this page has no question. */
function standing(desk) {
  const { role, show } = desk;
  if (show && role === "watch") return word(desk, "watching");
  const isOthersTurn = role === "seat" && show?.chips.some((chip) => chip.turn && !show.own.includes(chip.seat));
  return isOthersTurn ? word(desk, "others-turn") : "";
}

/** Whether this client may pause: table screens may, phones may not. */
export const mayPause = ({ role, show }) => show.may && !isOurs(role);

/** Whether it is the turn of a seat on this phone. */
export const isMyTurn = ({ show }) => show.chips.some((chip) => chip.turn && show.own.includes(chip.seat));

/** Whether a request waits for its acknowledgement too long, or on a lost connection. */
export const isUnsure = (desk) => mail.open(desk.sent).length > 0 && (desk.slow || !desk.linked);

// ---- secrets --------------------------------------------------------------------------------------------
/** Whether the form in front is secret. */
export const isSecret = (desk) => Boolean(formInFront(desk)?.secret);

/** Whether the secret form takes the board's place: its answer is not a tap on the board. */
export function isInstead(desk) {
  const form = formInFront(desk);
  return isSecret(desk) && !visible(form, draftOf(desk, form)).some(choosing.isOnBoard);
}

/** Whether the secret is hidden now. */
export const isCovered = (desk) => desk.hidden && isSecret(desk);

export const covering = (desk, hidden) => ({ ...desk, hidden });

/** The state after the page went out of sight: a secret is hidden, as another person may look next. */
export const leftAlone = (desk) => (isSecret(desk) ? covering(desk, true) : desk);

// ---- the core said something ----------------------------------------------------------------------------
/** The state after a Welcome; announcements in the old language go. */
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

/** The announcement for screen readers: the news (none at a game's first Show), whose turn it is unless the focus goes
 * to that question, and the pending automatic step. null: the old one stays, until there is news or another game. */
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

/** The prompt bar as one text. */
export const turn = ({ band }) => [band.who, band.ask].filter(Boolean).join(", ");

/** The page and its question as one word: when it changes, the focus goes to the heading. */
export const place = (desk) => `${desk.show.game} ${desk.show.page} ${(formInFront(desk)?.id ?? "").replace(/^~.*/, "")}`;

/** The state with the drafts from before a reload, for forms that have not changed. Secrets start hidden: another
 * person may have reloaded the page. */
export function restored(desk, show, kept) {
  const forms = show.asks.flatMap((ask) => ask.forms).filter((form) => isOf(kept[form.id], form));
  const drafts = Object.fromEntries(forms.map((form) => [form.id, kept[form.id]]));
  return { ...desk, drafts, hidden: forms.some((form) => form.secret) };
}

const isOf = (draft, form) => draft !== undefined && same(draft.defaults, choosing.begin(form, {}));

/** The drafts after a Show: kept while the form is open for the same seat, also during a visit to another page. Forms
 * of the companion's own pages ("~...") start afresh every time. */
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

/** The state after a Refused: fields that are sent at once return to the core's value. */
export function refusedBy(desk, refused) {
  return {
    ...desk, refused, sent: mail.refused(desk.sent, refused.id), drafts: desk.show ? drafts(desk, desk.show) : {},
  };
}

export const counted = (desk, id) => ({ ...desk, sent: mail.counted(desk.sent, id), slow: false });

/** The state once a Done needs no further Show: it has come, or none follows. */
export const settled = (desk) => ({ ...desk, sent: mail.onShow(desk.sent) });

export const preferring = (desk, { sound, voice, light }) => ({ ...desk, sound, voice, light });

export const speaking = (desk, speaks) => ({ ...desk, speaks });

/** The state with a message of the page itself in the refusal's place. */
export const told = (desk, name, before = "") =>
  refusedBy(desk, { text: before + word(desk, name), rule: "", id: "" });

// ---- somebody tapped ------------------------------------------------------------------------------------
/** The state after any tap: no refusal. */
export const tapped = (desk) => ({ ...desk, refused: null, elsewhere: "" });

/** The state after a tap on a cell outside the question: a message with the cell's content; a second tap opens it. */
export const missed = (desk, hit) => ({ ...told(desk, "not-asked-here", lying(desk, hit)), elsewhere: hit });

/** The content of that cell as a sentence. */
function lying(desk, hit) {
  const shape = desk.show.drawing.shapes.find((each) => each.hit === hit && each.say);
  return shape ? `${shape.say}. ` : "";
}

/** The state with a pending request. */
export const sending = (desk, id, request) => ({ ...desk, sent: mail.kept(desk.sent, id, request), slow: false });

export const focused = (desk, ask) => ({ ...tapped(desk), focus: ask });

/** The state with that form in front, of any question. */
export function fronted(desk, form) {
  const { ask } = desk.show.asks.find(({ forms }) => forms.includes(form));
  return { ...tapped(desk), focus: ask, opened: { ...desk.opened, [ask]: form.id } };
}

/** The state with an alternative in front; a second tap returns to the first form. The question stays in front. */
export function opened(desk, form) {
  const ask = askInFront(desk);
  const back = desk.opened[ask.ask] === form.id ? ask.forms[0].id : form.id;
  return { ...tapped(desk), focus: ask.ask, opened: { ...desk.opened, [ask.ask]: back } };
}

/** The state with a new value; `at`: the next place to fill (slots and dice). The question stays in front; so does the
 * row if only the place has changed. */
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

/** The state with a form's draft reset. */
export const cleared = (desk, form) => drafting(desk, form, drafted(form, null));

/** The state with that row of the form in front. */
export const turnedTo = (desk, form, key) => drafting(desk, form, { ...draftOf(desk, form), front: key });

const drafting = (desk, form, draft) =>
  ({ ...tapped(desk), focus: askInFront(desk).ask, drafts: { ...desk.drafts, [form.id]: draft } });
