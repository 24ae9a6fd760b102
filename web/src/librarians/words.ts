// What is said about cards and places of the table.
import type { LibrariansBook, LibrariansGenre, LibrariansPlace } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { bookOf, genreName, kindName, powerText } from "../texts/librarians";
import { list, say } from "../texts/texts.svelte";

export const GENRES: LibrariansGenre[] = [
  "horror", "detective", "true-crime", "tragedy", "romance", "comedy", "adventure", "self-help", "thriller", "action",
  "travel", "mythology", "fantasy", "sci-fi", "poetry", "graphic-novel", "biography", "science", "business", "cooking",
  "mystery", "crime", "drama", "picture-book",
];

/** The rule behind a genre or a thrill. */
export function ruleOf({ genre }: { genre?: LibrariansGenre }): string {
  return genre ? `LB-Q${GENRES.indexOf(genre) + 1}` : "LB-E5";
}

export function placeName({ row, column }: LibrariansPlace): string {
  return say("page.librarians.place", { row, n: Math.abs(column), side: column < 0 ? "left" : column > 0 ? "right" : "middle" });
}

export function bookTitle(table: TableState, card: number): string {
  const book = bookOf(table, card);
  return book ? say("page.librarians.book", { letter: book.letter, title: book.title }) : "";
}

/** What is printed on a card, as a sentence. */
export function bookText(book: LibrariansBook): string {
  return say("librarians.card", {
    kind: kindName(book),
    author: book.author ?? say("librarians.anonymous"),
    audience: say(`audience.${book.audience}.name`),
    volume: book.volume ?? "none",
  });
}

export function powerSentence(book: { genre?: LibrariansGenre; thrill?: string }): string {
  const name = book.thrill ? say(`thrill.${book.thrill}.name`) : genreName(book.genre!);
  return say("page.librarians.power", { name, power: powerText(book) });
}

export function completing(genres: LibrariansGenre[]): string {
  const names = list(genres.map(genreName));
  return say("page.completes", { genres: names });
}
