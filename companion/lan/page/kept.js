// Unconfirmed drafts that survive a reload, in the tab's session storage, which is never sent. They belong to one seat
// in one game, and go with the form, the seat or the tab.

const NAME = "drafts";

/** The key of a Show's game and seat. */
export const placeOf = ({ game, seat }) => `${game} ${seat}`;

/** Save these drafts, {form id: draft}, for that place alone; the companion's own pages start afresh. */
export function keep(place, drafts) {
  const chosen = Object.entries(drafts).filter(([id, draft]) => !id.startsWith("~") && isBegun(draft));
  try {
    if (chosen.length) sessionStorage.setItem(NAME, JSON.stringify({ place, drafts: Object.fromEntries(chosen) }));
    else sessionStorage.removeItem(NAME);
  } catch {
    // private windows store nothing
  }
}

/** The saved drafts of that place. */
export function kept(place) {
  try {
    const it = JSON.parse(sessionStorage.getItem(NAME));
    return it?.place === place ? it.drafts : {};
  } catch {
    return {};
  }
}

const isBegun = ({ values, defaults }) => JSON.stringify(values) !== JSON.stringify(defaults);
