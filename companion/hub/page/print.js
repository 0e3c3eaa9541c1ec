// The browser's own printing; hub.css says what of a page goes onto paper.
for (const key of document.querySelectorAll("button.print")) key.onclick = () => print();
