import { type Index, type IndexImage, loadModel, openImage, withSharedWords } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { indexScreener } from '../../search/screener/index-screener.ts';
import { RecordStore } from '../snapshot/record-store.ts';
import { RecordsFile } from '../snapshot/records-file.ts';
import type { Snapshot, SnapshotOrigin } from '../snapshot/snapshot.ts';
import { TieStore } from '../snapshot/tie-store.ts';
import { toLoadedList } from '../snapshot/to-loaded-list.ts';
import type { LoadOrder, UnusedFile } from '../types/load-order.ts';
import type { Archived } from '../versions/archive-lists.ts';
import { loadLists } from './load-lists.ts';
import type { LoaderMessage } from './loader-protocol.ts';
import type { BuildFile } from './run-loader.ts';

/** Memory for words, which fills as new ones are asked for: those of some thirty thousand customers. */
const WORDS_MB = 32;

/** A snapshot ready to be searched, and the files that are not in it. */
export type LoadResult = {
  readonly snapshot: Snapshot;
  readonly skipped: readonly UnusedFile[];
  readonly refused: readonly UnusedFile[];
  /** Versions as they were read and kept. */
  readonly versions: readonly ListVersion[];
  readonly archived: readonly Archived[];
};

/**
 * Loads a saved index, or reads lists and builds it in a process of its own, so that requests are answered meanwhile.
 *
 * @param onMessage receives each file as it is read
 * @param build where it is built; a child process where absent
 * @throws ConfigError when the folder could not be read or the index is no good
 */
export async function loadSnapshot(
  request: LoadOrder,
  origin: SnapshotOrigin,
  onMessage: (message: LoaderMessage) => void,
  build?: BuildFile,
): Promise<LoadResult> {
  const { built, index: opened, skipped, refused } = await loadLists(request, onMessage, openShared, build);
  const lists = built.versions.map((version) => toLoadedList(version, origin));
  if (built.records === undefined) throw new Error('The lists were loaded without records.');
  const file = new RecordsFile(built.records);
  const records = new RecordStore(opened.index, (position) => file.read(position));
  const ties = new TieStore(built.ties);
  const snapshot: Snapshot = {
    origin,
    lists,
    screener: indexScreener(opened.index),
    image: opened.image,
    records,
    ties,
    held: new Map(),
    controls: built.controls,
  };
  return { snapshot, skipped, refused, versions: built.versions, archived: built.archived };
}

/** Opens an index for this thread, with memory for what it and others work out of words. */
function openShared(read: IndexImage): { readonly index: Index; readonly image: IndexImage } {
  const image = withSharedWords(read, WORDS_MB);
  return { image, index: openImage(image, loadModel()) };
}
