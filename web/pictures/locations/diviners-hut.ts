import { disc, flat, glow, ink, move, oval, shape } from "../pen";
import { bush, cloud, door, outdoors, pane, pile, tuft } from "../scenery";

const STAR = "M0 -5L1.4 -1.4L5 0L1.4 1.4L0 5L-1.4 1.4L-5 0L-1.4 -1.4Z";

/** A round hut under a wizard's hat of a roof, and a crystal ball that knows you were coming. */
export function divinersHut(): string {
  const hat = shape("M52 76Q100 88 148 76Q134 54 122 36Q116 22 134 10Q112 6 98 24Q84 46 52 76Z", "violet", 1.6) +
    [[80, 66, 0.8], [106, 38, 0.8], [128, 66, 0.9], [116, 20, 0.6]].map(([x = 0, y = 0, s = 1]) =>
    move(x, y, flat(STAR, "foil"), s)).join("") +
    shape("M88 58Q102 46 116 58Q102 70 88 58Z", "cream", 1.3) + oval(102, 58, 5, 5, "teal", 1.1) +
    disc(102, 58, 2.2, "line") +
    ink("M112 12Q106 22 104 30M66 70Q84 56 92 42", 0.9);
  const ball = glow(190, 86, 30) + shape("M176 122L180 106H200L204 122Z", "plum") + oval(190, 106, 14, 4, "gold") +
    oval(190, 88, 19, 19, "ice", 1.6) + flat("M180 82Q184 74 192 74Q186 78 184 84Z", "cream") +
    ink("M182 94Q188 88 192 93Q197 98 201 91", 1.6, "violet") + move(193, 84, flat(STAR, "foil"), 0.9);
  return (
    outdoors() + cloud(40, 30) + bush(34, 123, 1.1) +
    shape("M64 74Q60 100 66 124H134Q140 100 136 74Z", "wall", 1.6) + ink("M70 92h7M122 112h8M74 108h6M120 88h7", 1) +
    door(90, 92, 22, 32, "teal") + pane(68, 88, 14, 14) + pane(119, 94, 13, 14) +
    hat + ball + pile(152, 123, 3, "omens", 20) + tuft(222, 126) + tuft(14, 130)
  );
}
