// Two windows of one browser have two houses: only one of them may play on at a table, or each would tell the other's moves
// too late.

/** Holds the table until `leave`; `lost` is called when another window takes it. */
export function holdTable(table: string, leave: AbortSignal, lost: () => void) {
  const name = `shelfmark.table.${table}`;
  const held = () => new Promise<void>((resolve) => leave.addEventListener("abort", () => resolve()));
  if (navigator.locks) void navigator.locks.request(name, { steal: true }, held).catch(lost);
  else holdByWord(name, leave, lost);
}

// Browsers have locks only where the connection is secure. Elsewhere, whoever comes says so to the others.
function holdByWord(name: string, leave: AbortSignal, lost: () => void) {
  const windows = new BroadcastChannel(name);
  leave.addEventListener("abort", () => windows.close());
  windows.onmessage = () => {
    windows.close();
    lost();
  };
  windows.postMessage("mine");
}
