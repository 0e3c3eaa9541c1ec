// Elements from data, without ever parsing markup.

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element: attributes (a function is a listener, false is left out) and children (nodes, strings, null). */
export const el = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);

/** An SVG element, likewise. */
export const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== false && value !== null) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== ""));
  return node;
}

/** A key. Its id, unique on the page, finds the focus again after the page was drawn anew; one that is `disabled` keeps
 * the focus, too, and does nothing. */
export function key(id, classes, press, { disabled = false, ...attributes }, ...children) {
  const off = disabled && "true";
  const node = el("button", { type: "button", "data-id": id, class: classes, "aria-disabled": off, click: () => node.press(), ...attributes }, ...children);
  node.press = disabled ? () => {} : press;
  return node;
}

/** Put other children into nodes, [node, children] each; the focus, the caret and what was scrolled stay. `quietly`: nobody
 * here did anything, so a key that has the focus is not told once more.
 *
 * All is looked at before anything changes: a look at a page that has changed makes the browser lay it out anew. */
export function redraw(changes, quietly) {
  const before = changes.map(([node]) => seen(node));
  for (const [node, children] of changes) {
    const made = new DocumentFragment();
    made.append(...children.flat(Infinity).filter((child) => child !== null));
    if (!quietly || !renew(node, made)) node.replaceChildren(made);
  }
  changes.forEach(([node], i) => restore(node, before[i]));
}

/** Make everything anew but the key or heading that has the focus, and what it lies in: these only become as they would be made.
 * False if that cannot be: there is none, or it lies elsewhere now. */
function renew(node, made) {
  const key = document.activeElement;
  const again = node.contains(key) && key.matches("button, h2") && made.querySelector(`[data-id="${CSS.escape(key.dataset.id)}"]`);
  if (!again || [key, again].some(({ classList }) => classList.contains("soon"))) return false; // it fills up from now on
  const [were, are] = [way(node, key), way(made, again)];
  if (were.map(({ tagName }) => tagName).join() !== are.map(({ tagName }) => tagName).join()) return false;
  were.forEach((old, i) => become(old, are[i]));
  key.replaceChildren(...again.childNodes);
  key.press = again.press;
  return true;
}

/** From a child of that node down to the one deep in it. */
const way = (top, deep) => (deep.parentNode === top ? [deep] : [...way(top, deep.parentNode), deep]);

/** An element gets the attributes and the neighbours of another. */
function become(old, other) {
  const all = [...other.parentNode.childNodes];
  [...old.parentNode.childNodes].forEach((child) => child !== old && child.remove());
  old.before(...all.slice(0, all.indexOf(other)));
  old.after(...all.slice(all.indexOf(other) + 1));
  old.style.cssText = other.style.cssText; // as an attribute the page's policy would forbid it
  for (const { name } of [...old.attributes]) if (!other.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of other.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** What of a node people would miss. */
function seen(node) {
  const focused = document.activeElement;
  const id = node.contains(focused) ? focused.getAttribute("data-id") : null;
  const caret = id && focused.selectionStart !== undefined ? focused.selectionStart : null;
  return { id, caret, scrollTop: node.scrollTop, scrollLeft: node.scrollLeft };
}

function restore(node, { id, caret, scrollTop, scrollLeft }) {
  if (scrollTop || scrollLeft) Object.assign(node, { scrollTop, scrollLeft });
  if (id === null) return;
  const again = node.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (again === null) return;
  again.focus({ preventScroll: true });
  if (caret !== null && again.setSelectionRange) again.setSelectionRange(caret, caret);
}
