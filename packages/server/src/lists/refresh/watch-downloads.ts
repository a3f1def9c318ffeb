import { type DownloadedHash, downloadedFiles } from '@namesake/lists';
import type { ChangeLists, Load } from '../load.ts';
import type { ListSync } from '../sharing/list-sync.ts';
import type { ListKeeper } from '../state/list-keeper.ts';

/** Interval of checks for files that a command downloaded or accepted. */
const LOOK_EVERY_MS = 30_000;

type WatchOptions = {
  /** Folder of all downloads. */
  readonly dir: string;
  readonly keeper: Pick<ListKeeper, 'current' | 'knowledge'>;
  readonly sync: Pick<ListSync, 'isShared'>;
  readonly change: ChangeLists;
  /** Whether this process is loading lists itself. */
  readonly isBusy: () => boolean;
  readonly reload: (load: Load) => Promise<void>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  readonly lookEveryMs?: number;
};

/**
 * Loads files that another process placed among the downloads, as `namesake lists refresh` and `lists accept` do. Files
 * that failed to load once are not tried again until they change. Returns the function that stops it.
 */
export function watchDownloads(options: WatchOptions): () => void {
  const { change, isBusy, reload, report, lookEveryMs = LOOK_EVERY_MS } = options;
  let tried = '';
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking || isBusy()) return;
    looking = true;
    try {
      const fresh = await freshFiles(options);
      const seen = fresh.map(({ list, sha256 }) => `${list}:${sha256}`).join();
      if (fresh.length > 0 && seen !== tried && !isBusy()) {
        tried = seen;
        report(`Another process changed ${fresh.map(({ list }) => list).join(', ')}: loading the lists again`);
        await change(async (load) => {
          if ((await freshFiles(options)).length > 0) await reload(load);
        });
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

/** Files that are not searched. If nodes share the lists, files from this node's last turn do not count. */
async function freshFiles({ dir, keeper, sync }: WatchOptions): Promise<readonly DownloadedHash[]> {
  const loaded = new Map(keeper.current()?.lists.map((list) => [list.id, list]));
  const { checkedAtMs } = keeper.knowledge();
  return (await downloadedFiles(dir)).filter(({ list, sha256, checkedAt }) => {
    const known = loaded.get(list);
    const isLater = Date.parse(checkedAt) > Math.max(checkedAtMs[list] ?? 0, known?.checkedAtMs ?? 0);
    return known?.sha256 !== sha256 && (!sync.isShared || isLater);
  });
}
