import type { Policy } from '../types/query.ts';
import type { Priority } from '../types/result.ts';
import type { Assessed } from './assess.ts';
import type { LittleSaid } from './little-said.ts';

/**
 * `high` from the policy's `highFrom`, or if an identifier matches; `review` if a scoring rule or a policy rule for the
 * party's effects requires it, or if too little agrees.
 */
export function priorityOf(assessed: Assessed, little: LittleSaid | undefined, policy: Policy): Priority {
  const { tenths, identifier, isForReview, ruling } = assessed;
  if (identifier === 'match') return 'high';
  if (isForReview || ruling?.isForReview || little !== undefined) return 'review';
  return tenths >= policy.highFrom * 10 ? 'high' : 'review';
}
