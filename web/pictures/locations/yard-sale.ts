import { box, field, glow, ink, move, oval, shape } from "../pen";
import { bush, chimney, cloud, crate, door, openBook, outdoors, pane, pile, roof, row, tree, tuft } from "../scenery";

/** Everything out on the lawn, with a price that can be talked about. */
export function yardSale(): string {
  const fence = Array.from({ length: 7 }, (_, i) =>
    shape(`M${150 + i * 14} 116V92L${155 + i * 14} 86L${160 + i * 14} 92V116Z`, "cream", 1.1)).join("") +
    ink("M146 98H244M146 108H244", 1.6);
  const line = ink("M96 56Q150 70 226 50", 1.3) +
    [[118, 62, "cream"], [142, 65, "gold"], [166, 65, "cream"], [190, 60, "pink"]].map(([x, y, fill]) =>
    move(Number(x), Number(y), shape("M-9 0Q0 3 9 0V16Q0 12 -9 16Z", String(fill), 1.1) +
    ink("M0 1V13M-6 5h4M3 5h4", 0.8) + box(-6, -3, 2, 5, "wood", 0.8) + box(4, -3, 2, 5, "wood", 0.8))).join("");
  const chair = shape("M-16 0V-14Q-18 -20 -12 -21V-36Q0 -42 12 -36V-21Q18 -20 16 -14V0Z", "plum", 1.4) +
    ink("M-10 -14H10M-12 -21V-8M12 -21V-8", 1.1) + shape("M-10 -14Q0 -18 10 -14V-8H-10Z", "pink", 1.1);
  const lamp = ink("M0 0V-34", 2) + oval(0, 0, 8, 2.6, "slate", 1.2) + glow(0, -40, 16) +
    shape("M-11 -32L-6 -48H6L11 -32Z", "gold", 1.3);
  return (
    outdoors(114, ["grass", "leaf"]) + field(0, 114, 240, 36, "grass") + cloud(150, 24) +
    tree(230, 112, 1.3) + chimney(64, 34, 16) +
    box(12, 58, 84, 58, "wall", 1.6) + roof(2, 106, 60, 20, "tile", 26) + door(22, 82, 22, 34, "red") +
    pane(56, 76, 24, 20) + fence + line +
    move(126, 128, chair) + move(158, 132, lamp) +
    box(34, 118, 64, 6, "wood-light", 1.5) + ink("M42 124V142M90 124V142", 2.6) + row(38, 118, 22, 16, "table") +
    openBook(74, 119, 0.7) + oval(92, 112, 4, 6, "teal", 1.1) +
    crate(174, 140, 34, 16) + row(177, 126, 28, 12, "crate") + pile(222, 138, 4, "sale") +
    ink("M14 146V118", 2.4) + shape("M3 104H27V122H3Z", "cream", 1.4) + ink("M8 110H22M8 116H18", 1.6) +
    bush(104, 118, 0.8) + tuft(112, 144) + tuft(150, 146) + tuft(62, 146)
  );
}
