import { type Index, type IndexImage, loadModel, openImage, withRows, withSharedWords } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import type { SavedIndex } from '../index-file/read-index-file.ts';
import type { LoadOrder, UnusedFile } from '../load-order.ts';
import { indexScreener } from '../snapshot/index-screener.ts';
import { RecordStore } from '../snapshot/record-store.ts';
import { RecordsFile } from '../snapshot/records-file.ts';
import type { IndexPlace, Snapshot, SnapshotOrigin } from '../snapshot/snapshot.ts';
import { TieStore } from '../snapshot/tie-store.ts';
import { toLoadedList } from '../snapshot/to-loaded-list.ts';
import type { Archived } from '../versions/archive-lists.ts';
import { loadLists } from './load-lists.ts';
import type { BuiltIndex, LoaderMessage } from './loader-protocol.ts';
import type { BuildFile } from './run-loader.ts';

/** Memory for cached words, filled by searches: enough for about 30,000 customers. */
const WORDS_MB = 32;

/** A snapshot ready for searching, and the files that are not part of it. */
export type LoadResult = {
  readonly snapshot: Snapshot;
  readonly skipped: readonly UnusedFile[];
  readonly refused: readonly UnusedFile[];
  /** Versions as read and stored. */
  readonly versions: readonly ListVersion[];
  readonly archived: readonly Archived[];
};

/**
 * Loads a saved index, or builds it in a separate process, so that requests are answered meanwhile.
 * @param onMessage receives each file as it is read
 * @param build builds the index; a child process if absent
 * @throws ConfigError when the folder cannot be read or the index fails its proof
 */
export async function loadSnapshot(
  request: LoadOrder,
  origin: SnapshotOrigin,
  onMessage: (message: LoaderMessage) => void,
  build?: BuildFile,
): Promise<LoadResult> {
  const { built, index, file, skipped, refused } = await loadLists(request, onMessage, openShared, build);
  const lists = built.versions.map((version) => toLoadedList(version, origin));
  const snapshot = { origin, lists, ...searchable(index, built, file), held: new Map() };
  return { snapshot, skipped, refused, versions: built.versions, archived: built.archived };
}

/** A loaded index ready for searching: the part of a snapshot that does not depend on when its lists were checked. */
type Searchable = Omit<Snapshot, 'origin' | 'lists' | 'held'>;

/**
 * Opens an index that another node saved.
 * @throws Error when it does not match its format
 */
export function openSaved({ index, records, ties, facts }: SavedIndex, file: IndexPlace): Searchable {
  return searchable(openShared(index), { records, ties, controls: facts.controls }, file);
}

function searchable(
  { index, image }: OpenedIndex,
  { records, ties, controls }: Pick<BuiltIndex, 'records' | 'ties' | 'controls'>,
  file: IndexPlace | null,
): Searchable {
  if (records === undefined) throw new Error('The lists were loaded without records.');
  const recordsFile = new RecordsFile(records);
  return {
    screener: indexScreener(index),
    image,
    file,
    records: new RecordStore(index, (position) => recordsFile.read(position)),
    ties: new TieStore(ties),
    controls,
  };
}

type OpenedIndex = { readonly index: Index; readonly image: IndexImage };

/** Opens an index on this thread, with shared memory for cached words. */
function openShared(read: IndexImage): OpenedIndex {
  const image = withRows(withSharedWords(read, WORDS_MB), read.rows);
  return { image, index: openImage(image, loadModel()) };
}
