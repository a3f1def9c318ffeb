import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ListRefused } from '../../list/list-refused.ts';
import { readFtmManifest } from '../../own-files/ftm/manifest.ts';
import { ownManifest } from './dataset-index.ts';

/** Names of entity files in a dataset's folder; the manifest says which one is current. */
const ENTITIES = /^entities-[\w.-]+\.ftm\.json$/;

/** The entity file that the manifest of a downloaded dataset names; undefined if there is none. */
export async function downloadedDataset(
  folder: string,
): Promise<{ readonly path: string; readonly version: string } | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => ENTITIES.test(each))) {
    const path = join(folder, name);
    const manifest = await readFtmManifest(path).catch(() => undefined);
    if (manifest !== undefined) return { path, version: manifest.version };
  }
  return undefined;
}

/** Entity files other than the current one: of earlier versions, or of a killed process. */
export async function otherEntities(folder: string, keep: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => ENTITIES.test(name) && name !== keep).map((name) => join(folder, name));
}

/**
 * Manifest of a downloaded dataset for a copy of its file under another name. Throws `ListRefused` if there is no
 * manifest.
 */
export async function manifestForCopy(path: string, name: string): Promise<string> {
  const manifest = await readFtmManifest(path);
  if (manifest === undefined)
    throw new ListRefused('no_date', 'has no manifest (index.json) next to it', { file: path });
  return ownManifest(manifest, { ...manifest, name });
}
