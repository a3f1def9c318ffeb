import { runInThread } from '../../lib/threads/run-in-thread.ts';
import type { DiffRequest, VersionDiff } from './diff-thread.ts';
import { OWN_VERSIONS, type VersionShare } from './version-share.ts';

const ENTRY = new URL('./diff-thread.ts', import.meta.url);
/** Cached comparisons: enough for users who page through a few at a time. */
const MAX_KEPT = 8;

/** Compares stored versions of lists on a separate thread, because a large list must not delay searches. */
export class VersionReader {
  readonly #dir: string;
  readonly #share: Pick<VersionShare, 'fetch'>;
  readonly #diffs = new Map<string, Promise<VersionDiff>>();

  /** @param share exchanges files with other nodes; no exchange if absent */
  constructor(dir: string, share: Pick<VersionShare, 'fetch'> = OWN_VERSIONS) {
    this.#dir = dir;
    this.#share = share;
  }

  /** @throws Error when a content is not stored */
  diff(from: string, to: string): Promise<VersionDiff> {
    const key = `${from}..${to}`;
    const known = this.#diffs.get(key) ?? this.#compare(from, to);
    this.#diffs.delete(key);
    this.#diffs.set(key, known);
    known.catch(() => this.#diffs.delete(key));
    const oldest = this.#diffs.keys().next();
    if (this.#diffs.size > MAX_KEPT && oldest.done !== true) this.#diffs.delete(oldest.value);
    return known;
  }

  async #compare(from: string, to: string): Promise<VersionDiff> {
    await this.#share.fetch([from, to]);
    const request: DiffRequest = { dir: this.#dir, from, to };
    return runInThread(ENTRY, request, { isBackground: true, endedText: 'The comparison ended without a result.' });
  }
}
