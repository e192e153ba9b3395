// What travels between the page and the server. Written by tools/messages.py; do not edit.

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
  args?: { [name: string]: any };
  rule?: string;
  stale?: boolean;
  guide?: boolean;
  legal?: boolean;
  text?: string;
  level?: string;
  reason?: string;
  points?: number | null;
  gains?: (number | null)[];
  sure?: boolean;
  lines?: PreviewLine[];
  way?: any;
  after?: Piece[];
  at?: number;
  pad?: PadLine[];
  totals?: number[];
}

export interface Begin {
  type: 'start';
  level?: string;
  id: number;
}

/** An offer in words. */
export interface Button {
  title: string;
  line: string;
  icon: string;
  gain?: string;
  brief?: string;
}

/** The shuffles, replayed. */
export interface Check {
  ok: boolean;
  why: string;
  kind: string;
  args?: { [name: string]: any };
  source?: string;
  commitment?: string;
  secret?: string;
  seed?: string;
  luck?: string;
  draws?: number;
  moves?: number;
  seal?: Seal;
  tape?: any[][];
}

export interface Checked {
  options?: { [name: string]: any };
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

export interface Ending {
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

/** Why not, as a sentence and as data. */
export interface Error {
  why: string;
  kind: string;
  args?: { [name: string]: any };
  rule?: string;
}

export interface GameBrief {
  slug: string;
  title: string;
  hidden: boolean;
  real_time: boolean;
  undo: boolean;
}

export interface GameInfo {
  slug: string;
  title: string;
  line: string;
  minutes: number;
  credits: string;
  prefix: string;
  version: number;
  seats: number[];
  hidden: boolean;
  real_time: boolean;
  undo: boolean;
  guide: boolean;
  level: string;
  options: Option[];
  house: HouseRule[];
}

export interface Games {
  games: GameInfo[];
  levels: Level[];
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
export interface HouseRule {
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

/** A table in short. */
export interface Info {
  id: string;
  game: GameBrief;
  options: { [name: string]: any };
  stage: string;
  revision: number;
  made: number;
  you: Yours;
  seats: SeatBrief[];
  to_act: number[];
  your_turn: boolean;
  scores: number[];
  next: string;
  guided: boolean;
  luck: string;
  commitment: string;
  watch: string;
  invite?: string;
  invites?: { [name: string]: string };
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

/** A step of a guided first game. */
export interface Lesson {
  step: number;
  of: number;
  kind: string;
  said: string;
  see: string;
  ask: string;
  note: string;
  texts: string[];
  keys: string[];
  back: string;
}

export interface Level {
  name: string;
  title: string;
  says: string;
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
  args?: { [name: string]: any };
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

export interface NewStudy {
  game: string;
  level: string;
  deals: number;
  seats?: number | null;
  house?: { [name: string]: any };
}

export interface NewTable {
  game: string;
  options?: { [name: string]: any };
  seats?: SeatWish[] | null;
  name?: string;
  guide?: boolean;
  nonce?: string;
}

/** An empty object. */
export interface Nothing {
}

/** A legal move: in words and as a path of pieces for pages, as an index for programs. */
export interface Offer {
  text: string;
  say?: Button;
  points?: number | null;
  path?: string[];
  sure?: boolean;
  last?: boolean;
  index?: number;
}

export interface Option {
  name: string;
  type: string;
  default: any;
  low: number;
  high: number;
  choices: any[];
  ids: any[];
  seat: boolean;
  beyond: any;
  help: string;
}

export interface OptionsChecked {
  ok: boolean;
  why: string;
  kind?: string;
  args?: { [name: string]: any };
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
  scene?: Scene;
  view?: { [name: string]: any };
}

/** A thing on the table, drawn. */
export interface Piece {
  key: string;
  region: string;
  layer: number;
  at: number[];
  drawing: string;
  label?: string;
  kind?: string;
  cell?: (string | number)[];
  turn?: number;
  born?: string;
  ends?: string;
  like?: string;
}

export interface PieceText {
  key: string;
  text: string;
  rule: string;
  kind?: string;
  label?: string;
}

export interface Pieces {
  pieces: PieceText[];
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

export interface Ready {
  ready: boolean;
}

export interface Recover {
  code: string;
}

export interface Rematch {
  nonce?: string;
}

export interface Rename {
  type: 'name';
  name: string;
  id: number;
}

export interface Resync {
  type: 'resync';
  id: number;
}

export interface Return {
  type: 'return';
  id: number;
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
  regions: { [name: string]: number[] };
  pieces: Piece[];
}

/** Regions that are new or have another size; pieces that are new or altered; keys of those that went. */
export interface SceneChange {
  regions?: { [name: string]: number[] };
  changed?: Piece[];
  gone?: string[];
}

export interface Seal {
  terms: string;
  names: string[];
  nonces: string[];
}

export interface SeatBrief {
  kind: string;
  name: string;
  level: string;
}

export interface SeatScore {
  seat: number;
  score: number;
}

export interface SeatState {
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

/** The table in short, the seat that this browser now holds, and its recovery code. */
export interface SeatTaken {
  id: string;
  game: GameBrief;
  options: { [name: string]: any };
  stage: string;
  revision: number;
  made: number;
  you: Yours;
  seats: SeatBrief[];
  to_act: number[];
  your_turn: boolean;
  scores: number[];
  next: string;
  guided: boolean;
  luck: string;
  commitment: string;
  watch: string;
  invite?: string;
  invites?: { [name: string]: string };
  seat: number;
  recovery: string;
}

export interface SeatWish {
  kind: string;
  level?: string;
  name?: string;
}

export interface SetSeat {
  type: 'seat';
  seat: number;
  kind: string;
  level?: string;
  id: number;
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
  stage: string;
  ahead: number;
  why: string;
  done?: number;
  of?: number;
  final?: boolean;
  figures?: ({ [name: string]: any })[];
  reaction?: any;
  notes?: any;
}

/** Everything. */
export interface Table {
  type: 'table';
  protocol: number;
  language: string;
  revision: number;
  stage: string;
  you: You;
  curtain: Curtain | null;
  seats: SeatState[];
  status: string;
  can: string;
  offers: Offer[];
  log: LogLine[];
  history: History;
  undo: UndoState;
  proposal: Proposal | null;
  sand: Sand | null;
  result: Ending | null;
  luck: string;
  commitment: string;
  guide: Lesson | null;
  scene?: Scene;
  view?: { [name: string]: any };
}

export interface Tables {
  tables: ({ [name: string]: any })[];
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

export interface UndoState {
  moves: number;
  why: string;
}

/** What changed. An offer that stood there before comes as its number. */
export interface Update {
  type: 'update';
  revision: number;
  by: number;
  text: string;
  move: number;
  stage?: string;
  you?: You;
  curtain?: Curtain | null;
  seats?: SeatState[];
  status?: string;
  can?: string;
  offers?: (number | Offer)[];
  log?: LogLine[];
  log_from?: number;
  history?: History;
  undo?: UndoState;
  proposal?: Proposal | null;
  sand?: Sand | null;
  result?: Ending | null;
  luck?: string;
  commitment?: string;
  guide?: Lesson | null;
  scene?: SceneChange;
  view?: { [name: string]: any };
}

/** The position as this browser's seat may see it, and its legal moves. */
export interface View {
  revision: number;
  stage: string;
  seat: number;
  view: { [name: string]: any };
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
  id: number;
}

/** Whose eyes a connection has (-1: nobody's), and which seats are its own. */
export interface You {
  seat: number;
  seats: number[];
  watching: boolean;
  maker: boolean;
}

/** What this browser holds of a table. */
export interface Yours {
  seats: number[];
  maker: boolean;
  watching: boolean;
  recovery: { [name: string]: string };
  devices: { [name: string]: number };
}

export type AnyCommand = MoveIt | Undo | Again | Look | Why | Preview | Hint | Tally | Sit | Layout | Language | Rename | Begin | SetSeat | Propose | Agree | Return | Lead | Resync | Ping;
export type AnyMessage = Table | Update | Past | Answer | Device | Here;
