// One small note beside whatever is pointed at or focused: what it is, what would happen there, or why not.
import type { LibrariansGenre, Refusal } from "$protocol";

export interface Note {
  /** What it is about. */
  title?: string;
  text?: string;
  completes?: LibrariansGenre[];
  refusal?: Refusal;
}

const PATIENCE = 140;
const LEAVE = 250;
/** On the way to the rule of a refusal one passes other things. */
const PASSING = 500;

export class Tips {
  note = $state.raw<Note>();
  anchor = $state.raw<DOMRect>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #about: Element | undefined;

  /** Shows what `make` says, after a moment; `make` may have to ask first. */
  show(element: Element, make: () => Note | undefined | Promise<Note | undefined>, at_once = false) {
    this.#about = element;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const note = await make();
      if (this.#about !== element) return;
      this.note = note;
      this.anchor = note && element.getBoundingClientRect();
    }, at_once ? 0 : this.note?.refusal ? PASSING : PATIENCE);
  }

  leave(element?: Element) {
    if (element && this.#about !== element) return;
    this.#about = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), this.note?.refusal ? PASSING : LEAVE);
  }

  /** Somebody reads it. */
  stay() {
    clearTimeout(this.#timer);
  }

  hide() {
    clearTimeout(this.#timer);
    this.#about = undefined;
    this.note = undefined;
  }

  /** For an element: notes on hover, focus and touch. */
  about(make: () => Note | undefined | Promise<Note | undefined>) {
    return (element: HTMLElement) => {
      // After a tap browsers pretend that a mouse stays there, under which the cards then move.
      const hovers = () => matchMedia("(any-hover: hover)").matches;
      const enter = (event: PointerEvent) => event.pointerType === "mouse" && hovers() && this.show(element, make);
      const leave = () => this.leave(element);
      // A finger leaves at once: the note stays until it touches something else.
      const depart = (event: PointerEvent) => event.pointerType === "mouse" && leave();
      const focus = () => element.matches(":focus-visible") && this.show(element, make, true);
      element.addEventListener("pointerenter", enter);
      element.addEventListener("pointerleave", depart);
      element.addEventListener("focus", focus);
      element.addEventListener("blur", leave);
      return () => {
        element.removeEventListener("pointerenter", enter);
        element.removeEventListener("pointerleave", depart);
        element.removeEventListener("focus", focus);
        element.removeEventListener("blur", leave);
        this.leave(element);
      };
    };
  }
}
