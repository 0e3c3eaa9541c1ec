// What was chosen and not confirmed outlives a reload of the page: in this tab's own store, which nobody is sent. It is
// there for one seat in one game, and goes with the form, the seat or the tab.

const NAME = "drafts";

/** The seat, in which game, for which a Show asks. */
export const placeOf = ({ game, seat }) => `${game} ${seat}`;

/** Keep these drafts, {form id: draft}, for that place alone; the companion's own pages begin afresh. */
export function keep(place, drafts) {
  const chosen = Object.entries(drafts).filter(([id, draft]) => !id.startsWith("~") && isBegun(draft));
  try {
    if (chosen.length) sessionStorage.setItem(NAME, JSON.stringify({ place, drafts: Object.fromEntries(chosen) }));
    else sessionStorage.removeItem(NAME);
  } catch {
    // a private window that keeps nothing
  }
}

/** The drafts that were kept for that place. */
export function kept(place) {
  try {
    const it = JSON.parse(sessionStorage.getItem(NAME));
    return it?.place === place ? it.drafts : {};
  } catch {
    return {};
  }
}

const isBegun = ({ values, defaults }) => JSON.stringify(values) !== JSON.stringify(defaults);
