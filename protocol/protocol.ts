// Made by tools/protocol.py from protocol/*.json.

// ---- What both games and both directions share.

/** The place of an entry in the table's history, counted from 0. It never changes and never repeats. */
export type EntryNumber = number;

/** Counts what a client asks for. It must grow with every request of the same series: those whose numbers divided by 1048576 are the same. Devices that share a seat each choose a series of their own. */
export type Sequence = number;

/** Milliseconds since 1970, by the server's clock. */
export type Time = number;

/** Milliseconds. */
export type Span = number;

/** A place at the table, in the order of play, counted from 0. */
export type Seat = number;

/** The table's name in addresses. */
export type TableId = string;

/** A secret that stands for a seat, an invitation or the host. Keep it out of logs and links. */
export type Token = string;

/** What a person is called at the table. At least one of the characters can be seen. */
export type Name = string;

/** The key of a text in the project's message files. */
export type Key = string;

/** The id of a rule, such as XL-L7. */
export type Rule = string;

/** A decision in the notation of docs/formats.md. */
export type Decision = string;

/** en, cs or de. */
export type Language = string;

/** Which rulebook. */
export type Game = "exlibris" | "librarians";

/** Where a table stands. */
export type Status = "gathering" | "playing" | "paused" | "over" | "aborted";

/** Who finds a table: by its link alone, or also in the list. */
export type Visibility = "unlisted" | "listed";

/** What people may say to each other while they play. */
export type Talk = "silent" | "taps" | "free";

/** What the clock counts. */
export type Pace = "unlimited" | "move" | "game" | "days";

/** What happens to a seat whose time has run out. */
export type Lateness = "bot" | "resign";

/** Who sits there. */
export type Occupant = "open" | "person" | "bot";

/** What needs everybody's consent. */
export type Proposed = "undo" | "abort" | "pause" | "resume";

/** What stands in the way. */
export type Obstacle = "card" | "figure" | "place" | "seat";

/** Why a connection ends. */
export type Closing = "left" | "elsewhere" | "removed" | "revoked" | "begun" | "deleted" | "idle" | "slow" | "flood" | "restart";

/** The time of one seat. */
export interface Clock {
  /** What was left when the message was sent. */
  left: Span;
  /** Whether it runs now. */
  running?: true;
}

/** How fast people play. */
export interface Pacing {
  /** What is counted. */
  pace: Pace;
  /** For each decision (move, days) or for the whole game, at most 366 days; missing where time is unlimited. */
  time?: Span;
  /** What happens then; missing where time is unlimited. */
  late?: Lateness;
}

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  /** The text that says why; its gap {what} is the obstacle. */
  key: Key;
  /** The rule that forbids it, if it is one of the game's. */
  rule?: Rule;
  /** What kind of thing stands in the way. */
  obstacle?: Obstacle;
  /** Its number. */
  which?: number;
}

// ---- Ex Libris as one seat sees it. Where a record has words, these name a text, and its gaps are fields of the record.

/** A card by its number; the catalogue says what it shows. */
export type ExLibrisCard = number;

/** A figure by its number: four times the seat, and which of its figures; 0 is the special assistant. */
export type ExLibrisFigure = number;

/** A row of a shelf. The topmost occupied one is 1, so 0 is above it. */
export type ExLibrisRow = number;

/** A column of a shelf. The leftmost occupied one is 1, so 0 is left of it. */
export type ExLibrisColumn = number;

/** XL-C1. */
export type ExLibrisCategory = "codices" | "fiction" | "historic" | "monsters" | "reference" | "spells";

/** The locations by number, and everybody's own library. */
export type ExLibrisPlace = "diviners-hut" | "book-swap" | "auction-house" | "donation-center" | "community-center" | "wishing-well" | "gambling-den" | "librarians-lodge" | "book-collector" | "bookshop" | "garbage-dump" | "bookworm-tavern" | "mysterious-shack" | "bargain-books" | "assistants-guild" | "tax-collector" | "yard-sale" | "shelfmasons-guild" | "home";

/** The special assistants, whose names are also those of their libraries, and the ordinary ones. */
export type ExLibrisAssistant = "witch" | "mummy" | "snowman" | "wizard" | "goblin" | "automaton" | "sasquatch" | "cube" | "golem" | "fire-imp" | "ghost" | "bookworm" | "ordinary";

/** Where the game stands. */
export type ExLibrisPhase = "choosing" | "placement" | "resolution" | "clean-up" | "inspection" | "over";

/** Where cards shift to. */
export type ExLibrisDirection = "left" | "right" | "up" | "down";

/** Where a tile is: not seen since the last shuffle, in town, there for good, discarded, out of the game. */
export type ExLibrisTileState = "stack" | "below" | "permanent" | "discarded" | "removed";

/** Where a card or a figure can be. */
export type ExLibrisArea = "deck" | "discard" | "hand" | "shelf" | "place" | "spread" | "waiting";

/** What happened; event.<kind> is its text. */
export type ExLibrisEventKind = "library-kept" | "round-began" | "category-retired" | "tile-revealed" | "card-laid-out" | "placed" | "returned" | "called-home" | "sent" | "drew" | "took" | "discarded" | "turned-up" | "shelved" | "entombed" | "shifted" | "laid" | "took-back" | "exchanged" | "named" | "gave" | "showed-hand" | "looked" | "first-player" | "became-permanent" | "tile-discarded" | "tile-removed" | "reshuffled" | "last-round" | "inspection" | "turned" | "game-over" | "placed-bid" | "discarded-by-nobody";

/** How far the game is, and what everybody plays for. */
export interface ExLibrisCourse {
  phase: ExLibrisPhase;
  /** From 1; 0 before the first. */
  round: number;
  /** Whether this is the last one. */
  last_round?: true;
  first_player: Seat;
  /** Whose turn it is to place an assistant. */
  placing: Seat;
  prominent: ExLibrisCategory;
  banned: ExLibrisCategory;
  /** Categories put away in the solo game. */
  retired: ExLibrisCategory[];
  /** How many cards on a shelf bring the last round; not in the solo game. */
  ending?: number;
  /** Cards in the deck. */
  deck: number;
  /** Cards on the discard pile. */
  discards: number;
  /** The one on top. */
  discard_top?: ExLibrisCard;
}

/** What lies open before a player, the shelf aside. */
export interface ExLibrisSeat {
  seat: Seat;
  /** The library that was kept; ordinary is the basic one of the beginner's game. */
  library?: ExLibrisAssistant;
  /** The libraries to choose from, while they are. */
  dealt: ExLibrisAssistant[];
  /** How many cards. */
  hand: number;
  /** How many cards count towards the end of the game. */
  shelved: number;
  /** Has finished turning cards before the inspection. */
  inspected?: true;
}

