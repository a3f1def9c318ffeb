import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { featuresSchema } from './match.ts';

/** Response of the probes and of `POST /updatez`. */
export const yenteStatusSchema = z
  .object({ status: z.literal('ok').meta({ description: 'All is well.', examples: ['ok'] }) })
  .meta({ id: 'YenteStatus', description: 'Confirms success.' });

/** Query parameters of `POST /updatez`. */
export const yenteUpdateQuerySchema = z.object({
  sync: z
    .string()
    .max(10)
    .optional()
    .meta({ description: 'Ignored: the answer comes when the refresh has begun.', examples: ['true'] }),
});

const datasetSchema = z.object({
  name: z.string().meta({ description: 'Id of the list.', examples: ['us_ofac_sdn'] }),
  title: z.string().meta({ description: 'Title of the list.', examples: ['OFAC SDN'] }),
  summary: z
    .string()
    .nullable()
    .meta({ description: 'Who publishes it.', examples: ['U.S. Treasury'] }),
  url: z
    .string()
    .nullable()
    .meta({ description: 'Page of the publisher.', examples: ['https://ofac.treasury.gov'] }),
  load: z.boolean().meta({ description: 'Whether it is searched.', examples: [true] }),
  entities_url: z
    .string()
    .nullable()
    .meta({ description: 'Always null.', examples: [null] }),
  updated_at: z
    .string()
    .nullable()
    .meta({
      description: 'Last contact with the publisher; for a collection, the oldest of its lists.',
      examples: ['2026-03-01T12:00:00'],
    }),
  version: z.string().meta({ description: 'Time of the version.', examples: ['20260301120000-a1b'] }),
  index_version: z
    .string()
    .nullable()
    .meta({ description: 'Time of the version that is searched; null if none.', examples: ['20260301120000-a1b'] }),
  index_current: z.boolean().meta({ description: 'Whether it is fresh.', examples: [true] }),
  children: z.array(z.string()).meta({ description: 'For a collection: its lists.', examples: [[]] }),
});

/** Response of `GET /catalog`. */
export const yenteCatalogSchema = z
  .object({
    datasets: z.array(datasetSchema).meta({ description: 'Lists and collections.', examples: [[]] }),
    current: z.array(z.string()).meta({ description: 'Fresh ones.', examples: [['us_ofac_sdn']] }),
    outdated: z.array(z.string()).meta({ description: 'Loaded ones that are not fresh.', examples: [[]] }),
    index_stale: z.boolean().meta({ description: 'Whether any list is not fresh.', examples: [false] }),
  })
  .meta({ id: 'YenteCatalog', description: 'What is searched.' });

export type YenteCatalog = DeepReadonly<z.output<typeof yenteCatalogSchema>>;

/** Response of `GET /algorithms`. */
export const yenteAlgorithmsSchema = z
  .object({
    algorithms: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Its name.', examples: ['namesake'] }),
          description: z.string().meta({ description: 'What it does.', examples: ['The scoring of Namesake.'] }),
          features: featuresSchema,
          docs: z
            .object({
              name: z.string().meta({ description: 'Its name.', examples: ['namesake'] }),
              description: z.string().meta({ description: 'What it does.', examples: ['The scoring of Namesake.'] }),
              config: z.record(z.string(), z.unknown()).meta({ description: 'Always empty.', examples: [{}] }),
              features: featuresSchema,
            })
            .meta({
              description: 'The same in newer clients.',
              examples: [{ name: 'namesake', description: 'The scoring of Namesake.', config: {}, features: {} }],
            }),
        }),
      )
      .meta({ description: 'Names accepted by a match.', examples: [[]] }),
    default: z.string().meta({ description: 'The one without a name.', examples: ['namesake'] }),
    best: z.string().meta({ description: 'The best one.', examples: ['namesake'] }),
  })
  .meta({ id: 'YenteAlgorithms', description: 'How scores are computed.' });

export type YenteAlgorithms = DeepReadonly<z.output<typeof yenteAlgorithmsSchema>>;
