// What was chosen on this phone for this phone: language, light, sound, voice; and whose seat it is.

export const LIGHTS = ["day", "night"];

/** Whether a page in that role is somebody's own phone, no screen of the table. */
export const isOurs = (role) => role === "watch" || role === "seat";

/** The languages to be read here, best first: the one that was chosen, then the browser's. */
export const languages = () => [read("lang"), ...navigator.languages].filter(Boolean).slice(0, 8).join(",").slice(0, 100);

/** Sound and light. A seat is called by sound unless it is muted; the table has a loudspeaker of its own. */
export const kept = (role) => ({
  sound: (read("sound") || (role === "seat" ? "on" : "off")) === "on",
  voice: read("voice") === "on",
  light: LIGHTS.find((light) => light === read("light")) ?? "",
});

/** The token of the seat on this phone, "" = none: a tab that was closed comes back to it. */
export const keptToken = () => read("token");

export const keepToken = (token) => choose("token", token);

/** Keep a choice, as far as this browser keeps anything. */
export function choose(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a private window that keeps nothing
  }
}

function read(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}
