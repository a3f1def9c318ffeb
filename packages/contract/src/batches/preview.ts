import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { batchLayoutSchema, startBatchRequestSchema } from './layout.ts';
import { rowMembers } from './row-members.ts';

/** Request body of `POST /batches/{id}/preview`. */
export const previewBatchRequestSchema = startBatchRequestSchema
  .extend({})
  .meta({ id: 'PreviewBatchRequest', description: 'How the file would be read.', examples: [{}] });

/** Response of `POST /batches/{id}/preview`. */
export const batchPreviewSchema = z
  .object({
    layout: batchLayoutSchema
      .nullable()
      .meta({ description: 'How the rows are read here; null for JSON.', examples: [null] }),
    samples: z.array(z.array(z.string())).meta({
      description: 'For each column of the layout, its first values as they are in the file.',
      examples: [
        [
          ['4711', '4712'],
          ['Orlan Vestrakov', 'Nobody Unlisted'],
        ],
      ],
    }),
    unmapped: z.array(z.string()).meta({
      description:
        'Columns with words that are not mapped: the batch cannot be started before they are mapped or set aside.',
      examples: [['Remarks']],
    }),
    halves: z.array(z.string()).meta({
      description: 'Columns with one half of a name whose other half is missing: the batch cannot be started.',
      examples: [[]],
    }),
    missing: z.array(z.string()).meta({
      description:
        'Headings of the saved mapping that are missing from the file: the batch cannot be started with this mapping.',
      examples: [[]],
    }),
    items: z
      .array(
        z
          .object({
            ...rowMembers,
            searchText: z
              .string()
              .nullable()
              .meta({ description: 'What would be screened.', examples: ['Orlan Vestrakov'] }),
            details: z.array(z.string()).meta({
              description: 'Other values that would be compared, by member.',
              examples: [['birthDate: 1971']],
            }),
          })
          .meta({ id: 'BatchPreviewRow', description: 'A row as it would be read.' }),
      )
      .meta({ description: 'The first 20 rows.', examples: [[]] }),
  })
  .meta({ id: 'BatchPreview', description: 'The beginning of a file, and how it would be read.' });

export type BatchPreview = DeepReadonly<z.output<typeof batchPreviewSchema>>;
