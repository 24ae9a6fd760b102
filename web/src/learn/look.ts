// Where on the table something stands.
import type { TableState } from "../table/table.svelte";

const decides = (action: string): string => `[data-action="${CSS.escape(action).replaceAll("\\ ", " ")}"]`;

/** Where a decision is made, and where it is seen best; or else whatever has to be settled before. */
export function lookAt(table: TableState, action: string): string[] {
  const figure = table.exlibris?.choices?.find((choice) => choice.action === action)?.figure;
  return [`.tray ${decides(action)}`, decides(action), ...(figure === undefined ? [] : [`.waiting [data-thing="figure:${figure}"]`])];
}
