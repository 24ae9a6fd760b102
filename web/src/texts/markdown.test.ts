import { expect, test } from "vitest";
import { inline, parseBlock } from "./markdown";

test("ids of rules, strong words and code are told apart", () => {
  expect(inline("See XL-L7: **never** `at 1,1`.")).toEqual([
    { kind: "plain", text: "See " },
    { kind: "rule", text: "XL-L7" },
    { kind: "plain", text: ": " },
    { kind: "strong", text: "never" },
    { kind: "plain", text: " " },
    { kind: "code", text: "at 1,1" },
    { kind: "plain", text: "." },
  ]);
});

test("a table has a head and rows", () => {
  expect(parseBlock("| a | b |\n|---|---|\n| 1 | 2 |")).toEqual({ kind: "table", head: ["a", "b"], rows: [["1", "2"]] });
});

test("a list has items, each in one line", () => {
  expect(parseBlock("- one\n  goes on\n- two")).toEqual({ kind: "list", items: ["one goes on", "two"] });
});

test("lines of a paragraph are one text, those of a drawing stay", () => {
  expect(parseBlock("one\ntwo")).toEqual({ kind: "text", text: "one two" });
  expect(parseBlock("```\n a\nb\n```")).toEqual({ kind: "drawing", text: " a\nb" });
});
