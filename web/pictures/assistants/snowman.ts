import { box, disc, flat, ink, oval, shape } from "../pen";
import { ground } from "./face";

export function snowman(): string {
  const flakes = [[10, 16], [22, 36], [84, 30], [78, 62], [12, 66],
    [88, 8]].map(([x = 0, y = 0]) => disc(x, y, 2.2, "snow")).join("");
  return (
    ground("water", flakes) + oval(48, 100, 38, 26, "snow", 1.8) + oval(48, 54, 27, 26, "snow", 1.8) +
    flat("M64 36Q78 52 66 72Q74 54 64 36Z", "ice") +
    shape("M24 72Q48 84 72 72L74 80Q48 92 22 80Z", "red", 1.7) + shape("M62 80L76 78L80 96H68Z", "red", 1.6) +
    ink("M30 78l2 5M40 81l1 5M66 90h12", 1.4, "cream") +
    disc(38, 48, 3, "line") + disc(58, 48, 3, "line") +
    shape("M48 53Q62 55 74 60Q60 62 48 60Q45 56 48 53Z", "orange", 1.5) +
    [[34, 62], [39, 66], [45, 68], [52, 68]].map(([x = 0, y = 0]) => disc(x, y, 1.7, "line")).join("") +
    shape("M22 32Q48 22 74 30L75 35Q48 28 21 37Z", "black", 1.7) +
    shape("M30 30L27 6Q46 0 65 4L66 28Q48 24 30 30Z", "black", 1.8) + ink("M30 24Q48 18 66 22", 4, "teal") +
    box(56, 12, 9, 12, "gold", 1.2) + ink("M60 12V24", 0.9)
  );
}
