// The WebSocket connection to the core: it joins, receives, and reconnects automatically.

import * as offset from "./offset.js";

const FIRST_MS = 500;
const MOST_MS = 8000;
const QUICK_MS = 300; // between pings, until the core's clock is known
const CALM_MS = 60_000; // after that: a hundred phones wake the core less than twice a second
const DOUBT_MS = 3000; // after this silence the page may be out of date
const SILENT_MS = 8000; // after this the connection counts as dead, whatever the browser reports
const DOZE_MS = 15_000; // after sleeping this long, the page reconnects

/** The backoff before attempt `tries`, plus up to half of it as jitter, so that phones do not all come at once. */
export const backOff = (tries, chance) => Math.min(MOST_MS, FIRST_MS * 2 ** tries) * (1 + chance / 2);

/** A connection that opens at once and reconnects for ever. */
export class Link {
  #url;
  #join; // () => the Join to send
  #hear; // receives every message but Pong
  #changed; // receives whether the core answers
  #socket = null;
  #linked = false; // the last value passed to `changed`
  #welcomed = false; // on this socket
  #tries = 0;
  #newest = 0;
  #samples = []; // of the core's clock
  #rough = 0; // the clock offset before the first sample
  #retry = 0; // timers, 0 = not running
  #beat = 0;
  #doubt = 0;
  #silence = 0;
  #away = 0; // hidden since, by the wall clock, which runs on while a phone sleeps; 0 = visible

  constructor({ url, join, hear, changed }) {
    this.#url = url;
    this.#join = join;
    this.#hear = hear;
    this.#changed = changed;
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#doze() : this.#wake()));
    window.addEventListener("online", () => this.#wake());
    window.addEventListener("offline", () => this.#socket && this.#drop());
    this.#open();
  }

  /** Send a request; false without a connection. A ping follows one with an id: a reply to either proves the connection
   * alive. */
  send(request) {
    if (!this.#linked || !this.#put(request)) return false;
    if (request.id) this.#ping();
    return true;
  }

  /** Reconnect and join again. */
  again() {
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  /** The core's clock, in ms. */
  now() {
    return performance.now() + (offset.middle(this.#samples) ?? this.#rough);
  }

  #open() {
    this.#rest();
    this.#newest = 0;
    this.#samples = [];
    this.#welcomed = false;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => socket === this.#socket && this.#put({ type: "join", ...this.#join() });
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(JSON.parse(data));
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#expect();
  }

  #put(request) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  #receive(message) {
    this.#trust();
    switch (message.type) {
      case "pong":
        return this.#measure(message);
      case "show":
        if (message.seq < this.#newest) return;
        this.#newest = message.seq;
        this.#rough = message.now_ms - performance.now();
        break;
      case "welcome":
        this.#welcome();
    }
    this.#hear(message);
  }

  #welcome() {
    if (this.#welcomed) return; // a new language or role
    this.#welcomed = true;
    this.#tries = 0;
    this.#tell(true);
    this.#ping();
  }

  #measure({ at_ms, now_ms }) {
    this.#samples = offset.learnt(this.#samples, offset.measured(at_ms, now_ms, performance.now()));
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), offset.isKnown(this.#samples) ? CALM_MS : QUICK_MS);
  }

  #ping() {
    clearTimeout(this.#beat);
    if (this.#put({ type: "ping", at_ms: performance.now() })) this.#expect();
  }

  // ---- liveness -------------------------------------------------------------------------------------------
  /** Start the timeouts for a reply. */
  #expect() {
    this.#doubt ||= setTimeout(() => this.#tell(false), DOUBT_MS);
    this.#silence ||= setTimeout(() => this.#drop(), SILENT_MS);
  }

  /** Clear the timeouts: a message came. */
  #trust() {
    clearTimeout(this.#doubt);
    clearTimeout(this.#silence);
    this.#doubt = this.#silence = 0;
    if (this.#welcomed) this.#tell(true);
  }

  #tell(linked) {
    if (linked === this.#linked) return;
    this.#linked = linked;
    this.#changed(linked);
  }

  #drop() {
    const old = this.#socket;
    this.#lost();
    old?.close();
  }

  #lost() {
    this.#rest();
    this.#socket = null;
    this.#tell(false);
    this.#retry = setTimeout(() => this.#open(), backOff(this.#tries, Math.random()));
    this.#tries += 1;
  }

  #rest() {
    for (const timer of [this.#retry, this.#beat, this.#doubt, this.#silence]) clearTimeout(timer);
    this.#retry = this.#beat = this.#doubt = this.#silence = 0;
  }

  // ---- sleeping -------------------------------------------------------------------------------------------
  /** Stop the pings while the page is hidden. */
  #doze() {
    this.#away ||= Date.now();
    clearTimeout(this.#beat);
  }

  /** Reconnect or ping at once: the phone is awake or in the LAN again. */
  #wake() {
    if (document.hidden) return;
    const slept_ms = this.#away ? Date.now() - this.#away : 0;
    this.#away = 0;
    if (this.#socket === null || slept_ms > DOZE_MS) this.again();
    else this.#ping();
  }
}
