import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { BATCH_MEMBERS, COLUMN_CONTENTS, FILE_ENCODINGS } from './columns.ts';

const MAX_COLUMNS = 500;

const columnSchema = z
  .strictObject({
    heading: shortText(500).meta({
      description: 'The heading of the column, as in the file. Without headings: Column 1, Column 2 …',
      examples: ['Surname'],
    }),
    member: z.enum(BATCH_MEMBERS).meta({
      description:
        'What it holds. id: your own number of the row. searchText: the whole name; or its parts in firstName, middleName, lastName. alias: another name. related: another party or a text, screened separately. birthDate: 03/04/1970 is compared as 3 April and as 4 March; birthDateDayFirst, birthDateMonthFirst: as one of them. externalRef: your reference, if it is not the id. context: kept and shown, never screened. ignore: set aside. unmapped: not assigned.',
      examples: ['lastName'],
    }),
  })
  .meta({ id: 'BatchColumn', description: 'What one column of a file holds.' });

const shownColumnSchema = columnSchema
  .extend({
    holds: z.enum(COLUMN_CONTENTS).meta({
      description:
        'Its likely content, by heading and first values. names: names of parties. words: other words. other: numbers, dates, codes, or nothing.',
      examples: ['names'],
    }),
  })
  .meta({ id: 'BatchLayoutColumn', description: 'The mapping of one column of a file, and its likely content.' });

const columns = (description: string) =>
  z
    .array(columnSchema)
    .max(MAX_COLUMNS)
    .meta({ description, examples: [[{ heading: 'Name', member: 'searchText' }]] });

const headings = z.boolean().meta({
  description: 'Whether the first row names the columns. If false, it is screened like all others.',
  examples: [true],
});

const skip = z
  .int()
  .min(0)
  .max(20)
  .meta({
    description: 'Rows above the headings or the first row of data, such as a title: they are not screened.',
    examples: [0],
  });

export const sheetSchema = z
  .int()
  .min(1)
  .max(1_000)
  .meta({ description: 'XLSX: number of the sheet, from 1.', examples: [1] });

const encoding = z
  .enum(FILE_ENCODINGS)
  .meta({ id: 'FileEncoding', description: 'CSV: character encoding.', examples: ['utf-8'] });

/** Name of a saved mapping. It appears in URLs, which must not contain names of people. */
export const mappingNameSchema = z
  .string()
  .regex(/^[\w.-]{1,100}$/)
  .meta({ description: 'Name of a saved mapping: letters, digits, dots, dashes.', examples: ['core-banking'] });

/** Request body of `POST /batches/{id}/start`. */
export const startBatchRequestSchema = z
  .strictObject({
    columns: columns(
      'Mapping of the columns. Absent: as in the batch. Columns that are left out are unmapped: an unmapped column with words prevents the start of the batch.',
    ).optional(),
    headings: headings.optional(),
    skip: skip.optional(),
    sheet: sheetSchema.optional(),
    encoding: encoding.optional(),
    mapping: mappingNameSchema
      .optional()
      .meta({ description: 'Name of a saved mapping. Not used if columns are given.', examples: ['core-banking'] }),
    ignore: z
      .array(shortText(500))
      .max(MAX_COLUMNS)
      .optional()
      .meta({
        description:
          'Further columns, or members of JSON rows, to set aside: recorded, and named in rows and reports. A row without one of its names is never a complete no_match.',
        examples: [['Remarks']],
      }),
  })
  .meta({
    id: 'StartBatchRequest',
    description: 'How a file of rows and columns is read. Absent members are guessed, or stay as in the batch.',
    examples: [{}],
  });

export type StartBatchRequest = DeepReadonly<z.output<typeof startBatchRequestSchema>>;

/** How to read the rows of a file with columns. */
export const batchLayoutSchema = z
  .object({
    columns: z.array(shownColumnSchema).meta({
      description: 'What each column holds, in their order.',
      examples: [[{ heading: 'Name', member: 'searchText', holds: 'names' }]],
    }),
    headings,
    skip,
    sheet: sheetSchema
      .nullable()
      .meta({ description: 'XLSX: number of the sheet, from 1; otherwise null.', examples: [null] }),
    encoding: encoding.nullable().meta({
      description: 'CSV: character encoding; null if it cannot be detected and must be given to start.',
      examples: ['utf-8'],
    }),
    mapping: mappingNameSchema
      .nullable()
      .meta({ description: 'The saved mapping of the columns; otherwise null.', examples: [null] }),
  })
  .meta({ id: 'BatchLayout', description: 'How the rows of a file with columns are read.' });

export type BatchLayoutView = DeepReadonly<z.output<typeof batchLayoutSchema>>;

/** A sheet of a workbook. */
export const batchSheetSchema = z
  .object({
    name: z.string().meta({ description: 'Its name.', examples: ['Customers'] }),
    rowCount: z.int().meta({ description: 'Rows with values, headings included.', examples: [501] }),
    hidden: z.boolean().meta({ description: 'Whether the spreadsheet hides it.', examples: [false] }),
  })
  .meta({ id: 'BatchSheet', description: 'A sheet of a workbook.' });

export type BatchSheet = DeepReadonly<z.output<typeof batchSheetSchema>>;

/** Path parameters of endpoints for one saved mapping. */
export const mappingParamsSchema = z.strictObject({ name: mappingNameSchema });

/** Request body of `PUT /batch-mappings/{name}`. */
export const saveMappingRequestSchema = z
  .strictObject({ columns: columns('What the columns hold.').min(1), headings })
  .meta({
    id: 'SaveBatchMappingRequest',
    description: 'A mapping of columns for recurring files.',
    examples: [{ columns: [{ heading: 'Name', member: 'searchText' }], headings: true }],
  });

export type SaveMappingRequest = DeepReadonly<z.output<typeof saveMappingRequestSchema>>;

/** A saved mapping. */
export const batchMappingSchema = z
  .object({
    name: mappingNameSchema,
    columns: columns('What the columns hold.'),
    headings,
    savedAt: instant('When it was saved last.'),
    savedBy: actorSchema.meta({ description: 'Who saved it last.' }),
  })
  .meta({ id: 'BatchMapping', description: 'A saved mapping of columns for reuse.' });

export type BatchMapping = DeepReadonly<z.output<typeof batchMappingSchema>>;

/** Response of `GET /batch-mappings`. */
export const batchMappingsSchema = z
  .object({ items: z.array(batchMappingSchema).meta({ description: 'By name.', examples: [[]] }) })
  .meta({ id: 'BatchMappings', description: 'Saved mappings.' });

export type BatchMappings = DeepReadonly<z.output<typeof batchMappingsSchema>>;
