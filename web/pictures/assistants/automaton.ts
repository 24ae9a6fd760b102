import { box, disc, flat, glow, ink, oval, shape } from "../pen";
import { ground } from "./face";

/** A toothed wheel. */
function cog(x: number, y: number, r: number, fill: string): string {
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return `M${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}L${x + Math.cos(angle) * (r + 4)} ${y +
      Math.sin(angle) * (r + 4)}`;
  }).join("");
  return ink(teeth, 6) + ink(teeth, 3.4, fill) + oval(x, y, r, r, fill, 1.5) +
    oval(x, y, r * 0.35, r * 0.35, "brown", 1.2);
}

export function automaton(): string {
  const eye = (x: number): string => oval(x, 42, 11, 11, "wood-dark", 1.8) + glow(x, 42, 16) +
    oval(x, 42, 7, 7, "lamp", 1.2) + ink(`M${x - 5} 42H${x + 5}`, 1.2);
  const rivets = [[28, 24], [68, 24], [28, 72], [68, 72],
    [48, 22]].map(([x = 0, y = 0]) => disc(x, y, 1.6, "line")).join("");
  return (
    ground("slate", cog(14, 20, 10, "stone") + cog(84, 70, 12, "stone")) +
    shape("M14 100V86Q30 78 48 78Q66 78 82 86V100Z", "brown", 1.8) + box(38, 72, 20, 12, "slate", 1.6) +
    ink("M38 76H58M38 80H58", 1.1) + oval(48, 93, 6, 6, "teal", 1.3) + ink("M48 93L51 90", 1.2) +
    box(14, 38, 9, 18, "gold", 1.6) + box(73, 38, 9, 18, "gold", 1.6) +
    shape("M22 20Q48 12 74 20L76 76Q48 82 20 76Z", "gold", 1.9) + flat("M66 20L74 21L76 75L68 76Z", "shade") + rivets +
    eye(36) + eye(60) +
    shape("M45 50H51L53 58H43Z", "orange", 1.3) + box(33, 62, 30, 10, "wood-dark", 1.5) +
    ink("M39 62V72M45 62V72M51 62V72M57 62V72", 1.6, "gold") + ink("M48 14V6", 2.4) + oval(48, 5, 4, 4, "red", 1.4) +
    ink("M20 32Q12 26 16 18", 2, "gold") + ink("M27 29L42 33M69 29L54 33", 2.2)
  );
}
