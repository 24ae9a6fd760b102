// Where every card went: copies fly from where they were to where they are.
import type { LibrariansEvent, LibrariansSpot } from "$protocol";
import { settings, type Speed } from "../settings.svelte";

const TIMES: Record<Speed, number> = { off: 0, fast: 180, normal: 420, slow: 900 };
const MOST = 24;

interface Flight {
  card: number | undefined;
  from: DOMRect;
  to: LibrariansSpot;
}

export interface Journey {
  flights: Flight[];
  /** Places that were tapped, and what was completed. */
  taps: string[];
}

function find(root: Element, spot: LibrariansSpot, card: number | undefined): Element | null {
  const { area, seat, place } = spot;
  const own = area === "hand" && card !== undefined ? root.querySelector(`[data-spot="card:${card}"]`) : null;
  if (own) return own;
  const name = place ? `library:${place.row},${place.column}` : seat === undefined ? area : `${area}:${seat}`;
  return root.querySelector(`[data-spot="${name}"]`);
}

/** Before the view changes: where the cards are that are about to move. */
export function depart(root: Element, events: readonly LibrariansEvent[]): Journey {
  const flights = events.flatMap(({ card, from, to }): Flight[] => {
    const start = from && to && find(root, from, card);
    return start ? [{ card, from: start.getBoundingClientRect(), to }] : [];
  });
  const taps = events.flatMap(({ kind, place, row }) =>
    kind === "tapped" && place ? [`library:${place.row},${place.column}`] : kind === "tapped-shelf" ? [`shelf:${row}`] : [],
  );
  return { flights: flights.slice(0, MOST), taps };
}

function ripple(element: Element, time: number) {
  const ring = [
    { outline: "6px solid var(--accent)", outlineOffset: "0px" },
    { outline: "2px solid transparent", outlineOffset: "22px" },
  ];
  element.animate(ring, { duration: time * 1.5, iterations: 2 });
}

/** A card keeps its shape on the way, whatever it leaves and wherever it lands. */
function cardBox(rect: DOMRect): { x: number; y: number; width: number } {
  const width = Math.min(rect.width || 40, (rect.height || 63) / 1.57, 110);
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - width * 1.57) / 2, width };
}

/** After it has: lets them fly. */
export function arrive(root: Element, { flights, taps }: Journey, face: (card: number | undefined) => string) {
  const time = TIMES[settings.speed];
  if (!time) return;
  for (const tap of taps) {
    const element = root.querySelector(`[data-spot="${tap}"]`);
    if (element) ripple(element, time);
  }
  flights.forEach((flight, i) => {
    const target = find(root, flight.to, flight.card);
    if (!target) return;
    const [from, to] = [cardBox(flight.from), cardBox(target.getBoundingClientRect())];
    const copy = document.createElement("div");
    copy.className = "flying";
    copy.setAttribute("aria-hidden", "true");
    copy.innerHTML = face(flight.card);
    root.append(copy);
    const at = ({ x, y, width }: typeof from) => ({ transform: `translate(${x}px, ${y}px) scale(${width / 100})` });
    const delay = i * Math.min(70, time / 6);
    const flying = copy.animate([at(from), at(to)], { duration: time, delay, easing: "ease-in-out", fill: "both" });
    if (flight.to.area === "library" || flight.to.area === "hand") {
      target.firstElementChild?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + delay });
    }
    flying.finished.finally(() => copy.remove());
  });
}
