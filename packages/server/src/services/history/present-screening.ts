import type { Screening, SearchRequest, SearchResponse } from '@namesake/contract';
import { formatScreeningId } from '../../ids/screening-id.ts';
import type { FoundInHistory } from '../../storage/ports/history.ts';
import type { Needs } from '../app.ts';
import { hitCounts } from '../decisions/hit-counts.ts';
import { subjectOf } from '../decisions/screened-subject.ts';
import type { ActorNames } from '../records/actor-names.ts';

type Recorded = Pick<SearchRequest, 'searchText' | 'purpose'>;
type Answered = Pick<SearchResponse, 'searchedAt' | 'outcome' | 'complete' | 'results'>;

/** A recorded screening in short, with what was decided about its hits until now. */
export async function presentScreening(
  app: Needs<never, 'hitDecisions'>,
  found: FoundInHistory,
  names: ActorNames,
): Promise<Screening> {
  const request: Recorded = JSON.parse(found.request);
  const { searchedAt, outcome, complete, results }: Answered = JSON.parse(found.answer);
  const [best] = results;
  return {
    ...{ searchId: formatScreeningId(found.id), searchedAt, searchText: request.searchText },
    ...{ outcome, complete, total: found.total },
    hits: await hitCounts(app, subjectOf({ externalRef: found.externalRef, screeningId: found.id }), results),
    best: best === undefined ? null : inShort(best),
    actor: await names.actor(found.actor),
    ...{ policy: found.policy, externalRef: found.externalRef, purpose: request.purpose ?? null },
  };
}

const inShort = ({ entityId, entityType, primaryName, score, priority }: SearchResponse['results'][number]) => ({
  ...{ entityId, entityType, primaryName, score, priority },
});
