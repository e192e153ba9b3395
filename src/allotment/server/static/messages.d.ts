// What travels between the page and the server. Written by tools/messages.py; do not edit.

export interface About {
  pieces: AboutPiece[];
}

export interface AboutPiece {
  key: string;
  text: string;
  rule: string;
  kind?: string;
  label?: string;
}

/** A finished game of people who play together, taken apart: a curve over its moments, and tables. */
export interface Account {
  curve: string;
  moments: AccountMoment[];
  flags: AccountFlag[];
  says: string[];
  sheets: AccountSheet[];
  notes: string[];
}

export interface AccountFlag {
  at: number;
  word: 'bad' | 'good';
}

/** After a move: the time in milliseconds, and how far the curve is, from 0 to 1. */
export interface AccountMoment {
  at: number;
  time: number;
  share: number;
}

export interface AccountRow {
  at: number;
  seat: number;
  cells: string[];
}

export interface AccountSheet {
  heading: string;
  heads: string[];
  rows: AccountRow[];
  none: string;
}

export interface Again {
  type: 'again';
  revision: number;
  id: number;
}

export interface Agree {
  type: 'agree';
  yes: boolean;
  id: number;
}

export interface Alone {
  seat: number;
}

/** To a command. What follows `revision` depends on the command, and on whether it was refused. */
export interface Answer {
  type: 'answer';
  id: number | null;
  ok: boolean;
  revision: number | null;
  why?: string;
  kind?: string;
  args?: Record<string, any>;
  rule?: string;
  stale?: boolean;
  guide?: boolean;
  legal?: boolean;
  text?: string;
  level?: string;
  reason?: string;
  moves?: Liked[];
  points?: number | null;
  gains?: (number | null)[];
  sure?: boolean;
  lines?: PreviewLine[];
  way?: string[];
  after?: Piece[];
  say?: OfferWords;
  path?: string[];
  at?: number;
  pad?: PadLine[];
  totals?: number[];
}

export interface AskFilm {
}

export interface AskReview {
}

export interface Begin {
  type: 'start';
  level?: string;
  id: number;
}

export interface Checked {
  options?: Record<string, any>;
}

export interface Claim {
  token: string;
  name?: string;
  seat?: number | null;
  nonce?: string;
}

/** In a hot seat: who should take the screen. */
export interface Curtain {
  seat: number;
  name: string;
}

/** A move that decided the game. */
export interface Decisive {
  move: number;
  seat: number;
  text: string;
  gain: number;
}

/** One more browser holds the seat. */
export interface Device {
  type: 'device';
  seat: number;
  devices: number;
}

/** Everything that the server knows of this browser. */
export interface Erase {
}

export interface Erased {
  tables: number;
}

/** Why not, as a sentence and as data. */
export interface Error {
  why: string;
  kind: string;
  args?: Record<string, any>;
  rule?: string;
}

export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

/** What is known of the printed game, of the changed one, and of their difference. */
export interface Figure {
  name: string;
  share: boolean;
  box: Estimate;
  changed?: Estimate;
  gap?: Estimate;
  clear?: boolean;
}

/** A finished game as a moving picture: how far it is, in words, too; at the end where it is. */
export interface Film {
  stage: 'failed' | 'going' | 'over' | 'stopped' | 'waiting';
  says: string;
  done: number;
  of: number;
  file: string;
}

export interface Foresee {
  type: 'foresee';
  at: number;
  text: string;
  id: number;
}

/** What may be chosen for a fork, and the words to ask for it. `fresh`: luck can be drawn anew there. */
export interface ForkForm {
  words: Record<string, string>;
  seats: ForkSeat[];
  seat: number;
  levels: Level[];
  level: string;
  fresh: boolean;
}

/** After how many moves a table left the game it is a fork of, and whether with luck of its own. */
export interface ForkInfo {
  at: number;
  fresh: boolean;
}

export interface ForkSeat {
  seat: number;
  name: string;
}

