import { box, ink, mirror, move, oval, shape } from "../pen";
import { awning, cloud, openBook, outdoors, pile, roof, row, timber, pane, tuft } from "../scenery";

/** A very old stall where every book leaves in exchange for another. */
export function bookSwap(): string {
  const arrow = (fill: string): string => shape("M-22 -3H8V-9L22 0L8 7V3H-22Z", fill, 1.2);
  const sign = ink("M84 44V50M156 44V50", 2.4) + box(76, 16, 88, 28, "wood-light", 1.6) +
    move(120, 25, arrow("red"), 0.9) +
    move(120, 37, mirror(0, arrow("teal")), 0.9);
  return (
    outdoors() + cloud(196, 60) +
    box(10, 64, 60, 58, "wall") + timber(10, 80, 60, 42) + roof(2, 78, 64, 34, "tile", 10) + pane(30, 88, 18, 18) +
    box(62, 58, 6, 66, "wood-dark") + box(172, 58, 6, 66, "wood-dark") + box(68, 72, 104, 30, "wood-dark") +
    row(72, 100, 44, 22, "left") + row(124, 100, 44, 22, "right") +
    awning(54, 46, 132, 20, "teal", "cream", 8) + sign +
    box(58, 100, 124, 24, "wood", 1.6) + ink("M60 108H180M84 101V123M110 101V123M136 101V123M160 101V123", 0.9) +
    pile(78, 100, 3, "give") + pile(160, 100, 4, "take") + openBook(120, 101, 0.9) +
    oval(208, 112, 12, 12, "wood-light") + oval(208, 112, 3, 3, "wood-dark") +
    ink("M208 100V124M196 112H220M200 104L216 120M216 104L200 120", 1.2) + tuft(34, 132) + tuft(226, 134)
  );
}
