// The page: hears the core, draws what changed, sends what people do.

import * as choosing from "./choosing.js";
import { reading, untilNext } from "./clock.js";
import * as desks from "./desk.js";
import { redraw } from "./dom.js";
import { Link } from "./link.js";
import { visible } from "./rows.js";
import { isSpoken, regions, shape, tall, timed } from "./screen.js";
import * as wire from "./wire.js";

const ANSWER_MS = 4000; // an answer that nothing came back for may be tried again

/** The page while it is open. */
class Page {
  #desk = desks.fresh();
  #palette = null; // {day, night}
  #night = null; // what is put on of it
  #drawn = new Map(); // region -> what it shows, as JSON
  #place = ""; // page and form that were drawn last
  #ticking = 0;
  #answering = 0;
  #link;
  #hands = {
    go: (page) => this.#send({ type: "go", page }),
    pause: () => this.#send({ type: "pause", on: !this.#desk.show.paused }),
    undo: (n) => this.#send({ type: "undo", n }),
    confirm: () => this.#confirm(),
    tap: (hit) => this.#tap(hit),
    put: (form, field, value, at) => this.#put(form, field, value, at),
    focus: (ask) => this.#become(desks.focused(this.#desk, ask)),
    open: (form) => this.#become(desks.opened(this.#desk, form)),
    turn: (form, key) => this.#become(desks.turnedTo(this.#desk, form, key)),
    speak: (lang) => {
      localStorage.setItem("lang", lang);
      this.#link.again();
    },
  };

  constructor() {
    this.#link = new Link({
      url: `ws://${location.host}/ws`,
      join: () => ({ token: token(), lang: language(this.#desk.role) }),
      changed: (open) => this.#become(desks.linked(this.#desk, open)),
      hear: (message) => this.#hear(message),
    });
    document.addEventListener("keydown", (event) => this.#enter(event));
    window.addEventListener("hashchange", () => location.reload());
  }

  // ---- the core says something --------------------------------------------------------------------------
  #hear(message) {
    switch (message.type) {
      case "welcome":
        document.documentElement.lang = message.lang;
        this.#palette = { day: message.day, night: message.night };
        this.#night = null;
        return this.#become(desks.welcomed(this.#desk, message));
      case "show":
        this.#light(Boolean(message.night));
        return this.#become(desks.shown(this.#desk, wire.show(message)));
      case "refused":
        return this.#become(desks.refusedBy(this.#desk, wire.refused(message)));
      case "press":
        return desks.going(this.#desk).form?.id === message.form ? this.#confirm() : undefined;
    }
  }

  // ---- somebody does something ----------------------------------------------------------------------------
  #send(request) {
    this.#become(desks.tapped(this.#desk));
    return this.#link.send(request);
  }

  #put(form, field, value, at) {
    const changed = value !== desks.draftOf(this.#desk, form).values[choosing.row(field)];
    const before = this.#asked(form);
    this.#become(desks.put(this.#desk, form, field, value, at));
    this.#bringUp(form, before);
    if (!field.at_once || !changed || !choosing.complete(field, value)) return;
    this.#link.send({ type: "set", form: form.id, name: field.name, value: choosing.sent(field, value) });
  }

  /** The fields of a form that are shown. */
  #asked(form) {
    return visible(form, desks.draftOf(this.#desk, form)).map(choosing.row);
  }

  /** What is asked because of a tap comes into view. */
  #bringUp(form, before) {
    const first = this.#asked(form).findIndex((row) => !before.includes(row));
    if (first >= 0) document.querySelectorAll("#form .field")[first].scrollIntoView({ block: "nearest" });
  }

  #confirm() {
    const { form } = desks.going(this.#desk);
    if (!form) return;
    const values = choosing.answer(form, desks.draftOf(this.#desk, form).values);
    if (!this.#send({ type: "answer", form: form.id, values })) return;
    this.#become({ ...this.#desk, waiting: form.id });
    clearTimeout(this.#answering);
    this.#answering = setTimeout(() => this.#become({ ...this.#desk, waiting: "" }), ANSWER_MS);
  }

  /** A cell of the drawing leads to a page, or is for the form in front, or for an alternative, which it opens. */
  #tap(hit) {
    if (hit.startsWith("go:")) return this.#hands.go(hit.slice(3));
    const front = desks.formInFront(this.#desk);
    for (const form of [front, ...desks.beside(this.#desk)]) {
      const aimed = choosing.aimed(visible(form, desks.draftOf(this.#desk, form)), hit);
      if (!aimed) continue;
      if (form !== front) this.#hands.open(form);
      return this.#choose(form, aimed);
    }
  }

  #choose(form, { field, item }) {
    const { values, at } = desks.draftOf(this.#desk, form);
    const value = values[choosing.row(field)];
    if (field.type === "slots") {
      const painted = choosing.painted(field, value, item, choosing.brush(field, at[choosing.row(field)], value));
      return painted && this.#put(form, field, painted);
    }
    this.#put(form, field, choosing.picked(field, value, item));
  }

  /** The Enter key confirms, unless it presses the key that has the focus. */
  #enter(event) {
    if (event.key !== "Enter" || event.target.closest("button") || event.isComposing) return;
    event.preventDefault();
    this.#confirm();
  }

  // ---- drawing ----------------------------------------------------------------------------------------------
  #become(desk) {
    this.#desk = desk;
    this.#draw(regions(desk, this.#hands));
    if (!desk.show) return;
    const { who } = desk.show.band;
    document.title = who ? `${who} · ${desk.show.title}` : desk.show.title;
    for (const [name, on] of Object.entries(shape(desk))) document.body.classList.toggle(name, on);
    document.body.style.setProperty("--tall", tall(desk));
    this.#arrive(desks.formInFront(desk));
    this.#tick();
  }

  /** Draw those regions anew that show something else than before. */
  #draw(list) {
    for (const [id, shown, make] of list) {
      const now = JSON.stringify(shown);
      if (this.#drawn.get(id) === now) continue;
      this.#drawn.set(id, now);
      redraw(document.getElementById(id), [make()]);
    }
  }

  /** Another page or form begins at its top; where a text is all that is asked, one can type at once. */
  #arrive(front) {
    const place = `${this.#desk.show.page} ${front?.id}`;
    if (place === this.#place) return;
    this.#place = place;
    for (const id of ["middle", "form"]) document.getElementById(id).scrollTop = 0;
    if (front?.fields.length === 1 && front.fields[0].type === "text") document.querySelector("#form input").focus();
  }

  #light(night) {
    if (night !== this.#night) dress(this.#palette[night ? "night" : "day"]);
    this.#night = night;
  }

  #tick() {
    clearTimeout(this.#ticking);
    const { show } = this.#desk;
    const now_ms = this.#link.now();
    this.#draw(timed(this.#desk, now_ms, this.#hands));
    if (!show.clock?.running) return;
    this.#ticking = setTimeout(() => this.#tick(), untilNext(show.clock, reading(show.clock, now_ms, show.now_ms)));
  }
}

/** Put the palette on: day and night are the same names with other values. */
function dress(palette) {
  for (const [name, value] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, value);
  document.querySelector("meta[name=theme-color]").content = palette.walnut;
}

/** The table's token stands in the link's fragment; without it this page only watches. */
const token = () => new URLSearchParams(location.hash.slice(1)).get("t") ?? "";

/** The table's own screens speak the table's language; who watches has the one chosen here, else the browser's. */
function language(role) {
  if (token() && role !== "watch") return "";
  const wanted = [localStorage.getItem("lang"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isSpoken) ?? "";
}

new Page();
