import { existsSync } from 'node:fs';
import { type ListVersion, REFUSAL_CODES, type RefusedFile } from '@namesake/lists';
import type { Storage } from '../../stores/storage.ts';
import type { RefusedVersionRow, RefusedVersionStore } from '../store/refused-version-store.ts';
import { rollbackRules, rolledBackBy } from '../versions/newest-version.ts';
import type { RefusedLists } from './refused-lists.ts';

type DiskRefusedOptions = {
  readonly store: RefusedVersionStore;
  /** Reads the folder of lists again. */
  readonly reload: () => Promise<void>;
  readonly now: () => number;
};

/**
 * Files in a folder of lists that are older than what is searched: they stay in place, and an operator may accept them.
 */
export function diskRefused({ store, reload, now }: DiskRefusedOptions): RefusedLists {
  return {
    list: async (id) => (await store.all()).filter(({ list }) => list === id).flatMap(toRefusedFile),
    accept: async (id, sha256) => {
      await store.accept(id, sha256, now());
      await reload();
    },
  };
}

/** In the form of refused downloads; empty if the file was accepted or is gone. */
export function toRefusedFile(row: RefusedVersionRow): readonly RefusedFile[] {
  const { list, sha256, reason, refusedAt, bytes, path, acceptedAt } = row;
  const code = REFUSAL_CODES.find((known) => known === row.code);
  if (acceptedAt !== null || code === undefined || !existsSync(path)) return [];
  return [{ list, sha256, code, reason, refusedAt: new Date(refusedAt).toISOString(), bytes, acceptable: true }];
}

/** Text that changes when another file is accepted. */
export async function acceptedText(store: Pick<RefusedVersionStore, 'all'>): Promise<string> {
  const accepted = (await store.all()).filter(({ acceptedAt }) => acceptedAt !== null);
  return accepted.map(({ list, sha256 }) => `${list}@${sha256}`).join('\n');
}

/**
 * Accepts those of these files that are older than what is searched; an operator approved them before they reached the
 * folder.
 */
export async function acceptOlder(
  { listVersions, refusedVersions }: Pick<Storage, 'listVersions' | 'refusedVersions'>,
  files: readonly ListVersion[],
  atMs: number,
): Promise<void> {
  const known = await refusedVersions.all();
  const rules = rollbackRules(await listVersions.all(), known);
  const older = files.filter((file) => rolledBackBy(file, rules) !== undefined);
  if (older.length === 0) return;
  const rows = older.map(({ id: list, sha256, records, publishedAt, file: path }) => {
    const facts = { code: 'older', reason: 'is older than what was searched until now', path, bytes: 0 };
    return { list, sha256: sha256.replace(/^sha256:/, ''), records, publishedAt, refusedAt: atMs, ...facts };
  });
  await refusedVersions.replace([...known.filter(({ acceptedAt }) => acceptedAt === null), ...rows]);
  for (const { list, sha256 } of rows) await refusedVersions.accept(list, sha256, atMs);
}
