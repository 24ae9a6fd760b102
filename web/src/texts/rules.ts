// The rulebooks in the language that is spoken; loaded when somebody wants to read them.
import type { Passage, Rulebook } from "../../build/rules";
import { settings, type Language } from "../settings.svelte";

const LOAD: Record<Language, () => Promise<{ default: Rulebook[] }>> = {
  en: () => import("rules:en"),
  cs: () => import("rules:cs"),
  de: () => import("rules:de"),
};

export async function rulebooks(): Promise<Rulebook[]> {
  return (await LOAD[settings.language]()).default;
}

export async function findRule(id: string): Promise<Passage | undefined> {
  return (await rulebooks()).flatMap(({ passages }) => passages).find((passage) => passage.id === id);
}
