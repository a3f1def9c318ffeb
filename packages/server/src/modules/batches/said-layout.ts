import type { FieldError, StartBatchRequest } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { isOwnColumn } from '../../row-files/guess-columns.ts';
import { FIRST_ROWS, type FirstRows, guessLayout, layOutBy, setAside, unmappedWords } from '../../row-files/lay-out.ts';
import { halfNames, namesSomebody } from '../../row-files/name-gaps.ts';
import { firstCellRows } from '../../row-files/sheet-file.ts';
import { unreadableFile } from './first-layout.ts';
import type { Batch, BatchLayout, BatchReading } from './store/batch.ts';

/** How a file is read, its first rows, and the columns of a saved mapping that it lacks. */
export type SaidLayout = BatchReading & {
  readonly rows: FirstRows;
  readonly missing: readonly string[];
};

const HALF =
  'Columns hold half of a name, and none the other half: errors names them. Map the other half, map the column to searchText where it holds whole names, or set it aside.';

/**
 * How the file of a batch is read according to the caller. What the caller does not specify is guessed again or kept.
 * JSON has no layout.
 *
 * @throws ApiError `column_unknown`, `sheet_unknown`, `mapping_not_found`, `file_unreadable`
 */
export async function saidLayout(
  { storage }: App,
  { id, format, layout: before, ignored, sheets }: Batch,
  { columns, headings, skip, sheet, encoding, mapping, ignore = [] }: StartBatchRequest,
): Promise<SaidLayout> {
  if (before === null) return { layout: null, ignored: [...new Set([...ignored, ...ignore])], rows: [], missing: [] };
  if (sheet !== undefined && sheets[sheet - 1] === undefined) throw new ApiError('sheet_unknown');
  const place = {
    sheet: sheet ?? before.sheet,
    // Another sheet has different rows above its headings.
    skip: skip ?? (sheet === undefined || sheet === before.sheet ? before.skip : 0),
    encoding: format === 'csv' ? (encoding ?? before.encoding) : 'utf-8',
  } as const;
  const rows = await firstCellRows(storage.batchFiles.file(id), { format, ...place }, FIRST_ROWS, place.skip).catch(
    (error) => {
      throw unreadableFile(error);
    },
  );
  if (columns !== undefined) {
    const { missing, ...found } = layOutBy(rows, columns, headings);
    if (missing.length > 0) throw unknownColumns(columns, missing);
    return ignoring({ layout: { ...found, ...place, mapping: null }, rows, missing: [] }, ignore);
  }
  if (mapping !== undefined) {
    const saved = await storage.batchMappings.find(mapping);
    if (saved === undefined) throw new ApiError('mapping_not_found');
    const { missing, ...found } = layOutBy(rows, saved.columns, saved.headings);
    return ignoring({ layout: { ...found, ...place, mapping }, rows, missing }, ignore);
  }
  const isOther = [headings, skip, sheet, encoding].some((one) => one !== undefined);
  const { isSure: _, ...guessed } = guessLayout(rows, headings);
  const layout = isOther ? { ...guessed, ...place, mapping: null } : before;
  return ignoring({ layout, rows, missing: [] }, ignore);
}

type LaidOut = Pick<SaidLayout, 'rows' | 'missing'> & { readonly layout: BatchLayout };

const ignoring = ({ layout, rows, missing }: LaidOut, ignore: readonly string[]): SaidLayout => ({
  layout: withoutColumns(layout, ignore),
  ignored: [],
  rows,
  missing,
});

/** Sets columns of a layout aside. @throws ApiError `column_unknown` */
export function withoutColumns(layout: BatchLayout, ignore: readonly string[]): BatchLayout {
  const known = new Set(layout.columns.map(({ heading }) => heading));
  const unknown = ignore.filter((heading) => !known.has(heading));
  if (unknown.length > 0)
    throw new ApiError('column_unknown', {
      errors: unknown.map((detail) => ({ pointer: '/ignore', code: 'column_unknown' as const, detail })),
    });
  return { ...layout, columns: setAside(layout.columns, ignore) };
}

function unknownColumns(columns: NonNullable<StartBatchRequest['columns']>, missing: readonly string[]): ApiError {
  return new ApiError('column_unknown', {
    errors: columns.flatMap(({ heading }, at) =>
      missing.includes(heading)
        ? [
            {
              pointer: `/columns/${at}/heading`,
              code: 'column_unknown' as const,
              detail: 'The file has no such column.',
            },
          ]
        : [],
    ),
  });
}

/**
 * Ensures that nothing is screened by half a name and no column with words is silently skipped.
 *
 * @throws ApiError `encoding_unknown`, `mapping_incomplete`, `columns_unmapped`
 */
export function checkLayout({ columns, encoding }: BatchLayout): void {
  if (encoding === null) throw new ApiError('encoding_unknown');
  if (!namesSomebody(columns)) throw new ApiError('mapping_incomplete');
  const errorsOf = (code: FieldError['code'], headings: readonly string[]): readonly FieldError[] =>
    columns.flatMap(({ heading }, at) =>
      headings.includes(heading) ? [{ pointer: `/columns/${at}`, code, detail: heading }] : [],
    );
  const halves = halfNames(columns);
  if (halves.length > 0)
    throw new ApiError('mapping_incomplete', { detail: HALF, errors: errorsOf('mapping_incomplete', halves) });
  const unmapped = unmappedWords(columns);
  if (unmapped.length > 0) throw new ApiError('columns_unmapped', { errors: errorsOf('columns_unmapped', unmapped) });
}

/** Columns set aside on purpose and columns kept as context, for the audit log and reports. */
export function setAsideIn({ layout, ignored }: BatchReading): {
  readonly setAside: readonly string[];
  readonly context: readonly string[];
} {
  const columns = (layout?.columns ?? []).filter(({ heading }) => !isOwnColumn(heading));
  const of = (member: 'ignore' | 'context'): readonly string[] =>
    columns.filter((column) => column.member === member).map(({ heading }) => heading);
  return { setAside: [...of('ignore'), ...ignored], context: of('context') };
}
