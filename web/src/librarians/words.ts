// What is said about cards and places of the table.
import type { LibrariansBook, LibrariansChoice, LibrariansGenre, LibrariansPlace } from "$protocol";
import { GENRES_OF_COLOURS } from "../../pictures/badges";
import type { TableState } from "../table/table.svelte";
import { bookOf, choiceText, genreName, kindName, powerSentence, prolific } from "../texts/librarians";
import { list, say } from "../texts/texts.svelte";
import type { Note } from "./tips.svelte";

/** The rule behind a genre or a thrill. */
export function ruleOf({ genre }: { genre?: LibrariansGenre }): string {
  return genre ? `LB-Q${GENRES_OF_COLOURS.flat().indexOf(genre) + 1}` : "LB-E5";
}

export function placeName({ row, column }: LibrariansPlace): string {
  return say("page.librarians.place", { row, n: Math.abs(column), side: column < 0 ? "left" : column > 0 ? "right" : "middle" });
}

/** Whatever is said, as a sentence among others. */
export function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");
}

export function bookTitle(table: TableState, card: number): string {
  const book = bookOf(table, card);
  return book ? say("page.librarians.book", { letter: book.letter, title: book.title }) : "";
}

/** What is printed on a card, as a sentence. */
export function bookText(table: TableState, book: LibrariansBook): string {
  const { author = say("librarians.anonymous"), audience, thrill, volume = "none" } = book;
  return say("page.librarians.printed", {
    kind: kindName(book),
    author,
    n: prolific(table.librarians?.material?.books ?? []).get(author) ?? 1,
    audience: thrill ? "none" : say(`audience.${audience}.name`),
    volume,
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
  return { title: bookTitle(table, card), text: `${bookText(table, book)} ${powerSentence(book)}` };
}
