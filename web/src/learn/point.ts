// Points at something on the table, however often the table draws it anew.
const MARK = "data-pointed";

/** Whether an element can be seen on a screen of this height, all of it. */
function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Marks the first element that one of the selectors finds, the first selector before the others. */
export function pointer(selectors: () => string[]) {
  return (root: HTMLElement) => {
    const mark = () => {
      const found = selectors().map((selector) => root.querySelector(selector)).find((element) => element);
      for (const old of root.querySelectorAll(`[${MARK}]`)) if (old !== found) old.removeAttribute(MARK);
      if (!found || found.hasAttribute(MARK)) return;
      found.setAttribute(MARK, "");
      if (!inSight(found)) found.scrollIntoView({ block: "center" });
    };
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ["data-action", "class"] });
    mark();
    return () => watch.disconnect();
  };
}
