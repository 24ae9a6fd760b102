// Tells about an element while a mouse points at it or the keyboard is there. A finger does not point: what it taps
// decides, or tells on its own, and nothing stays behind that could cover what it wants to tap next.
import type { Attachment } from "svelte/attachments";
import type { Thing } from "./choices";
import type { Play, Tip } from "./play.svelte";

const PATIENCE = 250;

/** `thing` is asked why it cannot be chosen. */
export function tells(play: Play, about: () => { tip?: Tip; thing?: Thing }): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    element.dataset.tells = "";
    const tell = () => {
      const { thing, tip } = about();
      told = true;
      void play.explain(thing, element, tip);
    };
    const leave = () => {
      clearTimeout(timer);
      timer = undefined;
      if (told) play.hush();
      told = false;
    };
    // What comes to lie under a mouse that stands still is not pointed at, nor is what something is dragged across. Of
    // things within each other the inner one tells.
    const move = ({ pointerType, target }: PointerEvent) => {
      const isMeant = (target as Element).closest("[data-tells]") === element;
      if (!isMeant) leave();
      else if (pointerType !== "touch" && !told && !play.dragged) timer ??= setTimeout(tell, PATIENCE);
    };
    // Whoever presses it is done with it, and wants to see what comes of it.
    const press = () => {
      clearTimeout(timer);
      told = true;
    };
    const focus = () => element.matches(":focus-visible") && tell();
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointerleave", leave, { signal });
    element.addEventListener("focus", focus, { signal });
    // What is taken away loses the focus in the middle of drawing, where nothing may change.
    element.addEventListener("blur", () => queueMicrotask(leave), { signal });
    return () => {
      over.abort();
      leave();
    };
  };
}
