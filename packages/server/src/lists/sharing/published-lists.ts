import type { ListVersion } from '@namesake/lists';
import type { HeldRemoval, LoadedList, SnapshotOrigin } from '../snapshot/snapshot.ts';
import type { ListKnowledge } from '../state/list-knowledge.ts';
import type { RoundPlan } from './list-sync.ts';

/** A version that is searched, and what its listings are stored as; null where they are not. */
export type PublishedVersion = { readonly version: ListVersion; readonly content: string | null };

/** What a publication says of the lists in addition to the index: plain JSON. */
export type PublishedLists = {
  readonly origin: SnapshotOrigin;
  readonly versions: readonly PublishedVersion[];
  readonly lists: readonly LoadedList[];
  /** By listing. */
  readonly held: readonly (readonly [string, HeldRemoval])[];
  readonly knowledge: ListKnowledge;
  readonly plan: RoundPlan | null;
  readonly basis: string | null;
};

/** What decides which index is searched: equal texts, equal indexes. */
export const identityOf = (indexKey: string | undefined, versions: readonly PublishedVersion[]): string =>
  indexKey ?? versions.map(({ version, content }) => content ?? version.sha256).join();
