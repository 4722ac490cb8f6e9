import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env["CUTPURSE_SERVER"] ?? "http://127.0.0.1:8000";

/** The pictures stand in the page itself: whatever is drawn uses them by their ids, without another request. */
const pictures: Plugin = {
  name: "pictures",
  transformIndexHtml: (html) => html.replace("<!-- pictures -->", ["art", "games"].map((name) => readFileSync(`src/style/${name}.svg`, "utf-8")).join("")),
};

/** The worker that keeps the page knows all its files by their names, and its own version by theirs. */
const worker: Plugin = {
  name: "worker",
  generateBundle(_, bundle) {
    const files = [...Object.keys(bundle).filter((name) => name !== "index.html"), ...readdirSync("public")].map((name) => `/${name}`).sort();
    const page = readFileSync("index.html", "utf-8") + files.join(" ");
    const source = readFileSync("src/sw.js", "utf-8").replace("VERSION", createHash("sha256").update(page).digest("hex").slice(0, 12));
    this.emitFile({ type: "asset", fileName: "sw.js", source: source.replace("FILES = []", `FILES = ${JSON.stringify(files)}`) });
  },
};

const version = /__version__ = "(.+)"/.exec(readFileSync("../src/cutpurse/__init__.py", "utf-8"))?.[1] ?? "";

export default defineConfig({
  plugins: [svelte(), pictures, worker],
  define: { BUILD: JSON.stringify(version) },
  build: { outDir: "../src/cutpurse/server/page", emptyOutDir: true, manifest: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true, headers: { origin: server } } } },
});
