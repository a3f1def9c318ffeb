import { SHORT_STEPS } from '@namesake/engine/vocabulary';
import type { Screener } from '../lists/snapshot/screener.ts';
import { diagnoseNow, screenNow } from './search-now.ts';
import type { SearchAnswer, SearchJob, ShortSearch } from './thread-protocol.ts';

/** Runs one job on a thread of the pool. */
export function answerJob(screener: Screener, job: SearchJob): SearchAnswer {
  if (job.kind === 'together')
    return { kind: 'together', screened: job.searches.map((one) => screenShort(screener, one)) };
  const { query, policy } = job;
  if (job.kind === 'screen') {
    const screened = screenNow(screener, query, policy);
    return 'tooExpensive' in screened ? { kind: 'too_expensive', ...screened } : { kind: 'screen', ...screened };
  }
  const diagnosed = diagnoseNow(screener, query, policy, job.party);
  return 'tooExpensive' in diagnosed ? { kind: 'too_expensive', ...diagnosed } : { kind: 'diagnose', ...diagnosed };
}

const screenShort = (screener: Screener, { query, policy }: ShortSearch) =>
  screenNow(screener, query, policy, SHORT_STEPS);
