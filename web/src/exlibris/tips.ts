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
    const tell = () => {
      const { thing, tip } = about();
      told = true;
      void play.explain(thing, element, tip);
    };
    const leave = () => {
      clearTimeout(timer);
      if (told) play.hush();
      told = false;
    };
    const enter = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== "touch") timer = setTimeout(tell, PATIENCE);
    };
    const focus = () => element.matches(":focus-visible") && tell();
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener("pointerenter", enter, { signal });
    element.addEventListener("pointerleave", leave, { signal });
    element.addEventListener("focus", focus, { signal });
    element.addEventListener("blur", leave, { signal });
    return () => {
      over.abort();
      leave();
    };
  };
}
