// Why a choice is sensible, in a sentence: from what the table says of it.
import type { ExLibrisChoice, LibrariansChoice } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { reasonInTown } from "./reasons-exlibris";
import { reasonInLibrary } from "./reasons-librarians";

/** `then`: where a bot would put what it takes up. */
export function reasonFor(table: TableState, choice: ExLibrisChoice | LibrariansChoice, then?: string): string {
  return table.game === "librarians" ? reasonInLibrary(choice as LibrariansChoice, then) : reasonInTown(table, choice as ExLibrisChoice);
}
