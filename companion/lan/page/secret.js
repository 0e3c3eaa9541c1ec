// Secret forms: for one seat alone, in the board's place, with a key to hide them from others.

import { word } from "./desk.js";
import { el, key, svg } from "./dom.js";

/** The secret form with its Hide key; without `inside`, the notice that it is hidden, and the Show key. */
export function secret(desk, form, inside, cover) {
  const turn = (hidden, text) => key("cover", "key", () => cover(hidden), {}, word(desk, text));
  if (!inside) return [padlock(), el("p", {}, word(desk, "covered")), turn(false, "uncover")];
  return [el("div", { class: "locked" }, padlock(), el("h2", { "data-id": "asked", tabindex: "-1" }, form.label), turn(true, "cover")), inside];
}

/** The notice below a secret, and a key that clears a row of slots. */
export function below(desk, form, clear) {
  const isRow = form.fields.some((field) => field.type === "slots");
  return [
    el("p", {}, word(desk, "only-you")),
    isRow ? key("clear", "key", () => clear(form), {}, word(desk, "clear")) : null,
  ];
}

const padlock = () => svg("svg", { class: "padlock", viewBox: "0 0 24 24", "aria-hidden": "true" },
  svg("path", { d: "M7 11V8a5 5 0 0 1 10 0v3", fill: "none", stroke: "currentColor", "stroke-width": 2.5 }),
  svg("rect", { x: 4, y: 10.5, width: 16, height: 11, rx: 2, fill: "currentColor" }));