export interface Game {
  slug: string;
  title: string;
  line: string;
  minutes: number;
  credits: string;
  prefix: string;
  version: number;
  seats: [number, number];
  hidden: boolean;
  real_time: boolean;
  undo: boolean;
  guide: boolean;
  level: string;
  options: Option[];
  house: HouseNumber[];
}

export interface GameName {
  slug: string;
  title: string;
  hidden: boolean;
  real_time: boolean;
  undo: boolean;
}

export interface Games {
  games: Game[];
  levels: Level[];
}

/** A step of a guided first game, or a puzzle: its number among the game's, and whether its answer has been shown. */
export interface Guide {
  step: number;
  of: number;
  kind: 'end' | 'look' | 'move' | 'puzzle' | 'solved' | 'wait';
  said: string;
  see: string;
  ask: string;
  note: string;
  texts: string[];
  keys: string[];
  back: '' | 'look' | 'undo';
  shown?: boolean;
}

export interface Health {
  tables: number;
  guests: number;
  loop: Loop;
}

/** Who is connected. */
export interface Here {
  type: 'here';
  connected: boolean[];
}

export interface Hint {
  type: 'hint';
  id: number;
}

export interface History {
  at: number;
  of: number;
  turns: number[];
  rounds: number[];
  live: boolean;
  turns_from?: number;
}

/** A number that a table may change. */
export interface HouseNumber {
  name: string;
  box: number;
  low: number;
  high: number;
  rule: string;
  says: string;
}

export interface Import {
  record: string;
}

/** Moves that the command `series` makes in a row: the first of them, and all of them in words. */
export interface InARow {
  first: string;
  moves: number;
  say: OfferWords;
}

/** A table in short. */
export interface Info {
  id: string;
  game: GameName;
  options: Record<string, any>;
  stage: 'gathering' | 'over' | 'playing';
  revision: number;
  made: number;
  you: InfoYou;
  seats: InfoSeat[];
  to_act: number[];
  your_turn: boolean;
  scores: number[];
  next: string;
  guided: boolean;
  luck: string;
  commitment: string;
  fork: ForkInfo | null;
  hints: boolean;
  puzzle: PuzzleInfo | null;
  watch: string;
  invite?: string;
  invites?: Record<string, string>;
}

export interface InfoSeat {
  kind: string;
  name: string;
  level: string;
}

/** What this browser holds of a table. */
export interface InfoYou {
  seats: number[];
  maker: boolean;
  watching: boolean;
  recovery: Record<string, string>;
  devices: Record<string, number>;
}

export interface Language {
  type: 'language';
  language: string;
  id: number;
}

export interface Layout {
  type: 'layout';
  layout: string;
  id: number;
}

export interface Lead {
  type: 'guide';
  do: string;
  id: number;
}

export interface Leave {
}

/** What the page of an invitation carries. */
export interface Letter {
  id: string;
  luck: string;
  commitment: string;
  token: string;
}

export interface Level {
  name: string;
  title: string;
  says: string;
}

/** A move that a bot thought about, and how much of its thought went there. */
export interface Liked {
  text: string;
  share: number;
}

export interface Live {
  live: boolean;
}

export interface LogLine {
  move: number;
  seat: number;
  kind: string;
  text: string;
  rule: string;
  keys: string[];
  args?: Record<string, any>;
  drawings?: string[];
}

export interface Look {
  type: 'look';
  at: number;
  id: number;
}

/** How long anything held the event loop at most, and how often longer than the limit. */
export interface Loop {
  worst_ms: number;
  held: number;
  limit_ms: number;
}

export interface MoveIt {
  type: 'move';
  text: string;
  revision: number;
  id: number;
}

export interface Moved {
  revision: number;
}

/** Play on from a moment of a finished game: in this seat, with bots or with whoever takes the others. */
export interface NewFork {
  at: number;
  seat: number;
  others?: 'bot' | 'open';
  level?: string;
  fresh?: boolean;
  name?: string;
}

export interface NewStudy {
  game: string;
  level: string;
  deals: number;
  seats?: number | null;
  house?: Record<string, any>;
}

