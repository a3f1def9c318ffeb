import type { Retention } from '@namesake/contract';
import { checkScope } from '../check-scope.ts';
import { presentRetention, type RetentionCall } from './present-retention.ts';

/** How long records are kept, and what the last purges took. */
export function getRetention(call: RetentionCall): Promise<Retention> {
  checkScope(call.principal, 'audit:read');
  return presentRetention(call);
}
