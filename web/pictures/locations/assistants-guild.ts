import { box, ink, move, oval, shape } from "../pen";
import { bush, cloud, lantern, outdoors, pawn, tree, tuft } from "../scenery";

/** Where assistants are sent out, some with the help of a boot. */
export function assistantsGuild(): string {
  const steps = shape("M54 62V52H66V42H78V32H90V22H102V14H138V22H150V32H162V42H174V52H186V62Z", "roof", 1.7);
  const boot = shape("M-10 -16H4V0Q12 2 18 6Q22 12 18 14H-10Z", "wood-dark", 1.4) +
    ink("M-10 10H18M-10 -10H4", 1.3, "foil");
  const banner = (x: number, fill: string): string => shape(`M${x - 12} 68H${x + 12}V104L${x} 96L${x - 12} 104Z`, fill,
    1.4) + pawn(x, 94, "cream", 0.7);
  const flying = move(204, 86, pawn(0, 12, "gold", 1), 1, 38) +
    ink("M172 104Q180 96 188 94M174 114Q186 106 194 106M170 92Q178 84 186 84", 1.4);
  return (
    outdoors(124) + cloud(30, 26) + cloud(212, 56, 0.7) + tree(22, 124, 1.2) +
    box(56, 60, 128, 64, "brick", 1.7) + ink("M62 70h7M172 70h7M62 112h7M60 90h5M174 108h6", 0.9) + steps +
    oval(120, 38, 15, 15, "cream", 1.5) + move(117, 38, boot, 0.75) +
    shape("M98 124V90Q120 64 142 90V124Z", "black", 1.7) + shape("M98 124V90L82 96V130Z", "wood", 1.5) +
    shape("M142 124V90L156 96V130Z", "wood", 1.5) +
    move(128, 106, boot, 1.05) + ink("M126 90Q110 84 104 92", 9, "blue") + banner(76, "teal") +
    banner(164, "violet") + lantern(98, 72) + lantern(142, 72) +
    flying + pawn(40, 136, "red", 1) + pawn(62, 138, "teal", 1) + box(94, 124, 52, 6, "stone") +
    box(88, 130, 64, 6, "stone") + bush(222, 126, 1) + tuft(18, 142) + tuft(196, 138)
  );
}
