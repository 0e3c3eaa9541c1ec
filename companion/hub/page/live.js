// Live cards, rendered by the hub: all tables first and after a reconnect, then only the changed ones.
const tables = document.getElementById("tables");
const says = document.getElementById("says");

function replace(change) {
  const old = document.getElementById(`table-${change.table}`);
  if (!change.html) return old && old.remove();
  const made = document.createElement("template");
  made.innerHTML = change.html;
  if (old) old.replaceWith(made.content);
  else tables.append(made.content);
}

function forgetOthers(changes) {
  const there = new Set(changes.map(change => `table-${change.table}`));
  for (const card of [...tables.children]) if (!there.has(card.id)) card.remove();
}

function listen() {
  const source = new EventSource("/changes");
  source.onmessage = event => {
    const told = JSON.parse(event.data);
    says.textContent = told.says;
    if (told.whole) forgetOthers(told.changes);
    for (const change of told.changes) replace(change);
    tick();
  };
}

// ---- clocks: counted down here from a deadline ----
function tick() {
  for (const clock of document.querySelectorAll(".clock[data-ends]")) {
    if (!clock.dataset.ends) continue;
    const left = Math.max(0, Math.round((Date.parse(clock.dataset.ends) - Date.now()) / 1000));
    clock.querySelector("b").textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("short", left <= 10);
  }
}

// ---- automatic paging on a projector; tables that call for help are on every page ----
const ON_A_PAGE = 12;
let page = 0;
function turn() {
  const cards = [...tables.children].filter(card => !card.classList.contains("help"));
  const room = Math.max(1, ON_A_PAGE - (tables.children.length - cards.length));
  page = cards.length ? (page + 1) % Math.ceil(cards.length / room) : 0;
  cards.forEach((card, i) => { card.hidden = Math.floor(i / room) !== page; });
}

listen();
tick();
setInterval(tick, 1000);
if (document.body.classList.contains("wall")) { page = -1; turn(); setInterval(turn, 10000); }
