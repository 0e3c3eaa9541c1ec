// The clock in the corner. The core decides; between two Shows it is counted on here.

/** What a clock shows at that moment of the core's clock, in ms, never below zero. */
export function reading(clock, now_ms, shown_at_ms) {
  const passed = clock.running ? now_ms - shown_at_ms : 0;
  return Math.max(0, clock.down ? clock.ms - passed : clock.ms + passed);
}

/** The clock in the corner, and those of the seats. */
export const clocksOf = (show) => [show.clock, ...show.chips.map((chip) => chip.clock)].filter(Boolean);

/** The digits: m:ss, from an hour on h:mm:ss, and whole seconds alone where a countdown is nearly over. */
export function digits(clock, ms) {
  const seconds = clock.down ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  if (isShort(clock, ms)) return String(seconds);
  const two = (n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Whether a countdown is so short that it calls out. */
export const isShort = (clock, ms) => clock.down && ms < clock.warn_ms;

/** How long until the digits change. */
export function untilNext(clock, ms) {
  const rest = clock.down ? ms % 1000 : 1000 - (ms % 1000);
  return Math.max(50, rest + 10);
}

/** The points of a ring's part, from the top clockwise, for a polyline round (0, 0). */
export function arc(part, radius) {
  const steps = Math.max(1, Math.round(part * 72));
  const points = [];
  for (let i = 0; i <= steps; i += 1) {
    const angle = (part * i / steps) * 2 * Math.PI - Math.PI / 2;
    points.push(`${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`);
  }
  return points.join(" ");
}
