import { flat, glow, ink, ovalPath, shape } from "../pen";
import { openBook } from "../scenery";
import { ground } from "./face";

export function ghost(): string {
  return (
    ground("violet", flat("M0 70Q20 62 40 72Q70 84 96 70V96H0Z", "shade")) + glow(48, 48, 46) +
    `<g opacity=".93">${shape("M20 50C20 18 32 6 48 6C64 6 76 18 76 50V90Q70 80 64 92Q56 82 50 94Q42 82 34 92" +
    "Q28 80 20 92Z", "snow", 1.9)}</g>` + flat("M66 22Q76 40 72 84Q76 50 66 22Z", "ice") +
    shape("M20 56Q6 56 4 68Q12 72 22 66ZM76 56Q90 56 92 68Q84 72 74 66Z", "snow", 1.7) +
    flat(ovalPath(38, 36, 6, 8) + ovalPath(58, 36, 6, 8), "line") +
    flat(ovalPath(40, 33, 2) + ovalPath(60, 33, 2), "cream") + flat(ovalPath(48, 51, 5, 6), "line") +
    `<g opacity=".6">${flat(ovalPath(29, 46, 4, 2.5) + ovalPath(67, 46, 4, 2.5), "pink")}</g>` +
    openBook(48, 82, 1.2) + ink("M30 22Q34 14 42 12", 1.4, "ice")
  );
}
