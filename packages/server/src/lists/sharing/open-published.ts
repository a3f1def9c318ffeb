import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedStores } from '../../stores/storage.ts';
import { codeHash } from '../index-file/code-hash.ts';
import { savedName } from '../index-file/index-file-name.ts';
import { removeOthers } from '../index-file/index-files.ts';
import { SavedIndexDamaged } from '../index-file/index-format.ts';
import { readSaved } from '../index-file/read-index-file.ts';
import { findRows } from '../index-file/rows-file.ts';
import { type loadSnapshot, openSaved } from '../loading/load-snapshot.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { BlobUnusable } from '../store/blob-store.ts';
import type { Publication } from '../store/publication-store.ts';
import { VersionFiles } from '../versions/version-files.ts';
import type { VersionShare } from '../versions/version-share.ts';
import type { PublishedLists } from './published-lists.ts';

type OpenOptions = {
  readonly dataDir: string;
  readonly blobs: SharedStores['blobs'];
  readonly versions: VersionShare;
  /** Builds an index from stored versions. */
  readonly load: typeof loadSnapshot;
  readonly inBackground: boolean;
  readonly report: (line: string) => void;
};

/**
 * Snapshot of the published lists: from the published index or, if that is damaged or made by other code, built from
 * the same stored versions.
 * @throws BlobUnusable when a stored version is damaged or missing from the database
 */
export async function openPublished(
  publication: Publication,
  body: PublishedLists,
  options: OpenOptions,
): Promise<Snapshot> {
  const described = { origin: body.origin, lists: body.lists, held: new Map(body.held) };
  const { index, codeHash: made } = publication;
  const opened = index !== null && made === codeHash() ? await openIndex(index, options) : undefined;
  return { ...(opened ?? (await build(body, options))), ...described };
}

/** Undefined if the index is damaged. */
async function openIndex(
  { key, blob }: { readonly key: string; readonly blob: string },
  { dataDir, blobs, report }: OpenOptions,
): Promise<ReturnType<typeof openSaved> | undefined> {
  const dir = join(dataDir, 'index');
  const path = join(dir, savedName('service', key));
  try {
    if (!existsSync(path)) await blobs.fetch(blob, path);
    const [saved, rows] = [await readSaved(path, key), await findRows({ path, key })];
    const opened = openSaved({ ...saved, index: { ...saved.index, ...(rows && { rows }) } }, { path, key });
    removeOthers(dir, 'service', key);
    return opened;
  } catch (error) {
    if (!(error instanceof BlobUnusable) && !(error instanceof SavedIndexDamaged)) throw error;
    report(`The published index is not used, ${error.message} This node builds it from the stored versions.`);
    rmSync(path, { force: true });
    return undefined;
  }
}

async function build(body: PublishedLists, { dataDir, versions, load, inBackground }: OpenOptions): Promise<Snapshot> {
  const contents = body.versions.flatMap(({ version, content }) => (content === null ? [] : [{ version, content }]));
  if (contents.length < body.versions.length)
    throw new BlobUnusable('The listings of the published lists are not stored in the database.');
  await versions.fetch(contents.map(({ content }) => content));
  const files = new VersionFiles(join(dataDir, 'versions'));
  const missing = contents.filter(({ content }) => !files.has(content)).map(({ version }) => version.id);
  if (missing.length > 0) throw new BlobUnusable(`The listings of ${missing.join(', ')} are not in the database.`);
  const recordsDir = join(dataDir, 'records');
  const request = { kind: 'stored', dir: join(dataDir, 'versions'), contents, recordsDir, inBackground } as const;
  return (await load(request, body.origin, () => {})).snapshot;
}
