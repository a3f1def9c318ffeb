import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseDay } from '../../../fields/parse-day.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import type { FileFacts, RecordSink } from '../../../list/record.ts';
import type { Source } from '../../../list/source.ts';
import { COLUMNS, valuesOf } from './columns.ts';
import type { CsvPaths } from './parts.ts';
import { readRows } from './read-rows.ts';
import { type Cells, toListing } from './to-listing.ts';

const MAIN = { columns: COLUMNS.SDN };
const ADDRESSES = { columns: COLUMNS.ADD };
const ALIASES = { columns: COLUMNS.ALT };
const COMMENTS = { columns: COLUMNS.COMMENTS, isMarked: false };

export type CsvList = { readonly source: Source; readonly facts: FileFacts; readonly sha256: `sha256:${string}` };

/**
 * Reads one list from the files of OFAC's CSV form in one folder. Throws `ListRefused` if addresses or aliases are
 * missing (strong aliases are nowhere else), or if files are from different days.
 */
export async function readCsvList(paths: CsvPaths, maxBytes: number, onRecord: RecordSink): Promise<CsvList> {
  const { source } = paths.names;
  const addresses = new Map<string, Cells[]>();
  const aliases = new Map<string, Cells[]>();
  const comments = new Map<string, Cells[]>();
  const hashes = [
    await readRows(present(paths, 'addresses'), ADDRESSES, maxBytes, (row) => gather(addresses, row)),
    await readRows(present(paths, 'aliases'), ALIASES, maxBytes, (row) => gather(aliases, row)),
  ];
  if (paths.comments !== undefined) {
    hashes.push(await readRows(paths.comments, COMMENTS, maxBytes, (row) => gather(comments, row)));
  }
  const main = await readRows(paths.main, MAIN, maxBytes, (row) => {
    const key = keyOf(row);
    const comment = take(comments, key).flatMap((cells) => cells[1] ?? []);
    const companions = {
      addresses: take(addresses, key),
      aliases: take(aliases, key),
      comment: comment.length === 0 ? undefined : comment.join(''),
    };
    onRecord(toListing(row, companions, source), () => valuesOf(row, companions));
  });
  const orphans = addresses.size + aliases.size + comments.size;
  if (orphans > 0) {
    const reason = `has no record for ${orphans} that the files next to it refer to: they are of different days, fetch all again`;
    throw new ListRefused('count_mismatch', reason, { file: paths.main, list: source.id });
  }
  const all = createHash('sha256')
    .update([main, ...hashes].join(' '))
    .digest('hex');
  return { source, facts: await factsOf(paths.main), sha256: `sha256:${all}` };
}

/** These files contain no date: the name of the folder gives it, else the modification time. */
async function factsOf(path: string): Promise<FileFacts> {
  const folder = basename(dirname(path));
  const named = /^\d{4}-\d\d$/.test(folder) ? `${folder}-01` : /^\d{4}-\d\d-\d\d$/.test(folder) ? folder : undefined;
  const day = parseDay(named);
  if (day !== undefined) return { version: day, publishedAt: `${day}T00:00:00.000Z` };
  const publishedAt = (await stat(path)).mtime.toISOString();
  return { version: publishedAt.slice(0, 10), publishedAt, isUndated: true };
}

function present(paths: CsvPaths, part: 'addresses' | 'aliases'): string {
  const path = paths[part];
  if (path !== undefined) return path;
  const what = part === 'aliases' ? 'strong aliases' : 'addresses';
  const reason = `needs ${paths.names[part].toUpperCase()} next to it, which has all ${what}: put both in one folder`;
  throw new ListRefused('missing_part', reason, { file: paths.main, list: paths.names.source.id });
}

function gather(rows: Map<string, Cells[]>, row: Cells): void {
  const key = keyOf(row);
  const known = rows.get(key);
  if (known === undefined) rows.set(key, [row]);
  else known.push(row);
}

function take(rows: Map<string, Cells[]>, key: string): Cells[] {
  const found = rows.get(key) ?? [];
  rows.delete(key);
  return found;
}

/** `ent_num`, which joins all files. */
function keyOf(row: Cells): string {
  return (row[0] ?? '').trim();
}
