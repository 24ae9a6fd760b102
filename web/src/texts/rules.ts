// The rulebooks in the language that is spoken; loaded when somebody wants to read them.
import type { Rulebook } from "../../build/rules";
import { settings, type Language } from "../settings.svelte";
import { ruleIn, type Rule } from "./search";

const LOAD: Record<Language, () => Promise<{ default: Rulebook[] }>> = {
  en: () => import("rules:en"),
  cs: () => import("rules:cs"),
  de: () => import("rules:de"),
};

/** The game that a rule belongs to. */
export const gameOf = (id: string) => (id.startsWith("LB") ? "librarians" : "exlibris");

export async function rulebooks(): Promise<Rulebook[]> {
  return (await LOAD[settings.language]()).default;
}

export async function findRule(id: string): Promise<Rule | undefined> {
  return ruleIn((await rulebooks()).flatMap(({ passages }) => passages), id);
}
