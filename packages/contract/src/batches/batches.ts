import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { nextCursor, queryBoolean, queryNumber } from '../basics/page.ts';
import { hash, instant, instantOrNull, shortText } from '../basics/primitives.ts';
import { groupSchema } from '../customers/customers.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { BATCH_FORMATS, BATCH_STATES, FILE_ENCODINGS } from './columns.ts';
import { batchLayoutSchema, batchSheetSchema, mappingNameSchema, sheetSchema } from './layout.ts';

const ID = 'bat_7Gk2mNp8qRs1T4fG';

/** Path parameters of endpoints for one batch. */
export const batchParamsSchema = z.strictObject({
  id: z.string().meta({ description: 'Id of the batch.', examples: [ID] }),
});

/** Query parameters of `POST /batches` if the body is the file; otherwise fields of the form that contains the file. */
export const createBatchQuerySchema = z.strictObject({
  name: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional()
    .meta({
      description: 'Your name for it: letters, digits, dots, dashes. Do not put names of people into a URL.',
      examples: ['customers-2026-11'],
    }),
  policy: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional()
    .meta({ description: 'Name of the policy that rows are screened under.', examples: ['default'] }),
  watch: queryBoolean(
    'Whether each row is a customer to keep under watch, by its id: screened if it is new or changed, and again whenever lists change. Needs customers:write; rows are screened under the default policy. Without group, existing customers stay in their group and new ones are added to default.',
  ).optional(),
  group: groupSchema.optional(),
  wholeBook: queryBoolean(
    'With watch: whether the file has every customer of the group. Customers missing from it leave the watch; if more than a twentieth of the group is missing, or a row has no reference, only after another person has approved.',
  ).optional(),
  openCases: queryBoolean(
    'Whether a case is opened for each result of each row. Needs cases:write. Customers under watch get cases in any event.',
  ).optional(),
  start: queryBoolean(
    'Whether to start at once with the guessed columns. Default: false for CSV and XLSX, otherwise true.',
  ).optional(),
  mapping: mappingNameSchema
    .optional()
    .meta({ description: 'CSV and XLSX: the saved mapping to read it with.', examples: ['core-banking'] }),
  encoding: z
    .enum(FILE_ENCODINGS)
    .optional()
    .meta({ description: 'CSV: character encoding. Default: detected.', examples: ['windows-1251'] }),
  sheet: queryNumber(sheetSchema)
    .optional()
    .meta({
      description: 'XLSX: number of the sheet, from 1. Default: the first with a column of names.',
      examples: [1],
    }),
  ignore: z
    .string()
    .max(5_000)
    .optional()
    .meta({
      description:
        'Headings of columns, or members of JSON rows, that are set aside, separated by commas: recorded, and named in rows and reports. A row without one of its names is never a complete no_match.',
      examples: ['Remarks,Branch'],
    }),
});

export type CreateBatchQuery = DeepReadonly<z.output<typeof createBatchQuerySchema>>;

/** Fields of an upload form, which appear in no URL. */
export const createBatchFormSchema = createBatchQuerySchema.extend({
  name: shortText(100)
    .optional()
    .meta({ description: 'What you call it.', examples: ['Customers, November'] }),
});

const rows = (description: string) => z.int().meta({ description, examples: [0] });

const countsSchema = z
  .object({
    potential_match: rows('Rows with results.'),
    no_match: rows('Rows without results.'),
    incomplete: rows('Rows that were not compared in full.'),
    insufficient_name: rows('Rows whose name says too little.'),
    demo: rows('Rows screened on the sample.'),
    error: rows('Rows that could not be screened.'),
    suppressed: rows('Parties removed by good guys, over all rows.'),
  })
  .meta({ id: 'BatchCounts', description: 'Rows by outcome.' });

