import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertAcceptable, type ListVersion, readListFile, readListsDir, SOURCES } from '@namesake/lists';
import { type Bundle, BundleRefused } from './bundle-format.ts';

export type ImportOptions = {
  /** Folder of official files that the service is started with. */
  readonly listsDir: string;
  /** Folder for what is not proved yet. */
  readonly workDir: string;
  /** Take lists of an unlikely size or date, after a person has checked them. */
  readonly accepted: boolean;
  readonly nowMs: number;
};

/**
 * Puts the lists of a bundle into a folder of lists. Each is read whole and held to the same gates as a download; all are taken, or none.
 * A file's time becomes that of the last check with the publisher, so that a list's age counts from then.
 *
 * @throws ListRefused or BundleRefused with the reason; then nothing has changed
 */
export async function importBundle({ files }: Bundle, options: ImportOptions): Promise<readonly ListVersion[]> {
  const { listsDir, workDir, accepted, nowMs } = options;
  await mkdir(listsDir, { recursive: true });
  const current = (await readListsDir(listsDir, { onListing: () => {} })).loaded;
  const work = join(workDir, `import-${randomUUID()}`);
  await mkdir(work, { recursive: true });
  try {
    const proved: { readonly path: string; readonly target: string; readonly version: ListVersion }[] = [];
    for (const { list, content, checkedAt } of files) {
      const source = SOURCES.find(({ id }) => id === list);
      if (source === undefined) throw new BundleRefused(`It holds the list ${list}, which this version does not read.`);
      const path = join(work, `${list}.xml`);
      await writeFile(path, content, { flush: true });
      const version = { ...(await readListFile(path, { sourceHint: list, onListing: () => {} })), checkedAt };
      const before = current.find(({ id }) => id === list);
      if (!accepted && version.sha256 !== before?.sha256) assertAcceptable(source, version, before, nowMs);
      proved.push({ path, target: before?.file ?? join(listsDir, list, 'current.xml'), version });
    }
    for (const { path, target, version } of proved) {
      const checkedAt = new Date(version.checkedAt);
      await utimes(path, checkedAt, checkedAt);
      await put(path, target, checkedAt);
    }
    return proved.map(({ target, version }) => ({ ...version, file: target }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Moves a file into its place at once, also from another file system. */
async function put(path: string, target: string, time: Date): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
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
