// As much of Markdown as the rulebooks use.
export type Part = { kind: "plain" | "strong" | "code" | "rule"; text: string };
export type Block =
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "drawing"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "text"; text: string };

const MARKED = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{2}-[A-Z]\d+)\b/g;

export function inline(line: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of line.matchAll(MARKED)) {
    if (found.index > end) parts.push({ kind: "plain", text: line.slice(end, found.index) });
    const [all, strong, code, rule] = found;
    if (strong) parts.push({ kind: "strong", text: strong });
    else if (code) parts.push({ kind: "code", text: code });
    else if (rule) parts.push({ kind: "rule", text: rule });
    end = found.index + all.length;
  }
  if (end < line.length) parts.push({ kind: "plain", text: line.slice(end) });
  return parts;
}

const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

export function parseBlock(text: string): Block {
  const lines = text.split("\n");
  const first = lines[0] ?? "";
  if (first.startsWith("```")) return { kind: "drawing", text: lines.slice(1, -1).join("\n") };
  if (first.startsWith("|")) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (first.startsWith("- ")) {
    const items = text.split(/^- /m).filter(Boolean);
    return { kind: "list", items: items.map((item) => item.replaceAll(/\s+/g, " ").trim()) };
  }
  return { kind: "text", text: lines.join(" ") };
}
