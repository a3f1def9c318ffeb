import type { Index } from '../index/open/open-index.ts';
import type { Policy } from '../types/query.ts';
import type { Priority } from '../types/result.ts';
import type { Assessed } from './assess.ts';
import { littleSaid } from './little-said.ts';

/**
 * High from the policy's mark on, or where an identifier matches; for review where a rule says so, where ship numbers
 * differ, where the party is only politically exposed, and where what agrees says little.
 */
export function priorityOf(index: Index, assessed: Assessed, policy: Policy): Priority {
  const { tenths, identifier, isForReview, isPepOnly, match } = assessed;
  if (identifier === 'match') return 'high';
  if (identifier === 'conflict' || isForReview || isPepOnly || littleSaid(index, match)) return 'review';
  return tenths >= policy.highFrom * 10 ? 'high' : 'review';
}
