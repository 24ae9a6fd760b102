// Letters shrink a little where a text would be cut off otherwise. What still has no room is reported, to be told elsewhere.
import type { Attachment } from "svelte/attachments";

const SIZES = [1, 0.95, 0.9, 0.85, 0.8];
/** The tails of letters may reach below their line. */
const TAIL = 4;

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + TAIL;

/** `text` stands in the element, which has a font size by way of --size. It shares its room with whatever is beside it. */
export function fits(text: string, report?: (cut: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let frame = 0;
    const fit = () => {
      for (const size of text ? SIZES : []) {
        element.style.setProperty("--size", String(size));
        if (!isCut(element)) break;
      }
      report?.(isCut(element));
    };
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    for (const part of [element.parentElement!, ...element.parentElement!.children]) watch.observe(part);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  };
}
