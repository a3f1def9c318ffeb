import { join } from 'node:path';
import type { IndexImage } from '@namesake/engine';
import { checkedAgain, type ListVersion } from '@namesake/lists';
import { savedName } from '../index-file/index-file-name.ts';
import { findSaved } from '../index-file/index-files.ts';
import type { KeptList, LoadFacts } from '../index-file/index-format.ts';
import { contentOf, keyOf, type MadeOf } from '../index-file/index-key.ts';
import { findRows } from '../index-file/rows-file.ts';
import type { LoadOrder } from '../load-order.ts';
import type { ArchiveOrder } from '../versions/compare-lists.ts';
import { rolledBackBy } from '../versions/newest-version.ts';
import { VersionFiles } from '../versions/version-files.ts';
import type { LoaderMessage } from './loader-protocol.ts';
import { type BuildFile, type LoaderResult, runLoader } from './run-loader.ts';

/** Outcome of a load of either kind, with the opened index. */
type LoadedLists<Index> = LoaderResult & { readonly index: Index };

/**
 * Loads the index of lists: the saved one if files, decisions and code are unchanged; otherwise it is built in a
 * separate process. Result and reports are the same.
 * @param onMessage receives each file
 * @param open prepares an index for searching; if it throws on a saved index, the index is rebuilt
 * @param build builds the index; a child process if absent
 * @throws ConfigError when the folder cannot be read or the index fails its proof
 */
export async function loadLists<Index>(
  order: LoadOrder,
  onMessage: (message: LoaderMessage) => void,
  open: (image: IndexImage) => Index,
  build?: BuildFile,
): Promise<LoadedLists<Index>> {
  const content = order.saved === undefined ? undefined : await contentOf(order);
  const saved = content === undefined ? undefined : await loadSaved(order, content, onMessage, open);
  if (saved !== undefined) return saved;
  const result = await runLoader({ ...order, ...(content === undefined ? {} : { content }) }, onMessage, build);
  return { ...result, index: open(result.built.index) };
}

async function loadSaved<Index>(
  order: LoadOrder,
  content: MadeOf,
  onMessage: (message: LoaderMessage) => void,
  open: (image: IndexImage) => Index,
): Promise<LoadedLists<Index> | undefined> {
  const { saved, archive } = order;
  if (saved === undefined || order.kind === 'sample') return undefined;
  const startedMs = performance.now();
  const tell = (text: string): void => onMessage({ kind: 'saved', text });
  const key = keyOf(content, order.dir, archive);
  const found = await findSaved(saved.dir, saved.user, key, tell);
  if (found === undefined) return undefined;
  const { facts, records, ties } = found;
  const versions = await checkedVersions(order, facts.versions);
  if (versions === undefined || (archive !== undefined && !isStillSo(archive, facts))) return undefined;
  const files = archive && new VersionFiles(archive.dir);
  if (files !== undefined && !facts.kept.every((kept) => isStoredAsThen(files, kept))) return undefined;
  const file = { path: join(saved.dir, savedName(saved.user, key)), key };
  const rows = await findRows(file);
  const image = rows === undefined ? found.index : { ...found.index, rows };
  const index = opened(image, tell, open);
  if (index === undefined) return undefined;
  // Reported like files just read, before lists are compared with each other.
  for (const { warnings: _, effects: __, ...version } of versions) onMessage({ kind: 'read', version });
  for (const file of facts.skipped) onMessage({ kind: 'skipped', file });
  for (const file of facts.refused) onMessage({ kind: 'refused', file });
  for (const { id: list, warnings = [] } of versions)
    if (warnings.length > 0) onMessage({ kind: 'warnings', list, count: warnings.length });
  tell(`the index was saved, loaded in ${Math.round(performance.now() - startedMs)} ms`);
  // The searched versions are the same as before: nothing changed.
  const archived = facts.kept.map((kept) => ({ ...kept, changes: [] }));
  const built = { index: image, records, ties, versions, archived, controls: facts.controls };
  return { built, index, file, skipped: facts.skipped, refused: facts.refused };
}

/** Whether the same content is stored, and missing, as when the index was saved: a backup may have been restored. */
function isStoredAsThen(files: VersionFiles, { content, lacking }: KeptList): boolean {
  return files.has(content) && !lacking.some((held) => held.content !== null && files.has(held.content));
}

/** Whether the same files are older than what was searched as when the index was made, and the same ones accepted. */
function isStillSo(archive: ArchiveOrder, { versions, refused }: LoadFacts): boolean {
  const older = refused.flatMap(({ code, version }) => (code === 'older' && version !== undefined ? [version] : []));
  const isNewest = (version: ListVersion): boolean => archive.newest[version.id]?.version.sha256 === version.sha256;
  return (
    versions.every((version) => (version.isKept === true ? isNewest(version) : !rolledBackBy(version, archive))) &&
    older.every((version) => rolledBackBy(version, archive) !== undefined)
  );
}

/** The versions according to the current files; undefined if they differ. */
async function checkedVersions(
  order: LoadOrder,
  versions: readonly ListVersion[],
): Promise<readonly ListVersion[] | undefined> {
  const downloads = order.kind === 'downloads' ? order.dir : undefined;
  try {
    const checked = await Promise.all(versions.map((version) => checkedAgain(version, downloads)));
    return checked.every((version) => version !== undefined) ? checked : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens the index; undefined if it does not match its format, which cannot happen to an index that was written in full.
 */
function opened<Index>(
  image: IndexImage,
  tell: (text: string) => void,
  open: (image: IndexImage) => Index,
): Index | undefined {
  try {
    return open(image);
  } catch {
    tell('the saved index is not used, it cannot be opened: building it again');
    return undefined;
  }
}