export interface NewTable {
  game: string;
  options?: Record<string, any>;
  seats?: SeatWish[] | null;
  name?: string;
  guide?: boolean;
  puzzle?: number;
  nonce?: string;
  hints?: boolean;
}

/** An empty object. */
export interface Nothing {
}

/** A legal move: in words and as a path of pieces for pages, as an index for programs. */
export interface Offer {
  text: string;
  say: OfferWords;
  points: number | null;
  path: string[];
  sure?: boolean;
  last?: boolean;
  unused?: string;
  index?: number;
}

/** An offer in words. */
export interface OfferWords {
  title: string;
  line: string;
  icon: string;
  gain?: string;
  brief?: string;
}

export interface Option {
  name: string;
  type: string;
  default: any;
  low: number;
  high: number;
  choices: string[];
  ids: string[];
  seat: boolean;
  beyond: number;
  help: string;
  title?: string;
  values?: Record<string, string>;
  needs?: Record<string, any[]>;
  seats?: Record<string, [number, number]>;
}

export interface OptionsCheck {
  ok: boolean;
  why: string;
  kind?: string;
  args?: Record<string, any>;
}

export interface Pace {
  type: 'pace';
  least: number;
  id: number;
}

export interface PadLine {
  label: string;
  rule: string;
  points: number[];
}

/** The table as it was after a move. */
export interface Past {
  type: 'past';
  id: number;
  at: number;
  of: number;
  seats: SeatScore[];
  keys: string[];
  text: string;
  say: string;
  reason: string;
  scene: Scene;
  view?: Record<string, any>;
}

/** A thing on the table, drawn. */
export interface Piece {
  key: string;
  region: string;
  layer: number;
  at: [number, number, number, number];
  drawing: string;
  label?: string;
  kind?: string;
  cell?: [string, number, number];
  turn?: number;
  born?: string;
  ends?: string;
  like?: string;
}

export interface Ping {
  type: 'ping';
  id: number;
}

export interface PlainMove {
  text: string;
  revision?: number | null;
}

export interface Preview {
  type: 'preview';
  text: string;
  id: number;
}

export interface PreviewLine {
  text: string;
  rule: string;
  keys: string[];
}

/** A bot for somebody who has left: who has to agree, and who has. */
export interface Proposal {
  seat: number;
  level: string;
  by: number;
  agreed: number[];
  needed: number[];
}

export interface Propose {
  type: 'propose';
  seat: number;
  id: number;
}

/** Whether browsers can be told while no page is open, the key to subscribe with, and whether this one has. */
export interface Push {
  offered: boolean;
  key: string;
  on: boolean;
}

/** Which of the game's puzzles stands there, from 1 on, and whether it is solved. */
export interface PuzzleInfo {
  number: number;
  solved: boolean;
}

export interface Ready {
  ready: boolean;
}

export interface Recover {
  code: string;
}

export interface Rematch {
  nonce?: string;
  onward?: boolean;
}

export interface Rename {
  type: 'name';
  name: string;
  id: number;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
  ended: string;
  level: string;
  reached: string;
  pad: PadLine[];
  over_time: number[][];
  decisive: Decisive[];
  secret: string;
  seed: string;
}

export interface Resync {
  type: 'resync';
  id: number;
}

export interface Return {
  type: 'return';
  id: number;
}

/** A finished game, reviewed: how far it is, in words, too; at the end what it found. */
export interface Review {
  stage: 'failed' | 'going' | 'none' | 'over' | 'stopped' | 'waiting';
  says: string;
  done: number;
  of: number;
  words?: Record<string, string>;
  balance?: string[];
  most?: number;
  moments?: ReviewMoment[];
  decisions?: ReviewDecision[];
  sum?: ReviewSum;
  notes?: string[];
  account?: Account;
}

/** A decision, judged. Where it was a slip or a mistake: what was better, in notation and in words, and why. `key`: it is one of those that cost most. */
export interface ReviewDecision {
  move: number;
  seat: number;
  word: 'best' | 'fine' | 'mistake' | 'slip';
  called: string;
  loss: number;
  error: number;
  key: boolean;
  best: string;
  says: string;
  reason: string;
}

