import { box, ink, oval, shape } from "../pen";
import { chimney, cloud, door, lantern, openBook, outdoors, pane, pile, pine, roof, tuft } from "../scenery";

/** Logs, a fire, and antlers that hold the current volume. */
export function librariansLodge(): string {
  const logs = [70, 80, 90, 100, 110].map((y) => box(52, y, 136, 11, "wood", 1.1) +
    oval(52, y + 5.5, 4, 5.5, "wood-light", 1) + oval(188, y + 5.5, 4, 5.5, "wood-light", 1)).join("");
  const antlers = ink("M120 42Q106 40 100 26M107 38Q98 38 94 32M120 42Q134 40 140 26M133 38Q142 38 146 32", 2.6,
    "cream") + ink("M120 42Q106 40 100 26M120 42Q134 40 140 26", 0.8);
  return (
    outdoors(122, ["leaf", "moss"]) + cloud(60, 22) + pine(22, 124, 1.4) + pine(44, 122, 1.05, "leaf") +
    pine(220, 123, 1.5) + pine(198, 120, 0.9, "leaf") +
    chimney(154, 44, 24) + logs + roof(38, 202, 72, 18, "roof", 44) + antlers + openBook(120, 50, 0.75) +
    door(106, 82, 28, 40, "wood-dark") + pane(64, 84, 26, 20, 3, 2) + pane(150, 84, 26, 20, 3, 2) + lantern(98, 84) +
    lantern(142, 84) +
    box(98, 121, 44, 6, "stone") + box(92, 126, 56, 6, "stone") +
    pile(72, 124, 3, "porch") + [0, 1, 2].map((i) => oval(164 + i * 11, 128, 5.5, 5.5, "wood-light", 1.2)).join("") +
    [0, 1].map((i) => oval(169.5 + i * 11, 118, 5.5, 5.5, "wood-light", 1.2)).join("") +
    shape("M196 124l8 -14l4 2l-7 14z", "stone", 1.1) + tuft(30, 136) + tuft(226, 138)
  );
}
