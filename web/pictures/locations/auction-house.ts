import { box, disc, flat, ink, mirror, move, oval, shape, word } from "../pen";
import { indoors, pile } from "../scenery";

function paddle(x: number, y: number, number: number, fill: string, turn: number): string {
  const sleeve = shape("M-11 62Q-9 36 -6 26Q0 23 6 26Q9 36 11 62Z", number % 2 ? "tile" : "plum", 1.5);
  const hand = shape("M-6 26Q-8 14 -2 12H4Q8 14 6 26Q0 29 -6 26Z", "skin") + ink("M-4 17H5M-4 21H5", 1);
  return move(x, y, box(-2, -2, 4, 18, "wood") + sleeve + hand + oval(0, -10, 13, 13, fill) +
    word(number, 0, -10, 17, "line"),
    1, turn);
}

/** Going once, going twice. */
export function auctionHouse(): string {
  const curtain = shape("M-4 -4H70Q62 40 30 66Q34 92 22 114H-4Z", "red", 1.6) +
    ink("M16 -4Q18 40 8 100M40 -4Q36 30 22 52", 1) + shape("M14 62Q26 72 40 62L36 56Q26 62 16 56Z", "gold");
  const seller = shape("M104 74Q100 50 120 48Q140 50 136 74Z", "black") + shape("M116 52L120 66L124 52Z", "cream", 1) +
    oval(120, 36, 12, 13, "skin") + shape("M107 34Q106 20 120 20Q134 20 133 34Q126 28 120 30Q112 28 107 34Z", "stone",
    1.2) +
    disc(115, 36, 1.5, "line") + disc(125, 36, 1.5, "line") + ink("M115 43Q120 48 125 43M120 37V41") +
    ink("M134 60Q148 56 152 40", 5, "black");
  const hammer = move(154, 34, box(-3, 0, 5, 18, "wood") + shape("M-13 -8H12V4H-13Z", "wood-dark") +
    ink("M-8 -8V4M7 -8V4", 1.4, "gold"), 1, -28);
  return (
    indoors("plaster") + flat("M84 0H156V112H84Z", "shade") + curtain +
    mirror(120, curtain) +
    ink("M172 18l6 -4M174 28h7M170 42l6 3", 1.6) + seller + hammer +
    shape("M92 72H148L144 114H96Z", "wood", 1.6) + box(88, 68, 64, 7, "wood-light") + oval(120, 92, 11, 11, "gold") +
    shape("M113 86H124Q127 86 127 89V98H116Q113 98 113 95Z", "red", 1.2) + ink("M113 95Q114 93 116 93H127", 1) +
    pile(176, 112, 4, "lot") + pile(66, 112, 3, "lots") +
    paddle(34, 108, 1, "cream", -8) + paddle(84, 120, 2, "gold", 5) + paddle(156, 122, 3, "cream", -4) +
    paddle(206, 106, 4, "gold", 9)
  );
}
