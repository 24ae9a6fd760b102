// The window onto the library: it shows everything by itself, until somebody moves it.
import { untrack } from "svelte";
import { boxAround, fit, shiftToSee, zoom, type Bounds, type Box, type Camera } from "./geometry";

const STEP = 1.25;
const EDGE = 40;
const STEADY = 6;

export class Viewer {
  camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 });
  width = $state(0);
  height = $state(0);
  /** Whether somebody moved it. */
  moved = $state(false);
  #fingers = new Map<number, { x: number; y: number }>();
  #sliding = false;

  #box: Box = { x: 0, y: 0, width: 1, height: 1 };

  /** Shows all of it, unless somebody looks elsewhere and nothing is new. `edged` leaves room above and below. */
  follow(bounds: Bounds, edged: boolean) {
    const around = boxAround(bounds);
    const box = edged ? { ...around, y: around.y - EDGE, height: around.height + 2 * EDGE } : around;
    const same = JSON.stringify(box) === JSON.stringify(this.#box);
    this.#box = box;
    if (!same || !untrack(() => this.moved)) this.showAll();
  }

  showAll() {
    this.moved = false;
    this.#show();
  }

  nearer(closer: boolean, at = { x: this.width / 2, y: this.height / 2 }) {
    this.moved = true;
    this.camera = zoom(this.camera, closer ? STEP : 1 / STEP, at);
  }

  pan(x: number, y: number) {
    this.moved = true;
    this.camera = { ...this.camera, x: this.camera.x + x, y: this.camera.y + y };
  }

  /** Moves no further than it takes to see all of the box. */
  bringIntoSight(box: Box) {
    const { x, y } = shiftToSee(box, this.camera, this);
    if (x || y) this.pan(x, y);
  }

  // One finger or the mouse pans, two fingers zoom.
  touch(id: number, x: number, y: number) {
    this.#fingers.set(id, { x, y });
  }

  get touched(): boolean {
    return this.#fingers.size > 0;
  }

  /** Whether that moved anything: a hand is never quite still. */
  slide(id: number, x: number, y: number): boolean {
    const before = this.#fingers.get(id);
    if (!before || (!this.#sliding && Math.hypot(x - before.x, y - before.y) < STEADY)) return false;
    this.#sliding = true;
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1];
    this.#fingers.set(id, { x, y });
    if (!other) {
      this.pan(x - before.x, y - before.y);
      return true;
    }
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (x + other.x) / 2, y: (y + other.y) / 2 };
    this.moved = true;
    this.camera = zoom(this.camera, apart({ x, y }) / Math.max(1, apart(before)), middle);
    return true;
  }

  release(id: number) {
    this.#fingers.delete(id);
    if (!this.#fingers.size) this.#sliding = false;
  }

  #show() {
    if (this.width && this.height) this.camera = fit(this.#box, this);
  }
}