/** A card on a shelf. */
export interface ExLibrisShelvedCard {
  card: ExLibrisCard;
  row: ExLibrisRow;
  column: ExLibrisColumn;
  /** Lies face down. */
  down?: true;
  /** Lies under another card. */
  entombed?: true;
  /** My own card, which I am about to turn face down. */
  turned?: true;
}

/** One player's shelf. */
export interface ExLibrisShelf {
  seat: Seat;
  /** In the order of the alphabet. */
  cards: ExLibrisShelvedCard[];
}

/** A location. */
export interface ExLibrisTile {
  place: ExLibrisPlace;
  state: ExLibrisTileState;
  /** Open to so many players' figures. */
  spaces: number;
  /** Those that lie there and that I know. */
  cards: ExLibrisCard[];
  /** How many others lie there face down. */
  unseen: number;
}

/** A figure and where it is. */
export interface ExLibrisPiece {
  figure: ExLibrisFigure;
  /** Whose it is. */
  seat: Seat;
  assistant: ExLibrisAssistant;
  /** Its name in the notation. */
  name: string;
  /** Missing while it waits to be placed. */
  place?: ExLibrisPlace;
  /** Which space there, from 0. */
  space?: number;
  /** Was moved by the Assistants Guild this round. */
  sent?: true;
}

/** What only I see. */
export interface ExLibrisMine {
  hand: ExLibrisCard[];
  /** My secret category. */
  focus: ExLibrisCategory;
}

/** Cards on their way, in the middle of a decision. */
export interface ExLibrisPending {
  /** Turned up for all to see. */
  spread: ExLibrisCard[];
  /** Being taken one by one. */
  taking: ExLibrisCard[];
  /** About to be shelved. */
  lifted: ExLibrisCard[];
  /** Picked so far, still where they are. */
  chosen: ExLibrisCard[];
  /** Just gained; may be shelved at once. */
  offered: ExLibrisCard[];
  /** How many more are offered that I do not know. */
  offered_unseen: number;
}

/** What I know of another hand. */
export interface ExLibrisKnownHand {
  seat: Seat;
  cards: ExLibrisCard[];
}

/** Aids for those who allow them: what a perfect memory holds. */
export interface ExLibrisMemory {
  /** The whole discard pile. */
  discarded: ExLibrisCard[];
  /** Cards that are certainly in other hands. */
  hands: ExLibrisKnownHand[];
}

/** A score sheet as the shelves stand now. In the solo game seat 1 is the Public Library. */
export interface ExLibrisScore {
  seat: Seat;
  /** Books of each category. */
  counts: number[];
  books: number;
  stability: number;
  entombed: number;
  prominent: number;
  banned: number;
  variety: number;
  /** Missing while it is somebody else's secret. */
  focus?: number;
  /** The sum of what is shown. */
  total: number;
  /** The cards that the inspector turns, in reading order. */
  falls: ExLibrisCard[];
  /** On my own sheet in the last round, alone in every round, if cards fall and I have not begun to turn any: the total with the best cards turned (XL-I1), as the other shelves lie open. */
  best?: number;
  /** Once the game is over. */
  rank?: number;
}

/** What is being decided. */
export interface ExLibrisPrompt {
  /** Who decides. */
  deciding: Seat[];
  /** The rule that asks. */
  rule?: Rule;
  /** The location that asks. */
  place?: ExLibrisPlace;
  /** The figure that it is about. */
  figure?: ExLibrisFigure;
  /** If I decide: ask.<words> is the question. */
  words?: string;
  card?: ExLibrisCard;
  n?: number;
  other?: Seat;
  category?: ExLibrisCategory;
  direction?: ExLibrisDirection;
  /** exact, limited or open. */
  kind?: string;
  /** none or some. */
  any?: string;
  least?: number;
  most?: number;
  chosen?: number;
  /** What the inspector would turn as my shelf stands. */
  cards?: ExLibrisCard[];
  /** What to turn for the most points, as the other shelves lie open; missing once I have begun. */
  best?: ExLibrisCard[];
}

/** A place on my shelf where a card may go, and what my score sheet would say then. */
export interface ExLibrisTarget {
  row: ExLibrisRow;
  column: ExLibrisColumn;
  /** My total, as in scores. */
  total: number;
  /** How many cards the inspector would turn. */
  falls: number;
}

/** Something that I may decide now, and what it is about, so that a page can make it glow. */
export interface ExLibrisChoice {
  /** What to send back. */
  action: Decision;
  /** act.<words> is its text. */
  words: string;
  card?: ExLibrisCard;
  figure?: ExLibrisFigure;
  place?: ExLibrisPlace;
  /** A space, a bid or a number of places. */
  n?: number;
  row?: ExLibrisRow;
  column?: ExLibrisColumn;
  other?: Seat;
  /** Somebody else's figure. */
  target?: ExLibrisFigure;
  category?: ExLibrisCategory;
  library?: ExLibrisAssistant;
  direction?: ExLibrisDirection;
  /** shelf or hand. */
  from?: string;
  /** Of a card to be shelved, and of a place for it: where it may go. */
  targets?: ExLibrisTarget[];
  /** Where it changes what stands on my shelf: my total then, as in scores. */
  total?: number;
}

/** A place where something can lie or stand. */
export interface ExLibrisSpot {
  area: ExLibrisArea;
  /** Whose hand, shelf or library. */
  seat?: Seat;
  place?: ExLibrisPlace;
  /** The space, from 0. */
  n?: number;
  row?: ExLibrisRow;
  column?: ExLibrisColumn;
}

/** Something that happened, as I see it. */
export interface ExLibrisEvent {
  kind: ExLibrisEventKind;
  /** Whose affair it is. */
  seat?: Seat;
  /** Missing if I do not see which. */
  card?: ExLibrisCard;
  figure?: ExLibrisFigure;
  place?: ExLibrisPlace;
  /** Who gets or sees it. */
  other?: Seat;
  category?: ExLibrisCategory;
  library?: ExLibrisAssistant;
  /** The round, or the space or bid from 1. */
  n?: number;
  /** Where the card or figure was. */
  from?: ExLibrisSpot;
  /** Where it went. */
  to?: ExLibrisSpot;
}

/** The table as I see it. A full view has every section that applies; one that says what changed has only those that did, and of seats, shelves, tiles and pieces only the entries that did. */
export interface ExLibrisView {
  course?: ExLibrisCourse;
  seats?: ExLibrisSeat[];
  shelves?: ExLibrisShelf[];
  /** Those that take part. */
  tiles?: ExLibrisTile[];
  pieces?: ExLibrisPiece[];
  mine?: ExLibrisMine;
  pending?: ExLibrisPending;
  /** If the table allows memory aids. */
  memory?: ExLibrisMemory;
  scores?: ExLibrisScore[];
  prompt?: ExLibrisPrompt;
  /** Everything that I may decide now; empty when I do not decide. */
  choices?: ExLibrisChoice[];
}

