import {
  BATCH_FORMATS,
  BATCH_MEMBERS,
  BATCH_STATES,
  COLUMN_CONTENTS,
  FILE_ENCODINGS,
  isScope,
  ROW_OUTCOMES,
  type Scope,
} from '@namesake/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import { type Batch, type BatchReading, type BatchRow, type PlacedBatch, USUAL_CELLS } from './batch.ts';

/** Fields of a batch that never change. */
const bodySchema = z.strictObject({
  name: z.string(),
  format: z.enum(BATCH_FORMATS),
  encoding: z.enum(FILE_ENCODINGS).nullable(),
  sheets: z.array(z.strictObject({ name: z.string(), rows: z.int(), hidden: z.boolean() })).default([]),
  fileSha256: z.string(),
  fileBytes: z.number(),
  policy: z.string(),
  watchGroup: z.string().nullable().default(null),
  keepsGroups: z.boolean().default(false),
  isWholeBook: z.boolean().default(false),
  opensCases: z.boolean().default(false),
  scopes: z.array(z.string()),
});
/** Columns from before migration 0033 have no guess of their contents. */
const columnsSchema = z.array(
  z.strictObject({
    heading: z.string(),
    member: z.enum(BATCH_MEMBERS),
    holds: z.enum(COLUMN_CONTENTS).default('words'),
    usual: z.enum(USUAL_CELLS).default('any'),
  }),
);
const layoutSchema = z.strictObject({
  columns: columnsSchema,
  headings: z.boolean(),
  skip: z.int().default(0),
  sheet: z.int().nullable(),
  encoding: z.enum(FILE_ENCODINGS).nullable(),
  mapping: z.string().nullable(),
});
const countsSchema = z.partialRecord(z.enum([...ROW_OUTCOMES, 'suppressed']), z.number());
const moreSchema = z.strictObject({
  suppressed: z.number().default(0),
  error: z
    .strictObject({
      code: z.string(),
      detail: z.string(),
      raw: z.string(),
      /** Set for rows from before cells were stored for every row. */
      cells: z.array(z.string()).nullable().default(null),
    })
    .nullable()
    .default(null),
  cells: z.array(z.string()).nullable().default(null),
  notes: z.array(z.string()).default([]),
  role: z.string().nullable().default(null),
  setAside: z.array(z.string()).default([]),
  context: z.array(z.strictObject({ heading: z.string(), value: z.string() })).default([]),
});

/** Code of a row or batch that differs from what was recorded. */
export const NOT_PROVED = 'not_proved';

/** A batch, and the number of bytes read from its file. */
type FoundBatch = Selectable<Tables['batch']> & { readonly read_bytes: number | null };

export function toBatch(row: FoundBatch): PlacedBatch {
  const { scopes, ...body } = bodySchema.parse(JSON.parse(row.body_json));
  return {
    id: row.id,
    place: row.seq,
    ...body,
    scopes: scopes.filter((scope): scope is Scope => isScope(scope)),
    state: z.enum(BATCH_STATES).parse(row.state),
    problem: row.problem,
    createdBy: row.created_by,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    rows: Number(row.rows),
    ...toReading(row.columns_json, body),
    readBytes: Number(row.read_bytes ?? 0),
    counts: countsSchema.parse(JSON.parse(row.counts_json)),
  };
}

const ignoredSchema = z.strictObject({ ignored: z.array(z.string()) });

/**
 * How rows are read. Batches from before migration 0029 have only columns: they have headings and the encoding of the
 * file. JSON has only members that are set aside.
 */
function toReading(json: string | null, { format, encoding }: Pick<Batch, 'format' | 'encoding'>): BatchReading {
  if (json === null) return { layout: null, ignored: [] };
  const stored: unknown = JSON.parse(json);
  if (format === 'json' || format === 'jsonl') return { layout: null, ...ignoredSchema.parse(stored) };
  if (!Array.isArray(stored)) return { layout: layoutSchema.parse(stored), ignored: [] };
  const columns = columnsSchema.parse(stored);
  return { layout: { columns, headings: true, skip: 0, sheet: null, encoding, mapping: null }, ignored: [] };
}

/** How rows are read, in stored form. */
export const readingOf = ({ layout, ignored }: BatchReading): string => JSON.stringify(layout ?? { ignored });

export const bodyOf = (batch: Batch): string => JSON.stringify(bodySchema.strip().parse(batch));

type StoredRow = Omit<Selectable<Tables['batch_row']>, 'mac'>;

/** Replaces a row that is gone or was not written by this installation. It names no party. */
export const notProved = (number: number): BatchRow => ({
  row: number,
  line: number,
  ownId: null,
  screeningId: null,
  outcome: 'error',
  total: 0,
  suppressed: 0,
  error: {
    code: NOT_PROVED,
    detail:
      'This row was changed or deleted outside Namesake, or is from before rows were proved. Screen it again; namesake verify says more.',
    raw: '',
  },
  cells: null,
  notes: [],
  role: null,
  setAside: [],
  context: [],
});

/** Column values of a new row. */
export const batchRowValues = (batch: string, row: BatchRow): StoredRow => ({
  batch,
  number: row.row,
  line: row.line,
  own_id: row.ownId,
  outcome: row.outcome,
  screening_id: row.screeningId,
  total: row.total,
  more_json: moreOf(row),
});

export function toBatchRow(row: StoredRow): BatchRow {
  return {
    row: Number(row.number),
    line: Number(row.line),
    ownId: row.own_id,
    screeningId: row.screening_id,
    outcome: z.enum(ROW_OUTCOMES).parse(row.outcome),
    total: Number(row.total),
    ...toMore(moreSchema.parse(JSON.parse(row.more_json ?? '{}'))),
  };
}

/** Stored details of a row without the contents of its file line. */
export function withoutCells(json: string | null): string | null {
  const { cells: _, context: _context, ...more } = z.record(z.string(), z.unknown()).parse(JSON.parse(json ?? '{}'));
  return Object.keys(more).length === 0 ? null : JSON.stringify(more);
}

/** Stored details of a row that could not be screened, without its texts. */
export function withoutTexts(json: string | null): string | null {
  const { error, role } = moreSchema.parse(JSON.parse(json ?? '{}'));
  const code = error === null ? {} : { error: { code: error.code, detail: error.detail, raw: '' } };
  return JSON.stringify({ ...code, ...(role === null ? {} : { role }) });
}

function toMore({ error, cells, ...more }: z.output<typeof moreSchema>) {
  if (error === null) return { ...more, error, cells };
  const { cells: ofError, ...why } = error;
  return { ...more, error: why, cells: cells ?? ofError };
}

/** Stored details of a row; null if there are none. */
function moreOf({ suppressed, error, cells, notes, role, setAside, context }: BatchRow): string | null {
  const more = {
    ...(suppressed === 0 ? {} : { suppressed }),
    ...(error === null ? {} : { error }),
    ...(cells === null ? {} : { cells }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(role === null ? {} : { role }),
    ...(setAside.length === 0 ? {} : { setAside }),
    ...(context.length === 0 ? {} : { context }),
  };
  return Object.keys(more).length === 0 ? null : JSON.stringify(more);
}
