/** How a book is bound: everything follows from its title, so that every book looks like itself. */

import { dice } from "./pen";

export interface Binding {
  cloth: string;
  /** A second colour that goes with the cloth, for labels and corners. */
  trim: string;
  /** What the title is stamped with. */
  foil: string;
  lettering: "roman" | "slab" | "plain" | "fancy";
  capitals: boolean;
  italic: boolean;
  /** What runs across the spine. */
  bands: "raised" | "double" | "single" | "ends" | "none";
  /** What the title stands on. */
  label: "none" | "patch" | "oval" | "lines";
  /** What covers the cloth. */
  print: "none" | "dots" | "diamonds" | "stripes" | "vine" | "scales" | "stars" | "marbled";
  ornament: number;
  /** From 0 to 1: how tall and how stout. */
  tall: number;
  stout: number;
  /** Scuffed edges. */
  worn: boolean;
}

// Cloth, trim, foil. Dark cloths carry gold or cream, pale ones ink.
const SUITS: [string, string, string][] = [
  ["#8a2f2a", "#5c1f20", "#f0cf7a"],
  ["#2f5a57", "#1e3f40", "#f0cf7a"],
  ["#2e4a72", "#1d3150", "#f3e6c4"],
  ["#6b3d63", "#48284a", "#f0cf7a"],
  ["#3f5b33", "#2a4024", "#f3e6c4"],
  ["#a5602a", "#71401c", "#fbeecb"],
  ["#5a3a28", "#3c261b", "#e9c46f"],
  ["#b9853a", "#7d5622", "#2c211b"],
  ["#d9c7a0", "#8a2f2a", "#2c211b"],
  ["#8fa7a0", "#3c5a57", "#22292b"],
  ["#c9958a", "#7c3f42", "#2f1d20"],
  ["#3a3640", "#6d2f36", "#e7d6ad"],
  ["#4d6f8a", "#2b4358", "#fbf1da"],
  ["#95403f", "#d9c7a0", "#fbeecb"],
  ["#b7b06a", "#5d5a2c", "#262314"],
  ["#7a5a86", "#4b3557", "#fbf1da"],
];

const LETTERINGS: Binding["lettering"][] = ["roman", "slab", "plain", "fancy", "roman", "plain"];
const BANDS: Binding["bands"][] = ["raised", "raised", "double", "single", "ends", "none"];
const LABELS: Binding["label"][] = ["none", "none", "patch", "patch", "oval", "lines"];
const PRINTS: Binding["print"][] = ["none", "none", "none", "dots", "diamonds", "stripes", "vine", "scales", "stars",
  "marbled"];

export const ORNAMENTS = 12;

export function binding(title: string): Binding {
  const roll = dice(title);
  const pick = <T>(list: T[], otherwise: T): T => list[roll(list.length)] ?? otherwise;
  const [cloth, trim, foil] = pick(SUITS, ["#8a2f2a", "#5c1f20", "#f0cf7a"]);
  return {
    cloth,
    trim,
    foil,
    lettering: pick(LETTERINGS, "roman"),
    capitals: roll(4) === 0 && title.length < 22,
    italic: roll(5) === 0,
    bands: pick(BANDS, "none"),
    label: pick(LABELS, "none"),
    print: pick(PRINTS, "none"),
    ornament: roll(ORNAMENTS),
    tall: roll(100) / 100,
    stout: roll(100) / 100,
    worn: roll(3) === 0,
  };
}
