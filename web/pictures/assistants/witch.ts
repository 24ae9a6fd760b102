import { flat, ink, oval, shape } from "../pen";
import { dots, ground, shoulders } from "./face";

export function witch(): string {
  const hair = shape("M22 52Q16 74 24 88Q32 84 34 72V48ZM74 52Q80 74 72 88Q64 84 62 72V48Z", "orange", 1.6) +
    ink("M26 60Q24 74 28 82M70 60Q72 74 68 82", 1);
  const hat = shape("M10 44Q48 34 86 44Q88 50 84 52Q48 42 12 52Q8 50 10 44Z", "black", 1.8) +
    shape("M26 42Q32 22 40 10Q50 -2 66 8Q60 8 62 16Q68 28 70 42Q48 36 26 42Z", "violet", 1.8) +
    shape("M27 40Q48 32 70 40L69 33Q48 26 30 33Z", "red", 1.4) + shape("M43 29H53V38H43Z", "gold", 1.3) +
    ink("M46 32H50V35H46Z", 1) + ink("M44 14Q50 8 58 10", 1);
  return (
    ground("plum", flat("M6 14l2 4 4 1-4 2-2 4-1-4-4-2 4-1zM84 22l2 4 4 1-4 2-2 4-1-4-4-2 4-1z", "foil")) + hair +
    shoulders("black", 76) +
    shape("M30 46Q28 70 40 78Q48 84 56 78Q68 70 66 46Z", "green", 1.8) + dots(48, 55, 17) +
    ink("M35 50Q39 47 43 50M53 50Q57 47 61 50", 1.6) +
    shape("M48 54Q58 62 54 67Q49 70 45 66Q46 60 48 54Z", "green", 1.4) + oval(53, 62, 1.3, 1.3, "moss", 0.8) +
    ink("M38 70Q48 77 60 69", 1.8) + flat("M50 73L53 73L52 77Z", "cream") + hat
  );
}
