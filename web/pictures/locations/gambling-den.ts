import { box, disc, field, flat, ink, move, oval, shape } from "../pen";
import { eyes } from "../scenery";

function die(x: number, y: number, spots: number, turn: number): string {
  const places = [[], [[0, 0]], [[-3, -3], [3, 3]], [[-3, -3], [0, 0], [3, 3]], [[-3, -3], [3, -3], [-3, 3], [3, 3]],
    [[-3, -3], [3, -3], [-3, 3], [3, 3], [0, 0]]][spots] ?? [];
  return move(x, y, box(-7, -7, 14, 14, "cream", 1.4) +
    places.map(([a = 0, b = 0]) => disc(a, b, 1.4, "line")).join(""), 1, turn);
}

function playingCard(x: number, y: number, turn: number, fill: string): string {
  return move(x, y, box(-7, -10, 14, 20, "cream", 1.2) + shape("M0 -5L4 0L0 5L-4 0Z", fill, 0.8), 1, turn);
}

/** Low light, high stakes. Somebody in the corner always wins. */
export function gamblingDen(): string {
  const lamp = ink("M120 0V16", 1.6) + `<path d="M98 30L40 104H200L142 30Z" fill="var(--lamp)" opacity=".28"/>` +
    shape("M120 14Q140 16 146 32H94Q100 16 120 14Z", "teal", 1.6) + shape("M110 32Q120 42 130 32Z", "lamp");
  const lurker = (x: number, fill: string, hat: string): string =>
    move(x, 86, shape("M-26 34Q-24 -2 0 -4Q24 -2 26 34Z", fill, 1.5) + oval(0, -14, 12, 14, "black") +
    eyes(0, -14, 0.9) + shape(hat, "black", 1.5));
  return (
    field(0, 0, 240, 150, "wood-dark") + flat("M0 0H240V100H0Z", "shade") +
    ink("M0 30H240M0 60H240M40 0V30M160 0V30M90 30V60M210 30V60", 0.8) +
    box(14, 18, 38, 28, "gold") + box(18, 22, 30, 20, "moss") + flat("M22 42L30 30L36 36L40 32L46 42Z", "leaf") +
    box(192, 16, 32, 36, "wood") + flat("M208 22q8 8 0 12q-8 -4 0 -12M206 34h4v8h-4z", "cream") +
    lurker(52, "plum", "M-22 -22Q0 -16 22 -22Q14 -28 12 -38Q0 -42 -12 -38Q-14 -28 -22 -22Z") +
    lurker(188, "moss", "M-20 -20Q0 -28 20 -20Q16 -34 0 -36Q-16 -34 -20 -20Z") + lamp +
    oval(120, 120, 104, 30, "wood", 1.8) + oval(120, 116, 96, 26, "green", 1.6) +
    playingCard(70, 112, -18, "red") + playingCard(84, 114, 4, "line") + playingCard(158, 112, 22, "red") +
    playingCard(172, 116, 40, "line") +
    die(112, 114, 5, -10) + die(134, 122, 3, 16) +
    [[94, 128], [102, 131], [98, 124], [150, 132]].map(([x = 0, y = 0]) => oval(x, y, 6, 3.4, "gold", 1)).join("") +
    move(196, 122, box(-10, -6, 20, 6, "red", 1.2) + box(-9, -11, 19, 5, "blue", 1.2)) +
    move(44, 124, box(-10, -6, 20, 6, "violet", 1.2))
  );
}
