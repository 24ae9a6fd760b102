// Tells somebody who looks elsewhere that the table waits for them: by a sound, and in the title of the window.
let context: AudioContext | undefined;

/** Two soft knocks on wood. */
export function knock() {
  try {
    context ??= new AudioContext();
    for (const after of [0, 0.14]) {
      const at = context.currentTime + after;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.setValueAtTime(320, at);
      tone.frequency.exponentialRampToValueAtTime(140, at + 0.09);
      volume.gain.setValueAtTime(0.18, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.13);
    }
  } catch {
    // No sound, then.
  }
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
