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

/** Facts about the lists that the engine cannot know by itself. */
export type ListFacts = {
  /**
   * Reasons why a miss would prove nothing, one sentence each: lists that are missing, broken or outdated. Pass an
   * empty array only if it is known that there are none; only then can an answer be `no_match`.
   */
  readonly gaps: readonly string[];
  /** The listings are invented: every outcome is `demo`. */
  readonly isSample?: boolean;
};

/** Lists to search, loaded by `@namesake/lists` or built by hand. */
export type LoadedLists = ListFacts & {
  /** Ids must be unique; of two listings with the same id, the first counts. */
  readonly listings: Iterable<Listing>;
  /** Properties of individual lists; see `ListTraits`. */
  readonly traits?: TraitsOfLists;
};

/** The result of a search and how far it can be relied on. */
export type Answer = Screening & {
  /** Hold on anything but `no_match`. */
  readonly outcome: Outcome;
  /**
   * True if everything was compared with all required lists, under a policy that hides no sanction shown by the
   * default. Other parties left out by its rules and effects are counted and named in `suppressed`.
   */
  readonly complete: boolean;
  /**
   * Gaps in the lists and the policy that make the answer incomplete. Uncompared parts of the query are in
   * `notCompared`.
   */
  readonly gaps: readonly string[];
};

/** Searches one immutable set of lists. For new lists, create a new screener. */
export type Screener = {
  readonly index: Index;
  /**
   * Screens one party. Equal input gives an equal answer.
   * @throws NotScreenedError if the party was not screened; never treat this as "nothing found"
   * @throws TypeError if the query or the policy does not have the shape of its type
   */
  readonly screen: (query: Query, policy?: Policy) => Answer;
  /**
   * Explains step by step why a query finds a party or does not.
   * @param listing id of any listing of the party
   * @throws the same errors as `screen`
   */
  readonly explain: (query: Query, listing: ListingId, policy?: Policy) => Diagnosis;
};

/** Builds an index of the lists and a screener for it. Takes about a second for 10,000 listings. */
export function createScreener({ listings, traits, ...facts }: LoadedLists): Screener {
  const model = loadModel();
  return openScreener(openIndex(buildIndex(listings, model, traits), model), facts);
}

/** Creates a screener for an existing index. An index without listings, e.g. from an exhausted iterable, is a gap. */
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
      // Nothing was found, and the gaps say why that proves nothing.
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
