// Dragging with mouse, pen or finger. While something is dragged nothing is laid out anew: a copy follows the pointer.
import type { Attachment } from "svelte/attachments";
import type { Thing } from "./choices";
import type { Play } from "./play.svelte";

const FAR_ENOUGH = 8;

export function draggable(play: Play, thing: Thing): Attachment<HTMLElement> {
  return (element) => {
    const begin = (event: PointerEvent) => {
      if (event.button === 0 && play.canDrag(thing)) new Drag(play, thing, element, event);
    };
    element.addEventListener("pointerdown", begin);
    return () => element.removeEventListener("pointerdown", begin);
  };
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
    window.addEventListener("pointercancel", () => this.#stop(), { signal });
  }

  #move(event: PointerEvent) {
    if (event.pointerId !== this.start.pointerId) return;
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.#ghost && Math.hypot(x, y) < FAR_ENOUGH) return;
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

  #under(event: PointerEvent): HTMLElement | undefined {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const zone = found.closest<HTMLElement>("[data-drop]");
      if (zone && zone !== this.element && this.play.planFor(this.thing, zone.dataset.drop!)) return zone;
    }
    return undefined;
  }

  #mark(zone: HTMLElement | undefined) {
    if (zone === this.#over) return;
    this.#over?.removeAttribute("data-over");
    zone?.setAttribute("data-over", "");
    this.#over = zone;
  }

  #end(event: PointerEvent) {
    const zone = this.#ghost && this.#under(event);
    if (this.#ghost) swallowClick();
    this.#stop();
    if (zone) this.play.drop(this.thing, zone.dataset.drop!);
  }

  #stop() {
    this.#done.abort();
    this.#mark(undefined);
    this.#ghost?.remove();
    this.element.removeAttribute("data-lifted");
    this.play.dragged = undefined;
  }
}
