import { flat, glow, ink, shape } from "../pen";
import { ground, shoulders, stare } from "./face";

export function fireImp(): string {
  const flame = "M48 -2Q56 6 54 14Q62 10 62 2Q72 12 68 22Q76 22 78 16Q82 32 72 42H24Q14 32 18 16Q20 22 28 22" +
    "Q24 12 34 2Q34 10 42 14Q40 6 48 -2Z";
  return (
    ground("black", flat("M0 96Q10 80 6 66Q18 78 20 96ZM96 96Q86 80 90 66Q78 78 76 96Z", "roof")) + glow(48, 30, 40) +
    shape(flame, "orange", 1.7) + shape("M48 10Q53 18 52 24Q60 20 62 16Q66 28 60 38H36Q30 28 34 16Q38 22 44 24" +
    "Q43 18 48 10Z", "lamp", 1.1) +
    shoulders("red", 78) + shape("M22 52Q12 44 6 48Q10 60 24 62ZM74 52Q84 44 90 48Q86 60 72 62Z", "red", 1.6) +
    shape("M22 50Q22 30 48 30Q74 30 74 50Q74 70 60 78Q48 84 36 78Q22 70 22 50Z", "red", 1.9) +
    shape("M28 38Q20 32 22 22Q30 26 37 33ZM68 38Q76 32 74 22Q66 26 59 33Z", "black", 1.5) +
    stare(48, 52, 21, 7.5, -1, 1, "lamp") + ink("M29 44L43 48M67 44L53 48", 2.6) + ink("M46 61Q48 63 50 61", 1.6) +
    shape("M34 66Q48 71 62 66Q58 77 48 77Q38 77 34 66Z", "black", 1.4) +
    flat("M38 67.5L43 68.5L40 72ZM53 68.5L58 67.5L56 72Z", "cream") +
    ink("M82 96L86 76", 2.4, "wood-light") + shape("M86 76Q81 70 86 62Q92 70 86 76Z", "lamp", 1.1)
  );
}
