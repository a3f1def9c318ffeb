import type { BatchFormat } from '@namesake/contract';
import type { BatchLayout } from '../modules/batches/store/batch.ts';
import { type CellRow, csvFile, sheetFile } from './sheet-file.ts';

/** What says where the rows of a file are. */
export type CellPlace = { readonly format: BatchFormat } & Pick<BatchLayout, 'encoding' | 'sheet'>;

/**
 * Rows of a file with columns, the first included. An encoding that cannot be told is read as Western, for people to
 * see.
 *
 * @throws ListRefused where the rest of a CSV file cannot be cut into rows
 */
export function cellRows(
  file: AsyncIterable<Uint8Array>,
  { format, encoding, sheet }: CellPlace,
): AsyncGenerator<CellRow> {
  return format === 'xlsx' ? sheetFile(file, sheet ?? 1) : csvFile(file, encoding ?? 'windows-1252');
}

/** The first rows of a file with columns, behind those that are skipped. @throws as `cellRows` */
export async function firstCellRows(
  file: AsyncIterable<Uint8Array>,
  place: CellPlace,
  count: number,
  skip = 0,
): Promise<readonly (readonly string[])[]> {
  const first: (readonly string[])[] = [];
  let left = skip;
  for await (const { cells } of cellRows(file, place)) {
    if (left > 0) left -= 1;
    else if (first.push(cells) === count) break;
  }
  return first;
}
