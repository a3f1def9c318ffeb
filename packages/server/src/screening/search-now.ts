import { type Policy, type Query, SearchTooExpensiveError } from '@namesake/engine/vocabulary';
import type { Screener } from '../lists/snapshot/screener.ts';
import type { Diagnosed, ExpectedParty, Screened, TooExpensive } from './thread-protocol.ts';

/**
 * Screens on the calling thread.
 * @param mostSteps limit of work; the limit of any search if absent
 */
export function screenNow(
  screener: Pick<Screener, 'screen'>,
  query: Query,
  policy: Policy,
  mostSteps?: number,
): Screened | TooExpensive {
  return unlessTooExpensive((startedMs) => {
    const screening = screener.screen(query, policy, mostSteps);
    return { screening, tookMs: since(startedMs) };
  });
}

/** Follows a party through a search on the calling thread. */
export function diagnoseNow(
  screener: Pick<Screener, 'diagnose' | 'findByName'>,
  query: Query,
  policy: Policy,
  party: ExpectedParty,
): Diagnosed | TooExpensive {
  return unlessTooExpensive((startedMs) => {
    const id = 'id' in party ? party.id : (screener.findByName(party.name) ?? '');
    const diagnosis = screener.diagnose(query, policy, id);
    return { id, diagnosis, tookMs: since(startedMs) };
  });
}

function unlessTooExpensive<Done>(work: (startedMs: number) => Done): Done | TooExpensive {
  const startedMs = performance.now();
  try {
    return work(startedMs);
  } catch (error) {
    if (!(error instanceof SearchTooExpensiveError)) throw error;
    return { tooExpensive: true, tookMs: since(startedMs) };
  }
}

/** Milliseconds since a moment, rounded to hundredths. */
export const since = (startedMs: number): number => Math.round((performance.now() - startedMs) * 100) / 100;
