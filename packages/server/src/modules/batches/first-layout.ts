import type { CreateBatchQuery } from '@namesake/contract';
import { ListRefused } from '@namesake/lists';
import { ApiError } from '../../lib/errors/api-error.ts';
import { isOwnColumn } from '../../row-files/guess-columns.ts';
import { arrayElements } from '../../row-files/json-array.ts';
import { columnNames, FIRST_ROWS, type FirstRows, guessLayout, layOutBy, titleRows } from '../../row-files/lay-out.ts';
import { namesSomebody } from '../../row-files/name-gaps.ts';
import { firstCellRows } from '../../row-files/sheet-file.ts';
import type { BatchLayout } from './store/batch.ts';
import type { SavedMapping } from './store/batch-mapping-store.ts';
import type { StoredFile, UploadedFile } from './store-file.ts';

type Said = Pick<CreateBatchQuery, 'encoding' | 'sheet'> & {
  /** Whether the batch starts without a review. */
  readonly isStarted: boolean;
};

const SEVERAL_SHEETS = {
  detail:
    'Another sheet, perhaps a hidden one, has words too, and one sheet is screened at a time: say which with the parameter sheet.',
};

/**
 * Guessed layout of a file that was just stored, and its first rows. Null if its rows are JSON objects.
 *
 * @throws ApiError `file_empty`, `file_unreadable`, `sheet_unknown`
 */
export async function firstLayout(
  file: () => AsyncIterable<Uint8Array>,
  format: UploadedFile['format'],
  stored: StoredFile,
  said: Said,
): Promise<{ readonly layout: BatchLayout; readonly isSure: boolean; readonly rows: FirstRows } | null> {
  if ((format === 'json' || format === 'jsonl') && said.sheet !== undefined) throw new ApiError('sheet_unknown');
  if (format === 'jsonl') return null;
  if (format === 'json') {
    const first = await arrayElements(file()).next();
    if (first.done === true) throw new ApiError('file_empty');
    return null;
  }
  const { sheet, rows: all } = format === 'xlsx' ? chosenSheet(stored, said) : await csvRows(file(), stored, said);
  const skip = titleRows(all);
  const rows = all.slice(skip);
  const { isSure, ...guessed } = guessLayout(rows);
  if (rows.length <= (guessed.headings ? 1 : 0)) throw new ApiError('file_empty');
  const encoding = format === 'xlsx' ? 'utf-8' : (said.encoding ?? stored.encoding);
  return { layout: { ...guessed, skip, sheet, encoding, mapping: null }, isSure: isSure && skip === 0, rows };
}

async function csvRows(file: AsyncIterable<Uint8Array>, stored: StoredFile, said: Said) {
  if (said.sheet !== undefined) throw new ApiError('sheet_unknown');
  const place = { format: 'csv', encoding: said.encoding ?? stored.encoding, sheet: null } as const;
  return { sheet: null, rows: await firstCellRows(file, place, FIRST_ROWS) };
}

/** The requested sheet. Otherwise the first visible sheet with names, or the longest one. */
function chosenSheet({ sheets }: StoredFile, { sheet: asked, isStarted }: Said) {
  if (asked !== undefined) {
    const one = sheets[asked - 1];
    if (one === undefined) throw new ApiError('sheet_unknown');
    return { sheet: asked, rows: one.first };
  }
  const filled = sheets.map((one, at) => ({ ...one, sheet: at + 1 })).filter(({ rows }) => rows > 0);
  const visible = filled.filter(({ hidden }) => !hidden);
  const shown = visible.length > 0 ? visible : filled;
  const named = shown.filter(({ first, rows }) => {
    const { columns, headings } = guessLayout(first.slice(titleRows(first)));
    return headings && rows > 1 && namesSomebody(columns);
  });
  const [one] = named.length > 0 ? named : shown.toSorted((a, b) => b.rows - a.rows);
  if (one === undefined) throw new ApiError('file_empty');
  // Nobody reviews the choice of the sheet: names on another one would be cleared by being skipped.
  const others = filled.filter(({ sheet }) => sheet !== one.sheet);
  if (isStarted && others.some((sheet) => sheet.hasWords)) throw new ApiError('sheet_unknown', SEVERAL_SHEETS);
  return { sheet: one.sheet, rows: one.first };
}

/** Layout by a saved mapping. @throws ApiError `mapping_mismatch` if the file lacks columns that the mapping reads */
export function byMapping(layout: BatchLayout, rows: FirstRows, saved: SavedMapping): BatchLayout {
  const { missing, columns, headings } = layOutBy(rows, saved.columns, saved.headings);
  if (missing.length > 0) throw new ApiError('mapping_mismatch');
  return { ...layout, columns, headings, mapping: saved.name };
}

/** Saved mapping for files with exactly these columns, if there is one. */
export function fittingMapping(rows: FirstRows, all: readonly SavedMapping[]): SavedMapping | undefined {
  const same = (names: readonly string[]): string => names.filter((name) => !isOwnColumn(name)).join('\n');
  const names = same(columnNames(rows, true));
  return all.find(({ headings, columns }) => headings && same(columns.map(({ heading }) => heading)) === names);
}

/** Converts the error of an unreadable file for callers; returns other errors unchanged. */
export const unreadableFile = (error: unknown): unknown =>
  error instanceof ListRefused ? new ApiError('file_unreadable', { detail: `The file ${error.message}.` }) : error;
