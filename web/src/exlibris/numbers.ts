// Points in writing, with a real minus sign.
export const inPrint = (points: number): string => String(points).replace("-", "−");

/** As a gain or a loss. */
export function asChange(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : inPrint(points);
}
