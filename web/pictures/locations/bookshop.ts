import { box, disc, flat, glow, ink, shape } from "../pen";
import {
  awning, chimney, cloud, door, hangingSign, lantern, openBook, outdoors, pane, pile, roof, row,
} from "../scenery";

/** A window full of books, and a cat that is not for sale. */
export function bookshop(): string {
  const cat = shape("M96 104Q92 94 98 92L97 86L101 89H106L109 86L109 93Q114 98 112 104Z", "orange", 1.2) +
    disc(101, 94, 1, "line") + disc(106, 94, 1, "line") + ink("M112 103Q120 102 118 95", 2, "orange");
  const display = glow(84, 92, 40) + box(44, 72, 82, 34, "lamp", 1.7) + row(48, 90, 34, 15, "top") +
    row(88, 90, 34, 14, "top2") + ink("M44 90H126", 1.6) + row(48, 105, 22, 12, "low") + openBook(82, 105, 0.55) +
    cat + ink("M72 72V106M99 72V80", 1.1);
  return (
    outdoors(126) + cloud(28, 22) + chimney(150, 34, 16) +
    box(32, 40, 160, 86, "brick", 1.7) + roof(22, 202, 42, 8, "tile", 70) +
    ink("M40 52h8M52 58h8M168 54h8M180 60h7M152 50h7", 0.9) + box(38, 106, 94, 20, "teal", 1.5) +
    box(42, 110, 40, 12, "blue") + box(88, 110, 40, 12, "blue") + display +
    awning(36, 56, 98, 14, "roof", "cream", 8) + door(146, 80, 30, 46, "teal", false) + pane(151, 85, 20, 18, 2, 2) +
    box(144, 68, 34, 10, "cream") + ink("M150 73H172", 2) +
    ink("M190 62H216M192 62V70", 1.6) + hangingSign(210, 66,
    shape("M0 5Q-4 2 -9 4V-5Q-4 -7 0 -4Q4 -7 9 -5V4Q4 2 0 5Z", "cream", 1) + ink("M0 -4V5", 0.9)) + lantern(140, 70) +
    box(186, 112, 34, 5, "wood-light") + ink("M190 117V132M216 117V132", 2.2) + row(188, 112, 28, 12, "bench") +
    pile(20, 130, 4, "left") + flat("M140 126H182L188 134H134Z", "stone")
  );
}
