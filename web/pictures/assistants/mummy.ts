import { disc, flat, ink, ovalPath, shape } from "../pen";
import { ground, shoulders } from "./face";

export function mummy(): string {
  const wraps = "M26 24Q48 34 72 22M23 34Q46 46 73 36M24 60Q48 52 73 62M26 68Q46 78 70 66M32 78Q50 70 64 80M32 14" +
    "Q46 22 64 13";
  return (
    ground("earth", flat("M0 96L24 58L48 96ZM60 96L80 68L100 96Z", "shade")) + shoulders("cream", 76) +
    ink("M14 88Q40 78 60 94M40 96Q64 80 86 90M20 80Q36 78 44 84", 1.4) +
    shape("M24 40Q22 6 48 6Q74 6 73 40Q74 66 62 80Q48 88 34 80Q22 66 24 40Z", "cream", 1.8) +
    flat("M24 42Q48 52 73 42L72 56Q48 50 25 55Z", "black") + ink(wraps, 1.5) +
    flat(ovalPath(38, 49, 5.5) + ovalPath(58, 49, 5.5), "lamp") + disc(39, 49.5, 2.2, "line") +
    disc(59, 49.5, 2.2, "line") + ink("M40 68Q48 71 56 67", 2.2) +
    shape("M70 26Q82 28 84 40Q88 50 82 58Q84 46 78 40Q74 34 71 36Z", "cream", 1.5) +
    shape("M30 84Q48 94 66 84L70 92Q48 102 26 92Z", "gold", 1.5) +
    shape("M44 89Q48 85 52 89Q52 95 48 96Q44 95 44 89Z", "teal", 1.1)
  );
}
