// What this device remembers of how people like it.
import { among, fieldsOf, isFlag, isText } from "./shape";
import { keep, recall } from "./storage.svelte";

export type Language = "en" | "cs" | "de";
export type Light = "auto" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";

const LIGHTS: readonly Light[] = ["auto", "light", "dark"];
export const LANGUAGES: readonly Language[] = ["en", "cs", "de"];
const PAUSES: Record<Speed, number> = { off: 0, fast: 250, normal: 700, slow: 1600 };
const SPEEDS = Object.keys(PAUSES) as Speed[];
const KEY = "shelfmark.settings";

interface Kept {
  language: Language;
  light: Light;
  speed: Speed;
  sound: boolean;
  name: string;
}

function spoken(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? "en";
}

function usual(): Kept {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { language: spoken(), light: "auto", speed: still ? "off" : "normal", sound: true, name: "" };
}

function read(): Kept {
  const kept = fieldsOf(recall(KEY));
  const { language, light, speed, sound, name } = usual();
  return {
    language: among(LANGUAGES, kept.language) ?? language,
    light: among(LIGHTS, kept.light) ?? light,
    speed: among(SPEEDS, kept.speed) ?? speed,
    sound: isFlag(kept.sound) ? kept.sound : sound,
    name: isText(kept.name) ? kept.name : name,
  };
}

class Settings {
  #kept = $state<Kept>(read());

  get language() {
    return this.#kept.language;
  }
  get light() {
    return this.#kept.light;
  }
  get speed() {
    return this.#kept.speed;
  }
  get sound() {
    return this.#kept.sound;
  }
  get name() {
    return this.#kept.name;
  }
  /** Milliseconds between two decisions of others. */
  get pause() {
    return PAUSES[this.#kept.speed];
  }

  change(what: Partial<Kept>) {
    Object.assign(this.#kept, what);
    keep(KEY, this.#kept);
  }
}

export const settings = new Settings();
