// Explicit turns of the direction of writing, and their ends.
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Somebody's own words within ours: whichever way they are written, what stands around them stays as it is. */
export const isolated = (text: string): string => `\u2068${text.replace(TURNS, "")}\u2069`;
