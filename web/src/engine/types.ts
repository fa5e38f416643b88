// What the engine and a table say: docs/protocol.md and docs/formats.md as types.

/** "KC": rank, then suit. */
export type CardCode = string;
export type Suit = 'C' | 'D' | 'H' | 'S';
export type Level = 'random' | 'casual' | 'club' | 'strong' | 'expert';

export const suits: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const levels: readonly Level[] = ['random', 'casual', 'club', 'strong', 'expert'];

export interface MatchEnd {
  first_to?: number;
  hands?: number;
}

/** A preset and what differs from it; resolved, every option is there. */
export interface Rules {
  preset?: string;
  hand?: number | 'players';
  trump?: string;
  draw?: string;
  elimination?: string;
  opening?: string;
  stock_end?: string;
  last_trick?: string;
  first_dealer?: string;
  next_dealer?: string;
  scoring?: string;
  match?: MatchEnd;
}

/** An option with the values or the numbers that it takes. */
export interface KnownOption {
  name: string;
  ruling: string;
  values?: string[];
  least?: number;
  most?: number;
}

export interface KnownOptions {
  players: { least: number; most: number };
  options: KnownOption[];
}

/** The cards that the deal gives each and leaves, unless the rules ask for more than there are. */
export interface Deal {
  largest_hand: number;
  hand?: number;
  stock?: number;
}

export interface Position {
  hands: string[];
  stock: string;
  trump?: Suit;
  leader: number;
}

export interface RoundRecord {
  dealer?: number;
  seed?: string;
  deck?: string;
  position?: Position;
  moves: string;
  reshuffles?: string[];
}

export interface MatchRecord {
  format: string;
  rules: Rules;
  players: string[];
  rounds: RoundRecord[];
  /** Further members: what our own programs put beside. */
  seed?: string;
  seats?: string[];
  undone?: { round: number; move: number; card: CardCode }[];
  puzzle?: { grade: number; solution: CardCode; tempting: number; tricks: number };
}

export type Argument = number | string | string[];

/** A code with arguments; the catalogues have the sentence. */
export interface Reason {
  code: string;
  ruling?: string;
  args: Record<string, Argument>;
}

export interface Fault extends Reason {
  round?: number;
  move?: number;
}

export type EndReason = 'last-survivor' | 'last-trick' | 'stock-exhausted' | 'last-holder';

export type TableEvent =
  | { event: 'sit'; seat: number; name: string; kind: 'person' | 'bot'; level?: Level }
  | { event: 'leave' | 'return' | 'out'; seat: number }
  | { event: 'bot'; seat: number; level: Level }
  | { event: 'cut'; seat: number; card: CardCode }
  | { event: 'round'; number: number; dealer?: number }
  | {
      event: 'position';
      leader: number;
      hands: (CardCode[] | { count: number })[];
      stock: number;
      trump?: Suit;
    }
  | { event: 'deal'; seat: number; cards?: CardCode[]; count?: number }
  | { event: 'trump'; suit: Suit; card?: CardCode; seat?: number }
  | { event: 'play'; seat: number; card: CardCode }
  | { event: 'undo'; seat: number; card: CardCode }
  | { event: 'trick'; number: number; winner: number }
  | { event: 'reshuffle'; count: number }
  | { event: 'draw'; seat: number; cards?: CardCode[]; count?: number }
  | { event: 'end'; winner: number; reason: EndReason; tricks: number[] }
  | { event: 'score'; wins: number[]; points?: number[] }
  | { event: 'match-end'; winners: number[] };

export interface Player {
  name: string;
  kind: 'person' | 'bot' | 'open';
  level?: Level;
  here: boolean;
}

export interface Welcome {
  welcome: string;
  table: string;
  seat?: number;
  rules: Required<Rules>;
  players: Player[];
  seq: number;
}

export interface Turn {
  seat: number;
  decision: number;
  /** Only to that seat: the cards that may be played, or else the suits that may be named. */
  legal?: CardCode[];
  name?: Suit[];
  deadline?: string;
}

export type TableFrame =
  | Welcome
  | { seq: number; event: TableEvent }
  | { turn: Turn }
  | { ack: string; seq: number }
  | ({ refused: string } & Reason)
  | { reply: string; result: HintResult };

export type Deed = 'start' | 'next' | 'leave' | 'return' | 'bot' | 'undo' | 'hint';

export type ClientFrame =
  | { hello: 'linger/1'; token?: string; since: number }
  | { id: string; decision: number; play: CardCode }
  | { id: string; decision: number; name: Suit }
  | { id: string; do: Deed };

export interface HintChoice {
  card?: CardCode;
  name?: Suit;
  chance: number;
  se: number;
  points?: number;
  reasons: Reason[];
}

export interface HintResult {
  seat: number;
  worlds: number;
  remarks: Reason[];
  choices: HintChoice[];
  best: string;
}

export interface ReviewMoment {
  moves: number;
  tricks: number;
  chances: number[];
  force?: number;
  force_known: boolean;
}

export interface ReviewDecision {
  move: number;
  seat: number;
  played: string;
  best: string;
  chance: number;
  best_chance: number;
  loss: number;
  se: number;
  points_lost?: number;
  reasons: Reason[];
  best_reasons: Reason[];
  forcing?: string[];
  gave_away?: boolean;
}

