// Dragging with mouse, pen or finger. While something is dragged nothing is laid out anew: a copy follows the pointer.
import type { Attachment } from "svelte/attachments";
import type { Thing } from "./choices";
import type { Play } from "./play.svelte";

const FAR_ENOUGH = 8;

export function draggable(play: Play, thing: Thing): Attachment<HTMLElement> {
  return (element) => {
    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (play.canDrag(thing)) new Drag(play, thing, element, event);
      else tellOnceTugged(play, thing, event);
    };
    const over = new AbortController();
    element.addEventListener("pointerdown", begin, { signal: over.signal });
    // What the browser would drag on its own, such as a selection, would end ours.
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal: over.signal });
    return () => over.abort();
  };
}

const distance = (one: PointerEvent, other: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Whoever tries to drag what stays where it is hears why; a finger that scrolls is none of them. */
function tellOnceTugged(play: Play, thing: Thing, start: PointerEvent) {
  const over = new AbortController();
  const { signal } = over;
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    over.abort();
    if (event.type === "pointerup" && distance(start, event) >= FAR_ENOUGH) void play.refuse(thing);
  };
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", end, { signal });
}

/** The click that a browser makes of letting go. */
function swallowClick() {
  const passed = new AbortController();
  window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: passed.signal });
  setTimeout(() => passed.abort());
}

class Drag {
  #ghost: HTMLElement | undefined;
  #over: HTMLElement | undefined;
  #done = new AbortController();

  constructor(
    private readonly play: Play,
    private readonly thing: Thing,
    private readonly element: HTMLElement,
    private readonly start: PointerEvent,
  ) {
    const { signal } = this.#done;
    window.addEventListener("pointermove", (event) => this.#move(event), { signal });
    window.addEventListener("pointerup", (event) => this.#end(event), { signal });
    window.addEventListener("pointercancel", (event) => event.pointerId === this.start.pointerId && this.#stop(), { signal });
  }

  #move(event: PointerEvent) {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.#ghost && distance(this.start, event) < FAR_ENOUGH) return;
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    this.#ghost ??= this.#lift();
    this.#ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    this.#mark(this.#under(event));
  }

  #lift(): HTMLElement {
    const box = this.element.getBoundingClientRect();
    const ghost = this.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-action");
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("dragged");
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.element.closest(".exlibris")?.append(ghost);
    this.element.setAttribute("data-lifted", "");
    this.play.dragged = this.thing;
    this.play.hush();
    return ghost;
  }

  /** Whatever something can be dropped on, the uppermost first. */
  #zones(event: PointerEvent): HTMLElement[] {
    const found = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>("[data-drop]"));
    return [...new Set(found)].filter((zone) => zone !== null && zone !== this.element) as HTMLElement[];
  }

  #under(event: PointerEvent): HTMLElement | undefined {
    return this.#zones(event).find((zone) => this.play.planFor(this.thing, zone.dataset.drop!));
  }

  #mark(zone: HTMLElement | undefined) {
    if (zone === this.#over) return;
    this.#over?.removeAttribute("data-over");
    zone?.setAttribute("data-over", "");
    this.#over = zone;
  }

  #end(event: PointerEvent) {
    if (event.pointerId !== this.start.pointerId) return;
    const zone = this.#ghost && this.#under(event);
    const refused = this.#ghost && !zone ? this.#zones(event) : [];
    if (this.#ghost) swallowClick();
    this.#stop();
    if (zone) this.play.drop(this.thing, zone.dataset.drop!);
    // Back where it was, it is only put down again.
    else if (refused.length && !refused.some((one) => one.contains(this.element)))
      void this.play.refuse(this.thing, refused.map(({ dataset }) => dataset.drop!));
  }

  #stop() {
    this.#done.abort();
    this.#mark(undefined);
    this.#ghost?.remove();
    this.element.removeAttribute("data-lifted");
    this.play.dragged = undefined;
  }
}
