// DOM elements from data, without parsing markup.

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element: attributes (a function is a listener, false is left out) and children (nodes, strings, null). */
export const el = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);

/** An SVG element, in the same way. */
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

/** An on-screen button. Its id, unique on the page, restores the focus after a redraw; a `disabled` one can have the
 * focus, too, but does nothing. */
export function key(id, classes, press, { disabled = false, ...attributes }, ...children) {
  const off = disabled && "true";
  const node = el("button", { type: "button", "data-id": id, class: classes, "aria-disabled": off, click: () => node.press(), ...attributes }, ...children);
  node.press = disabled ? () => {} : press;
  return node;
}

/** Replace the children of nodes, [node, children] each; focus, caret and scroll position stay. `quietly`: without an
 * action by this user, so screen readers must not announce the focused key again.
 *
 * Reads all positions before the first change: reading after a change would force a new layout. */
export function redraw(changes, quietly) {
  const before = changes.map(([node]) => seen(node));
  for (const [node, children] of changes) {
    const made = new DocumentFragment();
    made.append(...children.flat(Infinity).filter((child) => child !== null));
    if (!quietly || !renew(node, made)) node.replaceChildren(made);
  }
  changes.forEach(([node], i) => restore(node, before[i]));
}

/** Replace all children but the focused key or heading and its ancestors, which are updated in place. False if that is
 * impossible: there is no such element, or it has moved in the tree. */
function renew(node, made) {
  const key = document.activeElement;
  const again = node.contains(key) && key.matches("button, h2") && made.querySelector(`[data-id="${CSS.escape(key.dataset.id)}"]`);
  if (!again || [key, again].some(({ classList }) => classList.contains("soon"))) return false; // its animation must restart
  const [were, are] = [way(node, key), way(made, again)];
  if (were.map(({ tagName }) => tagName).join() !== are.map(({ tagName }) => tagName).join()) return false;
  were.forEach((old, i) => become(old, are[i]));
  key.replaceChildren(...again.childNodes);
  key.press = again.press;
  return true;
}

/** The path from a child of `top` down to `deep`. */
const way = (top, deep) => (deep.parentNode === top ? [deep] : [...way(top, deep.parentNode), deep]);

/** Give an element the attributes and siblings of another. */
function become(old, other) {
  const all = [...other.parentNode.childNodes];
  [...old.parentNode.childNodes].forEach((child) => child !== old && child.remove());
  old.before(...all.slice(0, all.indexOf(other)));
  old.after(...all.slice(all.indexOf(other) + 1));
  old.style.cssText = other.style.cssText; // the page's CSP forbids the attribute
  for (const { name } of [...old.attributes]) if (!other.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of other.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** The focus, caret and scroll position in a node. */
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
