// What the scripts share among themselves: the table as a page keeps it, and the elements that pages bring.
import type {
    Answer,
    Answers,
    Commands,
    LogLine,
    Offer,
    Piece,
    PreviewAnswer,
    Refusal,
    Scene,
    SeatScore,
    TableMessage,
} from './messages.d.ts';

/** The table as the page knows it: the last whole message, with every update put in. */
export type Table = Omit<TableMessage, 'type' | 'scene' | 'offers'> & { offers: ShownOffer[] };

/** An offer, with what the server told of it when it was pointed at; `row`: the first move of several in a row. */
export type ShownOffer = Offer & { told?: Promise<PreviewAnswer | null>; row?: string };

/** The scene as it is now, its pieces by key. */
export interface LiveScene {
    layout: string;
    regions: Scene['regions'];
    pieces: Map<string, Piece>;
}

/** A moment of the history: as the server showed it, or as this page saw it pass. */
export interface Moment {
    at: number;
    of: number;
    scene: Scene;
    seats: SeatScore[];
    keys: string[];
    say?: string;
    reason?: string;
}

/** A command that did not get through, or was refused. */
export type Refused = { lost: true; why: string } | (Refusal & { lost?: undefined });

type Fields<Type extends keyof Commands> = Omit<Commands[Type], 'id' | 'type'>;
type AnswerTo<Type> = Type extends keyof Answers ? Answers[Type] : Answer;

/** Sends a command; resolves with its answer, rejects with a `Refused`. */
export type Ask = <Type extends keyof Commands>(type: Type, fields?: Fields<Type>) => Promise<AnswerTo<Type>>;

/** The same for what changes the table, whose revision is added: null if it was refused, which was then said. */
export type Tell = <Type extends keyof Commands>(
    type: Type,
    fields?: Omit<Fields<Type>, 'revision'>,
) => Promise<AnswerTo<Type> | null>;

/** Points at a move that could have been made at the moment that is shown, with words; null: at none. */
export type Point = (offer: ShownOffer | null) => Promise<void>;

/** Says something in a bubble beside an element, with the rule a click away or a button. */
export type Bubble = (
    beside: Element | null | undefined,
    words: string,
    rule?: string,
    button?: HTMLElement | null,
    stays?: boolean,
) => void;

/** A line of the log with its rows. */
export interface ShownLine {
    line: LogLine;
    rows: HTMLElement[];
    round: number;
    like: string;
    times: number;
}

// ---- elements ----

/** Elements that pages bring and that are more than an HTMLElement, by id. */
interface Ids {
    claim: HTMLButtonElement;
    code: HTMLInputElement;
    file: HTMLInputElement;
    live: HTMLButtonElement;
    name: HTMLInputElement;
    progress: HTMLProgressElement;
    range: HTMLInputElement;
    review: HTMLButtonElement;
    rules: HTMLAnchorElement;
    search: HTMLInputElement;
}
type Found<Id> = Id extends keyof Ids ? Ids[Id] : Id extends `go-${string}` ? HTMLButtonElement : HTMLElement;

/** An element that the page has. */
export type ById = <Id extends string>(id: Id) => Found<Id>;

/** An element that only some pages have. */
export type MaybeById = <Id extends string>(id: Id) => Found<Id> | null;

type Tag<Name> = Name extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Name] : HTMLElement;

/** What `el('button.btn')` makes. */
export type Made<Name extends string> = Name extends `${infer First}.${string}` ? Tag<First> : Tag<Name>;

type Part = Node | string | null | undefined | false;
export type Inside = Part | Part[];

/** Attributes and listeners; what is null, undefined or false is left out. */
export interface Given {
    [attribute: string]: unknown;
    onclick?: (event: MouseEvent) => unknown;
    oninput?: (event: Event) => unknown;
    onsubmit?: (event: SubmitEvent) => unknown;
}
