import type { Index } from '../index/open/open-index.ts';
import { NAME_QUALITIES } from '../types/listing.ts';
import type { Policy } from '../types/query.ts';
import type { Priority } from '../types/result.ts';
import type { Assessed } from './assess.ts';
import type { Match } from './match.ts';

/**
 * High from the policy's mark on, or where an identifier matches; for review where a rule says so, where ship numbers
 * differ, and where a single weak word is all that agrees.
 */
export function priorityOf(index: Index, assessed: Assessed, policy: Policy): Priority {
  const { tenths, identifier, isForReview, match } = assessed;
  if (identifier === 'match') return 'high';
  if (identifier === 'conflict' || isForReview || isOneWeakWord(index, match)) return 'review';
  return tenths >= policy.highFrom * 10 ? 'high' : 'review';
}

function isOneWeakWord(index: Index, { name }: Match): boolean {
  if (!name) return false;
  const { quality, tokenStarts } = index.data.names;
  const words = (tokenStarts[name.name + 1] ?? 0) - (tokenStarts[name.name] ?? 0);
  return NAME_QUALITIES[quality[name.name] ?? 0] === 'weak' && words === 1;
}
