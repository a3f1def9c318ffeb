import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Listing } from '@namesake/engine';
import { openListFile } from '../../formats/open-list-file.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { Rejection } from '../../list/record.ts';
import { mappingIn, readMapping } from '../../own-files/private/find-mapping.ts';
import { privatePipe } from '../../own-files/private/pipes.ts';
import { PrivateReader } from '../../own-files/private/private-reader.ts';
import type { RowProblem } from '../../own-files/private/problem.ts';

/** Result of trying a private list. */
export type PrivateTrial = {
  readonly list: string;
  readonly listings: readonly Listing[];
  readonly problems: readonly RowProblem[];
  /** Why the file would be refused; undefined if it would not. */
  readonly refused: string | undefined;
};

const MAX_BYTES = 512 * 1024 * 1024;

/**
 * Reads a private list without using it: every listing and every problem, with row and column.
 * @throws ListRefused when there is no mapping, or it is invalid
 */
export async function tryPrivateList(path: string, mappingPath?: string): Promise<PrivateTrial> {
  const mapping =
    mappingPath === undefined ? await readMapping(path) : mappingIn(await readFile(mappingPath, 'utf8'), mappingPath);
  if (mapping === undefined)
    throw new ListRefused('mapping', 'has no mapping next to it: vip.csv needs vip.mapping.json', { file: path });
  const listings: Listing[] = [];
  const onRecord = (result: Listing | Rejection): void => {
    if (!('rejected' in result)) listings.push(result);
  };
  const reader = new PrivateReader({ fileName: basename(path), onRecord }, mapping, new Date(0).toISOString());
  const pipe = privatePipe(basename(path), reader, mapping);
  let refused: string | undefined;
  try {
    await openListFile(path, { maxBytes: MAX_BYTES, onChunk: (chunk) => pipe.write(chunk) });
    pipe.end();
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    refused = error.message;
  }
  return { list: reader.listId, listings, problems: reader.problems, refused };
}
