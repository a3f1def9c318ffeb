import type { QueryPlan } from '../retrieve/plan/query-plan.ts';
import type { Interpretation, Span } from '../types/result.ts';
import type { NameScore } from './name/score-name.ts';

/** The submitted text, if the text that is read is a part or a decoded form of it. */
export type Origin = {
  readonly text: string;
  /** Position of a run of the text that is read. */
  readonly spanOf: (start: number, end: number) => Span;
};

/** One way a query was read: its text, and what its words may match. */
export type Reading = {
  readonly kind: Interpretation;
  /** The text spans refer to: the search text or an alias of the query. */
  readonly text: string;
  readonly plan: QueryPlan;
  /** Absent if `text` is the submitted text. */
  readonly origin?: Origin;
  /**
   * A part of a longer text, read as a name of its own: a field of a message; words of a segment (see `NameSpan`); the
   * only word of a text that is no word of its sentence.
   */
  readonly part?: 'field' | 'words' | 'alone' | 'context' | 'everyday' | 'only';
};

/** Whether a reading is of a part of a text that no format says to hold a name. */
export const isPart = ({ part }: Reading): boolean => part !== undefined && part !== 'field';

/**
 * Context of a name in a text. `apart`: only words of the sentence are next to it; `beside`: a
 * number or a legal form is; `in_longer_name`: it is part of a longer name; `light`: it is a word with an everyday
 * meaning; `loose_in_part`: it is only similar to a name in a field of a message.
 */
export type MatchContext = 'apart' | 'beside' | 'in_longer_name' | 'light' | 'loose_in_part';

/** The best that a query found for one listing. */
export type Match = {
  readonly listing: number;
  /** Null when only an identifier matched. */
  readonly name: NameScore | null;
  readonly reading: Reading | null;
  /** Only names that do not alert on their own reach the threshold. */
  readonly weakOnly: boolean;
  readonly byIdentifier: boolean;
  /** Where it was found letter by letter among other words (see `screen/text/name-context.ts`). */
  readonly context?: MatchContext;
};
