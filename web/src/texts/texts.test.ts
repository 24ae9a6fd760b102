import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { has, say } = await import("./texts.svelte");

test.each(["constructor", "toString", "__proto__", "page.nothing"])("%s, which a server may say, has no text", (key) => {
  expect(has(key)).toBe(false);
  expect(say(key)).toBe(`⟦${key}⟧`);
});
