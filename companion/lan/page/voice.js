// Speech on this phone: the latest event, and the page itself on request.

const LATE_MS = 2000; // a tune that is later than this is silent

const later = (wait_ms) => new Promise((done) => { setTimeout(done, wait_ms); });

/** The browser's speech synthesis: one text at a time, a newer one ends an older one, and none during a tune. */
export class Voice {
  #turn = 0; // number of the newest text
  #changed; // receives whether a text is being spoken

  constructor(changed) {
    this.#changed = changed;
  }

  /** Whether the browser has speech synthesis. */
  static get isHere() {
    return Boolean(window.speechSynthesis && window.SpeechSynthesisUtterance);
  }

  /** Speak in the page's language, after the tune. Only with a voice on the phone itself: others send the text to a
   * server. Browsers that list no voices may have one. */
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

  /** Stop speaking, and drop a waiting text. */
  quiet() {
    this.#turn += 1;
    if (Voice.isHere) speechSynthesis.cancel();
    this.#changed(false);
  }
}

const speaks = (voice, lang) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang.split("-")[0];
