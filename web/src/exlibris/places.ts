// What the signs on a location mean: its number, lightning or hourglass, and spaces for more players.
import type { ExLibrisCataloguePlace, ExLibrisTile, ExLibrisTileState } from "$protocol";
import { say } from "../texts/texts.svelte";
import { catalogue } from "./catalogue";
import type { Play } from "./play.svelte";

/** For texts: who is alone plays by rules of their own. */
export const solo = ({ view }: Play) => (view.seats?.length === 1 ? "yes" : "no");

/** Locations are numbered as the catalogue lists them. */
export const numberOf = ({ place }: ExLibrisCataloguePlace): number => catalogue.places.findIndex((one) => one.place === place) + 1;

export const aboutTime = ({ delayed }: ExLibrisCataloguePlace): string => say(delayed ? "page.exlibris.delayed" : "page.exlibris.instant");

export const aboutNumber = (play: Play, printed: ExLibrisCataloguePlace): string =>
  say("page.exlibris.number-about", { n: numberOf(printed), solo: solo(play) });

export function aboutPlace(play: Play, printed: ExLibrisCataloguePlace): string[] {
  const more = printed.with_three + printed.with_four > 0;
  return [aboutTime(printed), aboutNumber(play, printed), ...(more ? [say("page.exlibris.spaces-about")] : [])];
}

export const tilesIn = ({ view }: Play, pile: ExLibrisTileState): ExLibrisTile[] => (view.tiles ?? []).filter(({ state }) => state === pile);
