import { diagnose } from '../diagnose/diagnose.ts';
import { buildIndex } from '../index/build/build-index.ts';
import { SearchTooExpensiveError } from '../index/open/budget.ts';
import { type Index, openIndex } from '../index/open/open-index.ts';
import { loadModel } from '../knowledge/model/model.ts';
import { DEFAULT_POLICY } from '../screen/default-policy.ts';
import { screen } from '../screen/screen.ts';
import type { Diagnosis } from '../types/diagnosis.ts';
import type { Listing, ListingId, TraitsOfLists } from '../types/listing.ts';
import type { Policy, Query } from '../types/query.ts';
import type { Outcome, Screening } from '../types/result.ts';
import { checkPolicy, checkQuery } from './check-input.ts';
import { outcomeOf } from './decide-outcome.ts';
import { NotScreenedError } from './not-screened.ts';
import { weakerThanDefault } from './weaknesses.ts';

/** What the engine cannot know of the lists, and must be told. */
export type ListFacts = {
  /**
   * Why finding nobody would prove nothing: lists that are missing, broken or too old, a sentence each. Empty only
   * where somebody knows that there are none; then, and only then, an answer can be `no_match`.
   */
  readonly gaps: readonly string[];
  /** The listings are invented: every outcome is `demo`. */
  readonly isSample?: boolean;
};

/** Lists to be searched, as `@namesake/lists` loads them, or made by hand. */
export type LoadedLists = ListFacts & {
  /** Ids must be unique; of two with one id the first counts. */
  readonly listings: Iterable<Listing>;
  /** What is special to the lists; see `ListTraits`. */
  readonly traits?: TraitsOfLists;
};

/** What a search found, and what that is worth. */
export type Answer = Screening & {
  /** Hold on anything but `no_match`. */
  readonly outcome: Outcome;
  /**
   * Everything was compared with all lists that are needed, under a policy that hides no sanction that the default
   * shows. What its rules and effects take away of other parties is counted and named in `suppressed`.
   */
  readonly complete: boolean;
  /** Gaps of the lists and of the policy: why it is not complete. Parts of the query are in `notCompared`. */
  readonly gaps: readonly string[];
};

/** Searches one set of lists. It does not change: for new lists make a new one. */
export type Screener = {
  readonly index: Index;
  /**
   * Screens one party. Equal input gives an equal answer.
   * @throws NotScreenedError where nothing can be said of it: never take that for "nothing found"
   * @throws TypeError where query or policy is not what its type says
   */
  readonly screen: (query: Query, policy?: Policy) => Answer;
  /**
   * Says why a query finds a party or does not, step by step.
   * @param listing id of any listing of the party
   * @throws as `screen`
   */
  readonly explain: (query: Query, listing: ListingId, policy?: Policy) => Diagnosis;
};

/** Builds the index of lists, which takes about a second for 10,000 listings, and searches it. */
export function createScreener({ listings, traits, ...facts }: LoadedLists): Screener {
  const model = loadModel();
  return openScreener(openIndex(buildIndex(listings, model, traits), model), facts);
}

/** Searches an index that was built before. One without a listing, of an iterable that was used up, is a gap. */
export function openScreener(index: Index, { gaps: stated, isSample = false }: ListFacts): Screener {
  const gaps = index.stats.listings === 0 ? [...stated, 'The lists have no listing: nobody can be found.'] : stated;
  return {
    index,
    screen(query, policy = DEFAULT_POLICY) {
      const screening = screened(query, policy, () => screen(index, query, policy));
      const weak = weakerThanDefault(policy, DEFAULT_POLICY, index.data.lists).map(({ text }) => text);
      const facts = { sample: isSample, listsComplete: gaps.length === 0, restricted: weak.length > 0 };
      const decision = outcomeOf(screening, facts);
      const all = [...gaps, ...weak];
      if (decision.answer) return { ...screening, outcome: decision.outcome, complete: decision.complete, gaps: all };
      // What was looked for is not there, and the gaps say why that proves nothing.
      if (decision.code === 'lists_unavailable')
        return { ...screening, outcome: 'incomplete', complete: false, gaps: all };
      throw new NotScreenedError(decision.code);
    },
    explain: (query, listing, policy = DEFAULT_POLICY) =>
      screened(query, policy, () => diagnose(index, query, policy, listing)),
  };
}

function screened<Result>(query: Query, policy: Policy, search: () => Result): Result {
  checkQuery(query);
  checkPolicy(policy);
  try {
    return search();
  } catch (error) {
    if (error instanceof SearchTooExpensiveError) throw new NotScreenedError('search_too_expensive', error);
    throw error;
  }
}
