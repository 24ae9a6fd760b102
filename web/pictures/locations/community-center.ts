import { box, disc, glow, ink, move, oval, shape } from "../pen";
import { bunting, cloud, openBook, outdoors, pane, pawn, roof, tree } from "../scenery";

/** The hall where everybody meets and shares. */
export function communityCenter(): string {
  const bell = box(108, 14, 24, 22, "wall") + shape("M102 16L120 -2L138 16Z", "tile", 1.5) +
    shape("M114 32Q114 22 120 21Q126 22 126 32Z", "gold") + disc(120, 33, 1.8, "line");
  const doors = shape("M100 122V84Q120 64 140 84V122Z", "black", 1.6) + glow(120, 100, 26) +
    shape("M104 122V88Q112 78 119 76V122Z", "lamp", 1) + shape("M121 122V76Q128 78 136 88V122Z", "lamp", 1) +
    shape("M100 122V84L88 90V126Z", "wood", 1.4) + shape("M140 122V84L152 90V126Z", "wood", 1.4);
  const table = box(40, 122, 50, 5, "wood-light") + ink("M46 127V140M84 127V140", 2.4);
  return (
    outdoors(124) + cloud(30, 20) + cloud(168, 40, 0.8) + tree(16, 124, 1.2) + tree(228, 124, 1) +
    box(48, 66, 144, 58, "wall", 1.6) + roof(36, 204, 68, 32, "roof", 84) + bell + doors +
    pane(58, 80, 22, 26, 2, 2, true) + pane(160, 80, 22, 26, 2, 2, true) + bunting(36, 66, 204, 66, 7) +
    pawn(58, 124, "teal", 0.95) + pawn(78, 124, "plum", 0.85) + table + openBook(66, 122, 0.7) +
    pawn(170, 140, "red", 1.1) + pawn(194, 141, "gold", 1) + move(182, 132, box(-6, -5, 12, 9, "blue", 1.2)) +
    oval(84, 120, 4, 3, "cream", 1) + ink("M83 116q-2 -3 0 -5", 1)
  );
}
