// Finding something in a rulebook.
import type { Passage } from "../../build/rules";

const plain = (text: string) => text.toLocaleLowerCase().normalize("NFD").replaceAll(/\p{Diacritic}/gu, "");

/** Passages that have every word, however it is accented; headings fall away. */
export function search(passages: Passage[], words: string): Passage[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return passages;
  return passages.filter(({ id, text, depth }) => {
    const whole = plain(`${id ?? ""} ${text}`);
    return !depth && wanted.every((word) => whole.includes(word));
  });
}
