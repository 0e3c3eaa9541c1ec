// Day and night: the same names of colours with other values.

/** Whether this phone likes it dark. */
export const DARK = matchMedia("(prefers-color-scheme: dark)");

/** Put a palette on. */
export function dress(palette, night) {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(palette)) root.style.setProperty(`--${name}`, value);
  root.style.colorScheme = night ? "dark" : "light";
  document.querySelector("meta[name=theme-color]").content = palette.walnut;
}
