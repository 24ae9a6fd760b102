// The page that this device keeps may be older than the server's: the next edition waits until somebody wants it.
let kept: ServiceWorkerRegistration | undefined;
let waiting = $state.raw<ServiceWorker>();
let wanted = false;

/** Whether there is one to change to. */
export const newEdition = (): boolean => waiting !== undefined;

/** The next edition takes over, and every window loads it. */
export function renew() {
  waiting?.postMessage("take-over");
}

/** Changes to the server's edition, once there is one: this one is of no use any more. */
export function seekEdition() {
  wanted = true;
  kept?.update().catch(() => {}); // without a network, everything stays as it is
  renew();
}

function watch(worker: ServiceWorker | null) {
  if (!worker || !kept?.active) return; // the first edition replaces nothing
  const look = () => {
    if (worker.state === "installed") waiting = worker;
    if (worker.state === "installed" && wanted) renew();
    // The files of this window's edition are gone now.
    if (worker.state === "activated") location.reload();
  };
  worker.addEventListener("statechange", look);
  look();
}

/** Keeps the page on this device. */
export async function keepPage() {
  kept = await navigator.serviceWorker.register("/service-worker.js");
  watch(kept.waiting);
  watch(kept.installing);
  kept.addEventListener("updatefound", () => watch(kept!.installing));
}
