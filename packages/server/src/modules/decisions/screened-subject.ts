import type { SearchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { isHiddenReference } from '../records/customer-visibility.ts';
import { recordFor } from '../records/record-for.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import type { DecisionSubject, HitDecision } from './store/hit-decision.ts';

/** Parts of a recorded screening that decisions refer to. */
export type ScreenedSubject = {
  readonly subject: DecisionSubject;
  readonly externalRef: string | null;
  /** Name of the policy it ran under. */
  readonly policy: string;
  /** Every listing of its results. */
  readonly listings: ReadonlyMap<string, { readonly entityId: string; readonly recordHash: string }>;
};

/** Extracts these parts from a recorded screening. */
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
 * Record of a screening for a caller who decides about it. A caller who may not see a customer must not change its
 * status, not even through a record with its reference.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `scope_missing`
 */
export async function decidableRecord(call: Call, searchId: string): Promise<StoredScreening> {
  const stored = await recordFor(call, searchId);
  const { externalRef }: Pick<SearchRequest, 'externalRef'> = JSON.parse(stored.request);
  if (externalRef !== undefined && (await isHiddenReference(call, externalRef))) throw new ApiError('search_not_found');
  return stored;
}

/** Subject of a stored decision. */
export const subjectOf = ({
  externalRef,
  screeningId,
}: {
  readonly externalRef: string | null;
  readonly screeningId: Buffer;
}): DecisionSubject => (externalRef === null ? { kind: 'screening', screeningId } : { kind: 'reference', externalRef });

/**
 * Decisions in the order of the given ids, for a caller who may decide about their screenings.
 *
 * @throws ApiError `hit_decision_not_found` naming every one that the caller may not know, `scope_missing`
 */
export async function decidableDecisions(call: Call, ids: readonly string[]): Promise<readonly HitDecision[]> {
  const found = await call.app.storage.hitDecisions.find(ids);
  const searches = new Set(found.map(({ screeningId }) => formatScreeningId(screeningId)));
  const decidable = new Set<string>();
  for (const searchId of searches) if (await mayDecide(call, searchId)) decidable.add(searchId);
  const known = ids.map((id) =>
    found.find((one) => one.id === id && decidable.has(formatScreeningId(one.screeningId))),
  );
  const missing = known.flatMap((decision, index) => (decision === undefined ? [index] : []));
  if (missing.length > 0) throw notFound(missing);
  return known.flatMap((decision) => decision ?? []);
}

/** Whether the caller may decide about a recorded screening. */
export async function mayDecide(call: Call, searchId: string): Promise<boolean> {
  try {
    await decidableRecord(call, searchId);
    return true;
  } catch (error) {
    if (error instanceof ApiError && isUndecidable(error)) return false;
    throw error;
  }
}

/** Whether an error says that the caller may not decide about a screening, or that it is gone. */
export const isUndecidable = ({ code }: ApiError): boolean => code === 'search_not_found' || code === 'search_erased';

function notFound(indexes: readonly number[]): ApiError {
  const code = 'hit_decision_not_found';
  const detail = 'There is no such decision, or you may not read its screening.';
  return new ApiError(code, { errors: indexes.map((index) => ({ pointer: `/decisions/${index}`, code, detail })) });
}
