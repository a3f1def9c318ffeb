import type { Screener } from '../screening/screener.ts';
import { diagnoseNow, screenNow } from './search-now.ts';
import type { SearchAnswer, SearchJob } from './thread-protocol.ts';

/** What a thread of the pool does with a job. */
export function answerJob(screener: Screener, job: SearchJob): SearchAnswer {
  if (job.kind === 'together')
    return { kind: 'together', screened: job.searches.map((one) => screenNow(screener, one.query, one.policy)) };
  const { query, policy } = job;
  if (job.kind === 'screen') return { kind: 'screen', ...screenNow(screener, query, policy) };
  return { kind: 'diagnose', ...diagnoseNow(screener, query, policy, job.party) };
}
