// What was sent and is not settled: requests that wait for Done or Refused. A value, and functions that give the next.
//
// Each is {id, request, done, shown}. One is over once it is done and a Show came that tells what became of it: a
// second tap before that is still the same tap.

const BYTES = 8;

/** A word that no request of any client had before. (crypto.randomUUID is there on https only.) */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((n) => n.toString(16).padStart(2, "0")).join("");

/** Whether that request is on its way already: a double tap. An answer is, whatever was chosen in the meantime. */
export const isUnderWay = (sent, request) => sent.some((one) => isSame(one.request, request));

function isSame(a, b) {
  if (a.type === "answer" && b.type === "answer") return a.form === b.form;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** With one more. A field that is set again takes the place of what it was set to before. */
export const kept = (sent, id, request) =>
  [...sent.filter((one) => !isReplaced(one.request, request)), { id, request, done: false, shown: false }];

const isReplaced = (old, now) =>
  old.type === "set" && now.type === "set" && old.form === now.form && old.name === now.name;

/** The core said Done. */
export const counted = (sent, id) => going(sent.map((one) => (one.id === id ? { ...one, done: true } : one)));

/** A Show came. */
export const onShow = (sent) => going(sent.map((one) => ({ ...one, shown: true })));

const going = (sent) => sent.filter((one) => !(one.done && one.shown));

/** The core said Refused: nothing is waited for any more. */
export const refused = (sent, id) => sent.filter((one) => one.id !== id);

/** What nobody knows about, as messages: to be sent again once the line is there. */
export const open = (sent) => sent.filter((one) => !one.done).map(({ id, request }) => ({ ...request, id }));
