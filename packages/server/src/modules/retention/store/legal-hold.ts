/** Records that a hold covers. */
export type HoldScope =
  | { readonly kind: 'all' }
  /** Screenings between two times in Unix milliseconds, the end included. */
  | { readonly kind: 'period'; readonly from: number; readonly to: number }
  | { readonly kind: 'external_ref'; readonly externalRef: string }
  | { readonly kind: 'searches'; readonly searchIds: readonly string[] }
  /** Screenings whose answer contains a listing. */
  | { readonly kind: 'listing'; readonly listing: string };

/** A hold: its records are neither purged nor erased until it is lifted or ends. Times are Unix milliseconds. */
export type LegalHold = {
  readonly id: string;
  readonly scope: HoldScope;
  readonly reason: string;
  readonly placedAt: number;
  readonly placedBy: string;
  /** Null if it ends only when it is lifted. */
  readonly endsAt: number | null;
  readonly liftedAt: number | null;
  readonly liftedBy: string | null;
};

/** Data of a screening that holds check. */
type HoldableScreening = {
  readonly searchId: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly externalRef: string | undefined;
  /** JSON. */
  readonly answer: string;
};

export const isInForce = ({ liftedAt, endsAt }: LegalHold, nowMs: number): boolean =>
  liftedAt === null && (endsAt === null || endsAt > nowMs);

/** Whether a hold needs the request or the answer of a screening. */
export const needsContent = ({ kind }: HoldScope): boolean => kind === 'external_ref' || kind === 'listing';

/** Whether a screening is on hold. Errs on the side of holding: a listing counts anywhere in the answer. */
export function isHeldBy(scope: HoldScope, screening: HoldableScreening): boolean {
  const { searchId, at, externalRef, answer } = screening;
  if (scope.kind === 'all') return true;
  if (scope.kind === 'period') return scope.from <= at && at <= scope.to;
  if (scope.kind === 'external_ref') return scope.externalRef.trim() === externalRef?.trim();
  if (scope.kind === 'searches') return scope.searchIds.includes(searchId);
  return answer.includes(JSON.stringify(scope.listing));
}
