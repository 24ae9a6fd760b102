import { box, disc, flat, glow, ink, oval, shape } from "../pen";
import { indoors, openBook, pile } from "../scenery";

function coins(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, i) => oval(x + (i % 2), y - i * 4, 8, 3.4, "gold", 1.1)).join("");
}

/** One of yours, please. And one of yours. */
export function taxCollector(): string {
  const collector = shape("M84 108Q84 70 120 66Q156 70 156 108Z", "black", 1.6) +
    shape("M112 68L120 86L128 68Z", "cream", 1.2) + shape("M106 44Q104 68 120 70Q136 68 134 44Z", "skin", 1.5) +
    shape("M120 50Q132 56 126 60Q120 62 117 58Z", "skin", 1.2) + disc(113, 49, 4.5, "cream") +
    disc(127, 49, 4.5, "cream") + ink("M108 49Q113 44 118 49Q113 54 108 49ZM122 49Q127 44 132 49Q127 54 122 49Z" +
    "M118 49H122", 1.2) + disc(114, 50, 1.4, "line") + disc(128, 50, 1.4, "line") + ink("M113 65Q119 62 126 64", 1.4) +
    shape("M96 44Q120 36 144 44L140 38Q134 36 134 30L132 4H108L106 30Q106 36 100 38Z", "black", 1.6) +
    ink("M107 30Q120 26 134 30", 3, "red");
  const scales = ink("M196 108V60M180 108H212M170 66Q196 52 222 66M170 66L162 84M170 66L178 84M222 66L214 82M222 66" +
    "L230 82", 1.8) + shape("M158 84H182Q180 94 170 94Q160 94 158 84Z", "gold", 1.3) +
    shape("M210 82H234Q232 92 222 92Q212 92 210 82Z", "gold", 1.3) + box(163, 78, 14, 6, "red", 1.1) +
    oval(222, 81, 5, 2.4, "foil", 1) + disc(196, 58, 3, "gold");
  const window = box(22, 14, 42, 46, "window", 1.7) + ink("M32 14V60M43 14V60M54 14V60", 3);
  return (
    indoors("stone", "wood-dark", 118) + ink("M80 18h12M70 44h10M156 26h12M172 12h10M148 92h8M10 76h12M40 84h10" +
    "M88 60h6", 1.1) + glow(43, 38, 44) + window +
    collector + ink("M152 92Q166 84 160 66", 7, "black") +
    shape("M160 66Q170 44 184 34Q178 54 163 68Z", "cream", 1.2) + ink("M160 68L172 50", 0.9) +
    scales + box(16, 108, 212, 14, "wood", 1.8) + box(26, 122, 188, 32, "wood-dark", 1.5) +
    box(92, 128, 56, 18, "wood", 1.2) + disc(120, 137, 2.2, "foil") +
    openBook(118, 110, 1.3) + coins(40, 105, 5) + coins(60, 106, 3) + coins(52, 106, 1) + pile(78, 108, 3, "tax", 20) +
    flat("M146 106Q150 100 154 106Z", "blue") + box(145, 100, 9, 8, "blue", 1.2)
  );
}
