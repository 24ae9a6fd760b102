/** The assistants: portraits of 96 by 96, and figures that stand on the tiles. */

import type { ExLibrisAssistant } from "../../../protocol/protocol";
import { picture } from "../pen";
import { automaton } from "./automaton";
import { bookworm } from "./bookworm";
import { cube } from "./cube";
import { fireImp } from "./fire-imp";
import { ghost } from "./ghost";
import { goblin } from "./goblin";
import { golem } from "./golem";
import { mummy } from "./mummy";
import { ordinary } from "./ordinary";
import { sasquatch } from "./sasquatch";
import { snowman } from "./snowman";
import { witch } from "./witch";
import { wizard } from "./wizard";

const PORTRAITS: Record<ExLibrisAssistant, () => string> = {
  witch,
  mummy,
  snowman,
  wizard,
  goblin,
  automaton,
  sasquatch,
  cube,
  golem,
  "fire-imp": fireImp,
  ghost,
  bookworm,
  ordinary,
};

export const assistants = Object.keys(PORTRAITS) as ExLibrisAssistant[];

const drawn = new Map<ExLibrisAssistant, string>();

/** The portrait of an assistant. It never changes, so it is drawn once. */
export function assistant(name: ExLibrisAssistant): string {
  const markup = drawn.get(name) ?? picture(96, 96, PORTRAITS[name](), "portrait");
  drawn.set(name, markup);
  return markup;
}
