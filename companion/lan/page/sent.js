// Pending requests: sent, and waiting for Done or Refused. An immutable list, and functions that return the next one.
//
// Each is {id, request, done, shown}. It is settled once it is done and a Show has come with its result: until then a
// second tap counts as the same tap.

const BYTES = 8;

/** A unique request id. (crypto.randomUUID exists on https only.) */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((n) => n.toString(16).padStart(2, "0")).join("");

/** Whether the same request is pending: a double tap. Answers to one form are the same, whatever their values. */
export const isUnderWay = (sent, request) => sent.some((one) => isSame(one.request, request));

function isSame(a, b) {
  if (a.type === "answer" && b.type === "answer") return a.form === b.form;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The list with one more request. A second `set` of a field replaces the first. */
export const kept = (sent, id, request) =>
  [...sent.filter((one) => !isReplaced(one.request, request)), { id, request, done: false, shown: false }];

const isReplaced = (old, now) =>
  old.type === "set" && now.type === "set" && old.form === now.form && old.name === now.name;

/** The list after a Done. */
export const counted = (sent, id) => going(sent.map((one) => (one.id === id ? { ...one, done: true } : one)));

/** The list after a Show. */
export const onShow = (sent) => going(sent.map((one) => ({ ...one, shown: true })));

const going = (sent) => sent.filter((one) => !(one.done && one.shown));

/** The list after a Refused. */
export const refused = (sent, id) => sent.filter((one) => one.id !== id);

/** The requests without acknowledgement, as messages to resend after a reconnect. */
export const open = (sent) => sent.filter((one) => !one.done).map(({ id, request }) => ({ ...request, id }));
