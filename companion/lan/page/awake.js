// The wake lock during a game. Browsers grant it on https and on localhost only.

/** Keeps the screen on from `hold(true)` to `hold(false)`. */
export class Awake {
  #wanted = false;
  #lock = null;

  constructor() {
    document.addEventListener("visibilitychange", () => this.#take()); // a hidden page loses its lock
  }

  hold(wanted) {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (wanted) return this.#take();
    this.#lock?.release();
    this.#lock = null;
  }

  async #take() {
    if (!this.#wanted || document.hidden) return;
    const lock = await navigator.wakeLock?.request("screen").catch(() => null); // refused on a low battery, for example
    if (this.#wanted) this.#lock = lock;
    else lock?.release();
  }
}
