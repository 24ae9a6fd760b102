// What is said about cards and places of the table.
import type { LibrariansBook, LibrariansChoice, LibrariansGenre, LibrariansPlace } from "$protocol";
import { GENRES_OF_COLOURS } from "../../pictures/badges";
import type { TableState } from "../table/table.svelte";
import { bookOf, choiceText, genreName, kindName, powerSentence } from "../texts/librarians";
import { list, say } from "../texts/texts.svelte";
import type { Note } from "./tips.svelte";

/** The rule behind a genre or a thrill. */
export function ruleOf({ genre }: { genre?: LibrariansGenre }): string {
  return genre ? `LB-Q${GENRES_OF_COLOURS.flat().indexOf(genre) + 1}` : "LB-E5";
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

export function completing(genres: LibrariansGenre[]): string {
  return say("page.completes", { genres: list(genres.map(genreName)) });
}

/** A choice, and what it would bring about. */
export function choiceWords(table: TableState, choice: LibrariansChoice): string {
  const { completes } = choice;
  return [choiceText(table, choice), ...(completes ? [completing(completes)] : [])].join(". ");
}

/** What a note says of a card. */
export function noteOn(table: TableState, card: number): Note {
  const book = bookOf(table, card)!;
  return { title: bookTitle(table, card), text: `${bookText(book)} ${powerSentence(book)}` };
}
