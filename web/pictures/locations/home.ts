import { box, ink, oval, shape } from "../pen";
import { indoors, lantern, openBook, pane, pile, row } from "../scenery";

/** A library of one's own: shelves, a window, a desk, a carpet. */
export function home(): string {
  const shelf = (x: number, seed: string): string => box(x, 14, 74, 98, "wood-dark", 1.7) +
    [38, 62, 86, 110].map((y) => row(x + 4, y, 66, 19, `${seed}${y}`) +
    box(x - 2, y, 78, 4, "wood-light", 1.1)).join("");
  return (
    indoors("plaster", "wood", 114) + shelf(8, "left") + shelf(158, "right") + pane(98, 22, 44, 52, 3, 3, true) +
    oval(120, 136, 92, 11, "red", 1.4) + oval(120, 136, 78, 7, "roof", 1) +
    box(78, 104, 84, 8, "wood-light", 1.6) + ink("M86 112V138M154 112V138", 4, "wood-dark") + openBook(116, 105, 0.9) +
    pile(148, 104, 3, "desk", 20) + lantern(92, 94) + shape("M88 104H96L94 100H90Z", "slate", 1)
  );
}
