// What I am doing at the table: what is settled, pointed at, dragged and asked about while I make up my mind.
import type { ExLibrisAssistant, ExLibrisChoice, ExLibrisPiece, ExLibrisPlace, ExLibrisScore, ExLibrisTarget, ExLibrisView, Refusal } from "$protocol";
import { getContext, setContext } from "svelte";
import type { TableState } from "../table/table.svelte";
import { cardName, choiceText } from "../texts/exlibris";
import { say } from "../texts/texts.svelte";
import { cardThing, cardVerbs, cellThing, figureThing, narrow, thingOf, type Aspect, type Thing, type Wanted } from "./choices";
import { dropPlan, type Plan } from "./drops";
import { asChange } from "./numbers";

/** What a dialog tells everything about. */
export type Subject =
  | { kind: "card"; card: number }
  | { kind: "place"; place: ExLibrisPlace }
  | { kind: "assistant"; assistant: ExLibrisAssistant }
  | { kind: "seat"; seat: number }
  | { kind: "letters" | "memory" | "scores" | "tiles" };

/** What is told beside a thing: a sentence, or a card at a size to be read. */
export type Tip = string | { card: number };

/** Beside a thing: what it is or does, and why it cannot be chosen. */
export interface Hint {
  tip?: Tip;
  refusal?: Refusal;
  box: DOMRect;
  /** As the table stood when it was refused. */
  number?: number;
}

/** A card that is being picked or taken back, and the later ones that were taken back for it, in their order. */
interface Picking {
  thing: Thing;
  adds: boolean;
  /** What was picked when a card was last taken back, and as which entry the table stood. */
  before: number[];
  at?: number;
  undone: Thing[];
}

// Cards and figures that a choice is about.
function movable(choice: ExLibrisChoice): Thing[] {
  const moved = choice.figure === undefined ? [] : [figureThing(choice.figure)];
  return choice.card === undefined ? moved : [...moved, cardThing(choice.card)];
}

/** A place on the shelf for the card that is asked about. */
const isSpot = ({ row, column }: ExLibrisChoice) => row !== undefined && column !== undefined;

const NOT_THERE: Refusal = { key: "page.exlibris.not-there" };
/** That something else is decided now. Nobody who only points at a thing, or moves what may be moved, has to hear it. */
const isBesidesThePoint = ({ key }: Refusal) => key === "why.not-asked";
/** That others are to be picked first. */
const NOT_YET = "why.not-yet";
const KEY = Symbol("play");

export class Play {
  wanted = $state<Wanted>({});
  /** The card whose places on the shelf are shown. */
  pointed = $state<number>();
  dragged = $state<Thing>();
  subject = $state<Subject>();
  hint = $state.raw<Hint>();
  #narrowed = $derived.by(() => narrow(this.choices, this.wanted));
  #byThing = $derived(new Map(this.active.map((choice) => [thingOf(choice), choice])));
  #draggable = $derived(new Set(this.choices.flatMap(movable)));
  #targets = $derived.by(() => this.#findTargets());
  /** What is decided next, one after the other, as soon as it is asked. */
  #queue: Thing[] = [];
  /** Whether what waits was picked before: where there is no more room for it, something else has taken its place. */
  #restoring = false;
  #picking: Picking | undefined;
  /** What could be picked before the first card was. */
  #open = $state.raw<ReadonlySet<Thing | undefined>>(new Set());
  /** What the table asks for only once others are picked; and what of it I have picked already. */
  #later = $state.raw<ReadonlySet<Thing>>(new Set());
  #ahead = $state.raw<readonly Thing[]>([]);
  #asked = 0;
  #reasons = new Map<string, Promise<Refusal | undefined>>();
  #reasonsAt: number | undefined;

  constructor(private readonly shown: () => { table: TableState; view: ExLibrisView }) {}

