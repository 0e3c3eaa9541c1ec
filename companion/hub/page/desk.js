// The page of calls, reloaded when a table starts or stops calling.
const calls = document.getElementById("calls");
const helped = new Map();
let asked = 0;

async function draw() {
  const mine = ++asked;
  const answer = await fetch("/desk", { redirect: "error" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== asked) return; // superseded by a newer request
  calls.replaceChildren(...page.getElementById("calls").childNodes);
}

const source = new EventSource("/changes");
source.onmessage = event => {
  const told = JSON.parse(event.data);
  let isNew = told.whole; // changes before this connection are unknown
  for (const { table, html } of told.changes) {
    const note = /<p class=note>.*/.exec(html)?.[0] ?? "";
    isNew ||= helped.has(table) ? helped.get(table) !== note : note !== "";
    helped.set(table, note);
  }
  if (isNew) draw().catch(() => location.reload());
};
