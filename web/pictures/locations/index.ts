/** The town: one small scene for each location, 240 by 150. */

import type { ExLibrisPlace } from "../../../protocol/protocol";
import { picture } from "../pen";
import { HEIGHT, WIDTH } from "../scenery";
import { assistantsGuild } from "./assistants-guild";
import { auctionHouse } from "./auction-house";
import { bargainBooks } from "./bargain-books";
import { bookCollector } from "./book-collector";
import { bookSwap } from "./book-swap";
import { bookshop } from "./bookshop";
import { bookwormTavern } from "./bookworm-tavern";
import { communityCenter } from "./community-center";
import { divinersHut } from "./diviners-hut";
import { donationCenter } from "./donation-center";
import { gamblingDen } from "./gambling-den";
import { garbageDump } from "./garbage-dump";
import { home } from "./home";
import { librariansLodge } from "./librarians-lodge";
import { mysteriousShack } from "./mysterious-shack";
import { shelfmasonsGuild } from "./shelfmasons-guild";
import { taxCollector } from "./tax-collector";
import { wishingWell } from "./wishing-well";
import { yardSale } from "./yard-sale";

const SCENES: Record<ExLibrisPlace, () => string> = {
  "diviners-hut": divinersHut,
  "book-swap": bookSwap,
  "auction-house": auctionHouse,
  "donation-center": donationCenter,
  "community-center": communityCenter,
  "wishing-well": wishingWell,
  "gambling-den": gamblingDen,
  "librarians-lodge": librariansLodge,
  "book-collector": bookCollector,
  bookshop,
  "garbage-dump": garbageDump,
  "bookworm-tavern": bookwormTavern,
  "mysterious-shack": mysteriousShack,
  "bargain-books": bargainBooks,
  "assistants-guild": assistantsGuild,
  "tax-collector": taxCollector,
  "yard-sale": yardSale,
  "shelfmasons-guild": shelfmasonsGuild,
  home,
};

export const places = Object.keys(SCENES) as ExLibrisPlace[];

const drawn = new Map<ExLibrisPlace, string>();

/** The scene of a location. It never changes, so it is drawn once. */
export function location(name: ExLibrisPlace): string {
  const markup = drawn.get(name) ?? picture(WIDTH, HEIGHT, SCENES[name](), "scene");
  drawn.set(name, markup);
  return markup;
}
