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
  greet(seq?: number) {
    this.line.hear({ type: "welcome", version: 1, game: "exlibris", rules: 1, number: 3, seq, now: 0 });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function talk() {
  const house = new Puppet();
  const conversation = new Conversation(house, { table: "abc", token: "t" }, () => {}, () => {}, 0);
  return { house, conversation };
}

test("requests go on from the last number of the seat", () => {
  const { house, conversation } = talk();
  house.greet(7);
  void conversation.request({ type: "undo", at: 3 });
  expect(house.line.said.at(-1)).toEqual({ type: "undo", at: 3, seq: 8 });
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
  expect(house.line.said.at(-1)).toEqual({ type: "decide", at: 3, action: "pass", seq: 1 });
  house.line.hear({ type: "accepted", seq: 1, number: 4 });
  expect(await answer).toEqual({ type: "accepted", seq: 1, number: 4 });
});

test("who comes back says what was seen last", () => {
  const { house } = talk();
  house.greet();
  house.line.hear({ type: "happened", number: 9, time: 0 });
  house.line.cut();
  vi.advanceTimersByTime(60_000);
  expect(house.line.said[0]).toMatchObject({ type: "hello", table: "abc", token: "t", seen: 9 });
});

test("a table that is closed for good is not knocked at again", () => {
  const { house } = talk();
  house.greet();
  house.line.hear({ type: "closed", why: "removed" });
  house.line.cut();
  vi.advanceTimersByTime(60_000);
  expect(house.lines.length).toBe(1);
});
