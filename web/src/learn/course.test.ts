import { expect, test } from "vitest";
import { fulfils, script, stepsOf, type Course, type Step } from "./course";

const STEP: Step = { id: "draw", wish: ["place witch home", "draw"], also: [/^place assistant\d home$/], then: ["seat2 pass"] };

test("a step wants its decisions in order, and takes what does as well", () => {
  expect(fulfils(STEP, 0, "place witch home")).toBe(true);
  expect(fulfils(STEP, 0, "place assistant2 home")).toBe(true);
  expect(fulfils(STEP, 0, "draw")).toBe(false);
  expect(fulfils(STEP, 1, "draw")).toBe(true);
  expect(fulfils(STEP, 2, "draw")).toBe(false);
});

test("the script tells who decides what", () => {
  expect(script(STEP)).toEqual(["seat1 place witch home", "seat1 draw", "seat2 pass"]);
  expect(script({ id: "read" })).toEqual([]);
});

test("a step knows what its scene has shown before", () => {
  const read: Step = { id: "read" };
  const course: Course = { game: "exlibris", scenes: [{ position: "a", steps: [read, STEP] }, { position: "b", steps: [read] }] };
  expect(stepsOf(course).map(({ scene, before }) => [scene, before.length])).toEqual([[0, 0], [0, 1], [1, 0]]);
});
