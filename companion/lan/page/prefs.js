// This phone's preferences in local storage: language, light, sound, voice; and the token of its seat.

export const LIGHTS = ["day", "night"];

/** Whether that role is a player's own phone, not a table screen. */
export const isOurs = (role) => role === "watch" || role === "seat";

/** The preferred languages, best first: the chosen one, then the browser's. */
export const languages = () => [read("lang"), ...navigator.languages].filter(Boolean).slice(0, 8).join(",").slice(0, 100);

/** Sound, voice and light. Sound is on by default for a seat only; the table has a loudspeaker of its own. */
export const kept = (role) => ({
  sound: (read("sound") || (role === "seat" ? "on" : "off")) === "on",
  voice: read("voice") === "on",
  light: LIGHTS.find((light) => light === read("light")) ?? "",
});

/** The token of this phone's seat for a reopened tab; "" = none. */
export const keptToken = () => read("token");

export const keepToken = (token) => choose("token", token);

/** Store a choice, if the browser stores anything. */
export function choose(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // private windows store nothing
  }
}

function read(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}
