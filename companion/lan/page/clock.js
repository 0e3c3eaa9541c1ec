// Clock readings. The core decides; this module extrapolates between two Shows.

/** A clock's reading at that core time, in ms, never below zero. */
export function reading(clock, now_ms, shown_at_ms) {
  const passed = clock.running ? now_ms - shown_at_ms : 0;
  return Math.max(0, clock.down ? clock.ms - passed : clock.ms + passed);
}

/** The corner's clock and the seats' clocks. */
export const clocksOf = (show) => [show.clock, ...show.chips.map((chip) => chip.clock)].filter(Boolean);

/** The digits: m:ss, from an hour on h:mm:ss, only whole seconds near the end of a countdown. */
export function digits(clock, ms) {
  const seconds = clock.down ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  if (isShort(clock, ms)) return String(seconds);
  const two = (n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Whether a countdown has reached its warning time. */
export const isShort = (clock, ms) => clock.down && ms < clock.warn_ms;

/** The time until the digits change, in ms. */
export function untilNext(clock, ms) {
  const rest = clock.down ? ms % 1000 : 1000 - (ms % 1000);
  return Math.max(50, rest + 10);
}

/** The points of an arc from the top clockwise, for a polyline around (0, 0); `part`: of the full circle. */
export function arc(part, radius) {
  const steps = Math.max(1, Math.round(part * 72));
  const points = [];
  for (let i = 0; i <= steps; i += 1) {
    const angle = (part * i / steps) * 2 * Math.PI - Math.PI / 2;
    points.push(`${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`);
  }
  return points.join(" ");
}
