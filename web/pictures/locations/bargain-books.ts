import { box, disc, ink, move, oval, shape, word } from "../pen";
import { awning, bunting, cloud, crate, outdoors, pawn, pile, row, tree, tuft } from "../scenery";

function tag(x: number, y: number, text: string, fill: string, turn: number): string {
  return move(x, y, shape("M-18 -9H12L20 0L12 9H-18Z", fill, 1.3) + disc(12, 0, 2, "line") +
    word(text, -3, 0, 14, "line"), 1, turn);
}

/** A cart, four crates, everything must go. */
export function bargainBooks(): string {
  const wheel = (x: number): string => oval(x, 124, 13, 13, "wood-dark", 1.6) + oval(x, 124, 8, 8, "wood-light", 1.1) +
    oval(x, 124, 2, 2, "line") + ink(`M${x} 114V134M${x - 10} 124H${x + 10}`, 1.2);
  return (
    outdoors(120) + cloud(32, 30) + tree(18, 122, 1.1) + tree(226, 120, 1.2, "moss") +
    box(62, 44, 6, 54, "wood-dark") + box(172, 44, 6, 54, "wood-dark") + awning(48, 30, 144, 18, "gold", "red", 9) +
    bunting(66, 52, 174, 52, 5) +
    row(72, 84, 98, 20, "back") + box(66, 83, 108, 4, "wood-light") +
    box(52, 96, 136, 18, "wood", 1.7) + ink("M54 105H186M84 97V113M120 97V113M156 97V113", 0.9) +
    row(58, 97, 28, 18, "a") + row(90, 97, 28, 15, "b") + row(122, 97, 28, 19, "c") + row(154, 97, 28, 14, "d") +
    [54, 87, 120, 153].map((x) => box(x, 94, 33, 9, "wood-light", 1.2)).join("") + wheel(78) + wheel(162) +
    ink("M188 108L216 100", 3, "wood-dark") +
    tag(74, 74, "½", "cream", -12) + tag(160, 72, "−7", "gold", 9) +
    crate(104, 134, 30, 16) + row(107, 120, 24, 10, "crate") + pile(36, 130, 5, "low") + pawn(206, 134, "teal", 1.1) +
    move(214, 118, box(-6, -5, 12, 9, "red", 1.1)) + tuft(52, 142) + tuft(184, 142)
  );
}
