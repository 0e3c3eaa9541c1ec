// The page of calls draws itself anew when a table begins to call, or does so no more.
const calls = document.getElementById("calls");
const helped = new Map();
let asked = 0;

async function draw() {
  const mine = ++asked;
  const answer = await fetch("/desk", { redirect: "error" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== asked) return; // a newer answer is on its way, and this one may come after it
  calls.replaceChildren(...page.getElementById("calls").childNodes);
}

const source = new EventSource("/changes");
source.onmessage = event => {
  const told = JSON.parse(event.data);
  let isNew = told.whole; // what happened between the page and this line was not heard
  for (const { table, html } of told.changes) {
    const note = /<p class=note>.*/.exec(html)?.[0] ?? "";
    isNew ||= helped.has(table) ? helped.get(table) !== note : note !== "";
    helped.set(table, note);
  }
  if (isNew) draw().catch(() => location.reload());
};
