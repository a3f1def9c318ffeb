import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Phases of loading, in order. */
export const LOADING_PHASES = ['downloading', 'reading', 'indexing'] as const;

const done = (what: string, example: number) => z.int().meta({ description: what, examples: [example] });
const of = (what: string, example: number) =>
  z
    .int()
    .nullable()
    .meta({ description: what, examples: [example] });

/** Progress of loading lists: a member of `GET /lists` and `GET /readyz`. */
export const listsLoadingSchema = z
  .object({
    phase: z.enum(LOADING_PHASES).meta({
      description: 'downloading from publishers, reading the files, or indexing what was read.',
      examples: ['reading'],
    }),
    lists: z
      .object({
        done: done('Lists downloaded, or files read.', 3),
        of: of('Of how many; null while unknown.', 5),
      })
      .meta({ id: 'ListsDone', description: 'Lists that are done in this phase.', examples: [{ done: 3, of: 5 }] }),
    list: z
      .string()
      .nullable()
      .meta({ description: 'The current list, or the last one done.', examples: ['un_sc'] }),
    listings: z
      .object({
        done: done('Listings read, or indexed.', 41_203),
        of: of('Of how many; null while files are read.', 61_200),
      })
      .nullable()
      .meta({
        id: 'ListingsDone',
        description: 'Listings so far; null while files are downloaded.',
        examples: [{ done: 41_203, of: null }],
      }),
    bytes: z
      .object({
        done: done('Bytes that arrived.', 3_100_000),
        of: of('Of how many; null if the publisher does not say.', 12_000_000),
      })
      .nullable()
      .meta({
        id: 'BytesDone',
        description: 'Of the list that is being downloaded; null in other phases.',
        examples: [null],
      }),
    searchable: z.boolean().meta({
      description: 'Whether searches are answered meanwhile: from earlier versions, or from the fictional sample.',
      examples: [false],
    }),
  })
  .meta({ id: 'ListsLoading', description: 'Progress of loading lists.' });

export type ListsLoading = DeepReadonly<z.output<typeof listsLoadingSchema>>;

/** Null if no list is being loaded. */
export const listsLoadingOrNull = listsLoadingSchema
  .nullable()
  .meta({ description: 'Progress of loading lists; null while none is being loaded.', examples: [null] });
