// The choices of a decision, sorted by the thing on the table that they are about.
import type { LibrariansChoice, LibrariansGenre } from "$protocol";
import { keyOf } from "./geometry";

export interface Offers {
  /** By place: where a card goes, or which book is meant. */
  places: Map<string, LibrariansChoice>;
  /** Taps wait until somebody wants to tap: they cannot be taken back. */
  taps: Map<string, LibrariansChoice>;
  shelfTaps: Map<number, LibrariansChoice>;
  /** By row: bookshelf cards that turn, go or come. */
  shelves: Map<number, LibrariansChoice>;
  columns: Map<number, LibrariansChoice[]>;
  /** By card: of my hand. */
  hand: Map<number, LibrariansChoice>;
  /** By card: of the deck, or of an author. */
  cards: Map<number, LibrariansChoice>;
  /** By genre, of my power cards; by seat and genre, of others'. */
  powers: Map<string, LibrariansChoice>;
  /** By card and seat: who gets a power card. */
  gifts: Map<number, Map<number, LibrariansChoice>>;
  /** By seat: whose hand is shown. */
  seats: Map<number, LibrariansChoice>;
  colours: LibrariansChoice[];
  letters: LibrariansChoice[];
  /** What has no place on the table. */
  others: LibrariansChoice[];
}

export const powerKey = (genre: LibrariansGenre, seat?: number): string => `${seat ?? "mine"} ${genre}`;

function nothing(): Offers {
  return {
    places: new Map(),
    taps: new Map(),
    shelfTaps: new Map(),
    shelves: new Map(),
    columns: new Map(),
    hand: new Map(),
    cards: new Map(),
    powers: new Map(),
    gifts: new Map(),
    seats: new Map(),
    colours: [],
    letters: [],
    others: [],
  };
}

function file(offers: Offers, choice: LibrariansChoice) {
  const { words, card, place, row, column, genre, other } = choice;
  switch (words) {
    case "play":
    case "put":
    case "insert":
      offers.hand.set(card!, choice);
      break;
    case "next":
    case "keep":
      offers.cards.set(card!, choice);
      break;
    case "tap":
      offers.taps.set(keyOf(place!), choice);
      break;
    case "tap-shelf":
      offers.shelfTaps.set(row!, choice);
      break;
    case "rotate":
    case "remove-shelf":
    case "add-shelf":
      // Of a single shelf, top and bottom are the same one: the other end has its button.
      if (offers.shelves.has(row!)) offers.others.push(choice);
      else offers.shelves.set(row!, choice);
      break;
    case "shift":
      offers.columns.set(column!, [...(offers.columns.get(column!) ?? []), choice]);
      break;
    case "use":
      offers.powers.set(powerKey(genre!), choice);
      break;
    case "steal":
      offers.powers.set(powerKey(genre!, other), choice);
      break;
    case "give":
      offers.gifts.set(card!, (offers.gifts.get(card!) ?? new Map<number, LibrariansChoice>()).set(other!, choice));
      break;
    case "reveal":
      offers.seats.set(other!, choice);
      break;
    case "colour":
      offers.colours.push(choice);
      break;
    case "letter":
      offers.letters.push(choice);
      break;
    default:
      if (place) offers.places.set(keyOf(place), choice);
      else offers.others.push(choice);
  }
}

export function sorted(choices: readonly LibrariansChoice[]): Offers {
  const offers = nothing();
  for (const choice of choices) file(offers, choice);
  return offers;
}
