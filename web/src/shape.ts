// What was kept may be of another edition, or damaged: it is looked at before it is used.

/** The fields of something that should have some. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Whatever of a list is what it should be. */
export const listOf = <T>(value: unknown, is: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(is) : [];

export const allAre = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);

/** One of the known values. */
export const among = <T>(known: readonly T[], value: unknown): T | undefined => known.find((one) => one === value);

export const isText = (value: unknown): value is string => typeof value === "string";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
/** A whole number from 0 on, below `end`. */
export const isCount = (value: unknown, end = Infinity): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;
