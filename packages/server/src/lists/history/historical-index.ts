import type { ListVersion } from '@namesake/lists';
import type { loadSnapshot } from '../loading/load-snapshot.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { StoredListVersion } from '../store/list-version.ts';
import { VersionFiles } from '../versions/version-files.ts';
import { OWN_VERSIONS, type VersionShare } from '../versions/version-share.ts';

/** An index with its records takes about twice the size of the listings. */
const BYTES_PER_BYTE = 2;
const IDLE_MS = 10 * 60_000;

type HistoricalIndexOptions = {
  /** Folder of stored listings. */
  readonly dir: string;
  readonly load: typeof loadSnapshot;
  /** Maximum memory of an index of earlier versions, in bytes. */
  readonly mostBytes: number;
  /** Exchanges files with other nodes; no exchange if absent. */
  readonly share?: VersionShare;
};

/**
 * Indexes of earlier versions, for searches as of a date. At most one is in memory, and it is dropped after ten minutes
 * without a search.
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

  /** Whether an index of these versions fits the memory budget. */
  fits(versions: readonly StoredListVersion[]): boolean {
    const bytes = versions.reduce((sum, version) => sum + version.bytes, 0);
    return bytes * BYTES_PER_BYTE <= this.#options.mostBytes;
  }

  /** Versions whose stored listings are neither in the folder nor on other nodes. */
  async absent(versions: readonly StoredListVersion[]): Promise<readonly StoredListVersion[]> {
    await this.#fetch(versions);
    const files = new VersionFiles(this.#options.dir);
    return versions.filter(({ content }) => !files.has(content));
  }

  /** An index of these versions, whose listings must be stored. Loads one at a time. */
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
    // The queue must not keep the loaded index reachable.
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