/** A book on a card. */
export interface ExLibrisBook {
  category: ExLibrisCategory;
  title: string;
}

/** What is printed on a card. */
export interface ExLibrisCatalogueCard {
  card: ExLibrisCard;
  /** Its name in the notation: letter and rank. */
  name: string;
  letter: string;
  rank: number;
  /** How many cards the letter has. */
  of_letter: number;
  books: ExLibrisBook[];
}

/** What is printed on a tile. */
export interface ExLibrisCataloguePlace {
  place: ExLibrisPlace;
  /** The rule that tells its effect. */
  rule: Rule;
  /** Open to any number of players. */
  spaces: number;
  /** Open besides with three or more. */
  with_three: number;
  /** Open besides with four. */
  with_four: number;
  /** Cards laid out there at the start of a round. */
  cards: number;
  /** Waits for the resolution phase. */
  delayed?: true;
}

/** What is printed on the material: the same for every game, so a client asks for it once. */
export interface ExLibrisCatalogue {
  /** In the order of the alphabet: the number of a card is its place here. */
  cards: ExLibrisCatalogueCard[];
  places: ExLibrisCataloguePlace[];
}

// ---- Librarians as one seat sees it. Rows and columns are those of the notation: row 1 is the topmost of the setup, columns are counted away from the bookshelf cards, to the left below 0.

/** A card by its number; the view's material says what it shows. */
export type LibrariansCard = number;

/** A row of the library. */
export type LibrariansRow = number;

/** A column of the library. There is no column 0: the bookshelf cards stand there. */
export type LibrariansColumn = number;

/** From A to Z. */
export type LibrariansLetter = string;

/** The name of an author. */
export type LibrariansAuthor = string;

/** LB-C1. */
export type LibrariansColour = "red" | "green" | "blue" | "purple" | "yellow" | "black";

/** LB-C1. */
export type LibrariansGenre = "horror" | "detective" | "true-crime" | "tragedy" | "romance" | "comedy" | "adventure" | "self-help" | "thriller" | "action" | "travel" | "mythology" | "fantasy" | "sci-fi" | "poetry" | "graphic-novel" | "biography" | "science" | "business" | "cooking" | "mystery" | "crime" | "drama" | "picture-book";

/** LB-E5. */
export type LibrariansThrill = "skip" | "stop" | "swap" | "gap" | "no-order" | "stack-any" | "draw" | "force-colour" | "force-letter" | "reveal" | "clear" | "steal-power";

/** LB-C7. */
export type LibrariansAudience = "any" | "kids" | "teens" | "young-adult" | "adult";

/** LB-E1 to LB-E4. */
export type LibrariansExpansion = "authors" | "ages" | "sequels" | "powers" | "columns" | "balance";

/** How the game stands. */
export type LibrariansOutcome = "running" | "won" | "stuck" | "horror";

/** LB-E4; shelf-power.<word> is its text. */
export type LibrariansShelfPower = "no-stacking" | "no-letters" | "no-colours" | "side-letters" | "side-colours" | "side-limit" | "wild-letters" | "wild-colour";

/** Of a shelf. */
export type LibrariansSide = "left" | "right";

/** Where a column shifts to. */
export type LibrariansWay = "up" | "down";

/** Of the bookshelf cards. */
export type LibrariansEnd = "top" | "bottom";

/** What a book leaves to others in its row: it is the first there; wherever letters belong between it and the nearest books, a place is free; it touches them, and no letter belongs between; it touches one although letters belong between. */
export type LibrariansLeeway = "alone" | "open" | "snug" | "shut";

/** An exception that holds for this turn or the next card; librarians.licence.<word> is its text. */
export type LibrariansLicence = "stack-any" | "no-minimum" | "loose" | "no-order" | "any-row" | "one-wrong" | "stopped" | "next-gap" | "next-no-order" | "next-stack-any";

/** Whether the turn can end: more cards are due, the library is apart, or it can. */
export type LibrariansTurnState = "more" | "apart" | "enough";

/** Where a card can be; kept is a card that waits to be handed out as a power, away is what Romance put away. */
export type LibrariansArea = "deck" | "discard" | "hand" | "library" | "kept" | "power" | "away";

/** What happened; librarians.event.<kind> is its text. */
export type LibrariansEventKind = "turn-began" | "turn-skipped" | "played" | "drew" | "moved" | "removed" | "genre-completed" | "author-completed" | "given" | "power-used" | "shelf-removed" | "shelf-added" | "shelf-rotated" | "limit-changed" | "stacking-ended" | "put-away" | "taken-back" | "licensed" | "hand-shown" | "tapped" | "tapped-shelf" | "hands-passed" | "deck-shown" | "column-shifted" | "colour-named" | "letter-named" | "duty-unmet" | "game-over";

/** A place of the library. */
export interface LibrariansPlace {
  row: LibrariansRow;
  column: LibrariansColumn;
}

/** What is printed on a card. */
export interface LibrariansBook {
  /** Its name in the notation. */
  name: string;
  letter: LibrariansLetter;
  genre?: LibrariansGenre;
  /** That of the genre. */
  colour?: LibrariansColour;
  /** Instead of a genre. */
  thrill?: LibrariansThrill;
  title: string;
  /** Missing if anonymous. */
  author?: LibrariansAuthor;
  audience: LibrariansAudience;
  /** In a series. */
  volume?: number;
}

/** What the game is played with. It never changes, so that it comes with full views alone. */
export interface LibrariansMaterial {
  /** The number of a card is its place here. They stand in the order of their letters. */
  books: LibrariansBook[];
  /** Those that take part. */
  genres: LibrariansGenre[];
  thrills: LibrariansThrill[];
  expansions: LibrariansExpansion[];
  /** LB-E6. */
  exactly_two?: true;
  /** LB-S5. */
  talk: Talk;
}

/** What somebody's first card must be, if possible (LB-E5). */
export interface LibrariansDuty {
  letters: LibrariansLetter[];
  colours: LibrariansColour[];
}

/** How far the game is, and what holds besides the plain rules. */
export interface LibrariansCourse {
  outcome: LibrariansOutcome;
  /** Whose turn it is. */
  turn: Seat;
  /** Counted from 1. */
  turns: number;
  /** Cards played this turn. */
  played: number;
  state: LibrariansTurnState;
  hand_limit: number;
  /** How often the active player may still tap this turn (LB-S5). */
  taps_left: number;
  /** LB-Q4. */
  no_stacking?: true;
  /** So many players miss their turn next. */
  skips: number;
  licences: LibrariansLicence[];
  /** Of the active player. */
  duty?: LibrariansDuty;
  /** Of the next one. */
  next_duty?: LibrariansDuty;
}

