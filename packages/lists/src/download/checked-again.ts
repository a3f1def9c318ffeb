import { stat } from 'node:fs/promises';
import type { ListVersion } from '../list/list-version.ts';
import { readMeta } from './store/list-store.ts';

/**
 * A version as reading its file again would give it now, where what is in the file is known to be the same: only the
 * time of the last check may be another. `downloads`: the folder of all downloads, where the file is one.
 *
 * One that is kept has no file.
 *
 * @returns undefined where the file's time is more than that: of a list without a date inside, it is the date
 * @throws Error when the file is not there any more
 */
export async function checkedAgain(version: ListVersion, downloads?: string): Promise<ListVersion | undefined> {
  if (version.isKept === true) return version;
  const onDisk = (await stat(version.file)).mtime.toISOString();
  if (downloads === undefined)
    return version.isUndated === true && onDisk !== version.checkedAt ? undefined : { ...version, checkedAt: onDisk };
  return withMeta(downloads, { ...version, checkedAt: onDisk });
}

/**
 * What was remembered of a download. Facts about other bytes than these (a crash between two writes) say nothing about
 * them.
 */
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
