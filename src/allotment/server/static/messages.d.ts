// What clients say and what they are told. Made by `make messages` from allotment.server.messages and .sent:
// change those.

export interface MoveIt {
  type: "move";
  text: string;
  revision: number;
  id: number;
}

export interface Undo {
  type: "undo";
  revision: number;
  moves?: number;
  id: number;
}

export interface Again {
  type: "again";
  revision: number;
  id: number;
}

export interface Look {
  type: "look";
  at: number;
  id: number;
}

export interface Why {
  type: "why";
  text?: string;
  key?: string;
  id: number;
}

export interface Preview {
  type: "preview";
  text: string;
  id: number;
}

export interface Hint {
  type: "hint";
  id: number;
}

export interface Tally {
  type: "tally";
  at?: number | null;
  id: number;
}

export interface Sit {
  type: "sit";
  seat: number;
  id: number;
}

export interface Layout {
  type: "layout";
  layout: string;
  id: number;
}

export interface Language {
  type: "language";
  language: string;
  id: number;
}

export interface Rename {
  type: "name";
  name: string;
  id: number;
}

export interface Begin {
  type: "start";
  level?: string;
  id: number;
}

export interface SetSeat {
  type: "seat";
  seat: number;
  kind: string;
  level?: string;
  id: number;
}

export interface Propose {
  type: "propose";
  seat: number;
  id: number;
}

export interface Agree {
  type: "agree";
  yes: boolean;
  id: number;
}

export interface Return {
  type: "return";
  id: number;
}

export interface Lead {
  type: "guide";
  do: string;
  id: number;
}

