// Where on the table something stands.
import type { Advice } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { goodPlaces } from "./reasons-librarians";

const decides = (action: string): string => `[data-action="${CSS.escape(action).replaceAll("\\ ", " ")}"]`;

/** The only good place of a card of Librarians, once it is taken up. */
function placeOf(table: TableState, action: string, advice?: Advice): string[] {
  const choice = table.librarians?.choices?.find((one) => one.action === action);
  const [place, ...others] = choice ? goodPlaces(choice, advice) : [];
  if (!place || others.length) return [];
  return [`.table:has(.held${decides(action)}) [data-drop="${place.row},${place.column}"]`];
}

/** Where a card of Librarians goes that the hand has taken up: another card that would fit there is not meant. */
export const placeFor = (card: string, action: string): string => `.table:has(.held${decides(card)}) ${decides(action)}`;

/** Where a decision is made, in what was opened for it or on the table, and where it is seen best; or else whatever has to be settled before. */
export function lookAt(table: TableState, action: string, advice?: Advice): string[] {
  const figure = table.exlibris?.choices?.find((choice) => choice.action === action)?.figure;
  const before = figure === undefined ? [] : [`.waiting [data-thing="figure:${figure}"]`];
  // What is best done by one button.
  const together = table.exlibris?.prompt?.best?.length ? ["[data-best]"] : [];
  return [...together, `dialog ${decides(action)}`, `.tray ${decides(action)}`, ...placeOf(table, action, advice), decides(action), ...before];
}
