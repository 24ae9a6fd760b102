// Keeps tables as long as the page is open: for windows that may not store anything.
import type { DeskRequest, Keep } from "$protocol";
import { Outcome, type DeskAnswer } from "./wasm";

interface Shelf {
  entries: Map<string, string[]>;
  tokens: Map<string, { table: string; value: string }>;
}

function keep({ entries, tokens }: Shelf, batch: Keep): DeskAnswer {
  const known = entries.get(batch.table) ?? [];
  if (known.length !== batch.first) return { outcome: Outcome.conflict };
  entries.set(batch.table, [...known, ...batch.entries]);
  for (const hash of batch.old_tokens) tokens.delete(hash);
  for (const { hash, value } of batch.new_tokens) tokens.set(hash, { table: batch.table, value });
  return { outcome: Outcome.done };
}

function discard({ entries, tokens }: Shelf, table: string): DeskAnswer {
  entries.delete(table);
  for (const [hash, token] of tokens) if (token.table === table) tokens.delete(hash);
  return { outcome: Outcome.done };
}

function serve(shelf: Shelf, request: DeskRequest): DeskAnswer {
  switch (request.type) {
    case "keep":
      return keep(shelf, request);
    case "discard":
      return discard(shelf, request.table);
    case "redact": {
      const entries = shelf.entries.get(request.table) ?? [];
      if (request.number >= entries.length) return { outcome: Outcome.conflict };
      entries[request.number] = request.entry;
      return { outcome: Outcome.done };
    }
    case "load":
      return { outcome: Outcome.done, text: (shelf.entries.get(request.table) ?? []).join("\n") };
    case "find-token": {
      const token = shelf.tokens.get(request.hash);
      return { outcome: Outcome.done, text: token ? `${token.table}\n${token.value}` : "" };
    }
  }
}

export function memoryDesk(): (request: DeskRequest) => Promise<DeskAnswer> {
  const shelf: Shelf = { entries: new Map(), tokens: new Map() };
  return async (request) => serve(shelf, request);
}