/** A batch of rows screened in the background. */
export const batchSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the batch.', examples: [ID] }),
    name: z.string().meta({ description: 'Name given by its creator.', examples: ['customers-2026-11'] }),
    state: z.enum(BATCH_STATES).meta({
      description:
        'draft: not started. queued: waits for its turn. done, cancelled, failed: over; completed screenings stay recorded.',
      examples: ['running'],
    }),
    problem: z
      .string()
      .nullable()
      .meta({
        description:
          'Why no row can be screened now, or why it failed: an error code; otherwise null. not_proved: the stored batch has no proof.',
        examples: ['lists_unavailable'],
      }),
    createdAt: instant('When the file was uploaded.'),
    createdBy: actorSchema.meta({ description: 'Uploader: rows are screened on behalf of this user or token.' }),
    startedAt: instantOrNull('When it was started.'),
    endedAt: instantOrNull('When it ended. The uploaded file is deleted then.'),
    format: z.enum(BATCH_FORMATS).meta({ description: 'Format of the file.', examples: ['csv'] }),
    fileHash: hash('SHA-256 of the file.'),
    fileBytes: z.int().meta({ description: 'Size of the file in bytes.', examples: [1_024] }),
    watchGroup: groupSchema.nullable().meta({
      description: 'The group of customers to which its rows are added; null: rows are only screened.',
      examples: [null],
    }),
    isWholeBook: z
      .boolean()
      .meta({ description: 'Whether the file has every customer of the group.', examples: [false] }),
    opensCases: z
      .boolean()
      .meta({ description: 'Whether a case is opened for each result of each row.', examples: [false] }),
    leavingCount: rows('Customers missing from the file, who leave once another person approves.'),
    mayChangeLeavers: z.boolean().meta({
      description:
        'Whether you may approve or reject this: a person who may change customers and did not upload the file, not even with an own token.',
      examples: [false],
    }),
    policy: z.string().meta({ description: 'Name of the policy.', examples: ['default'] }),
    layout: batchLayoutSchema
      .nullable()
      .meta({ description: 'How its rows are read; null for JSON, whose rows have members.', examples: [null] }),
    ignored: z.array(z.string()).meta({
      description: 'JSON: members of rows that are set aside. In the layout, set-aside columns have the member ignore.',
      examples: [[]],
    }),
    sheets: z
      .array(batchSheetSchema)
      .meta({ description: 'XLSX: all sheets of the file; only one of them is screened.', examples: [[]] }),
    rowCount: rows('Rows that are done.'),
    expectedRowCount: z
      .int()
      .nullable()
      .meta({
        description: 'Rows of the whole file, estimated from the part read; exact when it is done; null if unknown.',
        examples: [10_000],
      }),
    counts: countsSchema.meta({ description: 'Rows by outcome.' }),
  })
  .meta({ id: 'Batch', description: 'Rows of a file, screened in the background as recorded searches.' });

export type BatchView = DeepReadonly<z.output<typeof batchSchema>>;

/** Response of `GET /batches/{id}/events`. */
export const batchEventsSchema = z.string().meta({
  id: 'BatchEvents',
  description:
    'Server-sent events: lines `event: progress` or `event: end`, `data:` with a Batch as JSON, and an empty line; an `end` also has `id:`.',
  examples: ['event: progress\ndata: {"id":"bat_7Gk2mNp8qRs1T4fG","state":"running","rowCount":100}\n\n'],
});

/** Response of `GET /batches`. */
export const batchPageSchema = z
  .object({ items: z.array(batchSchema).meta({ description: 'The newest first.', examples: [[]] }), nextCursor })
  .meta({ id: 'BatchPage', description: 'A page of batches.' });

export type BatchPage = DeepReadonly<z.output<typeof batchPageSchema>>;

/** Request body of `POST /batches/{id}/leavers`. */
export const changeLeaversRequestSchema = z
  .strictObject({
    change: z.enum(['approve', 'reject']).meta({
      description: 'approve: they leave the watch. reject: they stay. The person must not be the uploader of the file.',
      examples: ['approve'],
    }),
  })
  .meta({
    id: 'ChangeLeaversRequest',
    description: 'Whether customers missing from the file leave the watch.',
    examples: [{ change: 'approve' }],
  });

export type ChangeLeaversRequest = DeepReadonly<z.output<typeof changeLeaversRequestSchema>>;
