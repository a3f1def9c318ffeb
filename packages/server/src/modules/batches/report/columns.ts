import { datesOnce, type SearchResult } from '@namesake/contract';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import type { Cell } from '../../../lib/xlsx/cell-xml.ts';
import { errorText } from '../error-text.ts';
import type { ReadRow } from '../read-row.ts';
import type { Batch } from '../store/batch.ts';

/** A report column, the same in CSV and XLSX. */
type ReportColumn = {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: ReadRow) => Cell;
};

const of = (heading: string, width: number, cell: ReportColumn['cell']): ReportColumn => ({ heading, width, cell });
const best = (heading: string, width: number, cell: (result: SearchResult) => Cell): ReportColumn =>
  of(heading, width, ({ results: [first] }) => (first === undefined ? null : cell(first)));
const joined = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

/** Columns of every report. Programs read them by position, so new ones are added at the end. */
const REPORT_COLUMNS: readonly ReportColumn[] = [
  of('row', 8, ({ row }) => row),
  of('line', 8, ({ line }) => line),
  of('id', 16, ({ ownId }) => ownId),
  of('outcome', 17, ({ outcome }) => outcome),
  of('total', 7, ({ total }) => total),
  best('best_name', 30, ({ primaryName }) => primaryName),
  best('best_score', 11, ({ score }) => score),
  best('priority', 9, ({ priority }) => priority),
  best('entity_id', 20, ({ entityId }) => entityId),
  of('search_id', 29, ({ screeningId }) => (screeningId === null ? null : formatScreeningId(screeningId))),
  of('left_out', 14, ({ notes }) => notes.join(' ')),
  of('error', 20, ({ error }) => error?.code ?? null),
  of('error_detail', 16, ({ error }) => error?.detail ?? null),
  of('searched_text', 30, ({ party }) => party?.searchText ?? null),
  best('matched_name', 30, ({ matchedName }) => matchedName?.value ?? null),
  best('name_score', 11, ({ nameScore }) => nameScore),
  best('entity_type', 13, ({ entityType }) => entityType),
  best('birth_dates', 16, ({ birthDates }) => joined(datesOnce(birthDates).map(({ text }) => text))),
  best('nationalities', 14, ({ nationalities }) => joined(nationalities)),
  best('listings', 30, ({ listings }) => joined(listings.map(({ id }) => id))),
  best('programs', 20, ({ listings }) => joined(listings.flatMap(({ programs }) => programs))),
  best('reasons', 50, ({ reasons }) => reasons.map(({ text }) => text).join(' ')),
  of('other_entity_ids', 30, ({ results }) => joined(results.slice(1).map(({ entityId }) => entityId))),
  of('role', 20, ({ role }) => role),
  of('set_aside', 20, ({ setAside }) => joined(setAside)),
  of('context', 30, ({ context }) => context.map(({ heading, value }) => `${heading}: ${value}`).join('; ')),
  of('searched_birth_date', 18, ({ party }) => party?.birthDate ?? null),
  of('external_ref', 16, ({ party }) => party?.externalRef ?? null),
  of('error_text', 50, ({ error }) => (error === null ? null : errorText(error))),
];

/** Columns of the report of a batch. Those of its file come last, with their original cells. */
export const reportColumns = ({ layout }: Batch): readonly ReportColumn[] => [
  ...REPORT_COLUMNS,
  ...(layout?.columns ?? []).map(({ heading }, at) => of(heading, 16, ({ cells }) => cells?.[at] ?? null)),
];
