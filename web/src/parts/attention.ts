// Tells somebody who looks elsewhere that the table waits for them: by a sound, and in the title of the window.
let context: AudioContext | undefined;

// A soft tap on wood, so many seconds from now.
function tap(after: number, pitch: number, loudness: number) {
  try {
    context ??= new AudioContext();
    const at = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.45, at + 0.09);
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.13);
  } catch {
    // No sound, then.
  }
}

/** A card or a figure is put down. */
export const putDown = () => tap(0, 220, 0.08);

/** Somebody knocks: the table waits for me. */
export function knock() {
  tap(0, 320, 0.18);
  tap(0.14, 320, 0.18);
}

let wasMine = false;

export function attend(mine: boolean, sound: boolean, words: string): () => void {
  const title = document.title;
  if (mine && document.hidden) {
    document.title = `● ${words}`;
    if (sound && !wasMine) knock();
  }
  wasMine = mine;
  return () => (document.title = title);
}
