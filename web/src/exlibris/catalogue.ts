// What is printed on the cards and tiles. The house says it; it never changes.
import type { ExLibrisCatalogue } from "$protocol";
import { ask, type House } from "../transport/house";

export const catalogue: ExLibrisCatalogue = { cards: [], places: [] };
let loading: Promise<void> | undefined;

export function loadCatalogue(house: House): Promise<void> {
  loading ??= ask<ExLibrisCatalogue>(house, "GET", "/api/exlibris/catalogue").then(
    (loaded) => void Object.assign(catalogue, loaded),
    (trouble) => {
      loading = undefined;
      throw trouble;
    },
  );
  return loading;
}
