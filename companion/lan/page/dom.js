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
  const does = disabled ? { "aria-disabled": "true" } : { click: press };
  return el("button", { type: "button", "data-id": id, class: classes, ...does, ...attributes }, ...children);
}

/** Put other children into nodes, [node, children] each; the focus, the caret and what was scrolled stay.
 *
 * All is looked at before anything changes: a look at a page that has changed makes the browser lay it out anew. */
export function redraw(changes) {
  const before = changes.map(([node]) => seen(node));
  for (const [node, children] of changes) node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null));
  changes.forEach(([node], i) => restore(node, before[i]));
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
