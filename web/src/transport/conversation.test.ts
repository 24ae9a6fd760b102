import type { ClientMessage, ServerMessage } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Conversation } from "./conversation";
import type { House } from "./house";

// A house whose lines the test holds in its hands.
class Puppet implements House {
  here = true;
  lines: { said: ClientMessage[]; hear(message: ServerMessage): void; cut(): void }[] = [];
  ask = () => Promise.reject(new Error("nobody asks"));
  open(heard: (message: ServerMessage) => void, ended: () => void) {
    const said: ClientMessage[] = [];
    this.lines.push({ said, hear: heard, cut: ended });
    return { send: (message: ClientMessage) => void said.push(message), close() {} };
  }
  get line() {
    return this.lines.at(-1)!;
  }
  greet() {
    this.line.hear({ type: "welcome", version: 1, game: "exlibris", rules: 1, number: 3, now: 0 });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function talk() {
  const house = new Puppet();
  const conversation = new Conversation(house, { table: "abc", token: "t" }, () => {}, () => {}, 0);
  return { house, conversation };
}

test("every conversation counts in a series of its own", () => {
  const numbers = [talk(), talk()].map(({ house, conversation }) => {
    house.greet();
    void conversation.request({ type: "undo", at: 3 });
    void conversation.request({ type: "redo", at: 3 });
    return house.line.said.slice(1).map((said) => ("seq" in said ? said.seq! : 0));
  });
  for (const [first, second] of numbers) {
    expect(second).toBe(first! + 1);
    expect(first! % 2 ** 20).toBe(1);
    expect(first).toBeLessThan(2 ** 52);
  }
  expect(numbers[0]![0]).not.toBe(numbers[1]![0]);
});

test("after a lost connection, what was not answered is sent once more under its number", async () => {
  const { house, conversation } = talk();
  house.greet();
  const answer = conversation.request({ type: "decide", at: 3, action: "pass" });
  house.line.cut();
  vi.advanceTimersByTime(60_000);
  expect(house.lines.length).toBe(2);
  expect(house.line.said.map(({ type }) => type)).toEqual(["hello"]);
  house.greet();
  const seq = expect.any(Number);
  const [, again] = house.line.said;
  expect(again).toEqual({ type: "decide", at: 3, action: "pass", seq });
  expect(again).toEqual(house.lines[0]!.said[1]);
  house.line.hear({ type: "accepted", seq: (again as { seq: number }).seq, number: 4 });
  expect(await answer).toMatchObject({ type: "accepted", number: 4 });
});

test("a fault with the number of a request is its answer, and no trouble of the table", async () => {
  const house = new Puppet();
  const heard = vi.fn();
  const conversation = new Conversation(house, { table: "abc" }, heard, () => {});
  house.greet();
  heard.mockClear();
  const answer = conversation.request({ type: "say", text: "x".repeat(9999) });
  const other = conversation.request({ type: "undo", at: 3 });
  const [, first, second] = house.line.said as { seq: number }[];
  house.line.hear({ type: "fault", key: "table.no-message", seq: first!.seq });
  expect(await answer).toMatchObject({ type: "refused", why: { key: "table.no-message" } });
  expect(heard).not.toHaveBeenCalled();
  house.line.cut();
  vi.advanceTimersByTime(60_000);
  house.greet();
  expect(house.line.said.slice(1)).toEqual([second]);
  house.line.hear({ type: "accepted", seq: second!.seq });
  await other;
});

test("who comes back says what was seen last", () => {
  const { house } = talk();
  house.greet();
  house.line.hear({ type: "happened", number: 9, time: 0 });
  house.line.cut();
  vi.advanceTimersByTime(60_000);
  expect(house.line.said[0]).toMatchObject({ type: "hello", table: "abc", token: "t", seen: 9 });
});

test.each(["table.busy", "table.store", "table.closing"])("%s at the door passes: it is knocked at again", (key) => {
  const house = new Puppet();
  const [heard, contact] = [vi.fn(), vi.fn()];
  new Conversation(house, { table: "abc" }, heard, contact);
  house.line.hear({ type: "fault", key });
  expect(contact).toHaveBeenLastCalledWith("lost");
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(house.lines.length).toBe(2);
});

test("a table that cannot be opened is not knocked at again", () => {
  const { house } = talk();
  house.line.hear({ type: "fault", key: "table.unknown" });
  vi.advanceTimersByTime(60_000);
  expect(house.lines.length).toBe(1);
});

test("a table that is closed for good is not knocked at again", () => {
  const { house } = talk();
  house.greet();
  house.line.hear({ type: "closed", why: "removed" });
  house.line.cut();
  vi.advanceTimersByTime(60_000);
  expect(house.lines.length).toBe(1);
});
