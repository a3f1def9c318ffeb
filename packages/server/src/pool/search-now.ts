import type { Policy, Query } from '@namesake/engine';
import type { Screener } from '../screening/screener.ts';
import type { Diagnosed, ExpectedParty, Screened } from './thread-protocol.ts';

/** Screens on this thread, whichever that is. */
export function screenNow(screener: Pick<Screener, 'screen'>, query: Query, policy: Policy): Screened {
  const startedMs = performance.now();
  const screening = screener.screen(query, policy);
  return { screening, tookMs: since(startedMs) };
}

/** Follows a party through a search on this thread. */
export function diagnoseNow(
  screener: Pick<Screener, 'diagnose' | 'findByName'>,
  query: Query,
  policy: Policy,
  party: ExpectedParty,
): Diagnosed {
  const startedMs = performance.now();
  const id = 'id' in party ? party.id : (screener.findByName(party.name) ?? '');
  const diagnosis = screener.diagnose(query, policy, id);
  return { id, diagnosis, tookMs: since(startedMs) };
}

/** Milliseconds since a moment, in hundredths. */
export const since = (startedMs: number): number => Math.round((performance.now() - startedMs) * 100) / 100;
