import type { Relation } from '../../knowledge/model/relation.ts';
import { LONGEST_FUZZY } from '../../words/form/form.ts';
import type { IndexData } from '../tables/index-data.ts';
import { stringCount } from '../tables/packed-strings.ts';
import { Budget } from './budget.ts';

/** The last number that an `Int32Array` holds: a counter of marks starts again there. */
export const LAST_MARK = 2 ** 31 - 1;

/**
 * How listed tokens are matched by a plan, in chains by token: entries of one token follow each other in the order of
 * the plan.
 */
export type MarkedTokens = {
  /** By entry: the next one of the same token, or -1. */
  readonly next: Int32Array;
  /** The unit that may match it, how alike, and by what (see `TokenMatches`). */
  readonly unit: Int32Array;
  readonly similarity: Float64Array;
  readonly kind: Uint16Array;
};

/** A listed form and how a word of a query compares with it. */
export type FoundForm = { readonly form: number; readonly relation: Relation };

/** The forms that a look-up found, and the steps it took. */
export type FoundForms = { readonly forms: readonly FoundForm[]; readonly steps: number };

/** Entries that there is room for at first. */
const FEW = 64;

/**
 * All that searches of one index write down on their way. One search uses it at a time, and it is clean when the next
 * begins, whatever the last one threw. Marks are numbers that only grow, so that nothing is wiped between uses but at
 * the last number.
 */
export class Scratch {
  /** By form: the look-up that last met it. */
  readonly metBy: Int32Array;
  /** By token: the marking that last marked it, and the first of its entries in `marked`. */
  readonly markedBy: Int32Array;
  readonly firstMark: Int32Array;
  /** Letters of the one word that is compared now. */
  readonly letters = new Uint8Array(LONGEST_FUZZY);
  /** What the search that is under way has spent. */
  readonly budget = new Budget();
  /**
   * By form and closeness: what look-ups of this search found, from where a text is searched on: it asks for the same
   * words as text and as names.
   */
  foundForms: Map<string, FoundForms> | undefined;
  readonly #notes: Uint16Array;
  #lookUps: number;
  #marks: number;
  #marked = roomFor(FEW);
  #markedPlan: object | undefined;
  #isNoted = false;
  #searches = 0;

  /** @param counted look-ups and markings there were before, up to {@link LAST_MARK} */
  constructor({ names, tokens }: IndexData, counted = 0) {
    this.metBy = new Int32Array(stringCount(tokens.forms));
    this.markedBy = new Int32Array(tokens.ownForm.length);
    this.firstMark = new Int32Array(tokens.ownForm.length);
    this.#notes = new Uint16Array(names.listing.length);
    this.#lookUps = counted;
    this.#marks = counted;
  }

  /**
   * Runs a search, or a part of one, between `begin` and `end`.
   * @param mostSteps that it may take, unless it is part of another one, whose limit holds
   * @throws SearchTooExpensiveError when it takes more
   */
  during<Answer>(search: () => Answer, mostSteps: number = Number.POSITIVE_INFINITY): Answer {
    this.begin(mostSteps);
    try {
      return search();
    } finally {
      this.end();
    }
  }

  /**
   * Begins a search. Searches nest: a diagnosis searches.
   * @throws Error while another search has notes of names, which the new one would lose
   */
  begin(mostSteps: number = Number.POSITIVE_INFINITY): void {
    if (this.#searches === 0) {
      this.#clean();
      this.budget.begin(mostSteps);
    } else if (this.#isNoted) throw new Error('A search of this index is looking at names: another cannot begin.');
    this.#searches++;
  }

  /**
   * Ends the search that began last. Notes that it left, since something was thrown, are wiped.
   * @throws Error when no search has begun
   */
  end(): void {
    if (this.#searches === 0) throw new Error('No search of this index has begun.');
    this.#searches--;
    this.#clean();
    if (this.#searches > 0) return;
    this.budget.end();
    this.foundForms = undefined;
  }

  /** Whether a search is under way. */
  get isSearching(): boolean {
    return this.#searches > 0;
  }

  /** Remembers look-ups from now on, until the search ends. */
  rememberForms(): void {
    if (this.isSearching) this.foundForms ??= new Map();
  }

  /** The number of a new look-up of forms, which no form in `metBy` has. */
  nextLookUp(): number {
    if (this.#lookUps >= LAST_MARK) {
      this.metBy.fill(0);
      this.#lookUps = 0;
    }
    return ++this.#lookUps;
  }

  /**
   * By name: what one look at names notes of them. All zero, and to be so again when they are given back.
   * @throws Error while another look has them
   */
  takeNotes(): Uint16Array {
    if (this.#isNoted && this.#searches > 0) throw new Error('Another look at the names of this index has its notes.');
    this.#wipeNotes();
    this.#isNoted = true;
    return this.#notes;
  }

  /** Gives notes back after they were wiped one by one: only who wrote them knows where. */
  giveNotesBack(): void {
    this.#isNoted = false;
  }

  /** The number of the last marking: tokens that have it in `markedBy` are marked. */
  get marks(): number {
    return this.#marks;
  }

  /** The entries of a plan, if it is the one that was marked last. */
  markedFor(plan: object): MarkedTokens | undefined {
    return this.#markedPlan === plan ? this.#marked : undefined;
  }

  /** Forgets all marks and makes room for those of a plan, which are good from `finishMarking` on. */
  startMarking(entries: number): MarkedTokens {
    this.#markedPlan = undefined;
    if (this.#marks >= LAST_MARK) {
      this.markedBy.fill(0);
      this.#marks = 0;
    }
    this.#marks++;
    if (entries > this.#marked.next.length) this.#marked = roomFor(2 * entries);
    return this.#marked;
  }

  finishMarking(plan: object): void {
    this.#markedPlan = plan;
  }

  #clean(): void {
    this.#wipeNotes();
    this.#markedPlan = undefined;
  }

  #wipeNotes(): void {
    if (this.#isNoted) this.#notes.fill(0);
    this.#isNoted = false;
  }
}

const roomFor = (entries: number): MarkedTokens => ({
  next: new Int32Array(entries),
  unit: new Int32Array(entries),
  similarity: new Float64Array(entries),
  kind: new Uint16Array(entries),
});
