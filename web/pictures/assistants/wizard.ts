import { flat, ink, shape } from "../pen";
import { dots, ground, shoulders, spectacles } from "./face";

const STAR = "l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z";

export function wizard(): string {
  return (
    ground("teal", flat(`M14 18${STAR}M82 60${STAR}`, "foil")) + shoulders("blue", 72) +
    shape("M30 46Q30 62 34 68H62Q66 62 66 46Z", "skin", 1.7) +
    shape("M28 54Q24 80 38 90Q48 108 58 90Q72 80 68 54Q64 64 58 63Q48 58 38 63Q32 64 28 54Z", "snow", 1.7) +
    ink("M38 72Q40 84 46 90M58 72Q56 84 52 90M48 74V92", 1.1) +
    shape("M36 64Q42 58 48 63Q54 58 60 64Q54 69 48 66Q42 69 36 64Z", "snow", 1.4) +
    shape("M45 52Q48 50 51 52Q54 60 48 61Q42 60 45 52Z", "skin", 1.3) + spectacles(48, 51, 18, 7) +
    dots(48, 51, 18, 1.9) + ink("M31 43Q38 38 44 43M52 43Q58 38 65 43", 3, "snow") +
    shape("M16 44Q48 32 80 44Q78 38 72 37L50 -8L24 37Q18 38 16 44Z", "blue", 1.8) +
    flat(`M46 14${STAR}M58 26${STAR}M38 27${STAR}`, "foil") + ink("M24 37Q48 30 72 37", 1.4)
  );
}
