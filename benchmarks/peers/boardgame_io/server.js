// King's Gold on boardgame.io's own server, set as for players, with its fastest storage: in memory.
//
//     npm install && node server.js PORT

process.env.NODE_ENV = "production"; // it reads both as it is loaded
delete process.env.FLATFILE_DIR;

const { Server } = require("boardgame.io/server");
const { KingsGold } = require("./kings_gold.js");

Server({ games: [KingsGold], origins: [] }).run(Number(process.argv[2]));
