// Carrying a card: from where it is taken up to where it is let go.
const FAR_ENOUGH = 7;
const LONG = 550;

export interface Load {
  card: number;
  /** Something has to be decided before anybody knows where it can go. */
  lift?: () => void;
  /** Says whether it can be let go there. */
  drop: (target: HTMLElement) => void;
}

export class Drag {
  /** The card under way. */
  card = $state<number>();
  x = $state(0);
  y = $state(0);
  /** What it is over: the value of its data-drop. */
  over = $state<string>();
  /** Whether a drag has just ended: the click that follows means nothing. */
  #done = false;

  /** For an element that can be taken up; holding it still opens it. */
  source(load: () => Load | undefined, onlong?: () => void) {
    return (element: HTMLElement) => {
      const down = (event: PointerEvent) => {
        if (event.button === 0) this.#begin(event, load, onlong);
      };
      const click = (event: MouseEvent) => {
        if (!this.#done) return;
        this.#done = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      };
      const over = new AbortController();
      const { signal } = over;
      element.addEventListener("pointerdown", down, { signal });
      element.addEventListener("click", click, { capture: true, signal });
      // What the browser would drag on its own, such as a selection, would end ours.
      element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
      return () => over.abort();
    };
  }

  #begin(start: PointerEvent, load: () => Load | undefined, onlong?: () => void) {
    this.#done = false;
    let carried: Load | undefined;
    let over: HTMLElement | undefined;
    const held = onlong && start.pointerType !== "mouse" ? setTimeout(() => ((this.#done = true), onlong()), LONG) : undefined;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      if (!carried) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR_ENOUGH) return;
        clearTimeout(held);
        carried = load();
        if (!carried) return end();
        this.card = carried.card;
        carried.lift?.();
      }
      this.x = event.clientX;
      this.y = event.clientY;
      over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? undefined;
      this.over = over?.dataset.drop;
      event.preventDefault();
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      if (carried) {
        if (over && event.type === "pointerup") carried.drop(over);
        // The click comes right after, if at all.
        this.#done = true;
        setTimeout(() => (this.#done = false));
      }
      end();
    };
    const end = () => {
      clearTimeout(held);
      this.card = undefined;
      this.over = undefined;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }
}
