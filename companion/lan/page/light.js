// Light and dark palettes: the same colour names with different values.

/** The phone's preference for dark mode. */
export const DARK = matchMedia("(prefers-color-scheme: dark)");

/** Apply a palette. */
export function dress(palette, night) {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(palette)) root.style.setProperty(`--${name}`, value);
  root.style.colorScheme = night ? "dark" : "light";
  document.querySelector("meta[name=theme-color]").content = palette.walnut;
}
