// The first steps in Ex Libris: one round from choosing a library, a shelf that grows, and the inspector's visit.
import type { Course } from "../course";

const CHOOSING = `shelfmark position 1
options players=2
phase choosing
round 0
first seat2
prominent spells
banned monsters
dealt seat1 bookworm automaton
focus seat1 historic
hand seat1 A5 C6 E4 H2 L8 T3
dealt seat2 golem witch
hand seat2 B1 D3 F4 K2 P5 R1
town diviners-hut
frame keep-library seat2 - 0 0 0 0 0
frame keep-library seat1 - 0 0 0 0 0
`;

const FIRST_ROUND = `shelfmark position 1
options players=2
first seat1
prominent spells
banned monsters
focus seat1 historic
library seat1 bookworm
library seat2 golem
town diviners-hut
town bookshop B6 G2 M4 S1
hand seat1 A5 C6 E4 H2 L8 T3
hand seat2 B1 D3 F4 K2 P5 R1
seed 11
`;

const LATER = `shelfmark position 1
options players=2
round 6
first seat1
prominent spells
banned monsters
focus seat1 historic
library seat1 bookworm
library seat2 golem
permanent diviners-hut
permanent bookshop B1 D5 K4 S1
town wishing-well
town garbage-dump
figure seat1.bookworm bookshop
figure seat1.assistant1 wishing-well
figure seat2.golem garbage-dump
figure seat2.assistant1 bookshop
shelf seat1 A5 B3 C8 D4 / E4 E5 G3 H1 / L8 M8 O1
shelf seat2 B2 C1 D6 / F4 I3 K1 / M7 N3 R1
hand seat1 C6 P6 T3
hand seat2 V1 W4
discard F2 H5 J3
seed 4
`;

const INSPECTION = `shelfmark position 1
options players=2
phase inspection
round 8
last-round
first seat1
prominent spells
banned monsters
focus seat1 historic
focus seat2 codices
library seat1 bookworm
library seat2 golem
permanent diviners-hut
permanent bookshop
shelf seat1 A5 B3 L8 C8 D4 / E4 E5 G3 H1 I4 / M5 M8 O1 P6 T3 W1
shelf seat2 B2 C1 D6 F1 / F4 I3 K1 L4 / M7 N3 R1 S10
hand seat1 C6
hand seat2 V1 W4
discard F2 H5 J3
seed 4
`;

const ANY_PLACE = /^at /;
const HOME = /^place assistant\d home$/;

export const exlibris: Course = {
  game: "exlibris",
  scenes: [
    {
      position: CHOOSING,
      steps: [{ id: "goal" }, { id: "library", wish: ["keep bookworm"], also: [/^keep /] }],
    },
    {
      position: FIRST_ROUND,
      steps: [
        { id: "town", look: ".town" },
        { id: "place", wish: ["place assistant1 bookshop"], also: [/^place assistant\d bookshop$/] },
        { id: "effect", wish: ["take B6"] },
        { id: "shelve", wish: ["shelve B6", "at 1,1"], also: [/^shelve B6$/, ANY_PLACE], then: ["seat2 place assistant1 diviners-hut"] },
        { id: "why", why: true, look: ".hand" },
        {
          id: "draw",
          wish: ["place assistant2 home", "draw"],
          also: [HOME],
          then: ["seat2 place assistant2 bookshop", "seat2 take G2", "seat2 pass"],
        },
        { id: "special", wish: ["place bookworm home", "draw"] },
        { id: "order", wish: ["shelve E4", "at 1,2"] },
      ],
    },
    {
      position: LATER,
      steps: [
        { id: "categories", look: ".side .goals, .side > :nth-child(2)" },
        { id: "stability", wish: ["place assistant2 home", "shelve P6", "at 3,4"] },
        { id: "rounds", look: ".course, .side > :first-child" },
      ],
    },
    {
      position: INSPECTION,
      steps: [
        { id: "inspection", wish: ["turn L8"] },
        { id: "end", wish: ["done"], then: ["seat2 done"] },
      ],
    },
  ],
};
