// A record becomes a file on the phone.

import { el } from "./dom.js";

const KEPT_MS = 60_000;

/** Save a game's record; false if the core did not give it. The token goes in a header, where nobody keeps it. */
export async function save(game_id, token) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/record/${encodeURIComponent(game_id)}.jsonl`, { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const url = URL.createObjectURL(await answer.blob());
  el("a", { href: url, download: `${game_id}.jsonl` }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return true;
}
