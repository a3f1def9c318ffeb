import type { QueryPlan } from '../retrieve/query-plan.ts';
import type { Interpretation } from '../types/result.ts';
import type { NameScore } from './score-name.ts';

/** One way a query was read: its text, and what its words may match. */
export type Reading = {
  readonly kind: Interpretation;
  /** The text spans refer to: the search text or an alias of the query. */
  readonly text: string;
  readonly plan: QueryPlan;
};

/** The best that a query found for one listing. */
export type Match = {
  readonly listing: number;
  /** Null when only an identifier matched. */
  readonly name: NameScore | null;
  readonly reading: Reading | null;
  /** Only names that do not alert by themselves reach the threshold. */
  readonly weakOnly: boolean;
  readonly byIdentifier: boolean;
};
