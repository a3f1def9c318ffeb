import { WordScratch } from '../../words/compare/word-scratch.ts';
import type { PlannedWords } from '../caches/matches.ts';
import type { IndexData } from '../tables/index-data.ts';
import type { FormsFound } from '../tables/neighbour-rows.ts';
import { stringCount } from '../tables/packed-strings.ts';
import { Budget } from './budget.ts';
import type { LookUps } from './look-ups.ts';

/** The largest stamp that fits an `Int32Array`; stamp counters restart there. */
export const LAST_STAMP = 2 ** 31 - 1;

/** A plan's matches, chained by listed token in the order of the plan. */
export type MatchesByToken = {
  /** By match: the next one of the same token, or -1. */
  readonly next: Int32Array;
  /** The matching unit, its similarity and kind (see `TokenMatches`). */
  readonly unit: Int32Array;
  readonly similarity: Float64Array;
  readonly kind: Uint16Array;
};

/** Initial capacity for matches. */
const FEW = 64;

/**
 * The mutable state of searches on one index. One search uses it at a time, and the next one finds it clean even if the
 * last one threw. Stamps only grow, so nothing is cleared between uses until the largest stamp is reached.
 */
export class Scratch {
  /** By form: the stamp of the last look-up that met it. */
  readonly formStamps: Int32Array;
  /** By token: the stamp of the last plan that matched it, and the first of those matches. */
  readonly tokenStamps: Int32Array;
  readonly firstMatch: Int32Array;
  /** Scratch for the two words being compared. */
  readonly words = new WordScratch();
  /** Steps spent by the current search. */
  readonly budget = new Budget();
  /** Look-ups of the current search, by form and mode: the words of a text are looked up in each of its parts. */
  formCache: Map<string, FormsFound> | undefined;
  /** Plans of the current search, by their words. */
  plans: Map<string, PlannedWords> | undefined;
  /** If set, look-ups are noted here and find nothing. */
  lookUps: LookUps | undefined;
  readonly #nameSlots: Int32Array;
  #formStamp: number;
  #tokenStamp: number;
  #matches = roomFor(FEW);
  #matchedPlan: object | undefined;
  #areSlotsTaken = false;
  #searches = 0;

  /** @param counted stamps already used, up to {@link LAST_STAMP} */
  constructor({ names, tokens }: IndexData, counted = 0) {
    this.formStamps = new Int32Array(stringCount(tokens.forms));
    this.tokenStamps = new Int32Array(tokens.ownForm.length);
    this.firstMatch = new Int32Array(tokens.ownForm.length);
    this.#nameSlots = new Int32Array(names.listing.length);
    this.#formStamp = counted;
    this.#tokenStamp = counted;
  }

  /**
   * Runs a search, or a part of one, between `begin` and `end`.
   * @param mostSteps step limit; ignored for a part of another search, whose limit applies
   * @throws SearchTooExpensiveError if the limit is exceeded
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
   * Begins a search. Searches nest: a diagnosis runs searches.
   * @throws Error while another search holds the name slots
   */
  begin(mostSteps: number = Number.POSITIVE_INFINITY): void {
    if (this.#searches === 0) {
      this.#clean();
      this.budget.begin(mostSteps);
      this.formCache = new Map();
      this.plans = new Map();
    } else if (this.#areSlotsTaken)
      throw new Error('A search of this index holds its name slots: another cannot begin.');
    this.#searches++;
  }

  /**
   * Ends the innermost search, and clears the name slots if it threw while holding them.
   * @throws Error if no search has started
   */
  end(): void {
    if (this.#searches === 0) throw new Error('No search of this index has started.');
    this.#searches--;
    this.#clean();
    if (this.#searches > 0) return;
    this.budget.end();
    this.formCache = undefined;
    this.plans = undefined;
  }

  /** Returns a new stamp that no form in `formStamps` has. */
  nextFormStamp(): number {
    if (this.#formStamp >= LAST_STAMP) {
      this.formStamps.fill(0);
      this.#formStamp = 0;
    }
    return ++this.#formStamp;
  }

  /**
   * Lends one slot per name. All are zero, and must be zero again when they are returned.
   * @throws Error while they are lent
   */
  takeNameSlots(): Int32Array {
    if (this.#areSlotsTaken && this.#searches > 0) throw new Error('The name slots of this index are lent already.');
    this.#wipeNameSlots();
    this.#areSlotsTaken = true;
    return this.#nameSlots;
  }

  /** Takes the slots back. The borrower has cleared them: only it knows which ones it wrote. */
  returnNameSlots(): void {
    this.#areSlotsTaken = false;
  }

  /** Stamp of the most recently indexed plan: tokens with this value in `tokenStamps` are matched. */
  get tokenStamp(): number {
    return this.#tokenStamp;
  }

  /** The matches of a plan if it is the most recently indexed one. */
  matchesOf(plan: object): MatchesByToken | undefined {
    return this.#matchedPlan === plan ? this.#matches : undefined;
  }

  /** Drops all matches and makes room for those of a plan, which become valid with `finishMatches`. */
  startMatches(matches: number): MatchesByToken {
    this.#matchedPlan = undefined;
    if (this.#tokenStamp >= LAST_STAMP) {
      this.tokenStamps.fill(0);
      this.#tokenStamp = 0;
    }
    this.#tokenStamp++;
    if (matches > this.#matches.next.length) this.#matches = roomFor(2 * matches);
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

const roomFor = (matches: number): MatchesByToken => ({
  next: new Int32Array(matches),
  unit: new Int32Array(matches),
  similarity: new Float64Array(matches),
  kind: new Uint16Array(matches),
});
