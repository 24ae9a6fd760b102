// What was agreed when a table was opened, for those who come to it later.
import type { Pacing, Table } from "$protocol";
import { LOCATIONS } from "../screens/options";
import { list, say } from "./texts.svelte";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Options as records write them: words, some of which list something. */
function read(options: string): Map<string, string[]> {
  return new Map(options.split(" ").map((word) => {
    const [name = "", values] = word.split("=");
    return [name, values?.split(",") ?? []];
  }));
}

const titled = (name: string, about: string) => `${name}: ${about}`;
/** Of a location, or of a library. */
export const boxed = (name: string) => say((LOCATIONS as string[]).includes(name) ? `location.${name}.name` : `library.${name}.name`);

function time({ pace, time = 0, late = "bot" }: Pacing): string {
  if (pace === "unlimited") return say("page.pace.unlimited");
  const n = Math.round(time / (pace === "days" ? DAY : MINUTE));
  return say(`page.terms.${pace}`, { n, late: say(`page.late.${late}`) });
}

function exlibris(options: Map<string, string[]>): string[] {
  const named = (word: string) => (options.get(word) ?? []).map(boxed);
  const [left, back] = [named("without"), named("with")];
  return [
    ...(options.get("variant") ?? []).map((one) => titled(say(`variant.${one}.name`), say(`variant.${one}.about`))),
    ...(left.length ? [say("page.terms.left-out", { names: list(left) })] : []),
    ...(back.length ? [say("page.terms.put-back", { names: list(back) })] : []),
  ];
}

function librarians(options: Map<string, string[]>): string[] {
  const genres = (options.get("genres") ?? []).map((one) => say(`genre.${one}.name`));
  const thrills = options.get("thrills") ?? [];
  const some = thrills.filter((one) => one !== "all").map((one) => say(`thrill.${one}.name`));
  return [
    ...(genres.length ? [say("page.terms.genres", { names: list(genres) })] : []),
    ...(options.get("expansions") ?? []).map((one) => titled(say(`expansion.${one}.name`), say(`page.expansion.${one}`))),
    ...(thrills.length ? [titled(say("page.librarians.thrills"), some.length ? list(some) : say("page.expansion.thrills"))] : []),
    ...(options.has("exactly-two") ? [titled(say("page.new.exactly-two"), say("page.expansion.exactly-two"))] : []),
  ];
}

/** Whatever differs from the usual game, and the time that there is. */
export function terms({ game, options, pacing, talk, aids }: Table): string[] {
  const words = read(options);
  return [
    ...(game === "exlibris" ? exlibris(words) : librarians(words)),
    ...(game === "librarians" ? [titled(say(`page.talk.${talk}`), say(`page.talk.${talk}.about`))] : []),
    ...(aids ? [] : [say("page.terms.no-aids")]),
    titled(say("page.new.time"), time(pacing)),
  ];
}
