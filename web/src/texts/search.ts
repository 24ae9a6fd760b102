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
