import { box, disc, glow, ink, move, oval, shape } from "../pen";
import { bush, chimney, cloud, door, openBook, outdoors, pane, pile, roof, row, tree, tuft } from "../scenery";

/** The house is full. The collector is not done. */
export function bookCollector(): string {
  const collector = oval(120, 58, 10, 11, "skin") +
    shape("M109 54Q110 44 120 44Q131 44 131 54Q124 50 120 51Q114 50 109 54Z", "stone", 1.1) +
    oval(124, 58, 5, 5, "ice", 1.3) + ink("M128 62Q130 68 128 72", 1) + disc(124, 58, 1.4, "line") +
    disc(115, 58, 1.4, "line") +
    shape("M114 65Q117 62 120 65Q123 62 127 66Q120 69 114 65Z", "stone", 0.9) + ink("M118 68h5", 1);
  return (
    outdoors() + cloud(34, 34) + tree(216, 122, 1.2) + chimney(134, 26, 16) +
    shape("M84 124L80 78L76 40L164 40L162 80L158 124Z", "plaster", 1.7) + roof(66, 174, 42, 6, "plum", 16) +
    shape("M102 76V44Q120 34 138 44V76Z", "black", 1.5) + glow(120, 62, 28) + collector +
    row(103, 76, 10, 14, "sill") + row(130, 76, 8, 16, "sill") + box(98, 75, 44, 5, "wood-light") +
    row(100, 75, 8, 10, "s2") +
    pane(86, 88, 18, 16) + row(84, 104, 22, 13, "window") + box(82, 103, 26, 4, "wood") +
    door(116, 92, 24, 32, "blue") + box(142, 86, 14, 20, "black") + row(142, 106, 15, 18, "burst") +
    move(166, 98, box(-9, -6, 18, 12, "red", 1.2), 1, 24) + move(176, 76, box(-8, -5, 16, 10, "gold", 1.2), 1, -18) +
    pile(60, 124, 9, "tower") + pile(36, 125, 5, "tower2") + pile(180, 124, 6, "tower3") + openBook(60, 80, 0.7) +
    pile(148, 126, 2, "step", 18) + bush(14, 126, 0.9) + tuft(206, 136) + tuft(104, 138)
  );
}
