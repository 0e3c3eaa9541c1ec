// The browser's own Back: it closes a page of ours, and does not leave the table while a seat is held here.
//
// A browser skips history entries that were made without a tap. So every tap fills up a cushion of entries, which Back
// uses up one by one. All of them keep the link with the token: an entry from before somebody sat down has none.

const CUSHION = 8;

export class BackKey {
  #depth = 0;
  #hash = location.hash;

  /** `close` goes back from a page, false where none is open; `stays` says whether the table must not be left. */
  constructor({ close, stays }) {
    Object.assign(this, { close, stays });
    history.replaceState({ depth: 0 }, "");
    window.addEventListener("click", () => this.#fill(), { capture: true });
    window.addEventListener("popstate", ({ state }) => state && this.#back(state.depth));
    window.addEventListener("hashchange", () => location.hash !== this.#hash && location.reload());
  }

  /** The link is another one from now on. */
  relink(hash) {
    this.#hash = hash;
    history.replaceState(history.state, "", hash || location.pathname);
  }

  #fill() {
    while (this.#depth < CUSHION) history.pushState({ depth: (this.#depth += 1) }, "");
  }

  #back(depth) {
    const went = depth < this.#depth;
    this.#depth = depth;
    if (location.hash !== this.#hash) this.relink(this.#hash);
    if (!went || this.close() || this.stays()) return;
    history.go(-depth - 1);
  }
}
