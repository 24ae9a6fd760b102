/** The twelve libraries by the names of their assistants, and the plain one. 120 by 80. */

import type { ExLibrisAssistant } from "../../../protocol/protocol";
import { picture } from "../pen";
import { attic, catalogue, dungeon, hovel, plainLibrary, sarcophagus, spire } from "./built";
import { burrow, caverns, heap, igloo, thicket, volcano } from "./grown";

const FRONTS: Record<ExLibrisAssistant, () => string> = {
  witch: hovel,
  mummy: sarcophagus,
  snowman: igloo,
  wizard: spire,
  goblin: caverns,
  automaton: catalogue,
  sasquatch: thicket,
  cube: dungeon,
  golem: heap,
  "fire-imp": volcano,
  ghost: attic,
  bookworm: burrow,
  ordinary: plainLibrary,
};

const drawn = new Map<ExLibrisAssistant, string>();

/** The front of a library. It never changes, so it is drawn once. */
export function library(name: ExLibrisAssistant): string {
  const markup = drawn.get(name) ?? picture(120, 80, FRONTS[name](), "scene");
  drawn.set(name, markup);
  return markup;
}
