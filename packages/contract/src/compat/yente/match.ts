import { z } from 'zod';
import { queryNumber } from '../../basics/page.ts';
import { coded } from '../../basics/primitives.ts';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { many, totalSchema, yenteScoredEntitySchema } from './entity.ts';

/** Maximum number of queries in a match request, as in yente. */
export const MAX_YENTE_QUERIES = 100;

/** Maximum number of results per query. */
export const MAX_YENTE_RESULTS = 100;

const EXAMPLE = { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['1971'] } };

const exampleEntitySchema = z
  .object({
    id: z
      .string()
      .max(300)
      .nullable()
      .optional()
      .meta({ description: 'Given back.', examples: ['my-id'] }),
    schema: z
      .string()
      .max(100)
      .meta({ description: 'Schema of FollowTheMoney.', examples: ['Person'] }),
    caption: z
      .string()
      .max(1_000)
      .nullable()
      .optional()
      .meta({ description: 'The name of an entity: screened as a name.', examples: ['Orlan Vestrakov'] }),
    properties: z
      .record(z.string().max(100), z.union([z.string(), z.array(z.unknown()).max(200)]))
      .meta({ description: 'Values by property: several, or one text.', examples: [EXAMPLE.properties] }),
  })
  .meta({ description: 'A party to screen, as an entity of FollowTheMoney.', examples: [EXAMPLE] });

export type YenteExample = DeepReadonly<z.output<typeof exampleEntitySchema>>;

const nothing = (member: string) =>
  z
    .record(z.string(), z.unknown())
    .refine(
      (given) => Object.keys(given).length === 0,
      coded('bad_request', `${member} cannot be sent, because there is one scoring: leave it out.`),
    )
    .optional();

/** Request body of `POST /match/{dataset}`. */
export const yenteMatchSchema = z
  .object({
    queries: z
      .record(z.string().max(300), exampleEntitySchema)
      .meta({ description: 'Parties to screen, by ids of the caller.', examples: [{ q1: EXAMPLE }] }),
    weights: nothing('weights').meta({ description: 'Nothing: there is one scoring.', examples: [{}] }),
    config: nothing('config').meta({ description: 'Nothing: there is one scoring.', examples: [{}] }),
  })
  .meta({ id: 'YenteMatch', description: 'Whom to screen.', examples: [{ queries: { q1: EXAMPLE } }] });

export type YenteMatch = DeepReadonly<z.output<typeof yenteMatchSchema>>;

/** Path parameters of endpoints for one dataset. */
export const yenteDatasetParamsSchema = z.object({
  dataset: z
    .string()
    .min(1)
    .max(200)
    .meta({
      description: 'default and sanctions: all loaded lists. Any other needs a named policy.',
      examples: ['default'],
    }),
});

/** Parameters whose effect a named policy provides. */
export const yenteChoices = {
  include_dataset: many('Only these datasets: needs a named policy.', 'eu_fsf'),
  exclude_dataset: many('Without these datasets: needs a named policy.', 'wb_debarred'),
  exclude_schema: many('Without these schemata: needs a named policy.', 'Vessel'),
  topics: many('Only these topics: needs a named policy.', 'sanction'),
  changed_since: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Refused: to follow changes, use customers under watch.', examples: ['2026-01-01'] }),
};

const share = (description: string) =>
  z
    .string()
    .regex(/^(?:0|1|[01]?\.\d{1,20})$/, coded('invalid_format', 'This is a number from 0 to 1.'))
    .refine((text) => Number(text) <= 1, coded('out_of_range', 'This is a number from 0 to 1.'))
    .optional()
    .meta({ description, examples: ['0.7'] });

/** Name of an algorithm. */
export const yenteAlgorithmName = z
  .string()
  .max(100)
  .optional()
  .meta({ description: 'One of GET /algorithms; all names mean the same scoring.', examples: ['best'] });

/** Query parameters of `POST /match/{dataset}`. */
export const yenteMatchQuerySchema = z.object({
  ...yenteChoices,
  limit: queryNumber(
    z
      .int()
      .min(0)
      .max(500)
      .meta({ description: 'Most results shown.', examples: [5] }),
  ).optional(),
  threshold: share('Score from which match is true. It removes no result.'),
  cutoff: share('Score from which a result is shown. Hidden results are counted in total.'),
  algorithm: yenteAlgorithmName,
  exclude_entity_ids: many('Parties that are not shown. They are still screened and recorded.', 'eu_fsf:1'),
});

export type YenteMatchQuery = DeepReadonly<z.output<typeof yenteMatchQuerySchema>>;

const matchesSchema = z
  .object({
    status: z.int().meta({ description: 'Always 200: otherwise there is no answer at all.', examples: [200] }),
    results: z.array(yenteScoredEntitySchema).meta({ description: 'Best first.', examples: [[]] }),
    total: totalSchema.meta({
      description: 'All potential matches, regardless of limit, cutoff and threshold.',
      examples: [{ value: 1, relation: 'eq' }],
    }),
    query: exampleEntitySchema.meta({ description: 'The screened query, as interpreted.', examples: [EXAMPLE] }),
    search_id: z.string().meta({ description: 'Id of the recorded screening.', examples: ['srch_01j8z6m3q4'] }),
    ignored: z
      .array(z.string())
      .meta({ description: 'Properties that were not compared. They cannot hide a result.', examples: [['notes']] }),
  })
  .meta({
    description: 'Parties that one query may refer to.',
    examples: [
      {
        status: 200,
        results: [],
        total: { value: 0, relation: 'eq' },
        query: EXAMPLE,
        search_id: 'srch_01j8z6m3q4',
        ignored: [],
      },
    ],
  });

export type YenteMatches = DeepReadonly<z.output<typeof matchesSchema>>;

const featureSchema = z.object({
  description: z.string().meta({ description: 'What it is.', examples: ['How well the names agree.'] }),
  coefficient: z.number().meta({ description: 'Largest part of a score.', examples: [1] }),
  url: z.string().meta({ description: 'Where it is explained.', examples: ['/api/v1/scoring'] }),
});

export const featuresSchema = z
  .record(z.string(), featureSchema)
  .meta({ description: 'What scores are made of.', examples: [{}] });

/** Response of `POST /match/{dataset}`. */
export const yenteMatchResponseSchema = z
  .object({
    responses: z.record(z.string(), matchesSchema).meta({ description: 'Results by id of the query.', examples: [{}] }),
    matcher: featuresSchema,
    limit: z.int().meta({
      description: 'Maximum results shown for each query: at least 1, whatever was requested.',
      examples: [5],
    }),
  })
  .meta({ id: 'YenteMatches', description: 'Parties that the queries may refer to.' });

export type YenteMatchResponse = DeepReadonly<z.output<typeof yenteMatchResponseSchema>>;
