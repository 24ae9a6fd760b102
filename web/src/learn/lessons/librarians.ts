// The first steps in Librarians: two turns, a genre that is completed, and the last two books.
import type { Course } from "../course";

const FIRST_TURN = `shelfmark position 1
game librarians
options players=2
row 1 |>|
row 2 |<| romance-E
row 3 |>| thriller-K
row 4 |<|
hand seat1 mystery-F romance-M thriller-K2 biography-P
hand seat2 horror-D fantasy-O biography-S mystery-Z
deck thriller-N romance-G horror-L fantasy-T mystery-J biography-I
`;

const THREE_OF_A_KIND = `shelfmark position 1
game librarians
options players=2
row 1 romance-B romance-E romance-G |>|
row 2 mystery-F |<| biography-E horror-D
row 3 |>| thriller-K biography-P
row 4 |<| mystery-X
hand seat1 romance-M thriller-S fantasy-T horror-L
hand seat2 horror-D2 fantasy-O biography-S mystery-Z
deck thriller-N romance-R horror-Q mystery-J biography-I thriller-W fantasy-H biography-Y
`;

const LAST_BOOKS = `shelfmark position 1
game librarians
options players=2
row 1 horror-A romance-B |>| romance-G thriller-K
row 2 fantasy-O horror-L |<| biography-E horror-D
row 3 |>| thriller-K2 biography-P mystery-X
row 4 thriller-W |<| mystery-P
hand seat1 thriller-N biography-Y
`;

export const librarians: Course = {
  game: "librarians",
  scenes: [
    {
      position: FIRST_TURN,
      steps: [
        { id: "goal" },
        { id: "hand", look: ".hand" },
        { id: "arrows", look: "[data-at$=',0']" },
        { id: "place", wish: ["play romance-M", "at 3,2"] },
        { id: "left", wish: ["play mystery-F", "at 2,-1"] },
        {
          id: "turn",
          wish: ["end"],
          then: ["seat2 play fantasy-O", "seat2 at 3,3", "seat2 play horror-D", "seat2 at 2,2", "seat2 end"],
        },
        { id: "pile", wish: ["play thriller-K2", "on 3,1"] },
      ],
    },
    {
      position: THREE_OF_A_KIND,
      steps: [
        { id: "complete", wish: ["play romance-M", "at 1,1"] },
        { id: "give", wish: ["give romance-B seat1"] },
        { id: "power", wish: ["use romance"] },
        { id: "horror", look: "[data-at='2,2']" },
      ],
    },
    {
      position: LAST_BOOKS,
      steps: [
        { id: "last", wish: ["play biography-Y", "at 3,4"] },
        { id: "won", wish: ["play thriller-N", "at 1,3"], also: [/^play thriller-N$/, /^at /] },
      ],
    },
  ],
};
