// The screen stays on while a game is played, where the browser allows it: on https and on this machine only.

/** Keeps the screen on from `hold(true)` to `hold(false)`. */
export class Awake {
  #wanted = false;
  #lock = null;

  constructor() {
    document.addEventListener("visibilitychange", () => this.#take()); // a hidden page has lost its lock
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
    const lock = await navigator.wakeLock?.request("screen").catch(() => null); // a low battery, say
    if (this.#wanted) this.#lock = lock;
    else lock?.release();
  }
}
