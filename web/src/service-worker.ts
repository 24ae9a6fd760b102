// Keeps the page on the device, so that it opens without a network, and shows notices.
/// <reference lib="webworker" />
import type { PushNotice } from "$protocol";

declare const self: ServiceWorkerGlobalScope;
// What build/app.ts knows when everything else is built: all files, a name for just these, and a sentence by language.
declare const FILES: string[];
declare const EDITION: string;
declare const YOUR_TURN: Record<string, string>;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(EDITION).then((cache) => cache.addAll(FILES)));
});

// An edition takes over when nobody looks at the one before any more, or when somebody wants it to.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== EDITION) await caches.delete(name);
  };
  event.waitUntil(clear());
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(EDITION);
  const kept = await cache.match(request.mode === "navigate" ? "/" : request);
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const ours = origin === location.origin && !/^\/(api|health|ready|metrics)\b/.test(pathname);
  if (event.request.method === "GET" && ours) event.respondWith(answer(event.request));
});

self.addEventListener("push", (event) => {
  const notice = event.data?.json() as PushNotice | undefined;
  const words = YOUR_TURN[navigator.language.slice(0, 2)] ?? YOUR_TURN.en!;
  const options = { body: words, icon: "/icon.svg", tag: notice?.table, data: notice?.table };
  event.waitUntil(self.registration.showNotification("Shelfmark", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data as string | undefined;
  event.waitUntil(self.clients.openWindow(table ? `/#/table/${table}` : "/"));
});
