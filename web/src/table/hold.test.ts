import { afterEach, expect, test, vi } from "vitest";
import { holdTable } from "./hold";

afterEach(() => vi.unstubAllGlobals());

test("without locks, as over plain http, the newest window has the table as well", async () => {
  vi.stubGlobal("navigator", {});
  const leave = new AbortController();
  const [first, other, newest] = [vi.fn(), vi.fn(), vi.fn()];
  holdTable("abc", leave.signal, first);
  holdTable("xyz", leave.signal, other);
  holdTable("abc", leave.signal, newest);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect(other).not.toHaveBeenCalled();
  expect(newest).not.toHaveBeenCalled();
  leave.abort();
});

test("who has left a table does not lose it", async () => {
  vi.stubGlobal("navigator", {});
  const [left, leave] = [new AbortController(), new AbortController()];
  const [first, second] = [vi.fn(), vi.fn()];
  holdTable("abc", left.signal, first);
  left.abort();
  holdTable("abc", leave.signal, second);
  holdTable("abc", leave.signal, () => {});
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
  leave.abort();
});
