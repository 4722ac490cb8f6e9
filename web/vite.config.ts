import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env["CUTPURSE_SERVER"] ?? "http://127.0.0.1:8000";

/** The pictures stand in the page itself: whatever is drawn uses them by their ids, without another request. */
const pictures: Plugin = {
  name: "pictures",
  transformIndexHtml: (html) => html.replace("<!-- pictures -->", ["art", "games"].map((name) => readFileSync(`src/style/${name}.svg`, "utf-8")).join("")),
};

const version = /__version__ = "(.+)"/.exec(readFileSync("../src/cutpurse/__init__.py", "utf-8"))?.[1] ?? "";

export default defineConfig({
  plugins: [svelte(), pictures],
  define: { BUILD: JSON.stringify(version) },
  build: { outDir: "../src/cutpurse/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true, headers: { origin: server } } } },
});
