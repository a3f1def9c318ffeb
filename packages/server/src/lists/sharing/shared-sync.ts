import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { StorageUnavailable } from '../../lib/errors/storage-problem.ts';
import type { SharedStores } from '../../stores/storage.ts';
import { codeHash } from '../index-file/code-hash.ts';
import type { LoadResult, loadSnapshot } from '../loading/load-snapshot.ts';
import type { IndexPlace, Snapshot } from '../snapshot/snapshot.ts';
import type { ListKeeper } from '../state/list-keeper.ts';
import type { Publication, PublishedFile } from '../store/publication-store.ts';
import type { VersionShare } from '../versions/version-share.ts';
import type { ListSync, RoundPlan } from './list-sync.ts';
import { openPublished } from './open-published.ts';
import { identityOf, type PublishedLists, type PublishedVersion } from './published-lists.ts';
import type { SharedDownloads } from './shared-downloads.ts';

/** An unreferenced blob may belong to a publication in progress. */
const SWEEP_AFTER_MS = 3_600_000;

type SharedSyncOptions = {
  readonly shared: SharedStores;
  readonly keeper: ListKeeper;
  /** Id of this node. */
  readonly node: string;
  readonly dataDir: string;
  readonly versions: VersionShare;
  /** Null if lists are in a folder that all nodes see. */
  readonly downloads: SharedDownloads | null;
  /** Builds an index from stored versions. */
  readonly load: typeof loadSnapshot;
  /** Called with each snapshot of another node before it is searched. */
  readonly onLoaded: (snapshot: Snapshot) => Promise<void>;
  readonly report: (line: string) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** Lists loaded by this node, as it can publish them. */
type OwnLists = { readonly index: IndexPlace | null; readonly versions: readonly PublishedVersion[] };

/** The lists of all nodes: one at a time changes and publishes them, the others take them over. */
export class SharedSync implements ListSync {
  plan: RoundPlan | null = null;
  basis: string | null = null;
  readonly isShared = true;
  readonly #options: SharedSyncOptions;
  readonly #stop = new AbortController();
  #last: Promise<unknown> = Promise.resolve();
  /** The publication whose lists this node searches. */
  #current: Publication | undefined;
  /** Number of the newest publication that was read. */
  #seq = 0;
  #identity: string | undefined;
  #body: PublishedLists | undefined;
  #own: (OwnLists & { readonly records: Snapshot['records'] }) | undefined;
  #problem: string | undefined;
  #behindSinceMs: number | undefined;
  #isUnpublished = false;
  /** A pending query: callers that arrive in the meantime share its answer. */
  #asked: Promise<boolean> | undefined;

  constructor(options: SharedSyncOptions) {
    this.#options = options;
  }

  get problem(): string | undefined {
    return this.#problem;
  }

  get isOtherCode(): boolean {
    return this.#current !== undefined && this.#current.codeHash !== codeHash();
  }

  lagMs(): number {
    return this.#behindSinceMs === undefined ? 0 : Math.max(0, this.#options.now() - this.#behindSinceMs);
  }

  isNewest(): Promise<boolean> {
    this.#asked ??= setImmediate().then(() => {
      this.#asked = undefined;
      return this.#isNewest();
    });
    return this.#asked;
  }

  async #isNewest(): Promise<boolean> {
    const newest = await this.#options.shared.publications.newestSeq();
    if (newest === (this.#current?.seq ?? 0)) return true;
    void this.follow();
    return false;
  }

  locked<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue(() => this.#locked(work));
  }

  async follow(): Promise<void> {
    // Publishes what could not be published before, unless another node was faster.
    if (this.#isUnpublished) return this.locked(async () => {}).catch(() => {});
    await this.#queue(() => this.#follow()).catch(() => {});
  }

  loaded({ snapshot, versions: loaded, archived }: LoadResult): void {
    const contents = new Map(archived.map(({ list, content }) => [list, content]));
    const versions = loaded.map((version) => ({ version, content: contents.get(version.id) ?? null }));
    this.#own = { index: snapshot.file, versions, records: snapshot.records };
  }

  async fetchRefused(list: string): Promise<void> {
    const isWanted = (path: string): boolean => path.startsWith(`${list}/refused/`) && path.endsWith('.meta.refused');
    await this.#queue(async () => this.#options.downloads?.fetch(this.#current?.files ?? [], isWanted));
  }

  close(): void {
    this.#stop.abort();
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    const { shared, downloads } = this.#options;
    const release = await shared.listLock.take(this.#stop.signal);
    try {
      // From a folder everything can be rebuilt, whatever part of the publication is damaged.
      await this.#follow().catch((error: unknown) => {
        if (downloads !== null || error instanceof StorageUnavailable) throw error;
      });
      await downloads?.fetch(this.#current?.files ?? []);
      try {
        return await work();
      } finally {
        await this.#publish();
      }
    } finally {
      await release();
    }
  }

  async #follow(): Promise<void> {
    const { publications } = this.#options.shared;
    const seq = await publications.newestSeq();
    if (seq === (this.#current?.seq ?? 0)) return;
    this.#behindSinceMs ??= this.#options.now();
    const newest = await publications.newest();
    if (newest === undefined) return;
    this.#seq = newest.seq;
    const body: PublishedLists = JSON.parse(newest.body);
    try {
      await this.#take(newest, body);
    } catch (error) {
      this.#blame(body, error);
      throw error;
    }
    [this.plan, this.basis, this.#body, this.#current] = [body.plan, body.basis, body, newest];
    [this.#problem, this.#behindSinceMs] = [undefined, undefined];
  }

  async #take(publication: Publication, body: PublishedLists): Promise<void> {
    const { keeper, shared, onLoaded, report } = this.#options;
    const identity = identityOf(publication.index?.key, body.versions);
    if (body.origin !== 'sample' && (identity !== this.#identity || keeper.current() === undefined)) {
      const inBackground = keeper.current() !== undefined;
      const snapshot = await openPublished(publication, body, { ...this.#options, blobs: shared.blobs, inBackground });
      await onLoaded(snapshot);
      keeper.adopt(snapshot);
      this.#own = undefined;
      report(
        `Searches the lists that node ${publication.node} published: ${body.lists.map(({ id }) => id).join(', ')}`,
      );
    } else if (body.origin !== 'sample' && !isDeepStrictEqual([body.lists, body.held], describedBy(keeper.current())))
      keeper.describe(body.lists, new Map(body.held));
    this.#identity = identity;
    keeper.learn(body.knowledge);
  }

  /** The loaded lists stay in use, and age. */
  #blame({ lists }: PublishedLists, error: unknown): void {
    const { keeper, report } = this.#options;
    const reason = error instanceof Error ? error.message : String(error);
    const problem = `This node cannot load the newest lists: ${reason}`;
    if (problem === this.#problem) return;
    this.#problem = problem;
    report(problem);
    const loaded = keeper.current()?.lists ?? [];
    for (const { id, sha256 } of lists)
      if (!loaded.some((list) => list.id === id && list.sha256 === sha256)) keeper.problem(id, problem, 'failed');
  }

  async #publish(): Promise<void> {
    const { shared, node, now, report } = this.#options;
    const { publications, blobs } = shared;
    const snapshot = this.#options.keeper.current();
    if (snapshot === undefined) return;
    const body = this.#bodyOf(snapshot);
    const own = this.#ownOf(snapshot);
    const index = own === undefined ? (this.#current?.index ?? null) : own.index;
    const identity = identityOf(index?.key, body.versions);
    if (identity === this.#identity && isDeepStrictEqual(body, this.#body)) return;
    this.#isUnpublished = true;
    const stored = own?.index ? { key: own.index.key, blob: (await blobs.put(own.index.path)).hash } : null;
    const files: readonly PublishedFile[] = (await this.#options.downloads?.offer()) ?? [];
    const made = {
      at: now(),
      node,
      codeHash: own === undefined ? (this.#current?.codeHash ?? codeHash()) : codeHash(),
      index: own === undefined ? (this.#current?.index ?? null) : stored,
      files,
      body: JSON.stringify(body),
    };
    const isPublished = await publications.publish(made, this.#seq);
    this.#isUnpublished = false;
    if (!isPublished) {
      report('Another node published the lists meanwhile: this node takes those over.');
      return this.#follow();
    }
    this.#seq += 1;
    this.#current = { ...made, seq: this.#seq };
    [this.#problem, this.#behindSinceMs] = [undefined, undefined];
    [this.#identity, this.#body] = [identity, JSON.parse(made.body)];
    await blobs.sweep(now() - SWEEP_AFTER_MS);
  }

  /** The lists this node loaded itself; undefined if it searches a publication of another node. */
  #ownOf({ records }: Snapshot): OwnLists | undefined {
    return this.#own?.records === records ? this.#own : undefined;
  }

  #bodyOf(snapshot: Snapshot): PublishedLists {
    const { origin, lists, held } = snapshot;
    const versions = this.#ownOf(snapshot)?.versions ?? this.#body?.versions ?? [];
    const knowledge = this.#options.keeper.knowledge();
    // As it reads back: JSON drops undefined members.
    return JSON.parse(
      JSON.stringify({ origin, versions, lists, held: [...held], knowledge, plan: this.plan, basis: this.basis }),
    );
  }
}

function describedBy(snapshot: Snapshot | undefined): unknown {
  return JSON.parse(JSON.stringify([snapshot?.lists ?? [], [...(snapshot?.held ?? [])]]));
}
