// A text that should stay on one line, or a word on a key, gets smaller letters before it is broken: page.css divides the
// room by --ems.

const MEASURED_PX = 100;
const MOST_KEPT = 2000;
const canvas = document.createElement("canvas").getContext("2d");
const widths = new Map(); // what was measured already: to ask the page for its letters makes it look through its styles

/** How wide a text is in letters of that weight, in heights of a letter. */
export function ems(text, weight = 700) {
  const name = `${weight} ${text}`;
  if (!widths.has(name)) {
    if (widths.size >= MOST_KEPT) widths.clear();
    widths.set(name, measured(text, weight));
  }
  return widths.get(name);
}

function measured(text, weight) {
  canvas.font = `${weight} ${MEASURED_PX}px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text).width / MEASURED_PX;
}

/** An element that knows how wide this text is. */
export function fitted(element, text) {
  element.style.setProperty("--ems", (ems(text) + 0.1).toFixed(2));
  return element;
}

/** An element whose text fits into its room as long as the letters can be read. */
export function whole(element, text) {
  element.classList.add("whole");
  return fitted(element, text);
}

/** An element in which no word of these texts is broken. */
export function unbroken(element, texts) {
  const longest = Math.max(0, ...texts.map((text) => ems(longestWord(text))));
  if (longest) element.style.setProperty("--ems", (longest + 0.1).toFixed(2));
  return element;
}

/** The longer of the two lines into which a title breaks best. */
export function longerLine(text) {
  const words = text.split(/[ \n]+/);
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return ways.map(([one, other]) => (ems(one) > ems(other) ? one : other)).sort((one, other) => ems(one) - ems(other))[0] ?? text;
}

/** What must not be broken in a text of several words. */
export const longestWord = (text) => text.split(/[ \n]+/).reduce((one, other) => (other.length > one.length ? other : one), "");
