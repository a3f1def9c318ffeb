import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MINI_LIST = new URL('../fixtures/mini.ftm.json', import.meta.url);

/** A new empty folder, and how to remove it. */
export async function temporaryFolder(): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'namesake-e2e-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A folder inside another with the list of five invented parties, just replaced as far as its age is concerned. */
export async function miniListIn(folder: string): Promise<string> {
  const lists = join(folder, 'lists');
  await mkdir(lists);
  await copyFile(MINI_LIST, join(lists, 'mini.ftm.json'));
  return lists;
}
