// Keeps the page itself for when there is no connection; what happens at tables is never kept.
const SHELL = "cutpurse-VERSION";
const FILES = []; // put in when the page is built

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => kept("/")));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(url.pathname));
});

async function keepAll() {
  await (await caches.open(SHELL)).addAll(["/", ...FILES]);
  await self.skipWaiting();
}

/** What other versions of the page have kept goes away with them. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
  await self.clients.claim();
}

/** Files under a name with a hash never change: what was loaded once need not be loaded again. */
async function kept(path) {
  const shell = await caches.open(SHELL), found = await shell.match(path);
  if (found) return found;
  const answer = await fetch(path);
  if (answer.ok) await shell.put(path, answer.clone());
  return answer;
}