/** The cards beside the library. */
export interface LibrariansPiles {
  deck: number;
  /** As far as everybody knows it, the next card first. */
  deck_top: LibrariansCard[];
  /** In the order of the alphabet. */
  discard: LibrariansCard[];
  /** Cards that Romance put away. */
  put_away: number;
}

/** What lies open before a player. */
export interface LibrariansSeat {
  seat: Seat;
  /** How many cards. */
  hand: number;
  powers: LibrariansCard[];
}

/** A bookshelf card. */
export interface LibrariansBookshelf {
  /** Which way its arrow points. */
  right_to_left?: true;
  /** If the game is played with them; what it speaks of follows. */
  power?: LibrariansShelfPower;
  side?: LibrariansSide;
  first?: LibrariansLetter;
  last?: LibrariansLetter;
  n?: number;
  colours?: LibrariansColour[];
}

/** A row of the library that has a bookshelf card. */
export interface LibrariansShelf {
  row: LibrariansRow;
  bookshelf: LibrariansBookshelf;
}

/** The books on one place, the top one first. */
export interface LibrariansStack {
  place: LibrariansPlace;
  /** In a view that says what changed: none if nothing lies there any more. */
  cards: LibrariansCard[];
}

/** Books in a line that were declared to complete a genre (LB-G4). */
export interface LibrariansLine {
  genre: LibrariansGenre;
  from: LibrariansPlace;
  to: LibrariansPlace;
}

/** What hangs in the middle of a decision. */
export interface LibrariansPending {
  /** Picked so far, still where they are. */
  chosen: LibrariansCard[];
  /** To be handed out as power cards. */
  kept: LibrariansCard[];
  /** To be completed together. */
  declared: LibrariansLine[];
  /** Red effects still to come (LB-G6). */
  red: LibrariansGenre[];
}

/** What I know of somebody's hand. */
export interface LibrariansKnownHand {
  seat: Seat;
  cards: LibrariansCard[];
}

/** Aids for those who allow them: what a perfect memory holds. */
export interface LibrariansMemory {
  /** Cards that are certainly in other hands. */
  hands: LibrariansKnownHand[];
  /** Cards that were certainly put away. */
  put_away: LibrariansCard[];
}

/** Everything is shown once the game is over (LB-S6). */
export interface LibrariansEnding {
  /** Cards left in the deck and all hands (LB-W3). */
  n: number;
  hands: LibrariansKnownHand[];
  /** The next card first. */
  deck: LibrariansCard[];
  put_away: LibrariansCard[];
}

/** What is being decided. */
export interface LibrariansPrompt {
  /** Who decides. */
  deciding: Seat[];
  /** The rule that asks. */
  rule?: Rule;
  /** The power that asks, or the genre of a line that is being declared (LB-G4). */
  genre?: LibrariansGenre;
  /** The thrill that asks. */
  thrill?: LibrariansThrill;
  /** If I decide: librarians.ask.<words> is the question. */
  words?: string;
  /** The card that goes somewhere. */
  card?: LibrariansCard;
  /** The power cards to be handed out. */
  cards?: LibrariansCard[];
  /** The place that is to be filled, or where a declared line begins. */
  place?: LibrariansPlace;
  author?: LibrariansAuthor;
  state?: LibrariansTurnState;
  /** How many are played, or still to be taken, moved, tapped or put back. */
  n?: number;
}

/** A place where a card may be played: empty, or on the book that lies there. */
export interface LibrariansTarget {
  place: LibrariansPlace;
  /** The genres that would be complete then. */
  completes?: LibrariansGenre[];
}

/** Something that I may decide now, and what it is about, so that a page can make it glow. */
export interface LibrariansChoice {
  /** What to send back. */
  action: Decision;
  /** librarians.act.<words> is its text. */
  words: string;
  card?: LibrariansCard;
  /** Where a card goes, or where it lies. */
  place?: LibrariansPlace;
  genre?: LibrariansGenre;
  row?: LibrariansRow;
  column?: LibrariansColumn;
  author?: LibrariansAuthor;
  colour?: LibrariansColour;
  letter?: LibrariansLetter;
  other?: Seat;
  end?: LibrariansEnd;
  side?: LibrariansSide;
  way?: LibrariansWay;
  /** The genres that would be complete then. With Horror the game is lost. */
  completes?: LibrariansGenre[];
  /** Of an empty place for the card that is played. */
  leeway?: LibrariansLeeway;
  /** Of a card to be played: all places where it may go. */
  targets?: LibrariansTarget[];
}

/** A place where a card can lie. */
export interface LibrariansSpot {
  area: LibrariansArea;
  /** Whose hand or power cards. */
  seat?: Seat;
  place?: LibrariansPlace;
}

/** Something that happened, as I see it. */
export interface LibrariansEvent {
  kind: LibrariansEventKind;
  /** Whose affair it is. */
  seat?: Seat;
  /** Missing if I do not see which. Of something completed: the card that is kept. */
  card?: LibrariansCard;
  place?: LibrariansPlace;
  /** at or on. */
  how?: string;
  /** Who gets the power card, whose it was, or whose hand is shown. */
  other?: Seat;
  /** The hand that is shown. */
  cards?: LibrariansCard[];
  genre?: LibrariansGenre;
  thrill?: LibrariansThrill;
  author?: LibrariansAuthor;
  colour?: LibrariansColour;
  letter?: LibrariansLetter;
  row?: LibrariansRow;
  column?: LibrariansColumn;
  way?: LibrariansWay;
  outcome?: LibrariansOutcome;
  /** The hand limit, how many cards, or which card from the top of the deck. */
  n?: number;
  /** Where the card was. */
  from?: LibrariansSpot;
  /** Where it went. */
  to?: LibrariansSpot;
}

/** The table as I see it. A full view has every section that applies; one that says what changed has only those that did, and of seats and books only the entries that did. */
export interface LibrariansView {
  material?: LibrariansMaterial;
  course?: LibrariansCourse;
  piles?: LibrariansPiles;
  seats?: LibrariansSeat[];
  /** From top to bottom. */
  shelves?: LibrariansShelf[];
  /** Row by row, from left to right. */
  books?: LibrariansStack[];
  /** The bookshelf cards that are not used yet, in no order. */
  spare?: LibrariansBookshelf[];
  /** Mine. */
  hand?: LibrariansCard[];
  pending?: LibrariansPending;
  /** If the table allows memory aids. */
  memory?: LibrariansMemory;
  /** Once the game is over. */
  ending?: LibrariansEnding;
  prompt?: LibrariansPrompt;
  /** Everything that I may decide now; empty when I do not decide. */
  choices?: LibrariansChoice[];
}

