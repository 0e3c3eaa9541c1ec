// The offset of the core's clock from this page's, measured by pings. Pure functions over a list of samples.

export const SAMPLES = 9; // needed before the clock is known
const BEST = 5; // samples that count: those with the shortest round trip
const DRIFT_MS = 100; // possible drift between the clocks over the samples' lifetime

/** The sample of one ping: the core's clock minus ours, and its error bound, half the round trip. */
export const measured = (sent_ms, core_ms, back_ms) =>
  ({ offset: core_ms - (sent_ms + back_ms) / 2, within: (back_ms - sent_ms) / 2 });

/** The samples with a new one. Old ones that contradict it go: a sleeping phone stops its clock. */
export function learnt(samples, one) {
  const agrees = (old) => Math.abs(old.offset - one.offset) <= old.within + one.within + DRIFT_MS;
  return [...samples.filter(agrees), one].slice(-SAMPLES);
}

export const isKnown = (samples) => samples.length === SAMPLES;

/** The median offset of the best samples, so that a few delayed replies do not shift it. undefined without any. */
export function middle(samples) {
  const best = [...samples].sort((a, b) => a.within - b.within).slice(0, BEST);
  const sorted = best.map(({ offset }) => offset).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
