import type { QueryPlan } from '../retrieve/plan/query-plan.ts';
import type { Interpretation, Span } from '../types/result.ts';
import type { NameScore } from './name/score-name.ts';

/** What was submitted, where the text that is read is a part of it or has something undone. */
export type Origin = {
  readonly text: string;
  /** Where a run of the text that is read stands in it. */
  readonly spanOf: (start: number, end: number) => Span;
};

/** One way a query was read: its text, and what its words may match. */
export type Reading = {
  readonly kind: Interpretation;
  /** The text spans refer to: the search text or an alias of the query. */
  readonly text: string;
  readonly plan: QueryPlan;
  /** Absent where `text` is what was submitted. */
  readonly origin?: Origin;
  /**
   * A part of a longer text, read as a name of its own: a field of a message, a name of a list, words between those of
   * a short sentence.
   */
  readonly part?: 'field' | 'list' | 'run';
};

/**
 * What the words around a name in a text say of it. `apart`: only words of the sentence stand next to it; `beside`: a
 * number or a legal form does; `in_longer_name`: it is part of a longer name; `light`: it is a word with an everyday
 * meaning; `loose_in_part`: it is only alike to a name in a field of a message.
 */
export type MatchContext = 'apart' | 'beside' | 'in_longer_name' | 'light' | 'loose_in_part';

/** The best that a query found for one listing. */
export type Match = {
  readonly listing: number;
  /** Null when only an identifier matched. */
  readonly name: NameScore | null;
  readonly reading: Reading | null;
  /** Only names that do not alert by themselves reach the threshold. */
  readonly weakOnly: boolean;
  readonly byIdentifier: boolean;
  /** Where it was found letter by letter among other words (see `screen/text/name-context.ts`). */
  readonly context?: MatchContext;
};
