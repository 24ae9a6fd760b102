import { box, flat, glow, ink, move, oval, shape } from "../pen";
import { ground } from "./face";

export function golem(): string {
  const fish = ink("M-10 0H7M-6 -4V4M-1 -5V5M3 -4V4", 1.8, "cream") + shape("M7 -4Q14 0 7 4Z", "cream", 1);
  return (
    ground("moss", ink("M8 40q-4 -5 0 -9q4 -4 0 -9M88 44q-4 -5 0 -9q4 -4 0 -9", 1.8, "leaf")) +
    shape("M4 100Q6 76 24 72L72 70Q90 76 92 100Z", "brown", 1.9) +
    move(20, 86, box(-9, -6, 18, 12, "red", 1.3), 1, -14) +
    move(76, 86, shape("M-7 -8H7V8H-7Z", "stone", 1.3) + ink("M-7 -3H7M-7 3H7", 1)) + move(48, 90, fish) +
    shape("M24 32L34 22L66 24L74 36L70 72L58 80L34 78L24 70Z", "slate", 1.9) +
    move(30, 40, box(-8, -7, 14, 12, "wood", 1.2), 1, 10) + move(66, 62, box(-7, -6, 14, 11, "blue", 1.2), 1, -8) +
    shape("M34 22Q40 12 50 14Q62 16 66 24Z", "stone", 1.6) + oval(49, 22, 27, 5, "stone", 1.8) +
    ink("M44 13Q49 6 54 13", 2) +
    shape("M32 42L46 44L44 52L33 51Z", "black", 1.3) + shape("M64 42L51 44L53 52L64 51Z", "black", 1.3) +
    glow(39, 47, 10) + glow(58, 47, 10) + flat("M36 46h6v3h-6zM55 46h6v3h-6z", "lamp") +
    box(36, 62, 26, 9, "wood-dark", 1.4) + ink("M41 62V71M46 62V71M51 62V71M56 62V71", 1.2) +
    shape("M62 30Q74 22 84 30Q78 30 76 36Q80 38 80 44Q72 40 68 36Z", "gold", 1.4) + ink("M66 32Q74 30 76 36", 1)
  );
}
