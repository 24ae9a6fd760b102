import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readRules } from "../../build/rules";
import { occurrences, ruleIn, search } from "./search";

const FOLDER = fileURLToPath(new URL("../../../docs/rules", import.meta.url));
const ids = (language: string) =>
  readRules(FOLDER, language).map(({ game, passages }) => [game, passages.flatMap(({ id }) => id ?? [])]);

test("all languages have the same rules", () => {
  expect(ids("en").map(([game]) => game)).toEqual(["exlibris", "librarians"]);
  expect(ids("en")[0]![1]).toContain("XL-L7");
  expect(ids("cs")).toEqual(ids("en"));
  expect(ids("de")).toEqual(ids("en"));
});

test("a rule is found under the heading where it stands", () => {
  const passages = [{ depth: 2, text: "Setup" }, { id: "XL-S1", text: "one" }, { depth: 2, text: "The end" }, { text: "…" }, { id: "XL-S2", text: "two" }];
  expect(ruleIn(passages, "XL-S1")).toEqual({ id: "XL-S1", section: "Setup", text: "one" });
  expect(ruleIn(passages, "XL-S2")).toEqual({ id: "XL-S2", section: "The end", text: "two" });
  expect(ruleIn(passages, "XL-S3")).toBeUndefined();
});

test("what was looked for is found where it stands, however it is accented", () => {
  expect(occurrences("Příprava hry, konec hry", "hry PRI")).toEqual([[9, 12], [20, 23], [0, 3]]);
  expect(occurrences("📚 Karty", "karty")).toEqual([[3, 8]]);
  expect(occurrences("Karty", " ")).toEqual([]);
});

test("searching wants every word, and overlooks accents", () => {
  const passages = [{ depth: 2, text: "Příprava" }, { id: "XL-S1", text: "Příprava hry" }, { id: "XL-S2", text: "Konec hry" }];
  expect(search(passages, "PRIPRAVA hry").map(({ id }) => id)).toEqual(["XL-S1"]);
  expect(search(passages, "xl-s2").map(({ id }) => id)).toEqual(["XL-S2"]);
  expect(search(passages, " ")).toEqual(passages);
});
