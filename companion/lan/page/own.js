// Each client's own preferences: language, light, sound, voice.

import { el, key } from "./dom.js";
import { word } from "./desk.js";
import { isOurs, LIGHTS } from "./prefs.js";
import { Voice } from "./voice.js";

/** The preference keys. Table screens use the table's language and light; watching phones have no sound. */
export function own(desk, prefer) {
  return el("div", { class: "mine" }, isOurs(desk.role) ? [languages(desk, prefer), lights(desk, prefer)] : null,
    desk.role === "watch" ? null : heard(desk, prefer, "sound"), Voice.isHere ? heard(desk, prefer, "voice") : null);
}

/** A row of keys, one of them on. */
const oneOf = (name, now, texts, prefer) =>
  el("p", {}, Object.entries(texts).map(([value, text]) =>
    key(`${name} ${value}`, "word", () => prefer(name, value), { "aria-pressed": String(value === now) }, text)));

const languages = (desk, prefer) => oneOf("lang", document.documentElement.lang, desk.languages, prefer);

const lights = (desk, prefer) =>
  oneOf("light", desk.light, Object.fromEntries(LIGHTS.map((light) => [light, word(desk, light)])), prefer);

/** The switch for "sound" or "voice". */
const heard = (desk, prefer, name) =>
  el("p", {}, key(name, "word", () => prefer(name, desk[name] ? "off" : "on"),
    { "aria-pressed": String(desk[name]) }, word(desk, `${name}-${desk[name] ? "on" : "off"}`)));
