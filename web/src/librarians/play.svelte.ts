// What my hands do at the table until it becomes a decision: a card held, a place pointed at, a question asked.
import type { LibrariansChoice, LibrariansGenre, LibrariansPlace, LibrariansTarget, LibrariansView, Refusal } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { bookOf, kindName, prolific } from "../texts/librarians";
import { held, shelved } from "./faces";
import { boundsOf, keyOf } from "./geometry";
import { playedLately } from "./lately";
import { powerKey, sorted } from "./offers";

/** A decision in one or two steps: the card, and where it goes. */
export interface Step {
  action: string;
  then?: string;
  completes?: LibrariansGenre[];
}

/** How often something is taken back, and what is decided then, one after the other; at which entry the table stood last. */
interface Plan {
  undos: number;
  actions: string[];
  at?: number;
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
  /** Books that I name as soon as there are enough of them. */
  gathered = $state.raw<readonly number[]>([]);
  opened = $state.raw<Opened>();
  /** What waits for a second thought. */
  warned = $state.raw<Step>();
  readonly offers = $derived.by(() => sorted(this.view?.choices ?? []));
  /** Where the card that I hold may go. */
  readonly targets = $derived.by(() => this.#targets());
  readonly bounds = $derived.by(() => this.#bounds());
  readonly books = $derived.by(() => new Map((this.view?.books ?? []).map((stack) => [keyOf(stack.place), stack])));
  readonly fresh = $derived.by(() => playedLately(this.table.history, this.table.seat));
  /** How the cards look, drawn when first needed. */
  readonly faces = $derived.by(() => this.#faces());
  readonly tapsNow = $derived.by(() => this.tapping || this.view?.prompt?.words === "science");

  #then: string | undefined;
  #plan: Plan | undefined;
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

  /** Lets a card go over a place; whether it may go there. */
  dropAt(key: string): boolean {
    const [row, column] = key.split(",").map(Number);
    const step = column ? this.stepTo({ row: row!, column }) : undefined;
    if (step) this.take(step);
    return step !== undefined;
  }

  /** What `data-action` says of a place: its own half of the decision. */
  markOf(place: LibrariansPlace): string | undefined {
    const again = this.again(place);
    if (again) {
      const verb = this.#startsSwap ? "swap" : "take";
      return again === "too" && !this.#swaps ? `${verb} ${this.#name(this.books.get(keyOf(place))!.cards[0]!)}` : undefined;
    }
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
    if (this.#plan) return this.#follow(this.#plan);
    if (!this.#then && !this.table.waiting && this.half && this.view?.prompt?.words === "place") return this.#keepTogether();
    const choices = this.view?.choices ?? [];
    if (!this.#then || this.table.waiting || !choices.length) return;
    const next = choices.find(({ action }) => action === this.#then);
    const asked = this.view?.prompt?.words !== "turn";
    if (next || asked || this.table.refusal) this.#then = undefined;
    if (next) void this.table.decide(next.action);
  }

  /** A card is played by one gesture: both halves of it are taken back together, and made again. */
  #keepTogether() {
    const { latest } = this.table;
    if (latest?.seat !== this.table.seat) return;
    if (latest?.back !== undefined) void this.table.undo();
    else if (this.table.redoable) void this.table.redo();
  }

  // ---- naming several books ----
  // They are asked for in the order of the alphabet, and none is offered after which too few would come
  // (docs/decisions/0005). That is no rule: books are gathered until there are enough, and what was said too early is taken back.

  /** What pressing a book does that is named together with others: it names it, too, or takes it back. */
  again(place: LibrariansPlace): "back" | "too" | undefined {
    const card = this.books.get(keyOf(place))?.cards[0];
    if (card === undefined || !this.#gathers) return undefined;
    if (this.#said.includes(card) || this.gathered.includes(card)) return "back";
    if (this.#startsSwap) return this.#mayStart(place, card) ? "too" : undefined;
    return this.#swaps && (card > this.#said[0]! || this.stepTo(place)) ? undefined : "too";
  }

  nameAgain(place: LibrariansPlace) {
    const again = this.again(place);
    if (!again || this.#plan || this.table.waiting) return;
    const card = this.books.get(keyOf(place))!.cards[0]!;
    if (this.#startsSwap) this.#startSwap(card);
    else if (this.#swaps) this.#plan = { undos: 1, actions: again === "too" ? this.#saying(["swap", "with"], card, this.#said[0]!) : [] };
    else if (again === "back") this.#takeBack(card);
    else this.#gather(card);
    this.goOn();
  }

  // After the last one none comes: it is the first of the two here, and the second for the table.
  #mayStart(place: LibrariansPlace, card: number): boolean {
    const last = [...this.books.values()].every(({ cards }) => cards[0]! <= card);
    return this.gathered.length ? this.stepTo(place) !== undefined : last && !this.stepTo(place);
  }

  #startSwap(card: number) {
    const [last] = this.gathered;
    this.gathered = last === undefined ? [card] : [];
    if (last !== undefined && last !== card) this.#plan = { undos: 0, actions: this.#saying(["swap", "with"], card, last) };
  }

  #gather(card: number) {
    this.gathered = [...this.gathered, card].sort((a, b) => a - b);
    if (this.gathered.length < (this.view?.prompt?.n ?? 0)) return;
    const late = this.#said.filter((one) => one > this.gathered[0]!);
    const all = [...this.gathered, ...late].sort((a, b) => a - b);
    this.#plan = { undos: late.length, actions: this.#saying(all.map(() => "take"), ...all) };
    this.gathered = [];
  }

  #takeBack(card: number) {
    const late = this.#said.filter((one) => one > card);
    const said = this.#said.includes(card);
    if (said) this.#plan = { undos: late.length + 1, actions: [] };
    this.gathered = [...this.gathered.filter((one) => one !== card), ...(said ? late : [])];
  }

  #saying(verbs: string[], ...cards: number[]): string[] {
    return cards.map((card, i) => `${verbs[i]} ${this.#name(card)}`);
  }

  /** Whether the first of two books that change places is asked for; the second. */
  get #startsSwap(): boolean {
    return this.view?.prompt?.words === "swap";
  }
  get #swaps(): boolean {
    return this.view?.prompt?.words === "swap-with";
  }

  /** Whether several books are asked for whose order does not count, as it does in LB-Q11. */
  get #gathers(): boolean {
    const { words, genre } = this.view?.prompt ?? {};
    const asked = this.#swaps ? this.table.undoable : this.#startsSwap || (words === "take" && genre !== "travel");
    return asked && this.offers.places.size > 0;
  }

  /** Books that I have named, and can take back. */
  get #said(): readonly number[] {
    if (this.#swaps) return [this.view!.prompt!.card!];
    return this.table.undoable ? (this.view?.pending?.chosen ?? []) : [];
  }

  #follow(plan: Plan) {
    const choices = this.view?.choices ?? [];
    if (this.table.waiting || plan.at === this.table.number || !choices.length) return;
    plan.at = this.table.number;
    if (plan.undos > 0 && this.table.undoable) {
      --plan.undos;
      void this.table.undo().then(() => this.table.refusal && (this.#plan = undefined));
      return;
    }
    const action = plan.undos > 0 ? undefined : plan.actions.shift();
    const next = choices.find((one) => one.action === action);
    if (!next || !plan.actions.length) this.#plan = undefined;
    if (next) this.take(next);
  }

  /** Lets go of what is no longer there. */
  tidy() {
    const hand = this.view?.hand ?? [];
    if (this.held !== undefined && (!hand.includes(this.held) || !this.offers.hand.has(this.held))) this.held = undefined;
    if (this.gift !== undefined && !this.offers.gifts.has(this.gift)) this.gift = undefined;
    if (!this.offers.taps.size && !this.offers.shelfTaps.size) this.tapping = false;
    if (!this.#gathers) this.gathered = [];
    this.#reasons.clear();
  }

  drop() {
    this.held = undefined;
    this.tapping = false;
    this.gathered = [];
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
    const authors = expansions.includes("authors") ? prolific(books) : undefined;
    const shown = { authors, ages: expansions.includes("ages"), sequels: expansions.includes("sequels") };
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