// ---- What a client sends over the WebSocket. The first message is hello; everything else is answered with its seq.

/** Opens the conversation, or takes it up again. A seat has one connection: an older one is closed (elsewhere). */
export interface Hello {
  /** The version of this protocol that the client speaks. */
  version: number;
  table: TableId;
  /** Of a seat or of an invitation; without one, a spectator or the host alone. */
  token?: Token;
  /** The host's, for those who are. */
  host?: Token;
  /** The last entry that this client has seen. What came after it is told again, and nothing else; 0 wants to hear everything, chat included. If missing, nothing that was before is told: there is the full view, and what is proposed. */
  seen?: EntryNumber;
}

/** Takes the seat of an invitation, or an open seat of a listed table. Answered by claimed. */
export interface Claim {
  seq: Sequence;
  /** Which one, if the invitation does not say. */
  seat?: Seat;
  name: Name;
  /** The secret that I wish for, made by chance, so that I know it even if the answer gets lost. */
  token?: Token;
}

/** Changes my name, where I may also say something. */
export interface Rename {
  seq: Sequence;
  name: Name;
}

/** Makes a new secret for my seat and revokes the old one, on every device but this. Answered by claimed. */
export interface Renew {
  seq: Sequence;
  /** As in claim. */
  token?: Token;
}

/** The host begins the game; bots take the seats that are still open. */
export interface Start {
  seq: Sequence;
}

/** My decision. */
export interface Decide {
  seq: Sequence;
  /** The last entry that I had seen when I decided. If something else was decided meanwhile, it is refused. */
  at: EntryNumber;
  /** One of the choices. */
  action: Decision;
}

/** Takes back my last decision, as far as nothing was revealed and nobody else decided since. */
export interface Undo {
  seq: Sequence;
  at: EntryNumber;
}

/** Takes back an undo. */
export interface Redo {
  seq: Sequence;
  at: EntryNumber;
}

/** Asks everybody for consent. */
export interface Propose {
  seq: Sequence;
  what: Proposed;
  /** The last entry that stays. For undo, which is refused without it (table.nothing-to-undo). */
  back?: EntryNumber;
}

/** Answers a proposal. One no ends it; it passes when every person who has not resigned has agreed, also those for whom a bot plays. */
export interface Vote {
  seq: Sequence;
  /** The entry that made it. */
  proposal: EntryNumber;
  yes: boolean;
}

/** Gives the game up; a bot plays on. */
export interface Resign {
  seq: Sequence;
}

/** A bot plays my seat until I take it back. The host may do this for an open seat. */
export interface HandOver {
  seq: Sequence;
  /** For the host. */
  seat?: Seat;
  /** Which kind of bot. */
  bot?: string;
}

/** I play my seat again myself. */
export interface TakeBack {
  seq: Sequence;
}

/** Chat, where the table allows it. */
export interface Say {
  seq: Sequence;
  text: string;
}

/** Asks why something cannot be decided now. Answered by reason; nothing changes. */
export interface Why {
  seq: Sequence;
  action: Decision;
  /** Asks about this instead, as if the action had been decided: play horror-A, then at 2,-1. What would come to light first stays unknown. */
  then?: Decision;
}

/** What happened since then? Answered by recap; nothing changes. */
export interface AskRecap {
  seq: Sequence;
  /** The last entry that I remember; if missing, since my last turn. */
  since?: EntryNumber;
}

/** The host removes a person from a seat. */
export interface Remove {
  seq: Sequence;
  seat: Seat;
}

/** The host silences a seat in the chat, or lets it speak again. */
export interface Mute {
  seq: Sequence;
  seat: Seat;
  muted: boolean;
}

/** The host wants a new invitation for an open seat; the old one is worth nothing any more. Answered by accepted, with the seq, and then by invited. */
export interface Invite {
  seq: Sequence;
  seat: Seat;
}

/** A seat at a new table for the same people, which begins when everybody has come. It is unlisted; everything else is as it was. Answered by claimed with the new table. The host's secret is valid there, too. */
export interface Rematch {
  seq: Sequence;
  /** As in claim; asked again with the same one, it is answered again. */
  token?: Token;
}

/** Wants notices by Web Push when it is my turn. */
export interface Subscribe {
  seq: Sequence;
  /** As the browser gave it. */
  endpoint: string;
  /** The browser's public key. */
  p256dh: string;
  /** The browser's secret. */
  auth: string;
}

/** Wants no more notices. */
export interface Unsubscribe {
  seq: Sequence;
}

/** Gives my seat up for good, or stops watching. */
export interface Leave {
  seq: Sequence;
}

/** Are you there? Answered by pong. */
export interface Ping {
  /** Comes back as it is. */
  echo: number;
}

/** Everything that a client may send. Unknown fields are refused. */
export type ClientMessage =
  | ({ type: "hello" } & Hello)
  | ({ type: "claim" } & Claim)
  | ({ type: "rename" } & Rename)
  | ({ type: "renew" } & Renew)
  | ({ type: "start" } & Start)
  | ({ type: "decide" } & Decide)
  | ({ type: "undo" } & Undo)
  | ({ type: "redo" } & Redo)
  | ({ type: "propose" } & Propose)
  | ({ type: "vote" } & Vote)
  | ({ type: "resign" } & Resign)
  | ({ type: "hand-over" } & HandOver)
  | ({ type: "take-back" } & TakeBack)
  | ({ type: "say" } & Say)
  | ({ type: "why" } & Why)
  | ({ type: "ask-recap" } & AskRecap)
  | ({ type: "remove" } & Remove)
  | ({ type: "mute" } & Mute)
  | ({ type: "invite" } & Invite)
  | ({ type: "rematch" } & Rematch)
  | ({ type: "subscribe" } & Subscribe)
  | ({ type: "unsubscribe" } & Unsubscribe)
  | ({ type: "leave" } & Leave)
  | ({ type: "ping" } & Ping);

// ---- What the server sends over the WebSocket: one or more messages in a frame, one a line. A client passes over messages and fields that it does not know.

/** The answer to hello. */
export interface Welcome {
  /** The version that the server speaks from now on. */
  version: number;
  game: Game;
  /** The version of the rules that this game was begun with. */
  rules: number;
  /** Mine; missing for spectators and for those who have not claimed one yet. */
  seat?: Seat;
  /** Whether I am the host. */
  host?: true;
  /** The newest entry of the table; missing if it has none that I may see. */
  number?: EntryNumber;
  /** The last request that this seat numbered below 1048576: whoever counts from 1 goes on from there. */
  seq?: Sequence;
  /** So much has happened that its oldest part is left out; ask-recap tells what was decided. */
  more?: true;
  now: Time;
}

