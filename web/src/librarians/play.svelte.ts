// What my hands do at the table until it becomes a decision: a card held, a place pointed at, a question asked.
import type { LibrariansChoice, LibrariansGenre, LibrariansPlace, LibrariansTarget, LibrariansView, Refusal } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { bookOf, kindName } from "../texts/librarians";
import { held, shelved } from "./faces";
import { boundsOf, keyOf } from "./geometry";
import { powerKey, sorted } from "./offers";

/** A decision in one or two steps: the card, and where it goes. */
export interface Step {
  action: string;
  then?: string;
  completes?: LibrariansGenre[];
}

/** Something that opens its text. */
export type Opened =
  | { kind: "card"; card: number; place?: LibrariansPlace }
  /** With an owner: the power card before that seat. */
  | { kind: "genre"; genre: LibrariansGenre; owner?: number }
  | { kind: "shelf"; row: number }
  | { kind: "seat"; seat: number }
  | { kind: "deck" | "discard" | "expansions" };

const HORROR = "horror";
// Questions about the second half of a decision.
const HALVES = ["place", "move-to", "swap-with", "between", "declaring", "declaring-through"];
// Verbs whose object is a place; those of the others are books.
const TO_PLACES = ["at", "on", "to", "from", "through", "between"];

export class Play {
  /** The card of my hand that I hold. */
  held = $state<number>();
  /** The power card that I am about to hand out, if there are several. */
  gift = $state<number>();
  tapping = $state(false);
  opened = $state.raw<Opened>();
  /** What waits for a second thought. */
  warned = $state.raw<Step>();
  readonly offers = $derived.by(() => sorted(this.view?.choices ?? []));
  /** Where the card that I hold may go. */
  readonly targets = $derived.by(() => this.#targets());
  readonly bounds = $derived.by(() => this.#bounds());
  readonly books = $derived.by(() => new Map((this.view?.books ?? []).map((stack) => [keyOf(stack.place), stack])));
  /** How the cards look, drawn when first needed. */
  readonly faces = $derived.by(() => this.#faces());
  readonly tapsNow = $derived.by(() => this.tapping || this.view?.prompt?.words === "science");

  #then: string | undefined;
  #reasons = new Map<string, Promise<Refusal | undefined>>();

  /** A replay shows each of its moments as another table. */
  constructor(private readonly shown: () => TableState) {}

  get table(): TableState {
    return this.shown();
  }

  get view(): LibrariansView | undefined {
    return this.table.librarians;
  }

  /** The choice for a place, or the way of the held card to it. */
  stepTo(place: LibrariansPlace): Step | undefined {
    const key = keyOf(place);
    const choice = this.offers.places.get(key) ?? (this.tapsNow ? this.offers.taps.get(key) : undefined);
    if (choice) return choice;
    const target = this.targets.get(key);
    const card = this.held === undefined ? undefined : this.offers.hand.get(this.held);
    return card && target && { action: card.action, then: this.#putting(place), completes: target.completes };
  }

  /** How the power card before a seat is used, if it may be. */
  useOf(genre: LibrariansGenre, owner: number): LibrariansChoice | undefined {
    return this.offers.powers.get(powerKey(genre, owner === this.table.seat ? undefined : owner));
  }

  /** Lets a card go over a place, if it may go there. */
  dropAt(key: string) {
    const [row, column] = key.split(",").map(Number);
    const step = column ? this.stepTo({ row: row!, column }) : undefined;
    if (step) this.take(step);
  }

  /** What `data-action` says of a place: its own half of the decision. */
  markOf(place: LibrariansPlace): string | undefined {
    const step = this.stepTo(place);
    return step?.then ?? step?.action;
  }

  /** Decides, unless that would lose the game and nobody has said so yet. */
  take(step: Step, sure = false) {
    if (this.table.waiting) return;
    if (step.completes?.includes(HORROR) && !sure) {
      this.warned = step;
      return;
    }
    this.warned = undefined;
    this.opened = undefined;
    this.#then = step.then;
    this.tapping = false;
    void this.table.decide(step.action);
  }

  /** The second half of a decision follows as soon as it is asked for. */
  goOn() {
    const choices = this.view?.choices ?? [];
    if (!this.#then || this.table.waiting || !choices.length) return;
    const next = choices.find(({ action }) => action === this.#then);
    const asked = this.view?.prompt?.words !== "turn";
    if (next || asked || this.table.refusal) this.#then = undefined;
    if (next) void this.table.decide(next.action);
  }

  /** Lets go of what is no longer there. */
  tidy() {
    const hand = this.view?.hand ?? [];
    if (this.held !== undefined && (!hand.includes(this.held) || !this.offers.hand.has(this.held))) this.held = undefined;
    if (this.gift !== undefined && !this.offers.gifts.has(this.gift)) this.gift = undefined;
    if (!this.offers.taps.size && !this.offers.shelfTaps.size) this.tapping = false;
    this.#reasons.clear();
  }

  drop() {
    this.held = undefined;
    this.tapping = false;
  }

  /** Whether a card is named that could still stay where it was. */
  get half(): boolean {
    return this.table.undoable && HALVES.includes(this.view?.prompt?.words ?? "");
  }

  /** Puts down what I hold, or takes back the first half of a decision. */
  relent() {
    if (this.held === undefined && this.half) void this.table.undo();
    this.drop();
  }

  /** Takes a card of the hand up; one that needs no place is decided at once. */
  hold(card: number) {
    const choice = this.offers.hand.get(card);
    if (!choice) return;
    this.tapping = false;
    if (choice.targets) this.held = this.held === card ? undefined : card;
    else this.take(choice);
  }

  // ---- why not ----

  why(action: string, then?: string): Promise<Refusal | undefined> {
    const asked = `${action}; ${then ?? ""}`;
    let answer = this.#reasons.get(asked);
    // In a replay nobody answers.
    if (!answer) this.#reasons.set(asked, (answer = this.table.why(action, then).catch(() => undefined)));
    return answer;
  }

  /** Why nothing can be done at a place; nothing if nobody would think so. */
  whyNotAt(place: LibrariansPlace): Promise<Refusal | undefined> | undefined {
    if (this.held !== undefined) return this.why(`play ${this.#name(this.held)}`, this.#putting(place));
    const asked = [...this.offers.places.values(), ...(this.tapsNow ? this.offers.taps.values() : [])][0];
    if (!asked) return undefined;
    const { words } = asked;
    if (words === "at" || words === "on") return this.why(this.#putting(place));
    if (words === "between") return this.why(`between ${keyOf(place)} ${place.column < 0 ? "left" : "right"}`);
    if (TO_PLACES.includes(words)) return this.why(`${words} ${keyOf(place)}`);
    const book = this.books.get(keyOf(place))?.cards[0];
    return book === undefined ? undefined : this.why(`${words} ${this.#name(book)}`);
  }

  whyNotCard(card: number): Promise<Refusal | undefined> {
    const words = [...this.offers.hand.values()][0]?.words ?? "play";
    return this.why(`${words} ${this.#name(card)}`);
  }

  #faces() {
    const { books = [], expansions = [] } = this.view?.material ?? {};
    const shown = { ages: expansions.includes("ages"), sequels: expansions.includes("sequels") };
    const drawn = books.map((book) => ({ shelved: "", held: "", kind: kindName(book), book }));
    return {
      shelved: (card: number): string => (drawn[card]!.shelved ||= shelved(drawn[card]!.book, shown)),
      held: (card: number): string => (drawn[card]!.held ||= held(drawn[card]!.book, shown, drawn[card]!.kind)),
    };
  }

  #name(card: number): string {
    return bookOf(this.table, card)?.name ?? "";
  }

  #putting(place: LibrariansPlace): string {
    return `${this.books.has(keyOf(place)) ? "on" : "at"} ${keyOf(place)}`;
  }

  #targets(): Map<string, LibrariansTarget> {
    const choice = this.held === undefined ? undefined : this.offers.hand.get(this.held);
    return new Map((choice?.targets ?? []).map((target) => [keyOf(target.place), target]));
  }

  // All places where any card of mine may go are in view, so that taking one up moves nothing.
  #bounds() {
    const view = this.view;
    const choices: readonly LibrariansChoice[] = view?.choices ?? [];
    const meant = choices.flatMap(({ place, targets }) => [...(place ? [place] : []), ...(targets ?? []).map((one) => one.place)]);
    const rows = [...(view?.shelves ?? []).map(({ row }) => row), ...this.offers.shelves.keys()];
    return boundsOf(rows.length ? rows : [1], [...(view?.books ?? []).map(({ place }) => place), ...meant]);
  }
}
