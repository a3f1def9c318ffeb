import type { Effect } from '@namesake/engine';
import type { LoadedList, SnapshotOrigin } from './snapshot.ts';

const HOUR_SECONDS = 3_600;

/** From which age a list is warned about, and from which it is stale, in seconds. */
export const FRESHNESS: Readonly<Record<SnapshotOrigin, { readonly warnFrom: number; readonly staleFrom: number }>> = {
  download: { warnFrom: 24 * HOUR_SECONDS, staleFrom: 72 * HOUR_SECONDS },
  disk: { warnFrom: 24 * HOUR_SECONDS, staleFrom: 7 * 24 * HOUR_SECONDS },
  sample: { warnFrom: Number.POSITIVE_INFINITY, staleFrom: Number.POSITIVE_INFINITY },
};

/** What is known of a list besides its file. */
export type ListFacts = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly effect: Effect;
};

/** One list at one moment. */
export type ListState = ListFacts & {
  readonly required: boolean;
  readonly status: 'fresh' | 'stale' | 'missing' | 'sample';
  /** Old enough to be warned about, though not stale. */
  readonly ageing: boolean;
  readonly loaded: LoadedList | null;
  readonly checkedAtMs: number | null;
  readonly ageSeconds: number | null;
  /** Why the newest file was refused or could not be fetched. */
  readonly problem: string | null;
  /** Listings that are searched although the newest file lacks them, until somebody confirms. */
  readonly heldRemovals: number;
};

export type ListStateInput = {
  readonly origin: SnapshotOrigin;
  readonly facts: ListFacts;
  readonly required: boolean;
  readonly loaded: LoadedList | undefined;
  /** Last successful check since it was loaded. */
  readonly checkedAtMs: number | undefined;
  readonly problem: string | undefined;
  /** Why the files of all loaded lists cannot be read any more; undefined where they can. */
  readonly lost?: string | undefined;
  readonly heldRemovals: number;
  /** The operator declared the files on disk current. */
  readonly attested: boolean;
  readonly nowMs: number;
};

/** The state of a list: pure, so that what an age means is decided in one place. */
export function listState(input: ListStateInput): ListState {
  const { facts, required, loaded, origin, heldRemovals } = input;
  const problem = input.problem ?? input.lost ?? null;
  if (loaded === undefined) {
    const absent = { loaded: null, checkedAtMs: null, ageSeconds: null, ageing: false, problem, heldRemovals: 0 };
    return { ...facts, required, status: 'missing', ...absent };
  }
  const checkedAtMs = Math.max(loaded.checkedAtMs, input.checkedAtMs ?? 0);
  // A time in the future is a wrong clock, not freshness: it counts as now.
  const ageSeconds = Math.max(0, Math.floor((input.nowMs - checkedAtMs) / 1_000));
  const limits = FRESHNESS[origin];
  // Whoever vouches for the files on disk does not vouch for files that are gone.
  const stale = input.lost !== undefined || (ageSeconds >= limits.staleFrom && !input.attested);
  const ageing = ageSeconds >= limits.warnFrom && !stale && !input.attested;
  const status = origin === 'sample' ? 'sample' : stale ? 'stale' : 'fresh';
  return { ...facts, required, status, ageing, loaded, checkedAtMs, ageSeconds, problem, heldRemovals };
}
