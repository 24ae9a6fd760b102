import { flat, ink, mirror, shape } from "../pen";
import { ground, shoulders, stare } from "./face";

export function goblin(): string {
  const ear = shape("M30 44Q14 30 -2 34Q2 52 14 56Q24 60 32 58Z", "green", 1.7) + ink("M6 38Q18 42 26 52", 1.2);
  return (
    ground("brown", flat("M0 60Q20 50 30 70V96H0ZM96 60Q76 50 66 70V96H96Z", "shade")) + ear +
    mirror(48, ear) + shoulders("wood-dark", 76) +
    shape("M28 46Q30 74 48 82Q66 74 68 46Q60 30 48 30Q36 30 28 46Z", "green", 1.8) +
    stare(48, 50, 19, 7, 1.6, 0.5, "lamp") + ink("M31 43L44 47M65 43L52 47", 2.4) +
    shape("M46 54Q50 52 52 56L56 64Q48 68 43 63Z", "green", 1.4) +
    shape("M34 67Q48 72 62 66Q58 78 48 78Q38 77 34 67Z", "black", 1.4) +
    flat("M38 69L42 70L40 74ZM46 70.5L50 70.5L48 75ZM54 70L58 68.5L57 73Z", "cream") +
    shape("M16 58Q18 10 48 8Q78 10 80 58Q76 40 66 34Q48 24 30 34Q20 40 16 58Z", "moss", 1.8) +
    shape("M16 58Q20 82 34 84Q28 70 28 46Q22 46 16 58ZM80 58Q76 82 62 84Q68 70 68 46Q74 46 80 58Z", "moss", 1.7) +
    ink("M48 9V26M34 14Q38 22 38 28M62 14Q58 22 58 28", 1) +
    shape("M72 96L80 74L84 76L78 98Z", "stone", 1.3)
  );
}
