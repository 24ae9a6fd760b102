import { box, flat, glow, ink, move, oval, shape } from "../pen";
import { bush, cloud, outdoors, pile, roof, stones, tree, tuft } from "../scenery";

const STAR = "M0 -6L1.5 -1.5L6 0L1.5 1.5L0 6L-1.5 1.5L-6 0L-1.5 -1.5Z";

/** Throw in a book, wish for two. */
export function wishingWell(): string {
  const ring = shape("M76 92H164L160 126Q120 136 80 126Z", "stone", 1.8) +
    stones([[86, 104], [104, 112], [126, 102], [142, 114], [92, 120], [116, 123], [148, 101]]) +
    oval(120, 92, 46, 9, "slate", 1.8) + oval(120, 93, 36, 6, "water");
  const bucket = ink("M120 42V64", 1.4) + ink("M108 68Q120 54 132 68", 1.4) +
    move(114, 68, box(-5, -16, 7, 18, "red") + box(3, -12, 6, 14, "gold") + box(9, -18, 6, 20, "blue")) +
    shape("M106 66H134L130 86H110Z", "wood", 1.5) + ink("M108 72H132M109 80H131", 1.6);
  const sparks = [[72, 72, 1], [176, 70, 1.2], [62, 50, 0.7], [168, 88, 0.6],
    [186, 52, 0.7]].map(([x = 0, y = 0, s = 1]) => move(x, y, shape(STAR, "foil", 0.9), s)).join("");
  return (
    outdoors(120) + cloud(44, 26) + tree(26, 122, 1.3) + tree(214, 120, 1.1, "moss") + bush(196, 124) +
    box(82, 40, 7, 54, "wood") + box(151, 40, 7, 54, "wood") + box(80, 42, 80, 5, "wood-dark") +
    ink("M160 44h8v8h6", 2.4) +
    glow(120, 88, 34) + bucket + ring + roof(66, 174, 40, 8, "tile", 26) + sparks +
    flat("M104 91q4 -2 8 0zM126 94q4 -2 9 0z", "shine") + pile(190, 134, 3, "wishes") +
    [[52, 132], [60, 136], [178, 138]].map(([x = 0, y = 0]) => oval(x, y, 4, 2.6, "gold", 1)).join("") +
    tuft(30, 136) + tuft(218, 140)
  );
}
