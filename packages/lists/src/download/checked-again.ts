import { stat } from 'node:fs/promises';
import type { ListVersion } from '../list/list-version.ts';
import { readMeta } from './store/list-store.ts';

/**
 * The version that reading its unchanged file again would give: only the time of the last check may differ.
 * `downloads`: the folder of all downloads, if the file is one of them. A stored version has no file.
 * @returns undefined if the file's time matters: for a list without a date inside, it is the date
 * @throws Error when the file is gone
 */
export async function checkedAgain(version: ListVersion, downloads?: string): Promise<ListVersion | undefined> {
  if (version.isKept === true) return version;
  const onDisk = (await stat(version.file)).mtime.toISOString();
  if (downloads === undefined)
    return version.isUndated === true && onDisk !== version.checkedAt ? undefined : { ...version, checkedAt: onDisk };
  return withMeta(downloads, { ...version, checkedAt: onDisk });
}

/** Adds the metadata of a download. Metadata about other bytes (after a crash between two writes) is ignored. */
export async function withMeta(dir: string, version: ListVersion): Promise<ListVersion> {
  const { sourceUpdated: _, isAccepted: __, ...read } = version;
  const meta = await readMeta(dir, version.id);
  if (meta?.version.sha256 !== version.sha256) return read;
  const { sourceUpdated, isAccepted } = meta.version;
  return {
    ...read,
    checkedAt: meta.checkedAt,
    ...(sourceUpdated === undefined ? {} : { sourceUpdated }),
    ...(isAccepted === undefined ? {} : { isAccepted }),
  };
}
