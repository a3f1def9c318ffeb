import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import type { ListKeeper } from './list-keeper.ts';
import type { LoadResult, loadSnapshot } from './load-snapshot.ts';
import { reportLine } from './report-load.ts';

/** How often the folder is looked at for files that were replaced. */
const LOOK_EVERY_MS = 60_000;

export type DiskOptions = {
  readonly dir: string;
  readonly keeper: ListKeeper;
  readonly load: typeof loadSnapshot;
  /** Told lines for the operator. */
  readonly report: (line: string) => void;
};

/**
 * Loads the official files of a folder, which are then the required set, and again whenever they are replaced. Resolves
 * with a function that stops looking.
 *
 * @throws ConfigError when the folder holds no list that can be read
 */
export async function startDiskLists(options: DiskOptions): Promise<() => void> {
  const { dir, report } = options;
  report(`Loading lists from ${dir}`);
  let seen = fingerprint(dir);
  await loadAll(options);
  let loading = false;
  const timer = setInterval(() => {
    const now = fingerprint(dir);
    if (loading || now === seen || now === '') return;
    seen = now;
    loading = true;
    report(`Files in ${dir} were replaced: loading them`);
    loadAll(options)
      .catch((error: unknown) => report(`  the last good lists stay in use: ${messageOf(error)}`))
      .finally(() => {
        loading = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function loadAll({ dir, keeper, load, report }: DiskOptions): Promise<void> {
  const onMessage = (message: Parameters<typeof reportLine>[0]): void => {
    const line = reportLine(message);
    if (line !== undefined) report(line);
  };
  const result = await load({ kind: 'dir', dir }, 'disk', onMessage);
  if (result.snapshot.lists.length === 0) throw new ConfigError(nothingLoaded(dir, result));
  adoptDisk(keeper, result);
}

/** A file that should be a list and was refused is required all the same: its list is missing, and answers say so. */
function adoptDisk(keeper: ListKeeper, { snapshot, refused }: LoadResult): void {
  const loaded = snapshot.lists.map(({ id }) => id);
  const broken = refused.map(({ list }) => list).filter((list) => list !== null);
  keeper.require([...loaded, ...broken]);
  for (const id of loaded) keeper.problem(id, undefined);
  for (const { list, reason } of refused) if (list !== null) keeper.problem(list, reason);
  keeper.adopt(snapshot);
}

function nothingLoaded(dir: string, { skipped, refused }: LoadResult): string {
  const found = [...refused, ...skipped].map(({ path, reason }) => `  ${path}: ${reason}`);
  const what = found.length === 0 ? 'It holds no file.' : `What it holds:\n${found.join('\n')}`;
  return `No list could be loaded from ${dir}. ${what}\nGive --lists a folder with official list files, such as SDN.XML.`;
}

/** Path, size and time of every file: changes when one is replaced. Empty where the folder cannot be read. */
function fingerprint(dir: string): string {
  try {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = statSync(path);
        return `${path}:${size}:${mtimeMs}`;
      })
      .sort()
      .join('\n');
  } catch {
    return '';
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
