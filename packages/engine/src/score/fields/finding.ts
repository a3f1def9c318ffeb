import type { Reason, Verdict } from '../../types/result.ts';

/** Result of one feature: the compared values, the verdict, and the points before limits. */
export type Finding = {
  readonly submitted: string | null;
  readonly listed: readonly string[];
  readonly verdict: Verdict;
  readonly points: number;
  /** The reason, if the deciding rule gives it. */
  readonly reason?: Reason;
};
