// How far the core's clock is ahead of this page's: measured by pings. Pure functions over a list of samples.

export const SAMPLES = 9; // so many make the clock known
const BEST = 5; // of them count: those that were under way for the shortest time
const DRIFT_MS = 100; // two clocks may part by that much while samples are kept

/** What one ping tells: the core's clock minus ours. It is right to within half the way there and back. */
export const measured = (sent_ms, core_ms, back_ms) =>
  ({ offset: core_ms - (sent_ms + back_ms) / 2, within: (back_ms - sent_ms) / 2 });

/** The samples with one more. Old ones that it proves wrong are forgotten: a clock stood still while a phone slept. */
export function learnt(samples, one) {
  const agrees = (old) => Math.abs(old.offset - one.offset) <= old.within + one.within + DRIFT_MS;
  return [...samples.filter(agrees), one].slice(-SAMPLES);
}

export const isKnown = (samples) => samples.length === SAMPLES;

/** The middle one of the best: a few answers that were held up on the way do not move it. undefined without any. */
export function middle(samples) {
  const best = [...samples].sort((a, b) => a.within - b.within).slice(0, BEST);
  const sorted = best.map(({ offset }) => offset).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
