// The browser's Back button: it closes a page of ours, and does not leave the table while this phone holds a seat.
//
// Browsers skip history entries made without a tap. So every tap refills a cushion of entries, which Back uses up one
// by one. Each has the link with the token: an entry older than the seat has none.

const CUSHION = 8;

export class BackKey {
  #depth = 0;
  #hash = location.hash;

  /** `close()` leaves the open page, false without one; `stays()`: whether Back must not leave the table. */
  constructor({ close, stays }) {
    Object.assign(this, { close, stays });
    history.replaceState({ depth: 0 }, "");
    window.addEventListener("click", () => this.#fill(), { capture: true });
    window.addEventListener("popstate", ({ state }) => state && this.#back(state.depth));
    window.addEventListener("hashchange", () => location.hash !== this.#hash && location.reload());
  }

  /** Replace the link. */
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