/** Who sits where. */
export interface SeatState {
  seat: Seat;
  occupant: Occupant;
  name?: Name;
  /** Which kind of bot plays. */
  bot?: string;
  /** Whether somebody is there right now. */
  connected?: true;
  resigned?: true;
  /** A bot plays for the person, who may take the seat back. */
  handed?: true;
  /** When the game is over; equals share one. */
  rank?: number;
  muted?: true;
  clock?: Clock;
}

/** Everything about the table but the game itself. Sent after welcome and whenever it changes. */
export interface Table {
  game: Game;
  /** As records write them (docs/formats.md). */
  options: string;
  status: Status;
  seats: SeatState[];
  host?: Seat;
  visibility: Visibility;
  /** Whether anybody with the link may watch while the game runs. When it is over, everybody who knows the table may replay it in any case. */
  spectators: boolean;
  talk: Talk;
  /** Whether memory aids are shown. */
  aids: boolean;
  pacing: Pacing;
  /** Where the same people go on: rematch takes my seat there. */
  rematch?: TableId;
  /** When the clocks were read. */
  now: Time;
}

/** The game as I see it after an entry. The section of the game that is played is there. */
export interface View {
  /** The entry; missing before the first. */
  number?: EntryNumber;
  /** If not, only what has changed since the view before. */
  full: boolean;
  /** Whether I can take my last decision back. */
  undo?: true;
  /** Whether I can redo it. */
  redo?: true;
  exlibris?: ExLibrisView;
  librarians?: LibrariansView;
}

/** An entry of the table's history, with its events as I see them. */
export interface Happened {
  number: EntryNumber;
  time: Time;
  /** Who decided. */
  seat?: Seat;
  /** Decisions were taken back: this entry is the last one that counts. */
  back?: EntryNumber;
  exlibris?: ExLibrisEvent[];
  librarians?: LibrariansEvent[];
}

/** Done, and kept for good. */
export interface Accepted {
  seq: Sequence;
  /** The entry that it became, if it became one. */
  number?: EntryNumber;
}

/** Not done. */
export interface Refused {
  seq: Sequence;
  why: Refusal;
}

/** A seat is mine. The secret is told this once. It is never the host's, not at a rematch either, where that of the old table is valid. */
export interface Claimed {
  seq: Sequence;
  table: TableId;
  seat: Seat;
  token: Token;
}

/** A seat has a new invitation, since it is open again or the host asked for one. For the host alone. The secret is told this once. */
export interface Invited {
  seat: Seat;
  token: Token;
}

/** Somebody said something. */
export interface Said {
  number: EntryNumber;
  time: Time;
  seat: Seat;
  /** Plain text: show it as such. */
  text: string;
}

/** Something is proposed, or somebody has voted. */
export interface Proposal {
  /** The entry that made it. */
  number: EntryNumber;
  /** Whose proposal it is. */
  seat: Seat;
  what: Proposed;
  back?: EntryNumber;
  /** Who has agreed so far. */
  yes: Seat[];
}

/** A proposal has come to its end. */
export interface Settled {
  /** The entry that made it. */
  number: EntryNumber;
  passed: boolean;
}

/** The answer to why. */
export interface Reason {
  seq: Sequence;
  /** Missing if it is allowed. */
  why?: Refusal;
}

/** The answer to ask-recap. */
export interface Recap {
  seq: Sequence;
  entries: Happened[];
  /** Older entries were left out. */
  more?: true;
}

/** The last message of a connection. */
export interface Closed {
  why: Closing;
  /** Whether it makes sense to connect again. */
  retry?: true;
}

/** What came was no message. HTTP answers with this, too. */
export interface Fault {
  key: Key;
  /** Of the message, if it could be read. */
  seq?: Sequence;
  /** The place in the message and what is wrong there: seats[2].name: too long. */
  where?: string;
}

/** Whether the house can write. Sent to everybody when it cannot, and again when it can: meanwhile nothing is lost, and requests are refused with table.store. */
export interface Writing {
  possible: boolean;
}

/** The answer to ping. */
export interface Pong {
  echo: number;
  now: Time;
}

/** Everything that the server may send. */
export type ServerMessage =
  | ({ type: "welcome" } & Welcome)
  | ({ type: "table" } & Table)
  | ({ type: "view" } & View)
  | ({ type: "happened" } & Happened)
  | ({ type: "accepted" } & Accepted)
  | ({ type: "refused" } & Refused)
  | ({ type: "claimed" } & Claimed)
  | ({ type: "invited" } & Invited)
  | ({ type: "said" } & Said)
  | ({ type: "proposal" } & Proposal)
  | ({ type: "settled" } & Settled)
  | ({ type: "reason" } & Reason)
  | ({ type: "recap" } & Recap)
  | ({ type: "closed" } & Closed)
  | ({ type: "fault" } & Fault)
  | ({ type: "writing" } & Writing)
  | ({ type: "pong" } & Pong);

// ---- Bodies of HTTP requests and answers.

/** Who shall sit there. */
export interface NewSeat {
  /** open: somebody else, by invitation; person: whoever creates the table. */
  occupant: Occupant;
  /** Of the person who creates the table. */
  name?: Name;
  /** Which kind of bot. */
  bot?: string;
}

/** POST /api/tables */
export interface CreateTable {
  game: Game;
  /** As records write them, such as `players=3 variant=longer`. */
  options: string;
  /** In the order of play. */
  seats: NewSeat[];
  visibility: Visibility;
  /** Whether anybody with the link may watch while the game runs. A game that is over is open to everybody who knows the table (record, replay, fork), also where this is false. */
  spectators: boolean;
  /** Free if missing; in Librarians the options say it, if this does not. */
  talk?: Talk;
  aids: boolean;
  pacing: Pacing;
}

/** The secret that lets somebody claim a seat. */
export interface Invitation {
  seat: Seat;
  token: Token;
}

/** The answer to CreateTable and Fork. The secrets are told this once. */
export interface TableCreated {
  table: TableId;
  /** For the host's rights; it opens no seat. */
  host: Token;
  /** The seats of the person who created the table, ready to play. */
  seats: Invitation[];
  /** For the open seats. */
  invitations: Invitation[];
}

/** One table of a list. */
export interface TableRow {
  table: TableId;
  game: Game;
  status: Status;
  options: string;
  seats: SeatState[];
  pacing: Pacing;
  /** Who is waited for, while the game runs. */
  deciding: Seat[];
  /** Of Ex Libris, when the game is over: of each seat, and of the Public Library in the solo game. */
  points?: number[];
  /** Of Librarians, when the game is over. */
  outcome?: LibrariansOutcome;
  updated: Time;
}

