import type { ListVersion } from '@namesake/lists';
import type { HeldRemoval, LoadedList, SnapshotOrigin } from '../snapshot/snapshot.ts';
import type { ListKnowledge } from '../state/list-knowledge.ts';
import type { RoundPlan } from './list-sync.ts';

/** A searched version, and its stored content; null if it is not stored. */
export type PublishedVersion = { readonly version: ListVersion; readonly content: string | null };

/** Content of a publication besides the index: plain JSON. */
export type PublishedLists = {
  readonly origin: SnapshotOrigin;
  readonly versions: readonly PublishedVersion[];
  readonly lists: readonly LoadedList[];
  /** Keyed by listing. */
  readonly held: readonly (readonly [string, HeldRemoval])[];
  readonly knowledge: ListKnowledge;
  readonly plan: RoundPlan | null;
  readonly basis: string | null;
};

/** Identity of the searched index: equal texts mean equal indexes. */
export const identityOf = (indexKey: string | undefined, versions: readonly PublishedVersion[]): string =>
  indexKey ?? versions.map(({ version, content }) => content ?? version.sha256).join();
