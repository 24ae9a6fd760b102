// Two windows of one browser have two houses: only one of them may play on at a table, or each would tell the other's moves
// too late.

/** Holds the table until `leave`; `lost` is called when another window takes it. */
export function holdTable(table: string, leave: AbortSignal, lost: () => void) {
  const held = () => new Promise<void>((resolve) => leave.addEventListener("abort", () => resolve()));
  void navigator.locks?.request(`shelfmark.table.${table}`, { steal: true }, held).catch(lost);
}
