import { box, disc, flat, ink, move, oval, shape } from "../pen";
import { ground, stare } from "./face";

export function cube(): string {
  const front = shape("M12 30L62 36V90L14 82Z", "teal", 1.9);
  const swallowed = move(30, 68, box(-9, -6, 18, 12, "red", 1.2) + ink("M-6 -6V6", 1, "foil"), 1, -18) +
    move(50, 78, ink("M-8 0H8", 3.4, "cream") + disc(-8, -2, 2.4, "cream") + disc(-8, 2, 2.4, "cream") +
    disc(8, -2, 2.4, "cream") + disc(8, 2, 2.4, "cream"), 1, 12) + oval(20, 74, 3, 3, "gold", 1);
  return (
    ground("stone", ink("M4 12h16M76 8h14M8 90h6M80 92h14", 1.6)) +
    shape("M12 30L36 16L86 20L62 36Z", "ice", 1.9) + shape("M62 36L86 20V70L62 90Z", "blue", 1.9) + front + swallowed +
    `<g opacity=".45">${flat("M12 30L62 36V90L14 82Z", "teal")}</g>` +
    flat("M17 36L26 37L25 60L17 58Z", "shine") + stare(38, 49, 19, 7.5, 1, 1.5) + ink("M28 62Q38 69 48 63", 2) +
    [[70, 46], [76, 60], [68, 70]].map(([x = 0, y = 0]) => oval(x, y, 3, 3.4, "ice", 1)).join("") +
    ink("M44 22L60 24", 1.4, "cream") + shape("M14 82Q30 92 44 87Q54 96 62 90Q74 88 80 76L86 70L88 84Q76 98 50 97" +
    "Q20 98 10 88Z", "teal", 1.5)
  );
}
