/** The text of a tile belongs to it as much as its picture does: whoever presses it presses the picture. */
export function pressed(element: HTMLElement) {
  const press = ({ target }: Event) => (target as Element).closest("button") || element.querySelector<HTMLElement>(".scene")?.click();
  element.addEventListener("click", press);
  return () => element.removeEventListener("click", press);
}
