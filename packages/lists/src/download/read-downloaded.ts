import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ListRefused } from '../list/list-refused.ts';
import type { ListVersion } from '../list/list-version.ts';
import { oneByOne } from '../read/file-reader.ts';
import type { DirContents, ReadDirOptions } from '../read/read-lists-dir.ts';
import { SOURCES } from '../registry/registry.ts';
import { withMeta } from './checked-again.ts';
import { downloadedDataset } from './dataset/downloaded-dataset.ts';
import { currentFile } from './store/list-store.ts';

/**
 * Reads the last good version of every list that `downloadList` stored in `dir`, with the time of its last check as
 * `checkedAt`. Lists that were never downloaded are absent. A list's listings are only passed on once its whole file
 * was accepted.
 */
export async function readDownloaded(dir: string, options: ReadDirOptions = {}): Promise<DirContents> {
  const loaded: ListVersion[] = [];
  const refused: ListRefused[] = [];
  const report = options.onProgress ?? (() => {});
  const files = (await filesIn(dir)).map(([id, path]) => ({ path, ...hintOf(id) }));
  const { reader = oneByOne(options.onListing) } = options;
  const read = reader(files);
  for (const file of files) {
    const { path } = file;
    report({ phase: 'reading', path });
    try {
      const whole = await read(file);
      const version = await withMeta(dir, whole.version);
      whole.handOn();
      loaded.push(version);
      report({ phase: 'loaded', path, version });
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      refused.push(error);
      report({ phase: 'refused', path, refused: error });
    }
  }
  return { loaded, skipped: [], refused };
}

/** Official lists in their order, then datasets ordered by id. */
async function filesIn(dir: string): Promise<readonly (readonly [id: string, path: string])[]> {
  const official = SOURCES.map(({ id }) => [id, currentFile(dir, id)] as const);
  const present = await Promise.all(official.map(([, path]) => exists(path)));
  const others = (await readdir(dir).catch(() => []))
    .filter((id) => !SOURCES.some((source) => source.id === id))
    .sort();
  const datasets = await Promise.all(
    others.map(async (id) => [id, (await downloadedDataset(join(dir, id)))?.path] as const),
  );
  return [
    ...official.filter((_, at) => present[at] === true),
    ...datasets.flatMap(([id, path]) => (path === undefined ? [] : [[id, path] as const])),
  ];
}

/** The manifest of a dataset contains its id. */
function hintOf(id: string): { readonly sourceHint?: string } {
  return SOURCES.some((source) => source.id === id) ? { sourceHint: id } : {};
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
