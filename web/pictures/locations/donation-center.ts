import { box, disc, flat, ink, move, oval, shape } from "../pen";
import { bush, cloud, door, outdoors, pane, pile, roof, tree, tuft } from "../scenery";

const HEART = "M0 8L-8 0Q-10 -7 -4 -8Q-1 -8 0 -4Q1 -8 4 -8Q10 -7 8 0Z";

/** A red box with a wide mouth, glad of anything. */
export function donationCenter(): string {
  const flying = [[150, 34, -24, "teal"], [176, 22, 12, "gold"], [132, 56, 30, "plum"]] as const;
  const mouth = shape("M124 80Q160 66 196 80L192 124H128Z", "red", 1.8) +
    shape("M126 80Q160 68 194 80Q160 92 126 80Z", "black", 1.6) +
    shape("M134 78L142 75L146 82L152 74L158 81L164 74L170 82L176 75L184 79Q160 90 134 78Z", "cream", 1) +
    move(160, 106, shape(HEART, "pink"), 1.2);
  return (
    outdoors() + cloud(52, 24) + tree(222, 122, 1.1) +
    box(18, 62, 84, 62, "plaster", 1.6) + roof(8, 112, 62, 28, "roof", 30) + box(30, 68, 60, 14, "cream") +
    move(60, 76, flat(HEART, "red"), 0.7) + ink("M36 75H50M70 75H84", 2.2) +
    door(64, 92, 22, 32, "teal", false) + pane(30, 92, 22, 16) +
    mouth +
    [147, 173].map((x) => oval(x, 62, 9, 9, "cream") + disc(x + 1, 64, 3, "line")).join("") +
    flying.map(([x, y, turn, fill]) => move(x, y, box(-8, -6, 16, 12, fill, 1.2) + ink("M-5 -6V6", 0.9, "foil"), 0.9,
    turn)).join("") +
    pile(114, 124, 4, "left") + pile(208, 124, 3, "right", 20) + bush(8, 126) + tuft(54, 136) + tuft(180, 138)
  );
}
