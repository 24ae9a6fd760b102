// Keeps the tables of this browser's house, in IndexedDB: what was acknowledged is there after a crash.
import type { DeskRequest, Keep } from "$protocol";
import { memoryDesk } from "./memory-desk";
import { Outcome, type DeskAnswer } from "./wasm";

export type Desk = (request: DeskRequest) => Promise<DeskAnswer>;

interface KeptToken {
  table: string;
  value: string;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** `closed` is called when others need the database: a later edition, or somebody who clears it away. */
async function openDatabase(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open("shelfmark", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("entries"); // by [table, number]
    request.result.createObjectStore("tokens").createIndex("table", "table"); // by hash
  };
  const database = await settled(request);
  database.onversionchange = () => {
    database.close();
    closed();
  };
  database.onclose = closed;
  return database;
}

// All that a table has, whatever the number.
const ofTable = (table: string) => IDBKeyRange.bound([table], [table, []]);

// Whether the next entry of a table has this number. Counting them all would take longer with every move.
async function comesNext(entries: IDBObjectStore, table: string, number: number): Promise<boolean> {
  const there = (at: number) => settled(entries.getKey([table, at]));
  const [last, next] = await Promise.all([number > 0 ? there(number - 1) : table, there(number)]);
  return last !== undefined && next === undefined;
}

async function keep(database: IDBDatabase, batch: Keep): Promise<DeskAnswer> {
  const changesTokens = batch.old_tokens.length + batch.new_tokens.length > 0;
  const transaction = database.transaction(changesTokens ? ["entries", "tokens"] : ["entries"], "readwrite");
  const done = finished(transaction);
  const entries = transaction.objectStore("entries");
  if (!(await comesNext(entries, batch.table, batch.first))) {
    await done;
    return { outcome: Outcome.conflict };
  }
  batch.entries.forEach((entry, i) => entries.put(entry, [batch.table, batch.first + i]));
  if (changesTokens) {
    const tokens = transaction.objectStore("tokens");
    for (const hash of batch.old_tokens) tokens.delete(hash);
    for (const { hash, value } of batch.new_tokens) tokens.put({ table: batch.table, value }, hash);
  }
  transaction.commit();
  await done;
  return { outcome: Outcome.done };
}

async function discard(database: IDBDatabase, table: string): Promise<DeskAnswer> {
  const transaction = database.transaction(["entries", "tokens"], "readwrite");
  const done = finished(transaction);
  transaction.objectStore("entries").delete(ofTable(table));
  const tokens = transaction.objectStore("tokens");
  for (const key of await settled(tokens.index("table").getAllKeys(table))) tokens.delete(key);
  await done;
  return { outcome: Outcome.done };
}

async function serve(database: IDBDatabase, request: DeskRequest): Promise<DeskAnswer> {
  if (request.type === "keep") return keep(database, request);
  if (request.type === "discard") return discard(database, request.table);
  if (request.type === "redact") {
    const transaction = database.transaction("entries", "readwrite");
    transaction.objectStore("entries").put(request.entry, [request.table, request.number]);
    await finished(transaction);
    return { outcome: Outcome.done };
  }
  if (request.type === "load") {
    const entries = database.transaction("entries").objectStore("entries");
    const found = await settled(entries.getAll(ofTable(request.table)));
    return { outcome: Outcome.done, text: found.join("\n") };
  }
  const tokens = database.transaction("tokens").objectStore("tokens");
  const token = (await settled(tokens.get(request.hash))) as KeptToken | undefined;
  return { outcome: Outcome.done, text: token ? `${token.table}\n${token.value}` : "" };
}

/** `forgets` is called where nothing can be stored: tables are gone when the page is closed. */
export async function openDesk(forgets: () => void): Promise<Desk> {
  let database: Promise<IDBDatabase> | undefined;
  const open = () => (database ??= openDatabase(() => (database = undefined)));
  try {
    await open();
  } catch {
    forgets();
    return memoryDesk();
  }
  return async (request) => {
    try {
      return await serve(await open(), request);
    } catch (error) {
      console.error(error);
      return { outcome: Outcome.failed };
    }
  };
}