/** GET /api/tables?after=CURSOR: those that are listed and wait for company, the newest first; not those where nothing has happened for 7 days. */
export interface TableList {
  tables: TableRow[];
  /** Where the next part begins; missing at the end. */
  after?: string;
}

/** POST /api/mine: how the games stand for which a device has secrets; answered by TableList. Each secret brings a row, so that a table comes twice for two of its seats; the newest is first. */
export interface Mine {
  /** Of seats. Those that open nothing are passed over. */
  tokens: Token[];
}

/** POST /api/forget: deletes the name, the words and the notices of a seat, and the secret; the seat is left. */
export interface Forget {
  /** Of the seat. */
  token: Token;
}

/** POST /api/tables/TABLE/fork: play on from a moment of a finished game, what is hidden drawn anew. The new table is unlisted; its pace, talk, memory aids and spectators are those of the old one. Whoever asks is its host. */
export interface Fork {
  /** The last entry that counts. */
  at: EntryNumber;
  /** From whose view. */
  seat?: Seat;
  seats: NewSeat[];
}

/** POST /api/positions, in a browser's own house only: a table that begins at a position, for lessons and puzzles. Answered by TableCreated. */
export interface SetUp {
  game: Game;
  /** As docs/formats.md says; it holds the options, too. */
  position: string;
  /** In the order of play. */
  seats: NewSeat[];
}

/** POST /api/advice, in a browser's own house only: what would a bot do? Answered by Advice. */
export interface WantAdvice {
  /** Of a seat that decides now. */
  token: Token;
}

/** What the strongest bot would decide for that seat, knowing what the seat knows: the first of its Thoughts, if it has any. */
export interface Advice {
  action: Decision;
  /** Where it would put what it takes up with that. */
  then?: Decision;
  /** What it puts there, and what that brings: the choice in then. */
  exlibris?: ExLibrisChoice;
  /** The same in Librarians. */
  librarians?: LibrariansChoice;
  /** Of Ex Libris, where it shelves a card: my total then with the best cards turned (XL-I1). */
  best?: number;
  /** By how many hundredths of a point, or of a card that is left, it promises more than all else that was considered. */
  more?: number;
}

/** POST /api/thoughts, in a browser's own house only: what does a bot think? Answered by Thoughts. */
export interface WantThoughts {
  /** Of the seat that asks. */
  token: Token;
  /** A bot, about how its last turn began. Missing: what the strongest bot thinks about what the seat itself decides now. */
  of?: Seat;
}

/** What a bot thinks: its choice first, then the best alternatives. */
export interface Thoughts {
  /** For each choice, in hundredths: by how many points ahead it leads, or minus the cards that are left. Empty where there was nothing to think about. */
  expected: number[];
  /** How many points it expects to have itself in the end, in hundredths; in Librarians nobody has points. */
  points?: number;
  /** The choices, as far as the asker may know them. */
  exlibris?: ExLibrisChoice[];
  /** The same in Librarians. */
  librarians?: LibrariansChoice[];
}

/** GET /api/tables/TABLE/replay?at=NUMBER&seat=SEAT: a finished game at one moment. */
export interface Replay {
  table: Table;
  /** How many entries the game has. */
  entries: number;
  /** The entry itself. */
  happened?: Happened;
  view: View;
}

/** POST /api/exlibris/score: shelves of a game on cardboard; answered by CardboardScore. */
export interface CardboardShelves {
  /** As docs/score-files.md says. */
  file: string;
  /** Everybody turns the cards that are best for them, whatever the file says. */
  best: boolean;
  solo: boolean;
}

/** What fills a gap of a text. */
export interface CardboardGap {
  name: string;
  value: string;
}

/** What is wrong with the shelves, and where. */
export interface CardboardMistake {
  /** score.error and more. */
  key: Key;
  line: number;
  column: number;
  gaps: CardboardGap[];
}

/** One column of the score sheet. */
export interface CardboardSheet {
  name: string;
  /** Of the solo game. */
  public_library?: true;
  /** The focus. */
  category: ExLibrisCategory;
  /** Books of each category. */
  counts: number[];
  books: number;
  stability: number;
  entombed: number;
  prominent: number;
  banned: number;
  variety: number;
  focus: number;
  total: number;
  rank: number;
  wins?: true;
  /** Cards that the inspector turns. */
  turned: string[];
  /** Cards that their owner turns before. */
  owner_turned: string[];
  /** Cards with the icons of our deck, since the file has none. */
  assumed: string[];
}

/** The score sheet, or what is wrong. */
export interface CardboardScore {
  mistake?: CardboardMistake;
  sheets: CardboardSheet[];
}

/** What a notice by Web Push says to the page's service worker: it is my turn at this table. */
export interface PushNotice {
  table: string;
}

/** GET /api/push-key: the server's public key for Web Push. */
export interface PushKey {
  key: string;
}

// ---- What a table's history is kept as, entry by entry. It never leaves the server; a table is nothing but its entries, read in order.

/** 128 secret bits as 32 hexadecimal digits, or a whole number below 2 to the power of 64, in decimal. */
export type Seed = string;

/** Of a secret, in hexadecimal digits: the secret itself is not kept. */
export type SecretHash = string;

/** A seat as the table began. */
export interface OpenedSeat {
  occupant: Occupant;
  name?: Name;
  bot?: string;
  /** Of the person's token, or of the invitation while the seat is open. */
  key?: SecretHash;
}

/** Entry 0 of every table. */
export interface Opened {
  time: Time;
  game: Game;
  /** The version of the rules that this game is played by to its end. */
  rules: number;
  options: string;
  seed: Seed;
  /** Where the game begins, if not at its setup. */
  position?: string;
  seats: OpenedSeat[];
  /** Of the host's token. */
  host: SecretHash;
  /** Where the host of a rematch sits. Elsewhere it is the first seat that had a person from the beginning. */
  host_seat?: Seat;
  visibility: Visibility;
  spectators: boolean;
  talk: Talk;
  aids: boolean;
  pacing: Pacing;
  /** The table that this one continues, as a rematch or from one of its moments. */
  origin?: TableId;
}

/** Somebody took an open seat. */
export interface Joined {
  time: Time;
  seat: Seat;
  name: Name;
  key: SecretHash;
}

/** A seat has a new token; the old one is worth nothing. */
export interface Renewed {
  time: Time;
  seat: Seat;
  seq?: Sequence;
  key: SecretHash;
}

