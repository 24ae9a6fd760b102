// Why a choice is sensible, in a sentence: from what the table says of it.
import type { Advice, ExLibrisChoice, LibrariansChoice } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { reasonInTown } from "./reasons-exlibris";
import { reasonInLibrary } from "./reasons-librarians";

/** `advice`: that of the bot whose choice it is. */
export function reasonFor(table: TableState, choice: ExLibrisChoice | LibrariansChoice, advice?: Advice): string {
  return table.game === "librarians" ? reasonInLibrary(table, choice as LibrariansChoice, advice) : reasonInTown(table, choice as ExLibrisChoice, advice);
}
