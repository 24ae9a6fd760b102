// Web Push: a notice when it is my turn, even where the page is closed.
import type { PushKey } from "$protocol";
import type { TableState } from "./table/table.svelte";
import { ask } from "./transport/house";

export const canNotify = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Whether the table will send notices to this browser. */
export async function notify(table: TableState): Promise<boolean> {
  try {
    const { key } = await ask<PushKey>(table.house, "GET", "/api/push-key");
    const worker = await navigator.serviceWorker.ready;
    const push = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const reply = await table.request({
      type: "subscribe",
      endpoint: push.endpoint,
      p256dh: text(push.getKey("p256dh")),
      auth: text(push.getKey("auth")),
    });
    return reply.type === "accepted";
  } catch {
    return false; // refused by the browser or its owner
  }
}
