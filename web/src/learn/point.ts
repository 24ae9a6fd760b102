// Points at something on the table, however often the table draws it anew.
const MARK = "data-pointed";

/** Marks the first element that one of the selectors finds, the first selector before the others. */
export function pointer(selectors: () => string[]) {
  return (root: HTMLElement) => {
    const mark = () => {
      const found = selectors().map((selector) => root.querySelector(selector)).find((element) => element);
      for (const old of root.querySelectorAll(`[${MARK}]`)) if (old !== found) old.removeAttribute(MARK);
      found?.setAttribute(MARK, "");
    };
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ["data-action", "class"] });
    mark();
    return () => watch.disconnect();
  };
}
