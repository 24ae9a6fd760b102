// An advice is a plan where it takes up a card: asked again half-way, the bot might think of another place for it.
import type { Advice } from "$protocol";
import type { TableState } from "../table/table.svelte";

export interface Plan {
  advice: Advice;
  /** What it takes up. */
  card?: number;
}

export const planOf = (table: TableState, advice: Advice): Plan => ({
  advice,
  card: table.exlibris?.choices?.find(({ action }) => action === advice.action)?.card,
});

/** What is left to do of a plan whose first half is done. */
export function restOf(table: TableState, plan: Plan | undefined): Advice | undefined {
  const { prompt, choices } = table.exlibris ?? {};
  const action = plan?.advice.then;
  const isTakenUp = plan?.card !== undefined && prompt?.card === plan.card;
  if (!action || !isTakenUp || !choices?.some((choice) => choice.action === action)) return undefined;
  return { action, best: plan.advice.best };
}
