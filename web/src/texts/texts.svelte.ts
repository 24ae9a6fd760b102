// Everything that people read, in the language that they chose.
import { IntlMessageFormat } from "intl-messageformat";
import { settings, type Language } from "../settings.svelte";

export type Values = Record<string, string | number>;
type Messages = Record<string, string>;

const LOAD: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import("texts:en"),
  cs: () => import("texts:cs"),
  de: () => import("texts:de"),
};

let language = $state<Language>("en");
let messages = $state.raw<Messages>({});
const formats = new Map<string, IntlMessageFormat>();

// What did not arrive is asked for again, as long as it is wanted: without words there is nothing to show.
async function wordsOf(wanted: Language): Promise<Messages | undefined> {
  for (let pause = 500; settings.language === wanted; pause = Math.min(2 * pause, 30_000)) {
    try {
      return (await LOAD[wanted]()).default;
    } catch {
      await new Promise((later) => setTimeout(later, pause));
    }
  }
  return undefined;
}

/** Loads the language of the settings; what is on the screen changes when it is there. */
export async function speak(): Promise<void> {
  const wanted = settings.language;
  const loaded = await wordsOf(wanted);
  if (!loaded || settings.language !== wanted) return;
  formats.clear();
  language = wanted;
  messages = loaded;
  document.documentElement.lang = wanted;
}

export const spoken = () => language;

export function has(key: string): boolean {
  return Object.hasOwn(messages, key);
}

/** The text of a key with its gaps filled. A key without a text shows as ⟦key⟧, which tests look for. */
export function say(key: string, values: Values = {}): string {
  if (!has(key)) return `⟦${key}⟧`;
  try {
    return formatOf(key).format(values) as string;
  } catch {
    return `⟦${key}⟧`; // a gap without a value
  }
}

function formatOf(key: string): IntlMessageFormat {
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(messages[key]!, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

/** One, two and three. */
export function list(words: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}
