// King's Gold on boardgame.io's own server, set as for players, with its fastest storage: in memory.
//
//     npm install && node server.js PORT
//
// package.json keeps koa-compose at 4.1: 4.2 no longer sees the lobby, which boardgame.io adds late.

process.env.NODE_ENV = "production"; // both are read as it is loaded
delete process.env.FLATFILE_DIR;

const { Server } = require("boardgame.io/server");
const { KingsGold } = require("./kings_gold.js");

Server({ games: [KingsGold], origins: [] }).run({ port: { port: Number(process.argv[2]), host: "127.0.0.1" } });
