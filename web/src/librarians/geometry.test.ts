import { expect, test } from "vitest";
import { boundsOf, boxAround, boxOf, CELL, columnsOf, fit, MIDDLE, shiftToSee, zoom } from "./geometry";

test("places stand beside each other, with the bookshelf cards in the middle", () => {
  const [left, middle, right] = [-1, 0, 1].map((column) => boxOf({ row: 2, column }));
  expect(left!.x + left!.width).toBe(middle!.x);
  expect(middle!.x + middle!.width).toBe(right!.x);
  expect(middle!.width).toBe(MIDDLE);
  expect(boxOf({ row: 3, column: 1 }).y - right!.y).toBe(CELL.height);
});

test("bounds hold all shelves and all places, also those above and below", () => {
  const bounds = boundsOf([1, 2, 3, 4], [{ row: 0, column: -3 }, { row: 5, column: 2 }]);
  expect(bounds).toEqual({ top: 0, bottom: 5, left: -3, right: 2 });
  expect(columnsOf(bounds)).toEqual([-3, -2, -1, 0, 1, 2]);
});

test("an empty library still has a place on either side", () => {
  expect(boundsOf([1, 2], [])).toEqual({ top: 1, bottom: 2, left: -1, right: 1 });
});

test("everything fits into the window, in its middle, however wide the library is", () => {
  const window = { width: 1000, height: 400 };
  const box = boxAround(boundsOf([1, 2, 3, 4], [{ row: 1, column: -31 }, { row: 4, column: 31 }]));
  const { scale, x, y } = fit(box, window);
  const [left, right] = [x + box.x * scale, x + (box.x + box.width) * scale];
  const [top, bottom] = [y + box.y * scale, y + (box.y + box.height) * scale];
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left).toBeCloseTo(window.width - right);
  expect(top).toBeCloseTo(window.height - bottom);
});

test("where everything is shown, nothing moves to be seen", () => {
  for (let columns = 1; columns < 20; ++columns) {
    const bounds = boundsOf([1, 2, 3, 4], [{ row: 1, column: -columns }, { row: 4, column: 5 }]);
    const window = { width: 373, height: 371 };
    const camera = fit(boxAround(bounds), window);
    for (const column of columnsOf(bounds)) expect(shiftToSee(boxOf({ row: 4, column }), camera, window)).toEqual({ x: 0, y: 0 });
  }
});

test("zooming leaves the point under the finger where it is", () => {
  const before = { scale: 0.8, x: 120, y: -30 };
  const at = { x: 300, y: 200 };
  const after = zoom(before, 1.5, at);
  const seen = (camera: typeof before) => [(at.x - camera.x) / camera.scale, (at.y - camera.y) / camera.scale];
  expect(after.scale).toBeCloseTo(1.2);
  seen(after).forEach((value, i) => expect(value).toBeCloseTo(seen(before)[i]!));
});

test("what is in sight moves nothing, and what is beyond an edge comes just within it", () => {
  const window = { width: 500, height: 300 };
  const seen = (x: number, y: number) => shiftToSee({ x, y, width: 60, height: 100 }, { scale: 1, x: 0, y: 0 }, window);
  expect(seen(200, 100)).toEqual({ x: 0, y: 0 });
  expect(seen(-100, 100)).toEqual({ x: 110, y: 0 });
  expect(seen(600, 400)).toEqual({ x: -170, y: -210 });
});
