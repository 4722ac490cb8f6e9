// Keeps the page itself for when there is no connection; what happens at tables is never kept.
const SHELL = "cutpurse-shell";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const key = event.request.mode === "navigate" ? "/" : event.request;
  event.respondWith(
    fetch(event.request).then(async (answer) => {
      if (answer.ok) await (await caches.open(SHELL)).put(key, answer.clone());
      return answer;
    }).catch(async () => (await caches.match(key)) ?? Response.error()),
  );
});
