// Whoever decides with the keyboard is led on to what is asked next: what they chose may be gone, or no choice any more.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TableState } from "../table/table.svelte";

const CHOICE = "[data-action]:not(:disabled)";

/** A thing on the table rather than a button, which might end the turn when pressed once too often. */
function firstChoice(room: HTMLElement): HTMLElement | undefined {
  const choices = [...room.querySelectorAll<HTMLElement>(CHOICE)];
  return choices.find((one) => !one.closest(".actions")) ?? choices[0];
}

/** For the part of the page in which a table is shown. */
export function leads(table: () => TableState | undefined): Attachment<HTMLElement> {
  return (room) => {
    // What was decided with, as long as no pointer is in use.
    let chosen: HTMLElement | undefined;
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener("pointerdown", () => (chosen = undefined), { capture: true, signal });
    window.addEventListener("keydown", () => (chosen = document.activeElement as HTMLElement), { capture: true, signal });

    function lead() {
      if (signal.aborted || !table()?.myTurn) return; // a table that is gone asks nothing
      const { activeElement: at } = document;
      const lost = at === document.body || (at === chosen && room.contains(at) && !at.matches(CHOICE));
      if (!chosen || !lost || document.querySelector("dialog[open]")) return;
      chosen = firstChoice(room) ?? chosen;
      chosen.focus();
    }
    // A browser lets go of what was disabled or is gone when it next draws, or a little later on a busy machine.
    const leadOn = () => void tick().then(lead).then(() => requestAnimationFrame(() => setTimeout(lead)));
    // What a dialog was opened from may be gone when it closes.
    window.addEventListener("close", leadOn, { capture: true, signal });
    $effect(() => {
      void table()?.number;
      if (table()?.myTurn) leadOn();
    });
    return () => over.abort();
  };
}
