import type { SearchRequest } from '@namesake/contract';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import type { DecisionSubject } from './store/hit-decision.ts';

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

/** The subject of a decision that is stored. */
export const subjectOf = ({
  externalRef,
  screeningId,
}: {
  readonly externalRef: string | null;
  readonly screeningId: Buffer;
}): DecisionSubject => (externalRef === null ? { kind: 'screening', screeningId } : { kind: 'reference', externalRef });
