// Saving a record, table or image as a file on the phone; images go to the share dialog if the browser has one.

import { el } from "./dom.js";

const KEPT_MS = 60_000;

/** Save the file of that name; false if the core does not send it. The token goes in a header, so no log has it. */
export async function save(name, token) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/record/${encodeURIComponent(name)}`, { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const file = new File([await answer.blob()], name, { type: answer.headers.get("content-type") });
  const picture = { files: [file] };
  if (file.type.startsWith("image/") && navigator.canShare?.(picture)) {
    return navigator.share(picture).then(() => true, (why) => why.name === "AbortError"); // cancelled by the user
  }
  const url = URL.createObjectURL(file);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return true;
}
