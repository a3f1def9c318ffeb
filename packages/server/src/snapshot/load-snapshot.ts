import { Worker } from 'node:worker_threads';
import { diagnose, findByName, loadModel, openIndex, screen, unpackIndex } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { ConfigError } from '../config/config-error.ts';
import type { Archived } from '../versions/archive-lists.ts';
import type { LoaderMessage, LoadOrder, UnusedFile } from './loader-protocol.ts';
import { RecordStore } from './record-store.ts';
import type { LoadedList, Snapshot, SnapshotOrigin } from './snapshot.ts';

/**
 * A small young generation keeps the loader's garbage from piling up: 150 MB less resident memory right after a load.
 * The old generation holds all listings while the index is built, about 5 kB each.
 */
const LOADER_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 2_048 };

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
 * Reads lists and builds their index in a thread of its own, so that requests are answered meanwhile.
 *
 * @param onMessage is told of each file as it is read
 * @throws ConfigError when the folder could not be read or the index is no good
 */
export async function loadSnapshot(
  request: LoadOrder,
  origin: SnapshotOrigin,
  onMessage: (message: LoaderMessage) => void,
): Promise<LoadResult> {
  const skipped: UnusedFile[] = [];
  const refused: UnusedFile[] = [];
  const built = await new Promise<Extract<LoaderMessage, { kind: 'built' }>>((resolve, reject) => {
    const thread = new Worker(new URL('./loader-thread.ts', import.meta.url), {
      workerData: request,
      resourceLimits: LOADER_LIMITS,
    });
    thread.on('message', (message: LoaderMessage) => {
      if (message.kind === 'skipped') skipped.push(message.file);
      if (message.kind === 'refused') refused.push(message.file);
      if (message.kind === 'built') resolve(message);
      else if (message.kind === 'failed') reject(new ConfigError(message.reason));
      else onMessage(message);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The loader ended before the lists were read.')));
  });
  const index = openIndex(unpackIndex(built.index), loadModel());
  const screener: Snapshot['screener'] = {
    screen: (query, policy) => screen(index, query, policy),
    diagnose: (query, policy, id) => diagnose(index, query, policy, id),
    findByName: (name) => findByName(index, name),
    entityOf: (id) => index.entityOf(id),
  };
  const lists = built.versions.map(toLoadedList);
  const records = new RecordStore(built.records);
  const snapshot: Snapshot = { origin, lists, screener, records, held: new Map(), controls: built.controls };
  return { snapshot, skipped, refused, versions: built.versions, archived: built.archived };
}

function toLoadedList(version: ListVersion): LoadedList {
  const { id, title, publisher, publishedAt, records, sourceUrl } = version;
  return {
    id,
    title,
    publisher,
    version: version.version,
    publishedAt,
    checkedAtMs: Date.parse(version.checkedAt),
    records,
    sha256: version.sha256.replace(/^sha256:/, ''),
    sourceUrl,
  };
}
