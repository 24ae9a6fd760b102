// What this device keeps, by key. Where nothing may be kept, or there is no room for more, it holds until the page is closed.
const unkept = new Map<string, string>();
let forgetful = $state<"no" | "yes" | "known">("no");

/** Whether people should be told that something will be lost. */
export const warns = (): boolean => forgetful === "yes";

/** Something could not be kept. */
export function forget() {
  if (forgetful === "no") forgetful = "yes";
}

/** People know. */
export function noted() {
  forgetful = "known";
}

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept under a key. Another edition or a curious person may have written it: its shape is anybody's guess. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
    forget();
  }
}