export interface Resync {
  type: "resync";
  id: number;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface SeatWish {
  kind: string;
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatWish[] | null;
  name?: string;
  guide?: boolean;
  nonce?: string;
}

export interface Checked {
  options?: Record<string, unknown>;
}

export interface NewStudy {
  game: string;
  level: string;
  deals: number;
  seats?: number | null;
  house?: Record<string, unknown>;
}

export interface StopStudy {
}

export interface Import {
  record: string;
}

export interface Claim {
  token: string;
  name?: string;
  seat?: number | null;
  nonce?: string;
}

export interface Recover {
  code: string;
}

export interface Watch {
  token: string;
}

export interface Alone {
  seat: number;
}

export interface Leave {
}

export interface Rematch {
  nonce?: string;
}

export interface PlainMove {
  text: string;
  revision?: number | null;
}

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

export interface Scene {
  layout: string;
  regions: Record<string, [number, number]>;
  pieces: Piece[];
}

export interface SceneChange {
  regions?: Record<string, [number, number]>;
  changed?: Piece[];
  gone?: string[];
}

export interface OfferWords {
  title: string;
  line: string;
  icon: string;
  gain?: string;
  brief?: string;
}

export interface Offer {
  text: string;
  say: OfferWords;
  points: number | null;
  path: string[];
  sure?: boolean;
  last?: boolean;
}

export interface LogLine {
  move: number;
  seat: number;
  kind: string;
  text: string;
  rule: string;
  keys: string[];
  args?: Record<string, unknown>;
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

export interface You {
  seat: number;
  seats: number[];
  watching: boolean;
  maker: boolean;
}

export interface Curtain {
  seat: number;
  name: string;
}

export interface History {
  at: number;
  of: number;
  turns: number[];
  rounds: number[];
  live: boolean;
  turns_from?: number;
}

export interface UndoLeft {
  moves: number;
  why: string;
}

export interface Proposal {
  seat: number;
  level: string;
  by: number;
  agreed: number[];
  needed: number[];
}

export interface Sand {
  elapsed: number;
  running: boolean;
}

export interface Guide {
  step: number;
  of: number;
  kind: "end" | "look" | "move" | "wait";
  said: string;
  see: string;
  ask: string;
  note: string;
  texts: string[];
  keys: string[];
  back: "" | "look" | "undo";
}

export interface PadLine {
  label: string;
  rule: string;
  points: number[];
}

export interface Decisive {
  move: number;
  seat: number;
  text: string;
  gain: number;
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

export interface TableMessage {
  type: "table";
  protocol: number;
  language: string;
  revision: number;
  stage: "gathering" | "over" | "playing";
  you: You;
  curtain: Curtain | null;
  seats: Seat[];
  status: string;
  can: string;
  scene: Scene;
  offers: Offer[];
  log: LogLine[];
  history: History;
  undo: UndoLeft;
  proposal: Proposal | null;
  sand: Sand | null;
  result: Result | null;
  luck: string;
  commitment: string;
  guide: Guide | null;
}

export interface Update {
  type: "update";
  revision: number;
  by: number;
  text: string;
  move: number;
  stage?: "gathering" | "over" | "playing";
  you?: You;
  curtain?: Curtain | null;
  seats?: Seat[];
  status?: string;
  can?: string;
  scene?: SceneChange;
  offers?: (Offer | number)[];
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
}

export interface SeatScore {
  seat: number;
  score: number;
}

export interface Past {
  type: "past";
  id: number;
  at: number;
  of: number;
  scene: Scene;
  seats: SeatScore[];
  keys: string[];
  text: string;
  say: string;
  reason: string;
}

export interface Here {
  type: "here";
  connected: boolean[];
}

export interface Device {
  type: "device";
  seat: number;
  devices: number;
}

export interface Answer {
  type: "answer";
  id: number;
  ok: true;
  revision: number | null;
}

export interface Refusal {
  type: "answer";
  id: number | null;
  ok: false;
  revision: number | null;
  why: string;
  kind: string;
  rule: string;
  stale: boolean;
  args?: Record<string, unknown>;
  guide?: true;
}

export interface PreviewLine {
  text: string;
  rule: string;
  keys: string[];
}

export interface PreviewAnswer {
  type: "answer";
  id: number;
  ok: true;
  revision: number | null;
  points: number | null;
  gains: (number | null)[];
  sure: boolean;
  lines: PreviewLine[];
  way?: string[];
  after?: Piece[];
}

export interface WhyAnswer {
  type: "answer";
  id: number;
  ok: true;
  revision: number | null;
  legal: boolean;
  why: string;
  rule: string;
  text: string;
}

export interface HintAnswer {
  type: "answer";
  id: number;
  ok: true;
  revision: number | null;
  text: string;
  level: string;
  reason: string;
}

export interface TallyAnswer {
  type: "answer";
  id: number;
  ok: true;
  revision: number | null;
  at: number;
  pad: PadLine[];
  totals: number[];
}

export interface GameName {
  slug: string;
  title: string;
  hidden: boolean;
  real_time: boolean;
  undo: boolean;
}

export interface InfoYou {
  seats: number[];
  maker: boolean;
  watching: boolean;
  recovery: Record<string, string>;
  devices: Record<string, number>;
}

export interface InfoSeat {
  kind: string;
  name: string;
  level: string;
}

export interface Info {
  id: string;
  game: GameName;
  options: Record<string, unknown>;
  stage: "gathering" | "over" | "playing";
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
  watch: string;
  invite?: string;
  invites?: Record<string, string>;
}

export interface TableInfo {
  id: string;
  game: GameName;
  options: Record<string, unknown>;
  stage: "gathering" | "over" | "playing";
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
  watch: string;
  invite?: string;
  invites?: Record<string, string>;
  nouns: Record<string, [string, string]>;
  sorts: Record<string, string>;
  moments: string[];
  rules: string;
  about: string;
}

export interface Letter {
  id: string;
  luck: string;
  commitment: string;
  token: string;
}

export interface HouseNumber {
  name: string;
  box: number;
  low: number;
  high: number;
  rule: string;
  says: string;
}

export interface Option {
  name: string;
  type: string;
  default: unknown;
  low: number;
  high: number;
  choices: string[];
  ids: string[];
  seat: boolean;
  beyond: number;
  help: string;
  title?: string;
  values?: Record<string, string>;
  needs?: Record<string, unknown[]>;
  seats?: Record<string, [number, number]>;
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

export interface Level {
  name: string;
  title: string;
  says: string;
}

export interface StudyLevel {
  name: string;
  bot: string;
  says: string;
}

export interface AboutPiece {
  key: string;
  text: string;
  rule: string;
  kind?: string;
  label?: string;
}

export interface About {
  pieces: AboutPiece[];
}

export interface Trouble {
  why: string;
  kind: string;
  args?: Record<string, unknown>;
  rule?: string;
}

export interface OptionsCheck {
  ok: boolean;
  why: string;
  kind?: string;
  args?: Record<string, unknown>;
}

export interface Seal {
  terms: string;
  names: string[];
  nonces: string[];
}

export interface SealCheck {
  ok: boolean;
  why: string;
  kind: string;
  args?: Record<string, unknown>;
  source?: string;
  commitment?: string;
  secret?: string;
  seed?: string;
  luck?: string;
  draws?: number;
  moves?: number;
  seal?: Seal;
  tape?: [unknown[], unknown][];
}

export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

export interface Figure {
  name: string;
  share: boolean;
  box: Estimate;
  changed?: Estimate;
  gap?: Estimate;
  clear?: boolean;
}

export interface Study {
  id: string;
  stage: "failed" | "going" | "over" | "stopped" | "waiting";
  ahead: number;
  why: string;
  done?: number;
  of?: number;
  final?: boolean;
  reaction?: Estimate;
  figures?: Figure[];
}

export interface Commands {
  move: MoveIt;
  undo: Undo;
  again: Again;
  look: Look;
  why: Why;
  preview: Preview;
  hint: Hint;
  tally: Tally;
  sit: Sit;
  layout: Layout;
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

export interface Answers {
  preview: PreviewAnswer;
  why: WhyAnswer;
  hint: HintAnswer;
  tally: TallyAnswer;
}

export type Message = TableMessage | Update | Past | Here | Device;
