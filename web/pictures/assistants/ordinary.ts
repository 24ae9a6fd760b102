import { box, ink, oval, shape } from "../pen";
import { pile } from "../scenery";
import { dots, ground, shoulders, spectacles } from "./face";

export function ordinary(): string {
  return (
    ground("tile", ink("M6 20H26M6 44H18M72 20H90M80 44H90", 2.4, "wood-light")) + oval(48, 12, 11, 10, "brown", 1.7) +
    shape("M24 48Q20 18 48 16Q76 18 72 48L68 62H28Z", "brown", 1.8) + shoulders("moss", 74) +
    shape("M42 66H54V78Q48 84 42 78Z", "skin", 1.5) +
    shape("M29 42Q28 70 48 73Q68 70 67 42Q60 36 56 29Q46 40 30 38Z", "skin", 1.8) + spectacles(48, 50, 18, 7.5) +
    dots(48, 50, 18, 2) + ink("M47 54Q44 59 49 60M41 65Q48 69 55 64", 1.7) +
    ink("M34 40Q38 37 43 40M53 40Q58 37 62 40", 1.8) +
    shape("M36 76L48 86L60 76L58 72L48 80L38 72Z", "cream", 1.4) + pile(76, 98, 4, "arm", 26) +
    box(20, 88, 12, 8, "cream", 1.2) + ink("M22 91h8M22 94h5", 0.9)
  );
}
