import { box, disc, ink, move, oval, shape } from "../pen";
import { cloud, outdoors, pawn, pile, pine, row, stones, tuft } from "../scenery";

/** They build shelves and keep secrets. Square, compass and a very long ladder. */
export function shelfmasonsGuild(): string {
  const badge = oval(60, 62, 22, 22, "cream", 1.7) + shape("M60 44L48 76H53L60 56L67 76H72Z", "gold", 1.3) +
    shape("M44 66L60 80L76 66L73 62L60 73L47 62Z", "blue", 1.2) + disc(60, 46, 3, "gold");
  const hall = shape("M18 124V50H102V124Z", "stone", 1.8) + shape("M10 52L60 16L110 52Z", "slate", 1.8) +
    stones([[26, 60], [88, 60], [24, 90], [88, 96], [28, 112], [86, 78]]) + box(24, 96, 9, 28, "cream", 1.3) +
    box(87, 96, 9, 28, "cream", 1.3) + box(40, 94, 40, 6, "cream", 1.3) +
    shape("M44 124V100H76V124Z", "wood-dark", 1.5) + ink("M60 100V124", 1.2) + disc(57, 113, 1.5, "foil") +
    disc(63, 113, 1.5, "foil");
  const shelf = box(128, 22, 84, 102, "wood-dark", 1.8) +
    [50, 76, 102].map((y) => box(126, y, 88, 4, "wood-light", 1.2)).join("") + row(132, 50, 46, 22, "s1") +
    row(132, 76, 76, 21, "s2") + row(152, 102, 56, 22, "s3") + pile(141, 102, 2, "s3", 14) +
    row(132, 123, 40, 18, "s4") + box(124, 18, 92, 6, "wood", 1.4);
  const ladder = ink("M186 128L204 10M200 130L218 12", 2.6, "wood-light") +
    ink("M186 128L204 10M200 130L218 12", 0.8) +
    ink([20, 36, 52, 68, 84, 100, 116].map((y) => `M${203 - (y - 12) * 0.153} ${y}h14`).join(""), 2);
  return (
    outdoors(124) + cloud(120, 20, 0.8) + pine(8, 124, 1.1) + hall + badge + shelf + ladder +
    pawn(200, 74, "red", 0.95) + move(190, 50, box(-8, -4, 16, 8, "gold", 1.1), 1, -12) +
    ink("M172 122h10M174 118h10", 2.6, "wood-light") +
    move(118, 132, box(-16, -4, 32, 5, "wood-light", 1.2) + box(-14, -9, 30, 5, "wood-light", 1.2)) +
    pawn(150, 138, "teal", 1) + move(160, 122, ink("M0 0L10 -10", 2.4) +
    shape("M6 -16L16 -8L13 -4L3 -12Z", "slate", 1.1)) + tuft(40, 140) + tuft(226, 138)
  );
}
