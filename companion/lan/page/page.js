// The page: receives messages, redraws the changed regions, sends requests.

import { Arrange } from "./arrange.js";
import { Awake } from "./awake.js";
import { BackKey } from "./back.js";
import { Calm } from "./calm.js";
import * as choosing from "./choosing.js";
import { clocksOf, reading, untilNext } from "./clock.js";
import { Caller, isNew } from "./cues.js";
import * as desks from "./desk.js";
import { redraw } from "./dom.js";
import { Fingers } from "./fingers.js";
import * as glass from "./glass.js";
import { keep, kept, placeOf } from "./kept.js";
import { DARK, dress } from "./light.js";
import { Link } from "./link.js";
import { glide, tells } from "./motion.js";
import * as prefs from "./prefs.js";
import { visible } from "./rows.js";
import { save } from "./save.js";
import { Steps } from "./steps.js";
import { regions, shape, tall, timed } from "./screen.js";
import * as mail from "./sent.js";
import { Voice } from "./voice.js";
import * as wire from "./wire.js";

const SLOW_MS = 1500; // after this, the page shows that a request is not confirmed yet
const SETTLED_MS = 500; // a Show follows a Done sooner than this
const CUE_MS = 2500; // how long a cue stays visible
const OUTSIDE = "https://"; // prefix of a link to another app
const RECORD = "record:"; // prefix of a file to save
const PRINT = "print:"; // prints the page

