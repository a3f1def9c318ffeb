import type { ListInfo } from '@namesake/contract';
import type { Effect } from '@namesake/engine';
import { type Freshness, freshnessOf } from '@namesake/lists';
import type { LoadedList, SnapshotOrigin } from '../snapshot/snapshot.ts';

/** `refused`: a file is present but was refused. `failed`: no file arrived, or it could not be loaded. */
export type ProblemKind = ListInfo['problemKind'] & string;

/** Why the newest file of a list is not searched. */
export type ListProblem = { readonly kind: ProblemKind; readonly text: string };

/** Facts about a list besides its file. */
export type ListFacts = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly effect: Effect;
  /** Usual number of days between publications; null if unknown. */
  readonly publishedEveryDays: number | null;
};

/** One list at one moment. */
export type ListState = ListFacts & {
  readonly required: boolean;
  readonly status: Freshness['status'] | 'missing' | 'incomplete';
  readonly loaded: LoadedList | null;
  /** Last contact with the publisher, here or where a bundle was exported; null if there was none. */
  readonly checkedAtMs: number | null;
  /** When the operator declared its file current; null without a valid declaration. */
  readonly declaredAtMs: number | null;
  /** Age of what its freshness counts from: see `freshness.ts`. */
  readonly ageSeconds: number | null;
  /** Why the newest file was refused or could not be fetched. */
  readonly problem: string | null;
  readonly problemKind: ProblemKind | null;
  /** Set if its age says nothing: the loaded list cannot be loaded again, or is damaged in memory. */
  readonly isLost?: true;
  /** Maximum age in seconds that a request sets, if the list exceeds it. */
  readonly mostSeconds?: number;
  /** Number of listings that are searched although the newest file lacks them, until their removal is confirmed. */
  readonly heldRemovals: number;
};

type ListStateInput = {
  readonly origin: SnapshotOrigin;
  readonly facts: ListFacts;
  readonly required: boolean;
  readonly loaded: LoadedList | undefined;
  /** Last successful check since the list was loaded. */
  readonly checkedAtMs: number | undefined;
  readonly problem: ListProblem | undefined;
  /** Why the files of all loaded lists cannot be read any more; undefined if they can. */
  readonly lost?: string | undefined;
  readonly heldRemovals: number;
  /** When the operator declared the files on disk current; null without a valid declaration. */
  readonly attestedAtMs: number | null;
  /** The clock shows an earlier time than before. */
  readonly isClockBack: boolean;
  readonly nowMs: number;
};

/** Derives the state of a list. Pure, so that its inputs are combined in one place. */
export function listState(input: ListStateInput): ListState {
  const { facts, required, loaded, origin, heldRemovals, attestedAtMs, isClockBack, nowMs } = input;
  const problem = input.problem?.text ?? input.lost ?? null;
  const problemKind = input.problem?.kind ?? (input.lost === undefined ? null : 'failed');
  if (loaded === undefined) {
    const absent = { loaded: null, checkedAtMs: null, declaredAtMs: null, ageSeconds: null, heldRemovals: 0 };
    return { ...facts, required, status: 'missing', ...absent, problem, problemKind };
  }
  const checkedAtMs = input.checkedAtMs ?? loaded.checkedAtMs;
  const contactAtMs = loaded.contactAtMs ?? null;
  // The operator declared the files in the folder current, but this version is in none of them.
  const isStandIn = loaded.isStandIn === true;
  const vouchedAtMs = isStandIn ? null : attestedAtMs;
  const freshness = freshnessOf({
    origin,
    checkedAtMs,
    contactAtMs,
    publishedAtMs: loaded.isDated ? Date.parse(loaded.publishedAt) : null,
    publishedEveryDays: facts.publishedEveryDays,
    attestedAtMs: vouchedAtMs,
    isClockBack,
    nowMs,
  });
  // A declaration about the files on disk does not cover files that are gone.
  const isLacking = (loaded.lacking ?? null) !== null;
  const status = input.lost !== undefined || isStandIn ? 'stale' : isLacking ? 'incomplete' : freshness.status;
  const { ageSeconds } = freshness;
  return {
    ...facts,
    required,
    status,
    loaded,
    checkedAtMs: checkedAtMs ?? contactAtMs,
    declaredAtMs: vouchedAtMs,
    ageSeconds,
    problem,
    problemKind,
    heldRemovals,
    ...(input.lost === undefined ? {} : { isLost: true }),
  };
}

/** Whether only its age keeps it from proving something: newer files or the operator's declaration would help. */
export const isOld = ({ status, loaded, isLost }: ListState): boolean =>
  (status === 'stale' || status === 'unknown') && loaded?.isStandIn !== true && isLost !== true;

/** Whether an empty result proves something for a list. */
export const provesSomething = ({ status }: Pick<ListState, 'status'>): boolean =>
  status === 'fresh' || status === 'aged';
