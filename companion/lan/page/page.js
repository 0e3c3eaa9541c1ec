// The page: hears the core, draws what changed, sends what people do.

import * as choosing from "./choosing.js";
import { untilNext, reading } from "./clock.js";
import * as desks from "./desk.js";
import { el, key, redraw } from "./dom.js";
import { drawn, fields } from "./form.js";
import * as frame from "./frame.js";
import { connect } from "./link.js";
import { paint } from "./paint.js";
import * as wire from "./wire.js";

const ANSWER_MS = 4000; // an answer that nothing came back for may be tried again
const LANGUAGES = { en: "English", nl: "Nederlands" };

/** Run the page until it is closed. */
function run() {
  let desk = desks.fresh();
  let ticking = 0;
  let answering = 0;
  let place = "";
  const regions = new Map();
  const line = connect({
    url: `ws://${location.host}/ws`,
    join: () => ({ token: token(), lang: language() }),
    changed: (open) => become(desks.linked(desk, open)),
    hear: (message) => become(heard(desk, message)),
  });

  function become(next) {
    const dressed = desk.show?.night === next.show?.night && desk.palette === next.palette;
    desk = next;
    if (!dressed && desk.palette && desk.show) dress(desk.palette[desk.show.night ? "night" : "day"]);
    draw();
  }

  // ---- what people do ---------------------------------------------------------------------------------
  const go = (page) => {
    become(desks.tapped(desk));
    line.send({ type: "go", page });
  };
  const pause = () => {
    become(desks.tapped(desk));
    line.send({ type: "pause", on: !desk.show.paused });
  };
  const undo = (n) => {
    become(desks.tapped(desk));
    line.send({ type: "undo", n });
  };

  function put(form, field, value, at) {
    const changed = value !== desks.draftOf(desk, form).values[choosing.row(field)];
    become(desks.put(desk, form, field, value, at));
    if (field.at_once && changed && choosing.complete(field, value)) {
      line.send({ type: "set", form: form.id, name: field.name, value: choosing.sent(field, value) });
    }
  }

  function confirm() {
    const { form } = desks.going(desk);
    if (!form) return;
    const sent = line.send({ type: "answer", form: form.id, values: choosing.answer(form, desks.draftOf(desk, form).values) });
    if (!sent) return;
    become({ ...desks.tapped(desk), waiting: form.id });
    clearTimeout(answering);
    answering = setTimeout(() => become({ ...desk, waiting: "" }), ANSWER_MS);
  }

  function tap(hit) {
    if (hit.startsWith("go:")) return go(hit.slice(3));
    const front = desks.formInFront(desk);
    for (const form of [front, ...desks.beside(desk)]) {
      const aimed = choosing.aimed(form, desks.draftOf(desk, form).values, hit);
      if (!aimed) continue;
      if (form !== front) become(desks.opened(desk, form));
      const { field, item } = aimed;
      const value = desks.draftOf(desk, form).values[choosing.row(field)];
      return field.type === "slots" ? become(desks.aim(desk, form, field, item)) : put(form, field, choosing.picked(field, value, item));
    }
  }

  function speak(lang) {
    localStorage.setItem("lang", lang);
    line.again();
  }

  // ---- drawing ------------------------------------------------------------------------------------------
  /** Draw a region anew if what it shows has changed. */
  function region(id, shown, make) {
    const now = JSON.stringify(shown) ?? "";
    if (regions.get(id) === now) return;
    regions.set(id, now);
    redraw(document.getElementById(id), [make()]);
  }

  function draw() {
    const { show } = desk;
    region("line", [desk.linked, show?.paused, show?.may, desk.words], strip);
    if (!show) return;
    shape(show, desks.formInFront(desk));
    region("plate", [show.title, show.where, show.menu, desk.marks], () => frame.plate(desk, go));
    region("band", [show.band, show.menu, desk.marks], () => frame.band(desk, go));
    region("rail", [show.chips, show.next, desk.marks], () => frame.rail(desk, go));
    region("form", formShown(), form);
    arrive(show.page, desks.formInFront(desk));
    region("beside", [desks.beside(desk), desks.formInFront(desk)?.id], besides);
    region("refusal", desk.refused, () => (desk.refused ? frame.refusal(desk, go) : null));
    region("back", [show.back, show.may], () => frame.back(desk, undo, go));
    region("go", [desks.going(desk), desk.waiting], corner);
    tick();
  }

  /** Another page or form begins at its top; where a text is all that is asked, one can type at once. */
  function arrive(page, front) {
    const here = `${page} ${front?.id}`;
    if (here === place) return;
    place = here;
    for (const id of ["middle", "form"]) document.getElementById(id).scrollTop = 0;
    if (front?.fields.length === 1 && front.fields[0].type === "text") document.querySelector("#form input").focus();
  }

  /** The clock, and the board where the clock lies on it. */
  function tick() {
    clearTimeout(ticking);
    const { show } = desk;
    const now = line.now();
    const seconds = show.clock ? Math.ceil(reading(show.clock, now, show.now_ms) / 1000) : 0;
    region("clock", [show.clock, show.paused, show.may, desk.words, seconds], () => frame.clock(desk, now, pause));
    region("board", boardShown(seconds), () => board(now));
    if (show.clock?.running) ticking = setTimeout(tick, untilNext(show.clock, reading(show.clock, now, show.now_ms)));
  }

  function boardShown(seconds) {
    const { show } = desk;
    return frame.isInBoard(show) ? [show.clock, seconds] : [show.drawing, show.may, [...marked().marks], marked().path];
  }

  function board(now) {
    const { show } = desk;
    if (frame.isInBoard(show)) return frame.ring(desk, now);
    return show.drawing && paint(show.drawing, { ...marked(), tap, label: show.where || show.title });
  }

  /** What the cells of the drawing mean to the open forms. */
  function marked() {
    const front = desks.formInFront(desk);
    if (!front) return { marks: new Map(), path: [] };
    const { values } = desks.draftOf(desk, front);
    const others = desks.beside(desk).flatMap((form) => [...choosing.lit(form, desks.draftOf(desk, form).values).keys()]);
    const marks = new Map([...others.map((hit) => [hit, "legal"]), ...choosing.lit(front, values)]);
    const ordered = front.fields.find((field) => field.type === "cells" && field.ordered);
    return { marks, path: ordered ? values[choosing.row(ordered)] : [] };
  }

  function formShown() {
    const { show } = desk;
    const front = desks.formInFront(desk);
    const asks = show.asks.map((ask) => [ask.ask, ask.text, ask.mark]);
    return [show.title, show.where, show.next, show.facts, show.links, show.news, show.may, desk.words, asks, desk.role,
      front, front && drawn(front, desks.draftOf(desk, front))];
  }

  function form() {
    const { show, marks, words } = desk;
    const ask = desks.askInFront(desk);
    const front = desks.formInFront(desk);
    const heading = front && front.label && (front !== ask.forms[0] || show.asks.length > 1) && front.label !== show.band.ask;
    return [
      top(front),
      frame.strip(desk, ask, marks, (name) => become(desks.focused(desk, name))),
      heading ? el("h2", {}, front.label) : null,
      front?.hint ? el("p", { class: "fact body" }, front.hint) : null,
      frame.facts(desk, go),
      front ? fields(front, desks.draftOf(desk, front), { marks, words, put: (field, value, at) => put(front, field, value, at) }) : null,
      frame.links(desk, go),
      frame.news(desk, go),
      show.next ? el("p", { class: "label next" }, show.next) : null,
      show.links.length || desk.role === "watch" ? languages() : null,
    ];
  }

  /** Where we are, for screens without a plate, and the paragraph behind what is asked. */
  function top(front) {
    const { where } = desk.show;
    const why = front?.rule ? key("rule", "word", () => go(`rule/${front.rule}`), {}, desks.word(desk, "why")) : null;
    return where || why ? el("div", { class: "top" }, el("span", { class: "label where" }, where), why) : null;
  }

  function besides() {
    const front = desks.formInFront(desk);
    return desks.beside(desk).map((other) => key(`form ${other.id}`, `key${other === front ? " on" : ""}`,
      () => become(desks.opened(desk, other)), { "aria-pressed": String(other === front) }, other.label));
  }

  function corner() {
    const { text, form: ready } = desks.going(desk);
    return text ? key("go", ready ? "confirm" : "confirm wait", confirm, { "aria-disabled": String(!ready) }, text) : null;
  }

  function strip() {
    if (!desk.linked) return desk.show ? el("span", { class: "behind" }, desks.word(desk, "behind")) : el("span", {}, "Connecting … Verbinden …");
    if (!desk.show?.paused) return null;
    const text = desks.word(desk, "paused");
    return desk.show.may ? key("resume", "key", pause, {}, el("b", {}, text), ` · ${desks.word(desk, "go-on")}`) : el("b", {}, text);
  }

  function languages() {
    return el("p", { class: "languages" }, Object.entries(LANGUAGES).map(([lang, name]) =>
      key(`lang ${lang}`, "word", () => speak(lang), { lang, "aria-pressed": String(lang === document.documentElement.lang) }, name)));
  }

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.closest("button") || event.isComposing) return;
    event.preventDefault();
    confirm();
  });
  window.addEventListener("hashchange", line.again);
}

