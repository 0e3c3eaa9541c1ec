// A game whose whole state is 8 KB and whose only move counts, served as boardgame.io serves by default: full states,
// kept in memory. Says "http://127.0.0.1:PORT/" when it listens.
process.env.NODE_ENV = "production"; // as fast as it can, and silent
const { Server } = require("boardgame.io/server");

const BYTES = Number(process.argv[2]);
const game = {
  name: "bench",
  setup: () => ({ moves: 0, filling: "x".repeat(BYTES) }),
  moves: { bump: ({ G }) => ({ ...G, moves: G.moves + 1 }) },
};

Server({ games: [game], origins: [] }).run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}/#t=\n`);
});
