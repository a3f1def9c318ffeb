import type { QueryPlan } from '../retrieve/plan/query-plan.ts';
import type { Interpretation, Span } from '../types/result.ts';
import type { NameScore } from './name/score-name.ts';

/** The submitted text, if the reading's text is a part or a decoded form of it. */
export type Origin = {
  readonly text: string;
  /** Position in the submitted text of a run of the reading's text. */
  readonly spanOf: (start: number, end: number) => Span;
};

/** One reading of a query: its text and the possible matches of its words. */
export type Reading = {
  readonly kind: Interpretation;
  /** The text spans refer to: the search text or an alias of the query. */
  readonly text: string;
  readonly plan: QueryPlan;
  /** Absent if `text` is the submitted text. */
  readonly origin?: Origin;
  /**
   * A part of a longer text that is read as a name: a field of a message; words of a segment (see `NameSpan`); the only
   * word of a text that does not belong to its sentence.
   */
  readonly part?: 'field' | 'words' | 'alone' | 'context' | 'everyday' | 'only';
};

/** Whether a reading is of a part of a text that no message format marks as a name. */
export const isPart = ({ part }: Reading): boolean => part !== undefined && part !== 'field';

/**
 * Context of a name in a text. `apart`: only words of the sentence are next to it; `beside`: a number or a legal form
 * is; `in_longer_name`: it is part of a longer name; `light`: it is a word with an everyday meaning; `loose_in_part`:
 * it is only similar to a name in a part of the text.
 */
export type MatchContext = 'apart' | 'beside' | 'in_longer_name' | 'light' | 'loose_in_part';

/** The best match of a query for one listing. */
export type Match = {
  readonly listing: number;
  /** Null if only an identifier matched. */
  readonly name: NameScore | null;
  readonly reading: Reading | null;
  /** Only names that do not alert on their own reach the threshold. */
  readonly weakOnly: boolean;
  readonly byIdentifier: boolean;
  /** Set if it was found letter by letter among other words (see `screen/text/name-context.ts`). */
  readonly context?: MatchContext;
};
