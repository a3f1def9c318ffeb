import type { SearchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { isHiddenReference } from '../records/customer-sight.ts';
import { recordFor } from '../records/record-for.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import type { DecisionSubject, HitDecision } from './store/hit-decision.ts';

/** What of a recorded screening decisions are about. */
export type ScreenedSubject = {
  readonly subject: DecisionSubject;
  readonly externalRef: string | null;
  /** Name of the policy it ran under. */
  readonly policy: string;
  /** Every listing of its results. */
  readonly listings: ReadonlyMap<string, { readonly entityId: string; readonly recordHash: string }>;
};

/** Reads a recorded screening for those who decide about it. */
export function screenedSubject({ id, request, answer }: StoredScreening): ScreenedSubject {
  const asked: Pick<SearchRequest, 'externalRef'> = JSON.parse(request);
  const externalRef = asked.externalRef ?? null;
  const { results, engine } = readAnswer(answer);
  const listings = results.flatMap(({ entityId, listings }) =>
    listings.map((listing) => [listing.id, { entityId, recordHash: listing.recordHash }] as const),
  );
  return {
    subject: externalRef === null ? { kind: 'screening', screeningId: id } : { kind: 'reference', externalRef },
    externalRef,
    policy: engine.policy,
    listings: new Map(listings),
  };
}

/**
 * The record of a screening, for a caller who decides about it. Who may not see a customer does not change its status:
 * that a record names its reference is no way around.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `scope_missing`
 */
export async function decidableRecord(call: Call, searchId: string): Promise<StoredScreening> {
  const stored = await recordFor(call, searchId);
  const { externalRef }: Pick<SearchRequest, 'externalRef'> = JSON.parse(stored.request);
  if (externalRef !== undefined && (await isHiddenReference(call, externalRef))) throw new ApiError('search_not_found');
  return stored;
}

/** The subject of a decision that is stored. */
export const subjectOf = ({
  externalRef,
  screeningId,
}: {
  readonly externalRef: string | null;
  readonly screeningId: Buffer;
}): DecisionSubject => (externalRef === null ? { kind: 'screening', screeningId } : { kind: 'reference', externalRef });

/**
 * Decisions in the order of their ids, for a caller who may decide about the screenings that they were made on.
 *
 * @throws ApiError `hit_decision_not_found` naming the first that does not exist for the caller, `scope_missing`
 */
export async function decidableDecisions(call: Call, ids: readonly string[]): Promise<readonly HitDecision[]> {
  const found = await call.app.storage.hitDecisions.find(ids);
  const searches = new Set(found.map(({ screeningId }) => formatScreeningId(screeningId)));
  const decidable = new Set<string>();
  for (const searchId of searches) if (await mayDecide(call, searchId)) decidable.add(searchId);
  return ids.map((id, index) => {
    const decision = found.find((one) => one.id === id);
    if (decision === undefined || !decidable.has(formatScreeningId(decision.screeningId))) throw notFound(index);
    return decision;
  });
}

/** Whether the caller may decide about a screening that was recorded. */
export async function mayDecide(call: Call, searchId: string): Promise<boolean> {
  try {
    await decidableRecord(call, searchId);
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'search_not_found' || error.code === 'search_erased'))
      return false;
    throw error;
  }
}

function notFound(index: number): ApiError {
  const code = 'hit_decision_not_found';
  const detail = 'There is no such decision, or you may not read its screening.';
  return new ApiError(code, { errors: [{ pointer: `/decisions/${index}`, code, detail }] });
}
