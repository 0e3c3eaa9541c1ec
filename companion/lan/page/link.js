// The line to the core: it joins, hears, and comes back by itself.

const FIRST_MS = 500;
const MOST_MS = 8000;
const PING_MS = 10000;
const SILENT_MS = 8000; // no answer to a ping for so long: the line is dead, whatever the browser believes
const SAMPLES = 9;

/** The wait before try number `tries`: up to half is added by chance, so that phones do not come all at once. */
export const backOff = (tries, chance) => Math.min(MOST_MS, FIRST_MS * 2 ** tries) * (1 + chance / 2);

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Open the line and keep it open. `join()` gives the Join to send; `hear(message)` gets Welcome, Show and Refused;
 * `changed(open)` says whether the core answers. Returns {send, again, now}: send a request (false if the line is
 * down), connect afresh, and the core's clock in ms.
 */
export function connect({ url, join, hear, changed }) {
  let socket = null;
  let tries = 0;
  let retry = 0;
  let beat = 0;
  let silence = 0;
  let newest = 0;
  let offsets = [];

  function open() {
    clearTimeout(retry);
    retry = 0;
    const mine = new WebSocket(url);
    socket = mine;
    newest = 0;
    offsets = [];
    mine.onopen = () => {
      mine.send(JSON.stringify({ type: "join", ...join() }));
      ping();
    };
    mine.onmessage = ({ data }) => mine === socket && receive(JSON.parse(data));
    mine.onclose = () => mine === socket && lost();
  }

  function receive(message) {
    if (message.type === "pong") {
      clearTimeout(silence);
      offsets = [...offsets, message.now_ms - (message.at_ms + performance.now()) / 2].slice(-SAMPLES);
      return;
    }
    if (message.type === "show") {
      if (message.seq < newest) return;
      newest = message.seq;
      if (offsets.length === 0) offsets = [message.now_ms - performance.now()];
    }
    if (message.type === "welcome") {
      tries = 0;
      changed(true);
    }
    hear(message);
  }

  function ping() {
    clearTimeout(beat);
    clearTimeout(silence);
    if (!send({ type: "ping", at_ms: performance.now() })) return;
    beat = setTimeout(ping, offsets.length < SAMPLES ? PING_MS / 10 : PING_MS);
    silence = setTimeout(drop, SILENT_MS);
  }

  function drop() {
    const old = socket;
    lost();
    old?.close();
  }

  function lost() {
    socket = null;
    clearTimeout(beat);
    clearTimeout(silence);
    changed(false);
    if (!retry) retry = setTimeout(open, backOff(tries, Math.random()));
    tries += 1;
  }

  function send(request) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(request));
    return true;
  }

  /** The phone was woken up or is in the LAN again: no use in waiting longer, or in trusting the old line. */
  function woken() {
    if (document.visibilityState === "hidden") return;
    if (socket === null) open();
    else if (socket.readyState === WebSocket.OPEN) ping();
  }

  function again() {
    const old = socket;
    socket = null;
    open();
    old?.close();
  }

  document.addEventListener("visibilitychange", woken);
  window.addEventListener("online", woken);
  open();
  return { send, again, now: () => performance.now() + (median(offsets) ?? 0) };
}
