// What is read aloud on this phone: what has just happened, and the page itself once somebody asks for it.

const LATE_MS = 2000; // a tune that has not ended by then does not sound at all

const later = (wait_ms) => new Promise((done) => { setTimeout(done, wait_ms); });

/** The browser's own voice: one text at a time, a newer one ends an older one, and none is said over a tune. */
export class Voice {
  #turn = 0; // of the newest text
  #changed; // hears whether something is being said

  constructor(changed) {
    this.#changed = changed;
  }

  /** Whether this browser can speak at all. */
  static get isHere() {
    return Boolean(window.speechSynthesis && window.SpeechSynthesisUtterance);
  }

  /** Say it in the page's language, once the tune is over. Only by a voice that lives on the phone: others would be told
   * what is said. Browsers that do not list theirs may have one. */
  async say(text, tune = null) {
    this.quiet();
    const turn = this.#turn;
    if (tune) await Promise.race([tune, later(LATE_MS)]);
    const voices = Voice.isHere ? speechSynthesis.getVoices() : [];
    const { lang } = document.documentElement;
    const voice = voices.find((each) => each.localService && speaks(each, lang));
    if (turn !== this.#turn || !text || !Voice.isHere || (voices.length && !voice)) return;
    const said = new SpeechSynthesisUtterance(text);
    Object.assign(said, { lang, voice: voice ?? null });
    said.onend = said.onerror = () => turn === this.#turn && this.#changed(false);
    this.#changed(true);
    speechSynthesis.speak(said);
  }

  /** At once, and whatever was to be said. */
  quiet() {
    this.#turn += 1;
    if (Voice.isHere) speechSynthesis.cancel();
    this.#changed(false);
  }
}

const speaks = (voice, lang) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang.split("-")[0];
