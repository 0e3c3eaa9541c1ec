// The line to the core: it joins, hears, and comes back by itself.

import * as offset from "./offset.js";

const FIRST_MS = 500;
const MOST_MS = 8000;
const QUICK_MS = 300; // between pings, until the core's clock is known
const CALM_MS = 60_000; // from then on: a hundred phones wake the core less than twice a second
const DOUBT_MS = 3000; // nothing came back for so long: what is shown may be old
const SILENT_MS = 8000; // and for so long: the line is dead, whatever the browser believes
const DOZE_MS = 15_000; // who looks at the phone again after so long does not trust the old line

/** The wait before try number `tries`: up to half is added by chance, so that phones do not come all at once. */
export const backOff = (tries, chance) => Math.min(MOST_MS, FIRST_MS * 2 ** tries) * (1 + chance / 2);

/** A line that opens itself at once and comes back by itself for ever. */
export class Link {
  #url;
  #join; // () => the Join to send
  #hear; // hears every message but Pong
  #changed; // hears whether the core answers
  #socket = null;
  #linked = false; // what `changed` heard last
  #welcomed = false; // on this socket
  #tries = 0;
  #newest = 0;
  #samples = []; // of the core's clock
  #rough = 0; // its offset before there are any
  #retry = 0; // timers, 0 = not running
  #beat = 0;
  #doubt = 0;
  #silence = 0;
  #away = 0; // since when nobody looks, by the wall clock, which goes on while a phone sleeps; 0 = somebody does

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

  /** Send a request; false if the line is down. One with an id is followed by a ping: the answer to either tells that
   * the line is alive. */
  send(request) {
    if (!this.#linked || !this.#put(request)) return false;
    if (request.id) this.#ping();
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
    if (this.#welcomed) return; // the language or the role has changed
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

  // ---- is anybody there? ----------------------------------------------------------------------------------
  /** Something has to come now, or the line is not what it seems to be. */
  #expect() {
    this.#doubt ||= setTimeout(() => this.#tell(false), DOUBT_MS);
    this.#silence ||= setTimeout(() => this.#drop(), SILENT_MS);
  }

  /** Something came. */
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
  /** Nobody looks: nothing is asked until somebody does. */
  #doze() {
    this.#away ||= Date.now();
    clearTimeout(this.#beat);
  }

  /** The phone was woken up or is in the LAN again: no use in waiting longer. */
  #wake() {
    if (document.hidden) return;
    const slept_ms = this.#away ? Date.now() - this.#away : 0;
    this.#away = 0;
    if (this.#socket === null || slept_ms > DOZE_MS) this.again();
    else this.#ping();
  }
}
