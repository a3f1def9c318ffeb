import { readFile, stat } from 'node:fs/promises';
import { ListRefused } from '../../list/list-refused.ts';
import { type PackedEntry, ZipEntries } from './zip-entries.ts';

/** An archive is held in memory, since its directory is at the end. The largest published one has about 12 MB. */
const MAX_PACKED_BYTES = 64 * 1024 * 1024;
/** Other files that publishers put into an archive. */
const NO_LISTS = /(?:^|\/)(?:__MACOSX\/|\.)|\/$|\.(?:xsd|txt|pdf|md|html?)$/i;

/** The one list in an archive, compressed. */
export type ArchivedList = PackedEntry & { readonly archive: Buffer };

/**
 * The list in a ZIP archive; undefined for a spreadsheet, which is also a ZIP archive. Throws `ListRefused` unless
 * there is exactly one list.
 */
export async function archivedList(path: string): Promise<ArchivedList | undefined> {
  if ((await stat(path)).size > MAX_PACKED_BYTES)
    throw new ListRefused('too_large', 'is a larger archive than any publisher’s: unpack it');
  const archive = await readFile(path);
  const entries = new ZipEntries(archive, 0);
  if (entries.has('xl/workbook.xml')) return undefined;
  const names = entries.names().filter((name) => !NO_LISTS.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) {
    const reason = `is a ZIP archive of ${names.length} files, where one list is expected: unpack it`;
    throw new ListRefused('unsupported_format', reason);
  }
  return { ...entries.packed(name), archive };
}