/** The page while it is open. */
class Page {
  #desk = desks.fresh();
  #palette = null; // {day, night}
  #night = null; // whether the night palette is on; null = none yet
  #drawn = new Map(); // region -> its data, as JSON
  #place = ["", ""]; // page and question, and form, last drawn
  #welcomed = false; // on this connection
  #token = ""; // sent in the last Join
  #languages = ""; // sent in the last Join
  #cued = null; // number of this connection's last cue, null before the first Show
  #ticking = 0;
  #slow = 0;
  #cue = 0;
  #caller = new Caller();
  #voice = new Voice((speaks) => speaks !== this.#desk.speaks && this.#become(desks.speaking(this.#desk, speaks)));
  #awake = new Awake();
  #calm = new Calm(document.getElementById("screen"), () => desks.formInFront(this.#desk)?.id);
  #fingers = new Fingers(document.getElementById("board"),
    (form, name, value) => this.#ask({ type: "set", form, name, value }));
  #arrange = new Arrange(document.getElementById("board"),
    (form, name, value) => this.#ask({ type: "set", form, name, value }));
  #steps = new Steps(document.getElementById("board"), (page) => this.#link.send({ type: "go", page }));
  #link;
  #back = new BackKey({ close: () => this.#close(), stays: () => this.#desk.show?.own.length > 0 });
  #hands = {
    go: (page) => this.#go(page),
    pause: () => this.#ask({ type: "pause", on: !this.#desk.show.paused }),
    undo: (n) => this.#ask({ type: "undo", n }),
    reply: (form, yes) => this.#ask({ type: "answer", form, values: { yes } }),
    redo: (n) => this.#ask({ type: "redo", n }),
    confirm: (form) => this.#confirm(form),
    tap: (hit) => this.#tap(hit),
    put: (form, field, value, at) => this.#put(form, field, value, at),
    focus: (ask) => this.#become(desks.focused(this.#desk, ask)),
    open: (form) => this.#become(desks.opened(this.#desk, form)),
    turn: (form, key) => this.#become(desks.turnedTo(this.#desk, form, key)),
    clear: (form) => this.#become(desks.cleared(this.#desk, form)),
    cover: (hidden) => this.#become(desks.covering(this.#desk, hidden)),
    aloud: () => (this.#desk.speaks ? this.#voice.quiet() : this.#voice.say(this.#desk.show.aloud)),
    prefer: (name, value) => this.#prefer(name, value),
    enlarge: (scale) => glass.around(document.getElementById("board"), () => this.#become(desks.enlarged(this.#desk, scale))),
  };

  constructor() {
    this.#link = new Link({
      url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
      join: () => this.#join(),
      changed: (linked) => this.#become(desks.linked(this.#desk, linked)),
      hear: (message) => this.#hear(message),
    });
    document.addEventListener("keydown", (event) => this.#enter(event));
    document.addEventListener("keydown", (event) => this.#steps.key(event));
    const hold = () => setTimeout(() => this.#hold()); // after the event's own action
    document.getElementById("screen").addEventListener("click", hold);
    document.getElementById("screen").addEventListener("click", (event) => this.#hush(event.target));
    document.getElementById("screen").addEventListener("pointercancel", hold); // a finger that scrolls
    document.addEventListener("keyup", hold);
    document.addEventListener("visibilitychange", () => this.#leave());
    DARK.addEventListener("change", () => this.#light());
  }

  #join() {
    this.#cued = null;
    this.#welcomed = false;
    this.#token = token();
    this.#languages = this.#spoken(this.#desk.role);
    return { token: this.#token, lang: this.#languages, voice: prefs.kept("").voice };
  }

  /** The table's own screens speak the table's language, phones their own. */
  #spoken(role) {
    return token() && !prefs.isOurs(role) ? "" : prefs.languages();
  }

  // ---- messages from the core ---------------------------------------------------------------------------
  #hear(message) {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "admitted":
        return this.#admit(message.token);
      case "show":
        return this.#show(wire.show(message));
      case "done":
        return this.#done(message.id);
      case "refused":
        return this.#become(desks.refusedBy(this.#desk, wire.refused(message)));
      case "press":
        return desks.going(this.#desk).form?.id === message.form ? this.#confirm() : undefined;
    }
  }

  /** Store the token after a phone was admitted or removed, and change the link. */
  #admit(given) {
    if (!given && token() !== this.#token) return; // for an older link, replaced meanwhile
    this.#token = given;
    prefs.keepToken(given);
    this.#back.relink(given ? `#t=${given}` : "");
  }

  /** Leave the page on top of the table or of home; false without one. */
  #close() {
    const { back, page } = this.#desk.show ?? {};
    const isOver = Boolean(back?.go) && page !== "play";
    if (isOver) this.#go(back.go);
    return isOver;
  }

  /** After a connection's first Welcome, resend the open requests. Later ones mean a new language or role. */
  #welcome(message) {
    document.documentElement.lang = message.lang;
    this.#palette = { day: message.day, night: message.night };
    this.#night = null;
    this.#become(desks.preferring(desks.welcomed(this.#desk, message), prefs.kept(message.role)));
    if (this.#spoken(message.role) !== this.#languages) return this.#link.again(); // the languages depend on the role
    if (!this.#welcomed) mail.open(this.#desk.sent).forEach((request) => this.#link.send(request));
    this.#welcomed = true;
    this.#handOver(message.role);
  }

  /** Send a link's content to the core, from a table screen; a watching phone must take a seat first. */
  #handOver(role) {
    if (!handed) return;
    const { form, field, page, value } = handed;
    if (!form) {
      handed = null;
      return this.#go(value);
    }
    if (role === "watch" || !value) this.#go(page);
    else this.#ask({ type: "answer", form, values: { [field]: value } });
    if (role !== "watch") handed = null;
  }

  #show(show) {
    const { cue } = show;
    const before = this.#cued === null ? null : this.#desk.show; // on this connection
    const isCue = isNew(cue, this.#cued);
    this.#cued = Math.max(this.#cued ?? 0, cue?.n ?? 0);
    const desk = this.#desk.show ? this.#desk : desks.restored(this.#desk, show, kept(placeOf(show)));
    this.#become(desks.shown(desk, show), true);
    this.#fingers.show(show.fingers);
    this.#arrange.show(this.#desk.show);
    this.#steps.show(show.steps);
    if (tells(before, show) && !(isCue && cue.kind === "undone")) {
      glide(document.querySelector("#board > svg"), before.drawing, show.drawing);
    }
    this.#light();
    this.#awake.hold(show.chips.length > 0 && !show.paused);
    if (isCue) this.#call(cue);
  }

  #done(id) {
    this.#become(desks.counted(this.#desk, id));
    setTimeout(() => this.#become(desks.settled(this.#desk)), SETTLED_MS);
  }

  #call({ kind, say }) {
    const tune = this.#desk.sound ? this.#caller.call(kind) : null;
    if (this.#desk.voice) this.#voice.say(say, tune);
    clearTimeout(this.#cue);
    document.body.dataset.cue = kind;
    this.#cue = setTimeout(() => delete document.body.dataset.cue, CUE_MS);
  }

  // ---- user actions ---------------------------------------------------------------------------------------
  /** Send a request once, and hold it until the core acknowledges or refuses it. */
  #ask(request) {
    this.#become(desks.tapped(this.#desk));
    if (mail.isUnderWay(this.#desk.sent, request)) return;
    const id = mail.newId();
    if (!this.#link.send({ ...request, id })) return this.#become(desks.told(this.#desk, "not-sent"));
    this.#become(desks.sending(this.#desk, id, request));
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.#become({ ...this.#desk, slow: true }), SLOW_MS);
  }

  async #go(page) {
    this.#become(desks.tapped(this.#desk));
    if (page.startsWith(RECORD)) {
      if (await save(page.slice(RECORD.length), token())) return;
      return this.#become(desks.told(this.#desk, "not-saved"));
    }
    if (page === PRINT) return print();
    if (page.startsWith(OUTSIDE)) return location.assign(page);
    if (!this.#link.send({ type: "go", page })) this.#become(desks.told(this.#desk, "not-sent"));
  }

  #put(form, field, value, at) {
    const changed = value !== desks.draftOf(this.#desk, form).values[choosing.row(field)];
    const before = this.#asked(form);
    this.#become(desks.put(this.#desk, form, field, value, at));
    this.#bringUp(form, before);
    if (!field.at_once || !changed || !choosing.complete(field, value)) return;
    this.#ask({ type: "set", form: form.id, name: field.name, value });
  }

  /** The visible fields of a form. */
  #asked(form) {
    return visible(form, desks.draftOf(this.#desk, form)).map(choosing.row);
  }

  /** Scroll to the first field that a tap has brought up. */
  #bringUp(form, before) {
    const first = this.#asked(form).findIndex((row) => !before.includes(row));
    if (first >= 0) document.querySelectorAll(".field")[first].scrollIntoView({ block: "nearest" });
  }

  #confirm(form = desks.going(this.#desk).form) {
    if (!form) return;
    const values = choosing.answer(form, desks.draftOf(this.#desk, form).values);
    this.#ask({ type: "answer", form: form.id, values });
  }

  /** Store a preference of this phone; a new language needs a new Join. */
  #prefer(name, value) {
    this.#voice.quiet();
    prefs.choose(name, value);
    if (name === "lang") return this.#link.again();
    this.#become(desks.preferring(this.#desk, prefs.kept(this.#desk.role)));
    if (name === "voice") return this.#speak();
    this.#light();
  }

  /** Speak within the tap, as browsers demand, and join again: the core sends the texts to read aloud. */
  #speak() {
    if (this.#desk.voice) this.#voice.say(desks.word(this.#desk, "voice-on"));
    this.#link.again();
  }

  /** Stop the voice on any tap but one on a voice key. */
  #hush(tapped) {
    if (!tapped.closest('[data-id="aloud"], [data-id="voice"]')) this.#voice.quiet();
  }

  /** A tap on a cell opens its page, or answers the form in front, or another one, which comes to the front. Any other
   * cell opens its close-up; while a form asks for cells, only the second tap does. */
  #tap(hit) {
    if (hit.startsWith("go:")) return this.#hands.go(hit.slice(3));
    const forms = desks.open(this.#desk);
    const fields = (form) => visible(form, desks.draftOf(this.#desk, form));
    for (const form of forms) {
      const aimed = choosing.aimed(fields(form), hit);
      const value = aimed && this.#chosen(form, aimed);
      if (!value) continue;
      if (form !== forms[0]) this.#become(desks.fronted(this.#desk, form));
      return this.#put(form, aimed.field, value);
    }
    const { closer } = this.#desk.show;
    if (!closer) return undefined;
    const isAsked = forms.some((form) => choosing.lit(fields(form), desks.draftOf(this.#desk, form).values).size > 0);
    if (isAsked && this.#desk.elsewhere !== hit) return this.#become(desks.missed(this.#desk, hit));
    return this.#hands.go(`${closer}/${hit}`);
  }

  /** The field's value after a tap on that item; null if the tap changes nothing. */
  #chosen(form, { field, item }) {
    const { values, at } = desks.draftOf(this.#desk, form);
    const value = values[choosing.row(field)];
    if (field.type === "slots") return choosing.painted(field, value, item, choosing.brush(field, at[choosing.row(field)], value));
    if (field.type === "allot") return choosing.laid(field, value, item);
    return choosing.picked(field, value, item);
  }

  /** Stop the pending automatic step after any touch. */
  #hold() {
    const form = desks.stopped(this.#desk);
    if (!form || !this.#link.send({ type: "hold", form })) return;
    this.#become(desks.holding(this.#desk, form));
  }

  /** Hide secrets and stop the voice when the page is hidden. */
  #leave() {
    if (!document.hidden) return;
    this.#voice.quiet();
    this.#become(desks.leftAlone(this.#desk));
  }

  /** Enter confirms, unless it presses the focused button. */
  #enter(event) {
    if (event.key !== "Enter" || event.target.closest("button") || event.isComposing) return;
    event.preventDefault();
    this.#confirm();
  }

  // ---- drawing ----------------------------------------------------------------------------------------------
  #become(desk, quietly = false) {
    const isChosen = desk.drafts !== this.#desk.drafts;
    const focused = document.activeElement;
    this.#desk = desk;
    this.#draw(regions(desk, this.#hands), quietly);
    if (!desk.show) return;
    if (isChosen) keep(placeOf(desk.show), desk.drafts);
    document.title = title(desk);
    for (const [name, on] of Object.entries(shape(desk))) document.body.classList.toggle(name, on);
    document.body.style.setProperty("--tall", tall(desk));
    document.body.style.setProperty("--scale", desk.scale);
    this.#tick(quietly);
    this.#arrive(focused !== document.body && document.activeElement === document.body);
    this.#arrange.look(Boolean(desk.refused));
    this.#calm.look();
  }

  /** Redraw the regions whose data changed. */
  #draw(list, quietly) {
    const changes = [];
    for (const [id, shown, make] of list) {
      const now = JSON.stringify(shown);
      if (this.#drawn.get(id) === now) continue;
      this.#drawn.set(id, now);
      changes.push([document.getElementById(id), [make()]]);
    }
    redraw(changes, quietly);
  }

  /** Scroll a new page, form or game to its top, and focus the heading, or the input if one text is the only field. A
   * removed element with the focus (`isLost`) passes it to the heading, too. */
  #arrive(isLost) {
    const [front, [before, form]] = [desks.formInFront(this.#desk), this.#place];
    this.#place = [desks.place(this.#desk), front?.id];
    const isOther = this.#place[0] !== before;
    const isNew = isOther || front?.id !== form;
    if (isNew) for (const id of ["middle", "form", "board"]) document.getElementById(id).scrollTop = 0;
    if (isNew && front?.fields.length === 1 && front.fields[0].type === "text") document.querySelector(".field input").focus();
    else if (isLost || (isOther && before)) document.querySelector('[data-id="asked"], [data-id="cover"]').focus({ preventScroll: true });
  }

  /** Apply the palette: the table's on table screens, the phone's own on phones. */
  #light() {
    const { role, light, show } = this.#desk;
    if (!this.#palette || !show) return;
    const night = prefs.isOurs(role) ? (light ? light === "night" : DARK.matches) : show.night;
    if (night !== this.#night) dress(this.#palette[night ? "night" : "day"], night);
    this.#night = night;
  }

  #tick(quietly = true) {
    clearTimeout(this.#ticking);
    const { show } = this.#desk;
    const now_ms = this.#link.now();
    this.#draw(timed(this.#desk, now_ms, this.#hands), quietly);
    const waits = clocksOf(show).filter((clock) => clock.running)
      .map((clock) => untilNext(clock, reading(clock, now_ms, show.now_ms)));
    if (waits.length) this.#ticking = setTimeout(() => this.#tick(), Math.min(...waits));
  }
}

/** The browser tab's title; a dot means my turn. */
function title(desk) {
  const { band, title } = desk.show;
  return `${desks.isMyTurn(desk) ? "● " : ""}${band.who ? `${band.who} · ` : ""}${title}`;
}

/** The token of this phone or table, in the URL's fragment; without one this page watches. */
const token = () => new URLSearchParams(location.hash.slice(1)).get("t") ?? "";

/** Links with content for the table: a pad from another companion, a club to join ("" = its page asks for one). */
const LINKS = {
  keep: { form: "~keep", field: "code", page: "sit" },
  club: { form: "~club", field: "link", page: "club" },
  at: {}, // a page to look at
};

/** The link's content until it is handed over; removed from the URL at once. */
let handed = brought(new URLSearchParams(location.hash.slice(1)));
if (handed) history.replaceState(null, "", location.pathname);

function brought(words) {
  const kind = Object.keys(LINKS).find((each) => words.has(each));
  return kind ? { ...LINKS[kind], value: words.get(kind) } : null;
}

/** A reopened page takes its old seat again. */
if (!token() && prefs.keptToken()) history.replaceState(null, "", `#t=${prefs.keptToken()}`);

new Page();
