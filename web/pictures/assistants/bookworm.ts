import { box, disc, ink, oval, shape } from "../pen";
import { dots, ground, spectacles } from "./face";

export function bookworm(): string {
  const rings = "M34 66Q46 72 62 64M36 76Q48 82 64 74M32 56Q40 60 46 60";
  return (
    ground("gold", ink("M8 12h10M80 20h10M6 60h8M84 58h8", 1.6, "wood-dark")) +
    shape("M30 92Q28 72 30 56Q20 44 24 30Q30 12 50 12Q72 14 72 34Q72 48 64 54Q66 74 70 92Z", "green", 1.9) +
    ink(rings, 1.3) + ink("M38 13Q34 4 28 4M58 13Q62 4 68 5", 2) + disc(27, 4, 3, "red") + disc(69, 5, 3, "red") +
    spectacles(50, 34, 20, 9) + dots(50, 34, 20, 2.6) +
    ink("M40 47Q50 54 60 46", 1.9) + oval(33, 44, 3.5, 2.2, "pink", 0.1) + oval(67, 43, 3, 2.2, "pink", 0.1) +
    box(10, 76, 76, 22, "red", 1.9) + shape("M86 78H16Q10 87 16 96H86Z", "cream", 1.5) +
    ink("M22 84H84M20 90H84", 0.9) + shape("M90 74H14Q4 76 4 86Q4 96 14 98", "none", 3) +
    shape("M64 74Q72 66 82 74Z", "cream", 1.2)
  );
}
