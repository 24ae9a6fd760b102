import { box, disc, glow, ink, move, oval, shape } from "../pen";
import { barrel, bush, chimney, cloud, lantern, outdoors, pane, pile, roof, timber, tuft } from "../scenery";

/** Round door, warm windows, a worm with a mug over the entrance. */
export function bookwormTavern(): string {
  const worm = shape("M-16 12Q-20 -2 -10 -4Q-4 -4 -4 4Q-2 8 2 4V-10Q2 -20 11 -20Q20 -20 20 -10Q20 -4 14 -2Q14 14 2 16" +
    "Q-10 18 -16 12Z", "green", 1.3) + disc(9, -12, 2.2, "cream") + disc(15, -12, 2.2, "cream") +
    disc(9.5, -12, 1.1, "line") + disc(15.5, -12, 1.1, "line") +
    ink("M9 -6Q12 -3 16 -6M-14 4h6M-12 11l4 -5M-2 14l2 -6M8 12l-2 -6", 1);
  const mug = shape("M-7 -6H6V8H-7Z", "gold", 1.2) + ink("M6 -3Q12 -2 11 2Q10 5 6 5", 1.4) +
    shape("M-9 -5Q-9 -10 -4 -9Q0 -13 3 -9Q9 -9 7 -5Z", "cream", 1.1);
  const sign = ink("M150 34H214M158 34V40M206 34V40", 2) + shape("M152 40H212V82Q182 92 152 82Z", "wood-light", 1.7) +
    move(174, 62, worm) + move(200, 70, mug);
  return (
    outdoors(124) + cloud(56, 20) + chimney(48, 34, 20) +
    box(26, 62, 124, 62, "wall", 1.7) + timber(26, 66, 124, 30, 5) + roof(14, 162, 64, 18, "roof", 60) +
    glow(86, 102, 30) + oval(86, 102, 22, 24, "wood-dark", 1.8) + oval(86, 102, 17, 19, "red", 1.3) +
    ink("M86 83V121M76 88V118M96 88V118", 0.9) + disc(98, 103, 1.7, "foil") +
    shape("M64 127H108L116 154H54Z", "stone", 1.2) +
    shape("M62 122H110L114 128H58Z", "stone", 1.3) +
    pane(34, 84, 22, 22, 2, 2) + pane(118, 84, 22, 22, 2, 2) + roof(70, 102, 50, 32, "tile") +
    pane(80, 42, 12, 10, 2, 1) + sign + box(147, 28, 6, 12, "wood-dark") +
    barrel(176, 128, 1.1) + barrel(202, 130, 1.25) + pile(176, 99, 3, "bar", 20) + lantern(116, 66) + lantern(56, 66) +
    bush(14, 127) + tuft(140, 138) + tuft(226, 140) +
    oval(201, 94, 5, 2, "cream", 1) + box(196, 84, 10, 11, "gold", 1.2) +
    shape("M194 85Q196 79 201 81Q206 78 208 85Z", "cream", 1)
  );
}
