import type { LibrariansBook, LibrariansBookshelf } from "$protocol";
import { expect, test } from "vitest";
import { bookshelf, held, shelved } from "./faces";

const EVIL = `"><img src=x onerror=alert(1)>`;
const SHOWN = { authors: new Map([[EVIL, 2], ["Kiku Hondana", 3]]), ages: true, sequels: true };

// A server that is not ours may say anything.
const lie = <T>(value: object) => value as unknown as T;
const book: LibrariansBook = { name: "a", letter: "A", genre: "horror", colour: "red", title: "A", audience: "kids", volume: 2 };

test.each(["letter", "genre", "colour", "title", "author", "audience", "volume"])("a book whose %s is markup stays a picture", (field) => {
  const evil = lie<LibrariansBook>({ ...book, [field]: EVIL });
  for (const drawn of [shelved(evil, SHOWN), held(evil, SHOWN, "Horror")]) {
    expect(drawn).not.toContain("<img");
    expect(drawn).toContain("</svg>");
  }
});

test.each([{ colours: [EVIL] }, { n: EVIL }, { first: EVIL }, { power: EVIL }])("so does a bookshelf card: %o", (some) => {
  const shelf = lie<LibrariansBookshelf>({ right_to_left: false, power: "no-letters", first: "A", last: "B", ...some });
  expect(bookshelf(shelf, 1)).not.toContain("<img");
});

test("a volume is written as a Roman number", () => {
  expect(shelved(book, SHOWN)).toContain(">II<");
});

test("LB-C5: where authors matter, a book tells whose it is and how many there are", () => {
  const faces = (author: string) => [shelved({ ...book, author }, SHOWN), held({ ...book, author }, SHOWN, "Horror")];
  for (const drawn of faces("Kiku Hondana")) expect(drawn).toContain(">Hondana 3<");
  for (const drawn of faces("Otto Single")) expect(drawn).not.toContain("Single");
});
