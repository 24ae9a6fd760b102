// Whoever says a text fills all of its gaps: one that is left open would be shown as a text that is missing.
import { IntlMessageFormat } from "intl-messageformat";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const MESSAGES = new URL("../../../messages/", import.meta.url);
const SOURCES = new URL("../", import.meta.url);
const texts = Object.assign(
  {},
  ...readdirSync(MESSAGES)
    .filter((name) => name.endsWith(".en.json"))
    .map((name) => JSON.parse(readFileSync(new URL(name, MESSAGES), "utf8")) as object),
) as Record<string, string>;

interface Node {
  type?: string | number;
  [part: string]: unknown;
}

function* within(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const one of part) yield* within(one);
  else if (part && typeof part === "object") {
    yield part as Node;
    for (const [name, child] of Object.entries(part)) if (name !== "loc" && name !== "parent") yield* within(child);
  }
}

/** The gaps of a text, also those within its alternatives: whatever in it has a kind and a name, but is no text itself. */
function gapsOf(text: string): string[] {
  const ast = new IntlMessageFormat(text, "en", undefined, { ignoreTag: true }).getAst();
  const LITERAL: unknown = 0;
  return [...within(ast)].flatMap(({ type, value }) => (typeof type === "number" && type !== LITERAL && typeof value === "string" ? [value] : []));
}

interface Said {
  key: string;
  filled: string[];
}

/** What a file says word by word, without what it puts together. */
function saidIn(name: string): Said[] {
  const source = readFileSync(new URL(name, SOURCES), "utf8");
  const tree = parse(name.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source, { modern: true });
  return [...within(tree)].flatMap(({ type, callee, arguments: given }) => {
    if (type !== "CallExpression" || (callee as Node).name !== "say") return [];
    const [key, values] = given as Node[];
    const properties = values ? (values.type === "ObjectExpression" ? (values.properties as Node[]) : undefined) : [];
    if (key?.type !== "Literal" || !properties || properties.some((one) => one.type !== "Property")) return [];
    return [{ key: key.value as string, filled: properties.map((one) => (one.key as Node).name as string) }];
  });
}

const files = (readdirSync(SOURCES, { recursive: true }) as string[]).filter((name) => /(\.svelte|(?<!\.d|\.test)\.ts)$/.test(name));

test("every text has what it needs where it is said", () => {
  const said = files.flatMap((name) => saidIn(name).map((one) => ({ name, ...one })));
  expect(said.length).toBeGreaterThan(300);
  const open = said.filter(({ key, filled }) => gapsOf(texts[key] ?? "{no text}").some((gap) => !filled.includes(gap)));
  expect(open.map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
}, 60_000); // it reads the whole page
