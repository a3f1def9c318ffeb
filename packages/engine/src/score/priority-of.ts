import type { Policy } from '../types/query.ts';
import type { Priority } from '../types/result.ts';
import type { Assessed } from './assess.ts';
import type { LittleSaid } from './little-said.ts';

/**
 * High from the policy's mark on, or where an identifier matches; for review where a rule says so, where a rule
 * of the policy for its effects does, and where what agrees says little.
 */
export function priorityOf(assessed: Assessed, little: LittleSaid | undefined, policy: Policy): Priority {
  const { tenths, identifier, isForReview, ruling } = assessed;
  if (identifier === 'match') return 'high';
  if (isForReview || ruling?.isForReview || little !== undefined) return 'review';
  return tenths >= policy.highFrom * 10 ? 'high' : 'review';
}
