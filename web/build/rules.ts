// The rulebooks as the page shows them: headings, and rules with their ids.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A part of a rulebook: a heading of a depth, or text, which has an id where it is a rule. */
export interface Passage {
  id?: string;
  depth?: number;
  text: string;
}

export interface Rulebook {
  game: string;
  passages: Passage[];
}

const RULE = /^\*\*([A-Z]{2}-[A-Z]\d+)\*\* /;

function passage(block: string): Passage {
  const heading = /^(#+) (.*)$/.exec(block);
  if (heading) return { depth: heading[1]!.length, text: heading[2]! };
  const rule = RULE.exec(block);
  return rule ? { id: rule[1]!, text: block.slice(rule[0].length) } : { text: block };
}

// Blocks stand apart by an empty line, except within a drawing.
function blocks(text: string): string[] {
  const found: string[] = [];
  let fenced = false;
  for (const part of text.split(/\n{2,}/)) {
    if (fenced) found[found.length - 1] += `\n\n${part}`;
    else if (part.trim()) found.push(part.trim());
    if ((part.match(/^```/gm)?.length ?? 0) % 2 === 1) fenced = !fenced;
  }
  return found;
}

export function readRules(folder: string, language: string): Rulebook[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(`.${language}.md`)).sort();
  return files.map((name) => ({
    game: name.split(".")[0]!.replace("-", ""),
    passages: blocks(readFileSync(join(folder, name), "utf8")).map(passage),
  }));
}
