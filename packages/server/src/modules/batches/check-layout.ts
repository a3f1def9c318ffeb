import type { FieldError } from '@namesake/contract';
import { ApiError } from '../../lib/errors/api-error.ts';
import { isOwnColumn } from '../../row-files/guess-columns.ts';
import { unmappedWords } from '../../row-files/lay-out.ts';
import { halfNames, namesSomebody } from '../../row-files/name-gaps.ts';
import type { BatchLayout, BatchReading } from './store/batch.ts';

const HALF =
  'Columns hold half of a name, and none the other half: errors names them. Map the other half, map the column to searchText where it holds whole names, or set it aside.';

/**
 * Nothing is screened by half a name, and no column with words is passed over in silence.
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

/** What was set aside of a file on purpose, and what is kept as context, for the audit log and reports. */
export function setAsideIn({ layout, ignored }: BatchReading): {
  readonly setAside: readonly string[];
  readonly context: readonly string[];
} {
  const columns = (layout?.columns ?? []).filter(({ heading }) => !isOwnColumn(heading));
  const of = (member: 'ignore' | 'context'): readonly string[] =>
    columns.filter((column) => column.member === member).map(({ heading }) => heading);
  return { setAside: [...of('ignore'), ...ignored], context: of('context') };
}
