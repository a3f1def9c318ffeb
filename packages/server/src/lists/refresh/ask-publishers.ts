import type { PlannedSource } from '../../config/planned-sources.ts';
import type { LoadTracker } from '../loading/load-tracker.ts';
import type { ListKeeper } from '../state/list-keeper.ts';
import { NotDownloaded } from './not-downloaded.ts';

/** Concurrent downloads, so that one slow publisher does not delay the others. */
const AT_ONCE = 2;

/** Result of one download. */
export type Download = { readonly changed: boolean; readonly checkedAtMs: number; readonly records: number };

/** Progress of a download. */
export type DownloadNews =
  | { readonly kind: 'bytes'; readonly bytes: number; readonly totalBytes: number | null }
  /** Failed; another attempt follows. */
  | { readonly kind: 'waiting'; readonly text: string };

export type AskOptions = {
  /** Folder of downloaded files, including the last good ones. */
  readonly dir: string;
  readonly keeper: ListKeeper;
  readonly tracker: LoadTracker;
  /** @throws NotDownloaded with the reason why there is no new file */
  readonly download: (source: PlannedSource, dir: string, tell: (news: DownloadNews) => void) => Promise<Download>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
};

/** The result of asking one publisher. */
export type AskedPublisher = {
  readonly source: PlannedSource;
  readonly result: 'updated' | 'unchanged' | NotDownloaded;
};

/** Asks the publishers of these lists, a few at a time. Failures are recorded as problems of the lists. */
export async function askPublishers(
  sources: readonly PlannedSource[],
  options: AskOptions,
): Promise<readonly AskedPublisher[]> {
  const queue = [...sources];
  const track = options.tracker.downloads(queue.length);
  const asked: AskedPublisher[] = [];
  const worker = async (): Promise<void> => {
    for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
      const { id } = source;
      const bytes = (done: number, of: number | null): void => track.bytes(id, done, of);
      asked.push({ source, result: await ask(source, options, bytes) });
      track.done(id);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    track.end();
  }
  return asked;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function ask(
  source: PlannedSource,
  { dir, keeper, download, report }: AskOptions,
  onBytes: (bytes: number, totalBytes: number | null) => void,
): Promise<AskedPublisher['result']> {
  const { id, title } = source;
  try {
    const { changed, checkedAtMs, records } = await download(source, dir, (news) => {
      if (news.kind === 'bytes') onBytes(news.bytes, news.totalBytes);
      else report(`  ${id}: ${news.text}`);
    });
    if (changed) report(`  ${id}: downloaded and verified, ${records} records (${title})`);
    keeper.checked(id, checkedAtMs);
    return changed ? 'updated' : 'unchanged';
  } catch (error) {
    const failure = error instanceof NotDownloaded ? error : new NotDownloaded(messageOf(error));
    keeper.problem(id, failure.message, failure.kind);
    return failure;
  }
}
