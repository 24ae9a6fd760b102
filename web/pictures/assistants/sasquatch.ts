import { flat, ink, ovalPath, shape } from "../pen";
import { dots, ground } from "./face";

export function sasquatch(): string {
  const pines = flat("M2 96L12 50L22 96ZM74 96L86 42L98 96ZM-8 96L0 64L8 96Z", "moss");
  const fur = "M48 6L52 10L58 6L60 12L67 11L67 18L73 20L71 27L77 32L73 38L78 45L73 50L77 58L72 62L80 68L88 74L86 80" +
    "L94 86L92 100H4L3 86L10 80L8 74L16 68L24 62L19 58L23 50L18 45L23 38L19 32L25 27L23 20L29 18L29 11L36 12L38 6" +
    "L44 10Z";
  return (
    ground("leaf", pines) + shape(fur, "brown", 1.9) +
    shape("M30 38Q30 26 40 27Q48 31 56 27Q66 26 66 38Q68 50 62 58Q64 72 48 73Q32 72 34 58Q28 50 30 38Z", "skin", 1.6) +
    ink("M31 37Q40 31 47 37M49 37Q56 31 65 37", 4, "brown") + dots(48, 43, 17, 2.6) +
    flat(ovalPath(43.5, 54, 2) + ovalPath(52.5, 54, 2), "line") + ink("M41 51Q48 46 55 51", 1.2) +
    ink("M38 64Q48 60 58 64Q48 68 38 64", 1.6) +
    ink("M20 82l4 6M34 80l3 7M62 80l-3 7M78 82l-4 6M46 84l2 6M26 22l3 5M70 24l-4 4M48 14l1 6M40 16l1 5M57 16l-1 5",
    1.2) + shape("M62 12Q70 2 80 6Q78 16 64 16Z", "green", 1.3) + ink("M64 15L76 8", 0.9)
  );
}