export interface RoundReview {
  round: number;
  worlds: number;
  winner?: number;
  course: ReviewMoment[];
  decisions: ReviewDecision[];
  costliest: number[];
}

export interface RefereeAnswer {
  rules: Required<Rules>;
  fault?: Fault;
  round?: number;
  trump?: Suit;
  stock?: number;
  hands?: CardCode[][];
  in?: number[];
  trick?: { seat: number; card: CardCode }[];
  turn?: {
    seat: number;
    legal?: CardCode[];
    illegal?: ({ card: CardCode } & Reason)[];
    name?: Suit[];
  };
  winner?: number;
  reason?: EndReason;
  findings: Reason[];
}

export interface RefereeComparison {
  same: boolean;
  a: RefereeAnswer;
  b: RefereeAnswer;
}

export interface Solution {
  force: number[];
  value?: number[];
  line?: string;
  finished: boolean;
}

export interface SeatSpec {
  kind: 'person' | 'bot';
  name: string;
  level?: Level;
}

export interface Opened {
  table: string;
  seats: { seat: number; token: string }[];
  /** Its id in the store. */
  id: string;
  /** Played on from a moment of another match. */
  trial: boolean;
}

/** A match of the store, as the list of them shows it; nothing that is hidden. */
export interface GameSummary {
  id: string;
  begun: string;
  changed: string;
  rules: Rules;
  players: string[];
  /** "you" or a level, for each seat. */
  seats: string[];
  hands: number;
  wins: number[];
  points?: number[];
  over: boolean;
  winners: number[];
  trial: boolean;
  /** From elsewhere: it counts in nobody's figures. */
  imported: boolean;
}

/** The ends of a 95 % interval. */
export type Interval = [number, number];

/** A figure with its interval beside it; or several of a kind, by seat or number. */
export type Single<Name extends string> = Record<Name, number> &
  Record<`${Name}_interval`, Interval>;
export type Several<Name extends string> = Record<Name, number[]> &
  Record<`${Name}_interval`, Interval[]>;

/** What a study tells of one rule set (docs/study.md). */
export type StudyFigures = {
  rules: Required<Rules>;
  players: number;
  level: Level;
  seed: string;
  hands: number;
  reasons: Record<EndReason, number>;
  reasons_interval: Record<EndReason, Interval>;
  tricks: number[];
  out_order: (Single<'trick'> & Several<'by_seat'>)[];
  matches: { matches: number } & Single<'hands_per_match' | 'shared'> & Several<'share_by_seat'>;
  versus: ({ rules: Required<Rules> } & Single<'other_winner'>)[];
} & Single<
  | 'plays_per_hand'
  | 'tricks_per_hand'
  | 'choices_per_player'
  | 'stock_empty'
  | 'nobody_left'
  | 'several_left'
  | 'grew'
  | 'first_trick_winner'
> &
  Several<'share_by_seat' | 'tricks_share'>;

/** What is played in a study. */
export interface StudySubject {
  rules: Rules[];
  players: number;
  level: Level;
  seed: string;
}

/** What has been counted so far; to be handed back in. */
export interface StudyCounts {
  counts: number[][];
  other_winner: number[];
}

/** The calls that the worker answers, the engine's and the store's: arguments and result. */
export interface Calls {
  rules: [{ rules?: Rules; players?: number }, Required<Rules> | Required<Rules>[]];
  options: [Record<string, never>, KnownOptions];
  deal: [{ rules: Rules; players: number }, Deal];
  replay: [{ record: MatchRecord }, { events: TableEvent[]; fault?: Fault }];
  referee: [
    { record: MatchRecord; rules?: Rules; versus?: Rules },
    RefereeAnswer | RefereeComparison,
  ];
  hint: [{ record: MatchRecord; worlds?: number; seed?: string }, HintResult];
  review: [
    { record: MatchRecord; worlds?: number; only?: number },
    { rounds: RoundReview[]; fault?: Fault },
  ];
  solve: [{ record: MatchRecord; nodes?: number }, Solution];
  puzzle: [
    { count: number; seed: string; players?: number; rules?: Rules },
    { puzzles: MatchRecord[] },
  ];
  deck: [{ seed: string }, { deck: string }];
  'first-dealer': [{ seed: string; players: number }, { seat: number }];
  bench: [{ hands?: number }, { signature: string }];
  study: [
    StudySubject & { from: number; blocks: number } & Partial<StudyCounts>,
    StudyCounts & { figures: StudyFigures[] },
  ];
  open: [
    { rules?: Rules; seats?: SeatSpec[]; seed?: string; record?: MatchRecord; trial?: boolean },
    Opened,
  ];
  games: [Record<string, never>, { games: GameSummary[] }];
  game: [{ id: string }, { record: MatchRecord; summary: GameSummary }];
  delete: [{ id: string }, Record<string, never>];
  import: [{ record: MatchRecord }, { id: string }];
  resume: [{ id: string }, Opened];
  pace: [Pace, Record<string, never>];
  /** The bot that waits to move does so at once. */
  hurry: [Record<string, never>, Record<string, never>];
}

/** How long bots wait, in milliseconds: before each move, and after a trick. */
export interface Pace {
  bot: number;
  trick: number;
}
