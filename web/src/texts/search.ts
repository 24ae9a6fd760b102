// Finding something in a rulebook.
import type { Passage } from "../../build/rules";

const plain = (text: string) => text.toLocaleLowerCase().normalize("NFD").replaceAll(/\p{Diacritic}/gu, "");

const wordsIn = (words: string) => plain(words).split(/\s+/).filter(Boolean);

/** Passages that have every word, however it is accented; headings fall away. */
export function search(passages: Passage[], words: string): Passage[] {
  const wanted = wordsIn(words);
  if (wanted.length === 0) return passages;
  return passages.filter(({ id, text, depth }) => {
    const whole = plain(`${id ?? ""} ${text}`);
    return !depth && wanted.every((word) => whole.includes(word));
  });
}

/** Where the words stand in a text: from and to. */
export function occurrences(text: string, words: string): [number, number][] {
  // Letter by letter, so that every letter stays in its place.
  const whole = Array.from(text, (letter) => plain(letter).slice(0, letter.length).padEnd(letter.length)).join("");
  return wordsIn(words).flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) found.push([at, at + word.length]);
    return found;
  });
}

/** A rule, and under which heading it stands. */
export interface Rule {
  id: string;
  text: string;
  section: string;
}

export function ruleIn(passages: Passage[], id: string): Rule | undefined {
  const at = passages.findIndex((passage) => passage.id === id);
  const section = passages.slice(0, at + 1).filter(({ depth }) => depth !== undefined).at(-1);
  return at < 0 ? undefined : { id, text: passages[at]!.text, section: section?.text ?? "" };
}
