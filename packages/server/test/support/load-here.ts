import { ConfigError } from '../../src/lib/errors/config-error.ts';
import type { VersionArchive } from '../../src/lists/history/version-archive.ts';
import { type ChangeLists, changingLists } from '../../src/lists/load.ts';
import { buildIndexFile } from '../../src/lists/loading/build-index-file.ts';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { LoadTracker } from '../../src/lists/loading/load-tracker.ts';
import type { BuildFile } from '../../src/lists/loading/run-loader.ts';
import { SingleNodeSync } from '../../src/lists/sharing/list-sync.ts';
import type { ListKeeper } from '../../src/lists/state/list-keeper.ts';

const buildHere: BuildFile = async (order, onMessage) => {
  try {
    return await buildIndexFile(order, onMessage, async () => {});
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
};

/** `loadSnapshot` without its child process, which costs a second of CPU time to start. The result is the same. */
export const loadHere: typeof loadSnapshot = (request, origin, onMessage) =>
  loadSnapshot(request, origin, onMessage, buildHere);

/** Loads and keeps the versions, as a service does; the lists are not searched. */
export const loadKept =
  (versionArchive: VersionArchive, load = loadHere): typeof loadSnapshot =>
  async (request, origin, onMessage) => {
    const archive = await versionArchive.archiveOrder();
    return versionArchive.record(await load({ ...request, archive }, origin, onMessage), onMessage);
  };

type ChangingOptions = {
  readonly load?: typeof loadSnapshot;
  readonly sync?: SingleNodeSync;
  readonly tracker?: LoadTracker;
};

/** Loads lists without keeping their versions, and searches them. */
export const changingHere = (
  keeper: ListKeeper,
  { load = loadHere, sync = new SingleNodeSync(), tracker = new LoadTracker() }: ChangingOptions = {},
): ChangeLists =>
  changingLists({
    sync,
    tracker,
    versionArchive: null,
    build: load,
    contacts: async () => new Map(),
    onLoaded: async () => {},
    keeper,
  });