/** The desk after a message of the core. */
function heard(desk, message) {
  switch (message.type) {
    case "welcome":
      document.documentElement.lang = message.lang;
      return { ...desks.welcomed(desk, message), palette: { day: message.day, night: message.night } };
    case "show":
      return desks.shown(desk, wire.show(message));
    case "refused":
      return desks.refusedBy(desk, wire.refused(message));
    default:
      return desk; // a newer core may say more
  }
}

/** How the parts of the screen lie: style sheets read it from the body's classes. */
function shape(show, front) {
  document.title = show.band.who ? `${show.band.who} · ${show.title}` : show.title;
  const classes = {
    plain: !show.drawing && !frame.isInBoard(show), clockless: !show.clock, seatless: show.chips.length === 0,
    crowded: show.chips.length > 4, busy: Boolean(front?.fields.length) && choosing.lit(front, choosing.begin(front, {})).size === 0,
  };
  for (const [name, on] of Object.entries(classes)) document.body.classList.toggle(name, on);
}

/** Put the palette on: day and night are the same names with other values. */
function dress(palette) {
  for (const [name, value] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, value);
  document.querySelector("meta[name=theme-color]").content = palette.walnut;
}

/** The table's token stands in the link's fragment; without it this page only watches. */
const token = () => new URLSearchParams(location.hash.slice(1)).get("t") ?? "";

/** The language chosen here, else the browser's, else the table's. */
function language() {
  const known = [localStorage.getItem("lang"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return known.find((lang) => lang in LANGUAGES) ?? "";
}

run();
