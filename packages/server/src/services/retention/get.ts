import type { Retention } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { presentRetention } from './present-retention.ts';

/** How long records are kept, and what the last purges took. */
export function getRetention(call: Call<'now' | 'exportsPurged', 'retention' | 'erasure'>): Promise<Retention> {
  checkScope(call.principal, 'audit:read');
  return presentRetention(call.app);
}
