import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkedAgain,
  type DirProgress,
  ListRefused,
  type ListVersion,
  type RefusedFile,
  readDownloaded,
  readListsDir,
  refusedFiles,
} from '@namesake/lists';
import type { SavedFacts } from '../lists/index-file/index-format.ts';
import { contentOf, keyOf } from '../lists/index-file/index-key.ts';
import { RolledBack } from '../lists/loading/rolled-back.ts';
import type { ArchiveOrder } from '../lists/versions/compare-lists.ts';
import type { Held } from '../lists/versions/held.ts';
import { rollbackRules } from '../lists/versions/newest-version.ts';
import { factsOf, type Installation } from './examined.ts';
import type { FoundFile, FoundLists } from './found-lists.ts';
import { type SavedFile, savedFiles } from './saved-files.ts';

type ReadLists = Pick<FoundLists, 'versions' | 'skipped' | 'refused'>;

/**
 * Lists that the next start would find: from a saved index of these files if there is one; otherwise they are read in
 * full, as `namesake lists status` does, which takes seconds.
 * @param onRead receives each file before it is read
 */
export async function findLists(installation: Installation, onRead: (path: string) => void): Promise<FoundLists> {
  const { settings } = installation;
  const [origin, kind] = settings.listsDir === null ? (['download', 'downloads'] as const) : (['disk', 'dir'] as const);
  const dir = settings.listsDir ?? join(settings.dataDir, 'lists');
  const nothing = { origin, dir, versions: [], skipped: [], refused: [], refusedDownloads: [] };
  try {
    const saved = await savedFiles(settings.dataDir);
    const order = archiveOrder(installation);
    const content = saved.length === 0 ? undefined : await contentOf({ kind, dir });
    const facts = content === undefined ? undefined : factsUnder(saved, keyOf(content, dir, order));
    const known = facts && (await asSaved(facts, origin === 'download' ? dir : undefined));
    const read = known ?? (await readWhole(origin, dir, new RolledBack(order), onRead));
    const refusedDownloads = origin === 'download' ? await newlyRefused(dir, read.versions) : [];
    return { ...nothing, ...read, saved, isSaved: known !== undefined, failure: undefined, refusedDownloads };
  } catch (error) {
    return { ...nothing, saved: [], isSaved: false, failure: failureOf(error, dir) };
  }
}

function failureOf(error: unknown, dir: string): string {
  if (error instanceof ListRefused) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `The lists in ${dir} or the saved index cannot be read (${code})`;
}

function factsUnder(saved: readonly SavedFile[], key: string): SavedFacts | undefined {
  const found = saved.find((file) => file.key === key);
  return found !== undefined && 'facts' in found ? found.facts : undefined;
}

/** Undefined if the files have changed since. */
async function asSaved(
  { versions, skipped, refused }: SavedFacts,
  downloads: string | undefined,
): Promise<ReadLists | undefined> {
  try {
    const checked = await Promise.all(versions.map((version) => checkedAgain(version, downloads)));
    const known = checked.filter((version) => version !== undefined);
    return known.length === versions.length ? { versions: known, skipped, refused } : undefined;
  } catch {
    return undefined;
  }
}

async function readWhole(
  origin: FoundLists['origin'],
  dir: string,
  rolledBack: RolledBack,
  onRead: (path: string) => void,
): Promise<ReadLists> {
  const skipped: FoundFile[] = [];
  const refused: FoundFile[] = [];
  const listOf = new Map<string, string>();
  const onProgress = (progress: DirProgress): void => {
    const { path } = progress;
    if (progress.phase === 'reading') onRead(path);
    if (progress.phase === 'loaded') listOf.set(path, progress.version.id);
    if (progress.phase === 'skipped') skipped.push({ path, reason: progress.reason, list: progress.list ?? null });
    if (progress.phase === 'refused') {
      const { reason, list } = progress.refused;
      refused.push({ path, reason, list: list ?? progress.version?.id ?? listOf.get(path) ?? null });
    }
  };
  if (origin === 'disk') {
    const { loaded } = await readListsDir(dir, { onProgress, judge: rolledBack.judge });
    return { versions: loaded, skipped, refused };
  }
  if (!existsSync(dir)) return { versions: [], skipped, refused };
  const { loaded } = await readDownloaded(dir, { onProgress });
  return { versions: loaded, skipped, refused };
}

/** The last refused download of each list, unless a later one was accepted. */
async function newlyRefused(dir: string, versions: readonly ListVersion[]): Promise<readonly RefusedFile[]> {
  const last = await Promise.all(
    versions.map(async ({ id, checkedAt }) => {
      const [newest] = await refusedFiles(dir, id);
      return newest !== undefined && newest.refusedAt > checkedAt ? newest : undefined;
    }),
  );
  return last.filter((file) => file !== undefined);
}

/** Versions and held removals that the next load would use, see `VersionArchive`. */
function archiveOrder(installation: Installation): ArchiveOrder {
  const { settings } = installation;
  const { versions = [], refused = [], holds = [] } = factsOf(installation) ?? {};
  const held: Record<string, Held[]> = {};
  for (const { list, confirmedAt, since: _, ...hold } of holds) {
    held[list] ??= [];
    held[list].push({ ...hold, confirmed: confirmedAt !== null });
  }
  const searched = versions.filter(({ active }) => active);
  return {
    dir: join(settings.dataDir, 'versions'),
    active: Object.fromEntries(searched.map(({ list, content }) => [list, content])),
    // Row proofs are a separate check.
    doubted: [],
    held,
    laterFileConfirms: settings.listsConfirmRemovals === 'later_file',
    ...rollbackRules(versions, refused),
  };
}
