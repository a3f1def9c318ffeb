import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { assertAcceptable, type ListVersion, readListFile, readListsDir, SOURCES } from '@namesake/lists';
import { type BundledList, BundleRefused } from './bundle-format.ts';
import { type Bundle, unpackFile } from './open-bundle.ts';

type ImportOptions = {
  /** Folder of official files that the service starts with. */
  readonly listsDir: string;
  /** Folder for files that are not verified yet. */
  readonly workDir: string;
  /** Accept lists of an unlikely size or date, or an expired bundle, after a person has checked them. */
  readonly accepted: boolean;
  readonly nowMs: number;
  /** Called before each list is read. */
  readonly onList?: (list: string) => void;
};

/** A verified file: its temporary path, and its destination. */
type Proved = {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
  readonly version: ListVersion;
};

/** Files of a dataset. The manifest is moved last, since it describes the other file. */
export const DATASET_FILES = ['entities.ftm.json', 'index.json'] as const;
/** Files of any other list. */
export const LIST_FILES = ['current.xml'] as const;

/**
 * Imports the lists of a bundle into a folder. Each is read in full and passes the same checks as a download; all are
 * imported, or none. A file's time becomes that of the last check with the publisher, from which its age counts.
 * @throws ListRefused or BundleRefused with the reason; the folder is then unchanged
 */
export async function importBundle(bundle: Bundle, options: ImportOptions): Promise<readonly ListVersion[]> {
  const { listsDir, workDir, accepted, nowMs } = options;
  const { expiresAt } = bundle;
  if (!accepted && expiresAt !== undefined && Date.parse(expiresAt) < nowMs)
    throw new BundleRefused(`It expired on ${expiresAt.slice(0, 16).replace('T', ' ')} UTC: fetch a newer one.`);
  await mkdir(listsDir, { recursive: true });
  const current = (await readListsDir(listsDir)).loaded;
  const work = join(workDir, `import-${randomUUID()}`);
  try {
    const proved: Proved[] = [];
    for (const list of bundle.lists) proved.push(await prove(bundle, list, current, work, options));
    for (const { from, to, names, version } of proved) {
      const checkedAt = new Date(version.checkedAt);
      for (const [at, name] of names.entries())
        await put(join(from, name), at === 0 ? to : join(dirname(to), name), checkedAt);
    }
    return proved.map(({ to, version }) => ({ ...version, file: to }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Reads a list of the bundle in full, apart from the lists in use. */
async function prove(
  bundle: Bundle,
  { list, checkedAt, files }: BundledList,
  current: readonly ListVersion[],
  work: string,
  { listsDir, accepted, nowMs, onList }: ImportOptions,
): Promise<Proved> {
  onList?.(list);
  const names = files.map(({ name }) => name);
  const source = SOURCES.find(({ id }) => id === list);
  const isDataset = names.join() === DATASET_FILES.join();
  if (isDataset === (source !== undefined) || (!isDataset && names.join() !== LIST_FILES.join()))
    throw new BundleRefused(`It holds the list ${list}, which this version does not read.`);
  const from = join(work, list);
  await mkdir(from, { recursive: true });
  for (const file of files) await unpackFile(bundle, file, join(from, file.name));
  const hint = source === undefined ? {} : { sourceHint: list };
  const read = await readListFile(join(from, names[0] ?? ''), { ...hint, onListing: () => {} });
  if (read.id !== list) throw new BundleRefused(`It holds the dataset ${read.id} as ${list}.`);
  const version = { ...read, checkedAt };
  const before = current.find(({ id }) => id === list);
  if (!accepted && version.sha256 !== before?.sha256)
    assertAcceptable(source ?? { id: list, minimumRecords: 1 }, version, before, nowMs);
  const to = before?.file ?? join(listsDir, list, names[0] ?? '');
  if (isDataset && basename(to) !== DATASET_FILES[0])
    throw new BundleRefused(
      `It holds the dataset ${list}, which lies in ${to}: move that file and its index.json away first, or name it ${DATASET_FILES[0]} there.`,
    );
  return { from, to, names, version };
}

/** Moves a file into place atomically, also from another file system. */
async function put(path: string, target: string, time: Date): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await utimes(path, time, time);
  try {
    await rename(path, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const near = `${target}.part`;
    await copyFile(path, near);
    await utimes(near, time, time);
    await rename(near, target);
  }
}
