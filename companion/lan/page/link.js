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

/** A line that opens itself at once and comes back by itself for ever. */
export class Link {
  #url;
  #join; // () => the Join to send
  #hear; // hears Welcome, Show and Refused
  #changed; // hears whether the core answers
  #socket = null;
  #tries = 0;
  #retry = 0;
  #beat = 0;
  #silence = 0;
  #newest = 0;
  #offsets = []; // of the core's clock, in ms

  constructor({ url, join, hear, changed }) {
    this.#url = url;
    this.#join = join;
    this.#hear = hear;
    this.#changed = changed;
    document.addEventListener("visibilitychange", () => this.#woken());
    window.addEventListener("online", () => this.#woken());
    this.#open();
  }

  /** Send a request; false if the line is down. */
  send(request) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** Hang up and join anew. */
  again() {
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  /** The core's clock, in ms. */
  now() {
    return performance.now() + (median(this.#offsets) ?? 0);
  }

  #open() {
    clearTimeout(this.#retry);
    this.#retry = 0;
    this.#newest = 0;
    this.#offsets = [];
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => socket === this.#socket && this.#greet();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(JSON.parse(data));
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #greet() {
    this.send({ type: "join", ...this.#join() });
    this.#ping();
  }

  #receive(message) {
    switch (message.type) {
      case "pong":
        clearTimeout(this.#silence);
        this.#measure(message.now_ms - (message.at_ms + performance.now()) / 2);
        return;
      case "show":
        if (message.seq < this.#newest) return;
        this.#newest = message.seq;
        if (this.#offsets.length === 0) this.#measure(message.now_ms - performance.now());
        break;
      case "welcome":
        this.#tries = 0;
        this.#changed(true);
    }
    this.#hear(message);
  }

  #measure(offset) {
    this.#offsets = [...this.#offsets, offset].slice(-SAMPLES);
  }

  #ping() {
    clearTimeout(this.#beat);
    clearTimeout(this.#silence);
    if (!this.send({ type: "ping", at_ms: performance.now() })) return;
    this.#beat = setTimeout(() => this.#ping(), this.#offsets.length < SAMPLES ? PING_MS / 10 : PING_MS);
    this.#silence = setTimeout(() => this.#drop(), SILENT_MS);
  }

  #drop() {
    const old = this.#socket;
    this.#lost();
    old?.close();
  }

  #lost() {
    this.#socket = null;
    clearTimeout(this.#beat);
    clearTimeout(this.#silence);
    this.#changed(false);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), backOff(this.#tries, Math.random()));
    this.#tries += 1;
  }

  /** The phone was woken up or is in the LAN again: no use in waiting longer, or in trusting the old line. */
  #woken() {
    if (document.visibilityState === "hidden") return;
    if (this.#socket === null) this.#open();
    else this.#ping();
  }
}
