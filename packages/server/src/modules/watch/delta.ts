import { buildIndex, type IndexImage, loadModel, openImage, packIndex, withSharedWords } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import { indexScreener } from '../../lists/snapshot/index-screener.ts';
import type { RecordStore } from '../../lists/snapshot/record-store.ts';
import type { Screener } from '../../lists/snapshot/screener.ts';
import type { ScreeningBasis } from './store/run.ts';

/** Above this number of changed listings, a full run is as fast as a delta run. */
const MAX_LISTINGS = 5_000;
/** Memory for the words that the threads of a run share: some 200,000. */
const WORDS_MB = 16;

/** Parts of a snapshot that are needed here. */
type Searched = {
  readonly screener: Pick<Screener, 'entityOf'>;
  readonly records: Pick<RecordStore, 'find'>;
};

/** Changed listings, as an index and by id. */
export type Delta = {
  /** Index of added and changed listings and the other listings of their parties, in their current version. */
  readonly on: { readonly screener: Pick<Screener, 'screen'>; readonly image: IndexImage };
  /** Ids of added, changed and removed listings. */
  readonly ids: ReadonlySet<string>;
};

/**
 * Ids of the listings added, changed or removed since a run. Undefined if this is unknown, or if there are so many that
 * all customers have to be screened.
 */
export async function touchedSince({ storage }: App, since: ScreeningBasis): Promise<ReadonlySet<string> | undefined> {
  const changed = await storage.listVersions.changedSince(since.activation, MAX_LISTINGS + 1);
  return changed === undefined || changed.length > MAX_LISTINGS ? undefined : new Set(changed);
}

/** Changes since a run; undefined in the same cases as {@link touchedSince}. */
export async function deltaSince(app: App, since: ScreeningBasis): Promise<Delta | undefined> {
  const ids = await touchedSince(app, since);
  const snapshot = app.lists.current();
  return ids === undefined || snapshot === undefined ? undefined : deltaOf(ids, snapshot);
}

/**
 * Builds the index of changed listings. A score depends only on a listing's names and its party's facts. So a customer
 * who matches nothing here matches none of these in all lists either, unless its name says too little.
 */
export function deltaOf(ids: ReadonlySet<string>, { screener, records }: Searched): Delta {
  const members = new Set([...ids].flatMap((id) => screener.entityOf(id)?.listings ?? []));
  const listings = [...members].flatMap((id) => records.find(id)?.listing ?? []);
  const model = loadModel();
  const image = withSharedWords(packIndex(buildIndex(listings, model)), WORDS_MB);
  return { on: { screener: indexScreener(openImage(image, model)), image }, ids };
}
