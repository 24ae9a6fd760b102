/** What libraries stand on and before. */

import { disc, field, flat, shape } from "../pen";

export function ground(hill: string, floor = "path", light = 104): string {
  return field(0, 0, 120, 80, "sky") +
    flat("M0 30Q40 22 70 30Q100 36 120 28V80H0Z", "sky-low") + disc(light, 14, 7, "sun") +
    `<path d="M${light} 7a7 7 0 1 0 6 11a6 6 0 0 1-6-11Z" fill="var(--moon)"/>` +
    flat("M0 56Q30 44 60 52Q96 60 120 48V80H0Z", hill) + shape("M-3 68Q40 65 70 68Q100 70 123 67V84H-3Z", floor, 1.3);
}

export function night(): string {
  return field(0, 0, 120, 80, "violet") +
    [[12, 12], [28, 24], [96, 10], [108, 30], [86, 4]].map(([x = 0, y = 0]) => disc(x, y, 1.2, "lamp")).join("");
}
