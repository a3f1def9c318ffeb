import { buildIndex, type IndexImage, loadModel, openImage, packIndex } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import { indexScreener } from '../../lists/snapshot/index-screener.ts';
import type { RecordStore } from '../../lists/snapshot/record-store.ts';
import type { Screener } from '../../lists/snapshot/screener.ts';
import type { Ground } from './store/run.ts';

/** Above so many changed listings, everybody is screened: that is as fast. */
const MOST_LISTINGS = 5_000;

/** Of a snapshot, what is asked here. */
type Searched = {
  readonly screener: Pick<Screener, 'entityOf'>;
  readonly records: Pick<RecordStore, 'find'>;
};

/** What a change of the lists can touch. */
export type Delta = {
  /** The listings that were added or changed, and those of their parties, as they are now. */
  readonly on: { readonly screener: Pick<Screener, 'screen'>; readonly image: IndexImage };
  /** Ids of listings that were added, changed or removed. */
  readonly ids: ReadonlySet<string>;
};

/**
 * Ids of the listings that were added, changed or removed since a run. Undefined where that is not known, or so many
 * are that everybody is to be screened.
 */
export async function touchedSince({ storage }: App, since: Ground): Promise<ReadonlySet<string> | undefined> {
  const changed = await storage.listVersions.changedSince(since.activation, MOST_LISTINGS + 1);
  return changed === undefined || changed.length > MOST_LISTINGS ? undefined : new Set(changed);
}

/** What changed since a run; undefined as by {@link touchedSince}. */
export async function deltaSince(app: App, since: Ground): Promise<Delta | undefined> {
  const ids = await touchedSince(app, since);
  const snapshot = app.lists.current();
  return ids === undefined || snapshot === undefined ? undefined : deltaOf(ids, snapshot);
}

/**
 * The index of what changed. A score depends on a listing's names and its party's facts, and on no other party: who
 * finds nobody here finds none of them in all lists, unless its name says too little.
 */
export function deltaOf(ids: ReadonlySet<string>, { screener, records }: Searched): Delta {
  const members = new Set([...ids].flatMap((id) => screener.entityOf(id)?.listings ?? []));
  const listings = [...members].flatMap((id) => records.find(id)?.listing ?? []);
  const model = loadModel();
  const image = packIndex(buildIndex(listings, model));
  return { on: { screener: indexScreener(openImage(image, model)), image }, ids };
}
