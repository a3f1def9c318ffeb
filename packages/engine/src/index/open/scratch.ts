import type { Relation } from '../../knowledge/model/relation.ts';
import { LONGEST_FUZZY } from '../../words/form/form.ts';
import type { IndexData } from '../tables/index-data.ts';
import { stringCount } from '../tables/packed-strings.ts';
import { Budget } from './budget.ts';

/** The last number that an `Int32Array` holds: a counter of marks starts again there. */
export const LAST_STAMP = 2 ** 31 - 1;

/**
 * How listed tokens are matched by a plan, in chains by token: entries of one token follow each other in the order of
 * the plan.
 */
export type MatchesByToken = {
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
export type CachedForms = { readonly forms: readonly FoundForm[]; readonly steps: number };

/** Entries that there is room for at first. */
const FEW = 64;

/**
 * All that searches of one index write down on their way. One search uses it at a time, and it is clean when the next
 * begins, whatever the last one threw. Marks are numbers that only grow, so that nothing is wiped between uses but at
 * the last number.
 */
export class Scratch {
  /** By form: the look-up that last met it. */
  readonly formStamps: Int32Array;
  /** By token: the marking that last marked it, and the first of its entries in `marked`. */
  readonly tokenStamps: Int32Array;
  readonly firstMatch: Int32Array;
  /** Letters of the one word that is compared now. */
  readonly letters = new Uint8Array(LONGEST_FUZZY);
  /** What the search that is under way has spent. */
  readonly budget = new Budget();
  /**
   * By form and mode: what look-ups of this search found, from where a text is searched on: it asks for the same
   * words as text and as names.
   */
  formCache: Map<string, CachedForms> | undefined;
  readonly #nameSlots: Uint16Array;
  #formStamp: number;
  #tokenStamp: number;
  #matches = roomFor(FEW);
  #matchedPlan: object | undefined;
  #areSlotsTaken = false;
  #searches = 0;

  /** @param counted look-ups and markings there were before, up to {@link LAST_STAMP} */
  constructor({ names, tokens }: IndexData, counted = 0) {
    this.formStamps = new Int32Array(stringCount(tokens.forms));
    this.tokenStamps = new Int32Array(tokens.ownForm.length);
    this.firstMatch = new Int32Array(tokens.ownForm.length);
    this.#nameSlots = new Uint16Array(names.listing.length);
    this.#formStamp = counted;
    this.#tokenStamp = counted;
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
    } else if (this.#areSlotsTaken)
      throw new Error('A search of this index is looking at names: another cannot begin.');
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
    this.formCache = undefined;
  }

  /** Whether a search is under way. */
  get isSearching(): boolean {
    return this.#searches > 0;
  }

  /** Remembers look-ups from now on, until the search ends. */
  cacheForms(): void {
    if (this.isSearching) this.formCache ??= new Map();
  }

  /** The number of a new look-up of forms, which no form in `formStamps` has. */
  nextFormStamp(): number {
    if (this.#formStamp >= LAST_STAMP) {
      this.formStamps.fill(0);
      this.#formStamp = 0;
    }
    return ++this.#formStamp;
  }

  /**
   * By name: what one look at names notes of them. All zero, and to be so again when they are given back.
   * @throws Error while another look has them
   */
  takeNameSlots(): Uint16Array {
    if (this.#areSlotsTaken && this.#searches > 0)
      throw new Error('Another look at the names of this index has its notes.');
    this.#wipeNameSlots();
    this.#areSlotsTaken = true;
    return this.#nameSlots;
  }

  /** Gives notes back after they were wiped one by one: only who wrote them knows where. */
  returnNameSlots(): void {
    this.#areSlotsTaken = false;
  }

  /** The number of the last marking: tokens that have it in `tokenStamps` are marked. */
  get tokenStamp(): number {
    return this.#tokenStamp;
  }

  /** The entries of a plan, if it is the one that was marked last. */
  matchesOf(plan: object): MatchesByToken | undefined {
    return this.#matchedPlan === plan ? this.#matches : undefined;
  }

  /** Forgets all marks and makes room for those of a plan, which are good from `finishMatches` on. */
  startMatches(entries: number): MatchesByToken {
    this.#matchedPlan = undefined;
    if (this.#tokenStamp >= LAST_STAMP) {
      this.tokenStamps.fill(0);
      this.#tokenStamp = 0;
    }
    this.#tokenStamp++;
    if (entries > this.#matches.next.length) this.#matches = roomFor(2 * entries);
    return this.#matches;
  }

  finishMatches(plan: object): void {
    this.#matchedPlan = plan;
  }

  #clean(): void {
    this.#wipeNameSlots();
    this.#matchedPlan = undefined;
  }

  #wipeNameSlots(): void {
    if (this.#areSlotsTaken) this.#nameSlots.fill(0);
    this.#areSlotsTaken = false;
  }
}

const roomFor = (entries: number): MatchesByToken => ({
  next: new Int32Array(entries),
  unit: new Int32Array(entries),
  similarity: new Float64Array(entries),
  kind: new Uint16Array(entries),
});
