import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env["CUTPURSE_SERVER"] ?? "http://127.0.0.1:8000";

/** The pictures stand in the page itself: whatever is drawn uses them by their ids, without another request. */
const pictures: Plugin = {
  name: "pictures",
  transformIndexHtml: (html) => html.replace("<!-- pictures -->", ["art", "games"].map((name) => readFileSync(`src/style/${name}.svg`, "utf-8")).join("")),
};

/** The pages that must be there without a connection, to say so: what they are made of is kept from the first visit on. */
const KEPT = /(pages\/(Home|NewTable|TablePage)\.svelte|words\/en\.ftl\?raw)$/;

/** The worker knows these files by their names, and its own version by theirs. */
const worker: Plugin = {
  name: "worker",
  generateBundle(_, bundle) {
    const needed = new Set<string>();
    const need = (name: string): void => {
      const part = bundle[name];
      if (!part || needed.has(name)) return;
      needed.add(name);
      if (part.type === "chunk") [...part.imports, ...(part.viteMetadata?.importedCss ?? [])].forEach(need);
    };
    for (const part of Object.values(bundle)) if (part.type === "chunk" && (part.isEntry || KEPT.test(part.facadeModuleId ?? ""))) need(part.fileName);
    const files = [...needed, ...Object.keys(bundle).filter((name) => name.endsWith(".woff2"))].map((name) => `/${name}`).sort();
    const version = createHash("sha256").update(readFileSync("index.html", "utf-8") + files.join(" ")).digest("hex").slice(0, 12);
    const source = readFileSync("src/sw.js", "utf-8").replace("VERSION", version).replace("FILES = []", `FILES = ${JSON.stringify(files)}`);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

const version = /__version__ = "(.+)"/.exec(readFileSync("../src/cutpurse/__init__.py", "utf-8"))?.[1] ?? "";

export default defineConfig({
  plugins: [svelte(), pictures, worker],
  define: { BUILD: JSON.stringify(version) },
  build: { outDir: "../src/cutpurse/server/page", emptyOutDir: true, manifest: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true, headers: { origin: server } } } },
});