  get table(): TableState {
    return this.shown().table;
  }
  get view(): ExLibrisView {
    return this.shown().view;
  }
  get choices(): ExLibrisChoice[] {
    return this.view.choices ?? [];
  }
  get facets() {
    return this.#narrowed.facets;
  }
  /** The choices that are left once the facets are settled. */
  get active(): ExLibrisChoice[] {
    return this.#narrowed.active;
  }
  choiceFor(thing: Thing): ExLibrisChoice | undefined {
    return this.#byThing.get(thing);
  }
  /** The spaces of a place among which I may choose. */
  spacesAt(place: ExLibrisPlace): ExLibrisChoice[] {
    return this.active.filter((choice) => choice.words.startsWith("place") && choice.place === place && choice.n !== undefined);
  }
  /** Where the card that is pointed at may go, by cell. */
  get targets(): ReadonlyMap<Thing, ExLibrisTarget> {
    return this.#targets;
  }
  /** My score sheet as it is now. */
  get score(): ExLibrisScore | undefined {
    return this.view.scores?.find(({ seat }) => seat === this.table.seat);
  }
  get total(): number {
    return this.score?.total ?? 0;
  }
  /** How many cards would fall that stand now. */
  fallsAnew({ falls }: ExLibrisTarget): number {
    return Math.max(0, falls - (this.score?.falls.length ?? 0));
  }
  gainText(total: number): string {
    return say("page.exlibris.gain", { change: asChange(total - this.total) });
  }
  /** A choice in words, with what it would bring. */
  textOf(choice: ExLibrisChoice): string {
    const text = choiceText(this.table, choice);
    return choice.total === undefined ? text : `${text}, ${this.gainText(choice.total)}`;
  }
  get mine(): ExLibrisPiece[] {
    return (this.view.pieces ?? []).filter(({ seat }) => seat === this.table.seat);
  }

  /** Of the solo game, as records write it (docs/formats.md). */
  get level(): string | undefined {
    return /solo=(\d)/.exec(this.table.table?.options ?? "")?.[1];
  }

  settle(aspect: Aspect, value: string | number) {
    this.wanted = { ...this.wanted, [aspect]: value };
  }

  decide(choice: ExLibrisChoice) {
    this.hush();
    void this.table.decide(choice.action);
  }

  // ---- a card that waits for its place ----

  /** The card whose place on the shelf is asked for, if it can go back to where it was. */
  get lifted(): number | undefined {
    const { words, card } = this.view.prompt ?? {};
    return words?.startsWith("shelve") && this.choices.length && this.table.undoable && this.table.canUndo ? card : undefined;
  }
  /** Whether a press takes up this card of my hand instead. */
  mayReplace(thing: Thing): boolean {
    return this.lifted !== undefined && (this.view.mine?.hand ?? []).some((card) => cardThing(card) === thing);
  }
  takeInstead(thing: Thing) {
    if (this.table.waiting) return;
    this.hush();
    this.#queue = [thing];
    void this.table.undo();
  }

  // ---- dragging ----

