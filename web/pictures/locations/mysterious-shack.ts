import { box, disc, flat, glow, ink, move, shape } from "../pen";
import { eyes, outdoors, pile, tuft } from "../scenery";

function bareTree(x: number, y: number, scale: number): string {
  return move(x, y, shape("M-6 0Q-3 -20 -6 -34Q-14 -44 -22 -46Q-12 -46 -4 -42Q-4 -56 -12 -68Q0 -58 2 -46" +
    "Q10 -54 12 -66Q14 -52 5 -38Q16 -42 22 -40Q10 -36 5 -28Q3 -14 8 0Z", "black", 1.2), scale);
}

/** It was not here yesterday. */
export function mysteriousShack(): string {
  const plank = (x: number, y: number, w: number, turn: number): string =>
    move(x, y, box(-w / 2, -3, w, 6, "wood", 1.1), 1, turn);
  const crow = move(116, 22, shape("M-10 4Q-8 -6 0 -6Q2 -12 8 -10L14 -6L8 -4Q8 6 0 6L-14 8Z", "black", 1.2) +
    disc(7, -7, 1.1, "lamp") + ink("M0 6v5M4 6v5", 1.1));
  return (
    outdoors(124, ["moss", "violet"], ["plum", "sky-low"]) + bareTree(28, 126, 1.5) + bareTree(216, 124, 1.2) +
    eyes(222, 104, 0.7) + eyes(46, 108, 0.6) +
    shape("M70 60L62 126H170L178 56Z", "brown", 1.8) +
    ink("M82 62L78 124M98 62L96 124M150 60L152 124M162 58L164 124M66 90H92M146 84H172", 1) +
    shape("M50 66L74 22L112 34L190 18L194 58L120 52Z", "black", 1.8) +
    ink("M78 30L70 58M100 36L98 56M130 34L136 52M160 28L170 54", 1, "slate") + crow +
    shape("M108 126V84L140 80V126Z", "black", 1.6) + eyes(124, 104, 1.1) + plank(124, 94, 46, -12) +
    plank(124, 114, 44, 9) +
    glow(85, 84, 20) + shape("M74 74L96 72L97 94L76 96Z", "black", 1.5) + eyes(86, 84, 0.9) + plank(86, 78, 30, 16) +
    plank(86, 92, 28, -6) +
    glow(160, 84, 16) + shape("M150 76L170 74V92L151 94Z", "lamp", 1.4) + ink("M160 75V93M150 85L170 83", 1.2) +
    ink("M118 70Q116 64 122 63Q128 64 126 69Q122 71 122 75M122 79v.5", 2.6, "foil") +
    pile(190, 128, 3, "odd", 20) + `<g opacity=".5">${flat("M0 132Q40 122 84 132Q130 142 170 130Q210 120 240 132V150" +
    "H0Z", "violet")}</g>` + tuft(60, 140) + tuft(150, 144)
  );
}