/** Each seat's chance to win after so many moves; alone, the points to be expected, divided by `most`. */
export interface ReviewMoment {
  move: number;
  chances: number[];
}

export interface ReviewRow {
  seat: number;
  name: string;
  cells: string[];
}

/** What each seat's result was made of. */
export interface ReviewSum {
  heads: string[];
  rows: ReviewRow[];
}

export interface Rule {
  id: string;
  text: string;
}

export interface Sand {
  elapsed: number;
  running: boolean;
}

export interface Scene {
  layout: string;
  regions: Record<string, [number, number]>;
  pieces: Piece[];
}

/** Regions that are new or have another size; pieces that are new or altered; keys of those that went. */
export interface SceneChange {
  regions?: Record<string, [number, number]>;
  changed?: Piece[];
  gone?: string[];
}

export interface Seal {
  terms: string;
  names: string[];
  nonces: string[];
}

/** The shuffles, replayed. */
export interface SealCheck {
  ok: boolean;
  why: string;
  kind: string;
  args?: Record<string, any>;
  source?: string;
  commitment?: string;
  secret?: string;
  seed?: string;
  luck?: string;
  draws?: number;
  moves?: number;
  seal?: Seal;
  tape?: ([any[], any])[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: string;
  level: string;
  absent: string;
  fallback: string;
  score: number;
  clock: number;
  connected: boolean;
  turn: boolean;
  facts: string[][];
}

export interface SeatScore {
  seat: number;
  score: number;
}

/** The table in short, the seat that this browser now holds, and its recovery code. */
export interface SeatTaken {
  id: string;
  game: GameName;
  options: Record<string, any>;
  stage: 'gathering' | 'over' | 'playing';
  revision: number;
  made: number;
  you: InfoYou;
  seats: InfoSeat[];
  to_act: number[];
  your_turn: boolean;
  scores: number[];
  next: string;
  guided: boolean;
  luck: string;
  commitment: string;
  fork: ForkInfo | null;
  hints: boolean;
  puzzle: PuzzleInfo | null;
  watch: string;
  invite?: string;
  invites?: Record<string, string>;
  seat: number;
  recovery: string;
}

export interface SeatWish {
  kind: string;
  level?: string;
  name?: string;
}

export interface Series {
  type: 'series';
  revision: number;
  id: number;
}

export interface SetSeat {
  type: 'seat';
  seat: number;
  kind: string;
  level?: string;
  id: number;
}

/** What of a finished game may be shared: kinds of files, and why there are not more; a link that gives no seat; and the words for all that. */
export interface ShareForm {
  words: Record<string, string>;
  link: string;
  pictures: string[];
  why: string;
}

export interface Sit {
  type: 'sit';
  seat: number;
  id: number;
}

export interface StopStudy {
}

/** A study and what is known by now. */
export interface Study {
  id: string;
  stage: 'failed' | 'going' | 'over' | 'stopped' | 'waiting';
  ahead: number;
  why: string;
  done?: number;
  of?: number;
  final?: boolean;
  figures?: Figure[];
  reaction?: Estimate;
  notes?: any;
}

/** A bot that a study may be played by. */
export interface StudyLevel {
  name: string;
  bot: string;
  says: string;
}

/** What a browser's push service has given it; the keys in base64. */
export interface Subscribe {
  endpoint: string;
  key: string;
  auth: string;
}

/** The same as the table's page carries it, with the game's words and addresses. */
export interface TableInfo {
  id: string;
  game: GameName;
  options: Record<string, any>;
  stage: 'gathering' | 'over' | 'playing';
  revision: number;
  made: number;
  you: InfoYou;
  seats: InfoSeat[];
  to_act: number[];
  your_turn: boolean;
  scores: number[];
  next: string;
  guided: boolean;
  luck: string;
  commitment: string;
  fork: ForkInfo | null;
  hints: boolean;
  puzzle: PuzzleInfo | null;
  watch: string;
  invite?: string;
  invites?: Record<string, string>;
  nouns: Record<string, [string, string]>;
  sorts: Record<string, string>;
  ties: string;
  moments: string[];
  rules: string;
  about: string;
  onward: string;
}

/** Everything. */
export interface TableMessage {
  type: 'table';
  protocol: number;
  language: string;
  revision: number;
  stage: 'gathering' | 'over' | 'playing';
  you: You;
  curtain: Curtain | null;
  seats: Seat[];
  status: string;
  can: string;
  offers: Offer[];
  series: InARow | null;
  log: LogLine[];
  history: History;
  undo: UndoLeft;
  proposal: Proposal | null;
  sand: Sand | null;
  result: Result | null;
  luck: string;
  commitment: string;
  guide: Guide | null;
  scene: Scene;
  view?: Record<string, any>;
}

export interface Tables {
  tables: (Record<string, any>)[];
}

export interface Tally {
  type: 'tally';
  at?: number | null;
  id: number;
}

/** A table that cannot be shown now, and why. */
export interface Trouble {
  id: string;
  trouble: string;
}

export interface Undo {
  type: 'undo';
  revision: number;
  moves?: number;
  id: number;
}

export interface UndoLeft {
  moves: number;
  why: string;
}

export interface Unsubscribe {
}

/** What changed. An offer that stood there before comes as its number. */
export interface Update {
  type: 'update';
  revision: number;
  by: number;
  text: string;
  move: number;
  stage?: 'gathering' | 'over' | 'playing';
  you?: You;
  curtain?: Curtain | null;
  seats?: Seat[];
  status?: string;
  can?: string;
  offers?: (number | Offer)[];
  series?: InARow | null;
  log?: LogLine[];
  log_from?: number;
  history?: History;
  undo?: UndoLeft;
  proposal?: Proposal | null;
  sand?: Sand | null;
  result?: Result | null;
  luck?: string;
  commitment?: string;
  guide?: Guide | null;
  scene?: SceneChange;
  view?: Record<string, any>;
}

/** The position as this browser's seat may see it, and its legal moves. */
export interface View {
  revision: number;
  stage: string;
  seat: number;
  view: Record<string, any>;
  offers: string[];
  to_act: number[];
  scores: number[];
  over: boolean;
}

export interface Watch {
  token: string;
}

export interface Why {
  type: 'why';
  text?: string;
  key?: string;
  held?: string[];
  id: number;
}

/** Whose eyes a connection has (-1: nobody's), and which seats are its own. */
export interface You {
  seat: number;
  seats: number[];
  watching: boolean;
  maker: boolean;
}

export type Message = TableMessage | Update | Past | Device | Here;

export interface Commands {
  move: MoveIt;
  undo: Undo;
  series: Series;
  again: Again;
  look: Look;
  why: Why;
  preview: Preview;
  foresee: Foresee;
  hint: Hint;
  tally: Tally;
  sit: Sit;
  layout: Layout;
  pace: Pace;
  language: Language;
  name: Rename;
  start: Begin;
  seat: SetSeat;
  propose: Propose;
  agree: Agree;
  return: Return;
  guide: Lead;
  resync: Resync;
  ping: Ping;
}

export type PreviewAnswer = Answer & Required<Pick<Answer, 'points' | 'gains' | 'sure' | 'lines'>>;
export type ForeseeAnswer = Answer & Required<Pick<Answer, 'points' | 'gains' | 'sure' | 'lines' | 'say' | 'path'>>;
export type WhyAnswer = Answer & Required<Pick<Answer, 'legal' | 'why' | 'rule' | 'text'>>;
export type HintAnswer = Answer & Required<Pick<Answer, 'text' | 'level' | 'reason' | 'moves'>>;
export type TallyAnswer = Answer & Required<Pick<Answer, 'at' | 'pad' | 'totals'>>;
export type Refusal = Answer & Required<Pick<Answer, 'why' | 'kind' | 'rule' | 'stale'>>;

export interface Answers {
  preview: PreviewAnswer;
  foresee: ForeseeAnswer;
  why: WhyAnswer;
  hint: HintAnswer;
  tally: TallyAnswer;
}
