import { IntlMessageFormat } from "intl-messageformat";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../../messages/", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => /^(bots|exlibris|learn|librarians|page|play|table|why)/.test(name));

test.each(files)("every text of %s can be read", (name) => {
  const messages = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as Record<string, string>;
  const language = name.split(".")[1]!;
  const broken = Object.entries(messages).filter(([, text]) => {
    try {
      new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      return false;
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});
