// What everybody chooses for their own screen: language, light, sound.

import { el, key } from "./dom.js";
import { word } from "./desk.js";
import { isOurs, LIGHTS } from "./prefs.js";

/** The keys for that. Screens of the table have its language and light, and who only watches is not called. */
export function own(desk, prefer) {
  return el("div", { class: "mine" }, isOurs(desk.role) ? [languages(desk, prefer), lights(desk, prefer)] : null,
    desk.role === "watch" ? null : sound(desk, prefer));
}

/** Keys of which one is on. */
const oneOf = (name, now, texts, prefer) =>
  el("p", {}, Object.entries(texts).map(([value, text]) =>
    key(`${name} ${value}`, "word", () => prefer(name, value), { "aria-pressed": String(value === now) }, text)));

const languages = (desk, prefer) => oneOf("lang", document.documentElement.lang, desk.languages, prefer);

const lights = (desk, prefer) =>
  oneOf("light", desk.light, Object.fromEntries(LIGHTS.map((light) => [light, word(desk, light)])), prefer);

const sound = (desk, prefer) =>
  el("p", {}, key("sound", "word", () => prefer("sound", desk.sound ? "off" : "on"),
    { "aria-pressed": String(desk.sound) }, word(desk, desk.sound ? "sound-on" : "sound-off")));
