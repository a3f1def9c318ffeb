import type { HitState, Reopened, Screening, SearchRequest, SearchResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { hitCounts } from '../decisions/hit-counts.ts';
import { reopenedAmong } from '../decisions/reopened.ts';
import type { ActorNames } from '../records/actor-names.ts';
import { firstIn, type ReadHits } from './read-hits.ts';
import type { FoundInHistory } from './store/history-query.ts';

type Recorded = Pick<SearchRequest, 'searchText' | 'purpose'>;

/** Summary of a recorded screening. `best` is the first party in the requested state. */
export async function presentScreening(
  call: Call,
  found: FoundInHistory,
  hits: ReadHits,
  names: ActorNames,
  state: HitState | undefined,
): Promise<Screening> {
  const { keys } = call.app;
  const request: Recorded = JSON.parse(found.request);
  const { searchedAt, outcome, complete } = hits.answer;
  const best = firstIn(hits, state);
  const { externalRef } = found;
  const reopened = await reopenedAmong(call, hits.inForce);
  return {
    searchId: formatScreeningId(found.id),
    searchedAt,
    searchText: request.searchText,
    outcome,
    complete,
    total: found.total,
    hits: hitCounts(hits.states),
    reopened: [...reopened.values()].reduce(later, null),
    best: best === undefined ? null : inShort(best),
    actor: await names.actor(found.actor),
    policy: found.policy,
    externalRef,
    batch: found.batch,
    purpose: request.purpose ?? null,
    customerId: externalRef === null ? null : customerIdOf(keys.customers, externalRef),
  };
}

const later = (one: Reopened | null, other: Reopened): Reopened => (one !== null && one.at > other.at ? one : other);

function inShort({ evidence, listings, ...result }: SearchResponse['results'][number]): Screening['best'] {
  const { entityId, entityType, primaryName, score, priority, reasons, birthDates, nationalities } = result;
  return {
    entityId,
    entityType,
    primaryName,
    score,
    priority,
    reasons,
    birthDates,
    nationalities,
    lists: [...new Set(listings.map(({ list }) => list))],
    fields: evidence.fields,
  };
}