/** Somebody is called otherwise from now on. */
export interface Named {
  time: Time;
  seat: Seat;
  seq: Sequence;
  name: Name;
}

/** The game began; bots sit where nobody does. */
export interface Begun {
  time: Time;
  /** The host's, if that one asked for it and has one. */
  seat?: Seat;
  /** Missing if nobody asked for it. */
  seq?: Sequence;
}

/** A decision. */
export interface Decided {
  time: Time;
  seat: Seat;
  /** Missing if a bot decided. */
  seq?: Sequence;
  action: Decision;
}

/** A seat took its last decision back. */
export interface Undone {
  time: Time;
  seat: Seat;
  seq: Sequence;
}

/** And decided the same again. */
export interface Redone {
  time: Time;
  seat: Seat;
  seq: Sequence;
}

/** Somebody asked for everybody's consent, and gave their own. */
export interface Suggested {
  time: Time;
  seat: Seat;
  seq: Sequence;
  what: Proposed;
  /** For undo: the last entry that stays. */
  back?: EntryNumber;
}

/** An answer to what was suggested. The last yes, or the first no, settles it. */
export interface Voted {
  time: Time;
  seat: Seat;
  seq: Sequence;
  proposal: EntryNumber;
  yes: boolean;
}

/** A seat gave up; a bot plays on and the seat ranks last. */
export interface Resigned {
  time: Time;
  seat: Seat;
  seq: Sequence;
}

/** A bot plays a seat until its owner takes it back. */
export interface HandedOver {
  time: Time;
  seat: Seat;
  /** Who wanted it; missing for a host without a seat. */
  by?: Seat;
  seq?: Sequence;
  bot: string;
}

/** The owner plays again. */
export interface TakenBack {
  time: Time;
  seat: Seat;
  seq: Sequence;
}

/** A seat's time ran out; the table's pacing says what that means. */
export interface Late {
  time: Time;
  seat: Seat;
}

/** Chat. */
export interface Spoke {
  time: Time;
  seat: Seat;
  seq: Sequence;
  text: string;
}

/** The host sent a person away; the seat is open again, or a bot's once the game runs. */
export interface Removed {
  time: Time;
  seat: Seat;
  /** The host's, if that one has a seat. */
  by?: Seat;
  seq?: Sequence;
  /** Of the new invitation, while the table gathers. */
  key?: SecretHash;
}

/** The host silenced a seat or let it speak again. */
export interface Muted {
  time: Time;
  seat: Seat;
  /** The host's, if that one has a seat. */
  by?: Seat;
  seq?: Sequence;
  muted: boolean;
}

/** A person gave the seat up for good; while the table gathers it is open again, later a bot's. */
export interface Left {
  time: Time;
  seat: Seat;
  seq?: Sequence;
  /** Of the new invitation, while the table gathers. */
  key?: SecretHash;
}

/** An open seat has a new invitation. */
export interface Reinvited {
  time: Time;
  seat: Seat;
  /** The host's, if that one has a seat. */
  by?: Seat;
  seq?: Sequence;
  key: SecretHash;
}

/** The server began again at this time. Clocks that count minutes stood still since the entry before. */
export interface Restarted {
  time: Time;
}

/** The same people go on at another table. */
export interface Rematched {
  time: Time;
  table: TableId;
}

/** Everything that can stand in a table's history. */
export type LogEntry =
  | ({ type: "opened" } & Opened)
  | ({ type: "joined" } & Joined)
  | ({ type: "renewed" } & Renewed)
  | ({ type: "named" } & Named)
  | ({ type: "begun" } & Begun)
  | ({ type: "decided" } & Decided)
  | ({ type: "undone" } & Undone)
  | ({ type: "redone" } & Redone)
  | ({ type: "suggested" } & Suggested)
  | ({ type: "voted" } & Voted)
  | ({ type: "resigned" } & Resigned)
  | ({ type: "handed-over" } & HandedOver)
  | ({ type: "taken-back" } & TakenBack)
  | ({ type: "late" } & Late)
  | ({ type: "spoke" } & Spoke)
  | ({ type: "removed" } & Removed)
  | ({ type: "muted" } & Muted)
  | ({ type: "left" } & Left)
  | ({ type: "reinvited" } & Reinvited)
  | ({ type: "restarted" } & Restarted)
  | ({ type: "rematched" } & Rematched);

// ---- What a house that runs in a browser asks of the page that keeps its tables there. It never goes over a network.

/** Opens something at a table. */
export interface DeskToken {
  hash: SecretHash;
  /** What it opens. */
  value: string;
}

/** Entries that follow at one table. It conflicts if the table does not have exactly `first` entries. */
export interface Keep {
  table: TableId;
  first: EntryNumber;
  entries: string[];
  new_tokens: DeskToken[];
  /** Worth nothing any more. */
  old_tokens: SecretHash[];
}

/** Replaces one entry. */
export interface Redact {
  table: TableId;
  number: EntryNumber;
  entry: string;
}

/** Removes a table, its entries and tokens. */
export interface Discard {
  table: TableId;
}

/** Answered with the entries of a table, one on each line. */
export interface Load {
  table: TableId;
}

/** Answered with the table and what the token opens there, on two lines, or with nothing. */
export interface FindToken {
  hash: SecretHash;
}

/** Everything that such a house asks of its page. */
export type DeskRequest =
  | ({ type: "keep" } & Keep)
  | ({ type: "redact" } & Redact)
  | ({ type: "discard" } & Discard)
  | ({ type: "load" } & Load)
  | ({ type: "find-token" } & FindToken);

// ---- What the servers of one store tell each other. It may be lost or come late, and none of it decides anything that is kept: that does the store alone. A server passes over what it does not know.

/** A server as long as it runs; one that begins anew has a new name. */
export type ServerName = string;

/** Grows with everything that a server tells. */
export type Stamp = number;

/** A seat with a connection. */
export interface Sitting {
  seat: Seat;
  /** Of two connections of one seat the later one stays. */
  since: Time;
}

/** Who is connected to this server at a table: everybody, every time. */
export interface Present {
  server: ServerName;
  stamp: Stamp;
  table: TableId;
  seats: Sitting[];
}

/** Asks for present, of whoever has people at this table. */
export interface WhoIsThere {
  server: ServerName;
  table: TableId;
}

/** This server is there. Of one that is silent for too long, nobody is. */
export interface Alive {
  server: ServerName;
}

/** This server is about to end, and nobody is connected to it any more. */
export interface Departing {
  server: ServerName;
}

/** Everything that servers tell each other. */
export type HouseMessage =
  | ({ type: "present" } & Present)
  | ({ type: "who-is-there" } & WhoIsThere)
  | ({ type: "alive" } & Alive)
  | ({ type: "departing" } & Departing);
