import { downloadedFiles } from '@namesake/lists';
import type { ListKeeper } from '../state/list-registry.ts';

/** How often it is looked whether a command downloaded or accepted a file. */
const LOOK_EVERY_MS = 30_000;

export type WatchOptions = {
  /** Folder of all downloads. */
  readonly dir: string;
  readonly keeper: Pick<ListKeeper, 'current'>;
  /** Whether this process is at it itself. */
  readonly isBusy: () => boolean;
  readonly reload: () => Promise<void>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  readonly lookEveryMs?: number;
};

/**
 * Loads what another process put among the downloads, as `namesake lists refresh` and `lists accept` do. Files that
 * were tried once and could not be loaded are not tried again until they change. Gives what stops it.
 */
export function watchDownloads(options: WatchOptions): () => void {
  const { dir, keeper, isBusy, reload, report, lookEveryMs = LOOK_EVERY_MS } = options;
  let tried = '';
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking || isBusy()) return;
    looking = true;
    try {
      const files = await downloadedFiles(dir);
      const loaded = new Set(keeper.current()?.lists.map(({ id, sha256 }) => `${id}:${sha256}`));
      const fresh = files.filter(({ list, sha256 }) => !loaded.has(`${list}:${sha256}`));
      const seen = fresh.map(({ list, sha256 }) => `${list}:${sha256}`).join();
      if (fresh.length > 0 && seen !== tried && !isBusy()) {
        tried = seen;
        report(`Another process changed ${fresh.map(({ list }) => list).join(', ')}: loading the lists again`);
        await reload();
      }
    } catch (error) {
      report(`Lists were not loaded again: ${error instanceof Error ? error.message : String(error)}`);
    }
    looking = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
