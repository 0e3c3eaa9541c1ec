// Text fitting: smaller letters before a line or a word breaks. page.css divides the available width by --ems.

const MEASURED_PX = 100;
const MOST_KEPT = 2000;
const canvas = document.createElement("canvas").getContext("2d");
const widths = new Map(); // cache: reading the font forces a style recalculation

/** The width of a text at that font weight, in ems. */
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

/** The element, with the width of this text in --ems. */
export function fitted(element, text) {
  element.style.setProperty("--ems", (ems(text) + 0.1).toFixed(2));
  return element;
}

/** The element, with its text shrunk to fit, down to a readable size. */
export function whole(element, text) {
  element.classList.add("whole");
  return fitted(element, text);
}

/** The element, sized so that no word of these texts breaks. */
export function unbroken(element, texts) {
  const longest = Math.max(0, ...texts.map((text) => ems(longestWord(text))));
  if (longest) element.style.setProperty("--ems", (longest + 0.1).toFixed(2));
  return element;
}

/** The longer line of a title's best break into two lines. */
export function longerLine(text) {
  const words = text.split(/[ \n]+/);
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return ways.map(([one, other]) => (ems(one) > ems(other) ? one : other)).sort((one, other) => ems(one) - ems(other))[0] ?? text;
}

export const longestWord = (text) => text.split(/[ \n]+/).reduce((one, other) => (other.length > one.length ? other : one), "");