  canDrag(thing: Thing): boolean {
    return this.#draggable.has(this.#namedThing(thing)) || this.#asksWhere(thing);
  }
  /** Whether it is the card whose place on the shelf is asked for. */
  #asksWhere(thing: Thing): boolean {
    const card = this.view.prompt?.card;
    return card !== undefined && cardThing(card) === thing && this.choices.some(isSpot);
  }
  /** Of my assistants that wait and are alike the table names one: any of them stands for it. */
  named(figure: number): number {
    const waiting = this.mine.filter(({ place }) => place === undefined);
    const piece = waiting.find((one) => one.figure === figure);
    const alike = waiting.filter(({ assistant, sent }) => assistant === piece?.assistant && sent === piece.sent);
    return alike.find((one) => this.#draggable.has(figureThing(one.figure)))?.figure ?? figure;
  }
  #pieceOf(thing: Thing): ExLibrisPiece | undefined {
    const piece = this.mine.find(({ figure }) => figureThing(figure) === thing);
    return piece && this.mine.find(({ figure }) => figure === this.named(piece.figure));
  }
  #namedThing(thing: Thing): Thing {
    const piece = this.#pieceOf(thing);
    return piece ? figureThing(piece.figure) : thing;
  }
  #moves(choice: ExLibrisChoice, thing: Thing): boolean {
    const placed = choice.words.startsWith("place") || choice.target !== undefined;
    return placed && choice.figure !== undefined && figureThing(choice.figure) === thing;
  }
  planFor(dragged: Thing, onto: Thing): Plan | undefined {
    const thing = this.#namedThing(dragged);
    if (this.#asksWhere(thing)) {
      const first = this.choices.find((choice) => isSpot(choice) && thingOf(choice) === onto);
      return first && { first };
    }
    const own = this.choices.filter((choice) => thingOf(choice) === thing || this.#moves(choice, thing));
    return dropPlan(own, onto, this.view.prompt?.place);
  }
  drop(thing: Thing, onto: Thing) {
    const plan = this.planFor(thing, onto);
    if (!plan) return;
    if (plan.among) {
      this.settle("figure", plan.first.figure!);
      this.subject = { kind: "place", place: plan.among };
      return;
    }
    this.#queue = plan.then ? [plan.then] : [];
    this.decide(plan.first);
  }
  /** Several decisions, one after the other. */
  decideAll(things: Thing[], restoring = false) {
    this.#queue = things;
    this.#restoring = restoring && things.length > 0;
    this.#goOn();
  }
  /** Once the table shows what a gesture began with, the rest of it follows. */
  follow() {
    if (this.table.waiting || this.choices.length === 0) return;
    if (this.picked.length === 0) this.#beginPicking();
    if (this.#picking) this.#goBack(this.#picking);
    else if (this.#queue.length) this.#goOn();
    else this.#catchUp();
  }
  #goOn() {
    if (this.#queue.length === 0 || this.table.waiting || this.choices.length === 0) return;
    const queued = this.#queue.shift();
    const restored = this.#restoring;
    this.#restoring &&= this.#queue.length > 0;
    const next = this.choices.find((choice) => thingOf(choice) === queued);
    if (next) {
      this.decide(next);
      return;
    }
    [this.#queue, this.#restoring] = [[], false];
    if (queued && !restored) void this.refuse(queued);
  }

  // ---- picking several cards ----
  // They are asked for in an order of the table's own (docs/decisions/0005), which is not known here: later picks are
  // taken back until what is wanted can be done, and picked again; what comes too early is picked as soon as it can be.

  /** The cards that I have picked so far and can still take back. */
  get picked(): number[] {
    const shelf = this.view.shelves?.find(({ seat }) => seat === this.table.seat)?.cards ?? [];
    const turned = shelf.filter(({ turned }) => turned).map(({ card }) => card);
    return this.table.undoable && this.choices.length ? [...(this.view.pending?.chosen ?? []), ...turned] : [];
  }
  /** Whether a card is among those that I pick, whatever the table knows of it. */
  isPicked(card: number): boolean {
    return (this.view.pending?.chosen.includes(card) ?? false) || this.#ahead.includes(cardThing(card));
  }
  /** What pressing a card does that stands for no choice: it takes it back, or picks it although others came or come first. */
  again(thing: Thing): "back" | "too" | undefined {
    const { picked } = this;
    if (this.choiceFor(thing) || this.choices.length === 0) return undefined;
    if (this.#ahead.includes(thing) || picked.some((card) => cardThing(card) === thing)) return "back";
    return this.#later.has(thing) || (picked.length > 0 && this.#open.has(thing)) ? "too" : undefined;
  }
  pickAgain(thing: Thing) {
    if (this.#picking || this.table.waiting) return;
    this.hush();
    const again = this.again(thing);
    if (this.#ahead.includes(thing)) this.#ahead = this.#ahead.filter((one) => one !== thing);
    else if (again === "too" && !this.#open.has(thing)) this.#ahead = [...this.#ahead, thing];
    else this.#goBack({ thing, adds: again === "too", before: this.picked, undone: [] });
  }
  #beginPicking() {
    this.#open = new Set(this.#byThing.keys());
    if (this.view.prompt?.chosen !== undefined) void this.#findLater();
    else if (this.#later.size || this.#ahead.length) [this.#later, this.#ahead] = [new Set(), []];
  }
  async #findLater() {
    const { number } = this.table;
    const closed = (this.view.mine?.hand ?? []).map(cardThing).filter((thing) => !this.choiceFor(thing));
    const reasons = await Promise.all(closed.map((thing) => this.reason(thing)));
    if (number === this.table.number) this.#later = new Set(closed.filter((_, i) => reasons[i]?.key === NOT_YET));
  }
  #catchUp() {
    const next = this.choices.find((choice) => this.#ahead.includes(thingOf(choice)!));
    if (!next) return;
    this.#ahead = this.#ahead.filter((thing) => thing !== thingOf(next));
    this.decide(next);
  }
  #goBack({ thing, adds, before, at, undone }: Picking) {
    const { picked } = this;
    const { number } = this.table;
    if (at === number) return;
    const gone = before.filter((card) => !picked.includes(card)).map(cardThing);
    const later = [...gone, ...undone];
    const isReached = adds ? this.choiceFor(thing) : later.includes(thing);
    if (isReached || picked.length === 0) {
      this.#picking = undefined;
      this.decideAll([...(adds && isReached ? [thing] : []), ...later.filter((one) => one !== thing)], true);
    } else {
      this.#picking = { thing, adds, before: picked, at: number, undone: later };
      void this.table.undo().then(() => {
        if (this.table.refusal) this.#picking = undefined;
      });
    }
  }

  // ---- why not ----

  /**
   * Tells beside an element what it is good for and, if it is a place where nothing may go now, why. Whoever points at a
   * card or a figure looks at it, and hears why it stays once they try to move it.
   */
  async explain(thing: Thing | undefined, element: Element, tip?: Tip) {
    const asked = ++this.#asked;
    const { number } = this.table;
    const isPlace = thing !== undefined && /^(place|space|cell):/.test(thing);
    const reason = isPlace && this.table.seat !== undefined ? await this.reason(thing) : undefined;
    const refusal = reason && !isBesidesThePoint(reason) ? reason : undefined;
    if (asked !== this.#asked || !element.isConnected || !(tip || refusal)) return;
    this.hint = { tip, refusal, box: element.getBoundingClientRect(), number };
  }
  /** Whoever presses something else has read why the last thing was refused. */
  press(at: EventTarget | null) {
    this.hush();
    if (!(at as Element | null)?.closest(".refusal")) this.table.refusal = undefined;
  }
  /** Whatever was going to be told is no longer of interest. */
  hush() {
    this.#asked++;
    this.hint = undefined;
  }

  /** Says beside the question why something stays where it is, or cannot be dropped onto any of these. */
  async refuse(thing: Thing, onto?: Thing[]) {
    if (this.table.seat === undefined || this.choices.length === 0) return;
    const { number } = this.table;
    const refusal = onto ? await this.#whyNotOnto(thing, onto) : await this.reason(thing);
    if (refusal && number === this.table.number && !this.table.waiting) this.table.refusal = refusal;
  }

  async #whyNotOnto(thing: Thing, onto: Thing[]): Promise<Refusal> {
    const asked = onto.map((one) => this.#dropping(thing, one)).find((question) => question !== undefined);
    const refusal = asked && (await this.table.why(...asked));
    return refusal && !isBesidesThePoint(refusal) ? refusal : NOT_THERE;
  }

  // What letting go of something there would mean, in the notation.
  #dropping(thing: Thing, onto: Thing): [action: string, then?: string] | undefined {
    const [kind, what = ""] = thing.split(/:(.*)/s);
    const [where, spot = ""] = onto.split(/:(.*)/s);
    if (this.#asksWhere(thing) && where === "cell") return [`at ${spot}`];
    if (kind === "card" && where === "cell") return [`shelve ${cardName(Number(what))}`, `at ${spot}`];
    const piece = this.#pieceOf(thing);
    return piece && (where === "place" || where === "space") ? [`place ${piece.name} ${spot.replace(":", " ")}`] : undefined;
  }

  /** Why a thing cannot be chosen now; asked once as long as the table stands as it does. */
  reason(thing: Thing): Promise<Refusal | undefined> {
    const [action, then] = this.choiceFor(thing) ? [] : this.#question(thing);
    if (!action || this.choices.length === 0) return Promise.resolve(undefined);
    if (this.#reasonsAt !== this.table.number) this.#reasons.clear();
    this.#reasonsAt = this.table.number;
    const asked = `${action} / ${then ?? ""}`;
    if (!this.#reasons.has(asked)) this.#reasons.set(asked, this.table.why(action, then));
    return this.#reasons.get(asked)!;
  }

  // What would have to be decided for this thing to be chosen, in the notation.
  #question(thing: Thing): [action: string | undefined, then?: string] {
    const [kind, rest = ""] = thing.split(/:(.*)/s);
    switch (kind) {
      case "card":
        return [`${cardVerbs(this.active)[0] ?? "shelve"} ${cardName(Number(rest))}`];
      case "cell":
        return this.pointed === undefined ? [`at ${rest}`] : [`shelve ${cardName(this.pointed)}`, `at ${rest}`];
      case "place":
      case "space":
        if (this.choices.some(({ words }) => words === "remove")) return [`remove ${rest}`];
        return [`place ${this.#placing()} ${rest.replace(":", " ")}`];
      case "figure": {
        const piece = this.#pieceOf(thing);
        return [piece && `place ${piece.name} home`];
      }
      case "deck":
        return ["draw"];
      default:
        return [undefined];
    }
  }
  #placing(): string | undefined {
    const chosen = this.facets.find(({ aspect }) => aspect === "figure")?.chosen;
    const first = this.choices.find(({ words }) => words.startsWith("place"))?.figure;
    return (this.mine.find(({ figure }) => figure === (chosen ?? first)) ?? this.mine[0])?.name;
  }

  #findTargets(): ReadonlyMap<Thing, ExLibrisTarget> {
    const thing = this.dragged ?? (this.pointed === undefined ? undefined : cardThing(this.pointed));
    const named = this.choices.find((choice) => thingOf(choice) === thing && choice.targets);
    return new Map(named?.targets?.map((target) => [cellThing(target.row, target.column), target]));
  }
}

export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
