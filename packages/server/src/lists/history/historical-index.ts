import type { ListVersion } from '@namesake/lists';
import type { loadSnapshot } from '../loading/load-snapshot.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { StoredListVersion } from '../store/list-version.ts';
import { VersionFiles } from '../versions/version-files.ts';
import { OWN_VERSIONS, type VersionShare } from '../versions/version-share.ts';

/** An index and its records take about as much again as the listings they are made from. */
const BYTES_PER_BYTE = 2;
const IDLE_MS = 10 * 60_000;

type HistoricalIndexOptions = {
  /** Folder of the stored listings. */
  readonly dir: string;
  readonly load: typeof loadSnapshot;
  /** Most memory that an index of earlier versions may take, in bytes. */
  readonly mostBytes: number;
  /** Exchanges the files with other nodes; nobody where absent. */
  readonly share?: VersionShare;
};

/**
 * Indexes of earlier versions, for searches as of a date. At most one is in memory, and none after ten minutes without
 * a search.
 */
export class HistoricalIndex {
  readonly #options: HistoricalIndexOptions;
  #key = '';
  #snapshot: Promise<Snapshot> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: HistoricalIndexOptions) {
    this.#options = options;
  }

  /** Whether an index of these versions stays within the budget. */
  fits(versions: readonly StoredListVersion[]): boolean {
    const bytes = versions.reduce((sum, version) => sum + version.bytes, 0);
    return bytes * BYTES_PER_BYTE <= this.#options.mostBytes;
  }

  /** Those of these versions whose stored listings are neither in the folder nor with other nodes. */
  async absent(versions: readonly StoredListVersion[]): Promise<readonly StoredListVersion[]> {
    await this.#fetch(versions);
    const files = new VersionFiles(this.#options.dir);
    return versions.filter(({ content }) => !files.has(content));
  }

  /** These versions, ready to be searched; they must be kept. Loads one after another, never two at a time. */
  of(versions: readonly StoredListVersion[]): Promise<Snapshot> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#forget(), IDLE_MS);
    this.#timer.unref();
    const key = versions.map(({ seq }) => seq).join();
    if (this.#snapshot !== undefined && this.#key === key) return this.#snapshot;
    this.#forget();
    const loading = this.#turn.then(() => this.#load(versions));
    [this.#key, this.#snapshot, this.#turn] = [key, loading, loading.catch(() => {})];
    loading.catch(() => {
      if (this.#snapshot === loading) this.#forget();
    });
    return loading;
  }

  async #fetch(versions: readonly StoredListVersion[]): Promise<void> {
    const { share = OWN_VERSIONS } = this.#options;
    await share.fetch(versions.map(({ content }) => content));
  }

  #forget(): void {
    this.#snapshot = undefined;
    // What was loaded must not stay reachable through the queue.
    this.#turn = this.#turn.then(() => undefined);
  }

  async #load(versions: readonly StoredListVersion[]): Promise<Snapshot> {
    const { dir, load } = this.#options;
    await this.#fetch(versions);
    const contents = versions.map((version) => ({ content: version.content, version: toListVersion(version) }));
    return (await load({ kind: 'stored', dir, contents }, 'download', () => {})).snapshot;
  }
}

function toListVersion(stored: StoredListVersion): ListVersion {
  const { list: id, sha256, version, publishedAt, records, rejected, fileName: file } = stored;
  const checkedAt = new Date(stored.checkedAt).toISOString();
  const facts = { title: id, publisher: '', sourceUrl: '', file };
  return { id, ...facts, version, publishedAt, checkedAt, records, rejected, sha256: `sha256:${sha256}` };
}
