import { OUTCOMES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { prioritySchema } from '../basics/named-values.ts';
import { nextCursor, pageQuerySchema } from '../basics/page.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { rowMembers } from './row-members.ts';

/** Outcome of a row. */
export const ROW_OUTCOMES = [...OUTCOMES, 'error'] as const;

/** Query parameters of `GET /batches/{id}/results`. */
export const batchResultsQuerySchema = pageQuerySchema.extend({
  outcome: z
    .enum(ROW_OUTCOMES)
    .optional()
    .meta({ description: 'Only rows with this outcome; error: could not be screened.', examples: ['potential_match'] }),
});

export type BatchResultsQuery = DeepReadonly<z.output<typeof batchResultsQuerySchema>>;

/** One row of a batch and its outcome. */
export const batchResultSchema = z
  .object({
    ...rowMembers,
    outcome: z.enum(ROW_OUTCOMES).meta({ description: 'Outcome of the row.', examples: ['potential_match'] }),
    searchId: z
      .string()
      .nullable()
      .meta({
        description: 'Its screening; null if it was not screened.',
        examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'],
      }),
    party: z
      .object({
        searchText: z.string().meta({ description: 'The name or text.', examples: ['Orlan Vestrakov'] }),
        birthDate: z
          .string()
          .nullable()
          .meta({
            description: 'As it was read; if the row was not screened, as written.',
            examples: ['1971-03-04'],
          }),
        externalRef: z
          .string()
          .nullable()
          .meta({ description: 'Your reference.', examples: ['4711'] }),
      })
      .meta({ id: 'BatchRowParty', description: 'The party of a row, from its columns or members.' })
      .nullable()
      .meta({
        description: 'The party of the row; null if its screening was purged or erased.',
        examples: [{ searchText: 'Orlan Vestrakov', birthDate: '1971-03-04', externalRef: '4711' }],
      }),
    total: z.int().meta({ description: 'Parties found.', examples: [1] }),
    best: z
      .object({
        entityId: z.string().meta({ description: 'Id of the party.', examples: ['sample:P-001'] }),
        primaryName: z.string().meta({ description: 'Its main name.', examples: ['Orlan VESTRAKOV'] }),
        score: z.number().meta({ description: 'Its score.', examples: [97.2] }),
        priority: prioritySchema.meta({ description: 'Its priority.', examples: ['high'] }),
      })
      .nullable()
      .meta({ description: 'The first result; null if there is none.', examples: [null] }),
  })
  .meta({ id: 'BatchResult', description: 'A row of a batch and its outcome.' });

export type BatchResult = DeepReadonly<z.output<typeof batchResultSchema>>;

/** Response of `GET /batches/{id}/results`. */
export const batchResultsSchema = z
  .object({
    items: z.array(batchResultSchema).meta({ description: 'In the order of the file.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'BatchResults', description: 'Rows of a batch.' });

export type BatchResults = DeepReadonly<z.output<typeof batchResultsSchema>>;
