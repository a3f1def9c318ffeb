import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Storage } from '../../stores/storage.ts';
import type { LoadResult } from '../loading/load-snapshot.ts';
import type { LoaderMessage } from '../loading/loader-protocol.ts';
import type { LoadedList, Snapshot } from '../snapshot/snapshot.ts';
import type { ActivatedVersion, HeldRemovalRow } from '../store/list-version.ts';
import type { ArchiveOrder } from '../versions/compare-lists.ts';
import type { Held } from '../versions/held.ts';
import { rollbackRules, standIns } from '../versions/newest-version.ts';
import { VersionFiles } from '../versions/version-files.ts';
import { OWN_VERSIONS, type VersionShare } from '../versions/version-share.ts';

const DAY_MS = 24 * 3_600_000;

type VersionArchiveOptions = {
  /** Folder of stored listings. */
  readonly dir: string;
  readonly storage: Pick<Storage, 'listVersions' | 'heldRemovals' | 'refusedVersions'>;
  /** Whether a later file without the same listings confirms their removal, in addition to the operator. */
  readonly laterFileConfirms?: boolean;
  /** Days for which the listings of a superseded version are kept. */
  readonly keepDays: number;
  /** Exchanges files with other nodes; no exchange if absent. */
  readonly share?: VersionShare;
  readonly now: () => number;
};

/** Stores every searched version of every list: listings in files, facts in the database. */
export class VersionArchive {
  readonly #options: VersionArchiveOptions;

  constructor(options: VersionArchiveOptions) {
    this.#options = options;
  }

  /** Input for holding back removals and renames: the versions searched so far, and current holds. */
  async archiveOrder(): Promise<ArchiveOrder> {
    const { dir, storage, laterFileConfirms = false, share = OWN_VERSIONS } = this.#options;
    const held: Record<string, Held[]> = {};
    for (const { list, confirmedAt, since: _, ...hold } of await storage.heldRemovals.all()) {
      held[list] ??= [];
      held[list].push({ ...hold, confirmed: confirmedAt !== null });
    }
    const versions = await storage.listVersions.all();
    const searched = new Map((await storage.listVersions.searched()).map((one) => [one.list, one]));
    const proved = [...searched.values()].flatMap(({ list, content }) => (content === null ? [] : [{ list, content }]));
    // For lists without a trusted record of what was searched, the stored versions are the best evidence.
    const claimed = versions.filter(({ list, active }) => active && (searched.get(list)?.content ?? null) === null);
    const earlier = claimed.filter(({ list }) => !searched.has(list));
    const refused = await storage.refusedVersions.all();
    const rules = rollbackRules(versions, refused);
    const newest = standIns(rules.newest, contentByList([...earlier, ...proved]));
    const active = Object.fromEntries(contentByList([...claimed, ...proved]));
    const contents = [...Object.values(held).flat(), ...Object.values(newest)].map(({ content }) => content);
    await share.fetch([...Object.values(active), ...contents.flatMap((content) => content ?? [])]);
    const doubted = [...searched.values()].filter(({ isDoubted }) => isDoubted).map(({ list }) => list);
    return { dir, active, doubted, held, laterFileConfirms, ...rules, newest };
  }

  /** Records a load. The result includes which listings are held, and which of those cannot be searched. */
  async record(loaded: LoadResult, onMessage: (message: LoaderMessage) => void): Promise<LoadResult> {
    const { snapshot, archived } = loaded;
    if (snapshot.origin === 'disk') await this.#refuse(loaded);
    if (snapshot.lists.length === 0) return loaded;
    await this.#record(loaded);
    for (const { list, isUnchecked } of archived) if (isUnchecked === true) onMessage({ kind: 'unchecked', list });
    return { ...loaded, snapshot: withHolds(loaded, await this.#options.storage.heldRemovals.all()) };
  }

  /** Records the files that an operator may accept although they are older than the searched version. */
  async #refuse({ refused }: LoadResult): Promise<void> {
    const { storage, now } = this.#options;
    const older = refused.flatMap(({ path, code = '', reason, version }) => {
      if (code !== 'older' || version === undefined) return [];
      const { id: list, sha256, records, publishedAt } = version;
      const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      const facts = { path, code, reason, bytes, records, publishedAt, refusedAt: now() };
      return [{ list, sha256: sha256.replace(/^sha256:/, ''), ...facts }];
    });
    const known = (await storage.refusedVersions.all()).filter(({ acceptedAt }) => acceptedAt === null);
    if (older.length > 0 || known.length > 0) await storage.refusedVersions.replace(older);
  }

  async #record({ versions, archived }: LoadResult): Promise<void> {
    const { storage, now, share = OWN_VERSIONS } = this.#options;
    const before = (await storage.listVersions.active()).map(({ list }) => list);
    const activated = versions.flatMap((version): ActivatedVersion[] => {
      const kept = archived.find(({ list }) => list === version.id);
      if (kept === undefined) return [];
      const { list, sha256, content, bytes, changes } = kept;
      const lacking = new Set(kept.lacking.map(({ listing }) => listing));
      // A missing held listing keeps its reference to the content that had it, because that may be restored.
      const held = kept.held.map((one) => (lacking.has(one.listing) ? one : { ...one, content }));
      const { publishedAt, records, rejected, file } = version;
      const facts = { version: version.version, publishedAt, records, rejected, fileName: basename(file) };
      return [{ list, sha256, content, bytes, changes, held, checkedAt: Date.parse(version.checkedAt), ...facts }];
    });
    const gone = before.filter((id) => !activated.some(({ list }) => list === id));
    await share.offer([...activated.map(({ content }) => content), ...(await storage.listVersions.contents())]);
    await storage.listVersions.activate(activated, gone, now());
    await this.#prune();
  }

  /**
   * Deletes listings of versions that were not searched for the retention time. Facts about the version and its changes
   * remain.
   */
  async #prune(): Promise<void> {
    const { dir, storage, keepDays, now } = this.#options;
    const store = storage.listVersions;
    const files = new VersionFiles(dir);
    for (const content of await store.expired(now() - keepDays * DAY_MS)) {
      await store.drop(content);
      files.remove(content);
    }
    files.sweep(new Set(await store.contents()), now());
  }
}

const contentByList = (
  versions: readonly { readonly list: string; readonly content: string }[],
): ReadonlyMap<string, string> => new Map(versions.map(({ list, content }) => [list, content]));

/** Adds the held listings that are searched, and the number per list that cannot be. */
function withHolds({ snapshot, archived }: LoadResult, rows: readonly HeldRemovalRow[]): Snapshot {
  const lacking = new Map(archived.map((list) => [list.list, list.lacking]));
  const notSearched = new Set(archived.flatMap((list) => list.lacking.map(({ listing }) => listing)));
  const searched = rows.filter(({ listing }) => !notSearched.has(listing));
  const held = new Map(searched.map(({ list, listing, since }) => [listing, { list, sinceMs: since }]));
  const lists = snapshot.lists.map((list) => ({ ...list, lacking: lackingIn(lacking.get(list.id) ?? []) }));
  return { ...snapshot, lists, held };
}

function lackingIn(held: readonly Held[]): NonNullable<LoadedList['lacking']> | null {
  const contents = new Set(held.flatMap(({ content }) => content ?? []));
  return held.length === 0 ? null : { listings: held.length, contents: [...contents] };
}
