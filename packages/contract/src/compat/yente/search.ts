import { z } from 'zod';
import { queryBoolean, queryNumber } from '../../basics/page.ts';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { MAX_SEARCH_TEXT_LENGTH } from '../../search/query.ts';
import { many, totalSchema, yenteEntitySchema } from './entity.ts';
import { yenteChoices } from './match.ts';

const page = {
  limit: queryNumber(
    z
      .int()
      .min(0)
      .max(500)
      .meta({ description: 'Most results shown.', examples: [10] }),
  ).optional(),
  offset: queryNumber(
    z
      .int()
      .min(0)
      .max(9_499)
      .meta({ description: 'Results to skip.', examples: [0] }),
  ).optional(),
};

/** Query parameters of `GET /search/{dataset}`. */
export const yenteSearchQuerySchema = z.object({
  q: z
    .string()
    .max(2 * MAX_SEARCH_TEXT_LENGTH)
    .optional()
    .meta({
      description: 'The text to screen; required, because there is no list of all parties.',
      examples: ['Orlan Vestrakov'],
    }),
  ...page,
  ...yenteChoices,
  datasets: many('Only these datasets: needs a named policy.', 'eu_fsf'),
  schema: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'What it is. Orders results; never hides one.', examples: ['Person'] }),
  countries: many('Its countries. They order results; they never hide one.', 'de'),
  facets: many('What is counted: countries, topics and datasets by default; schema, genders, identifiers.', 'schema'),
  filter: many('Refused: it would hide results.', 'birthDate:1971'),
  target: queryBoolean('true changes nothing; false is refused, because all listed parties are targets.').optional(),
});

export type YenteSearchQuery = DeepReadonly<z.output<typeof yenteSearchQuerySchema>>;

const total = { value: z.int().meta({ description: 'How many.', examples: [1] }) };

const facetSchema = z
  .object({
    label: z.string().meta({ description: 'What is counted.', examples: ['Countries'] }),
    values: z
      .array(
        z.object({
          name: z.string().meta({ description: 'The value.', examples: ['ru'] }),
          label: z.string().meta({ description: 'The value, for people.', examples: ['ru'] }),
          count: total.value.meta({ description: 'How many of the first hundred results have it.', examples: [1] }),
        }),
      )
      .meta({ description: 'The most frequent first.', examples: [[]] }),
  })
  .meta({ description: 'How often each value occurs.', examples: [{ label: 'Countries', values: [] }] });

/** Response of `GET /search/{dataset}`. */
export const yenteSearchResponseSchema = z
  .object({
    results: z.array(yenteEntitySchema).meta({ description: 'Best first.', examples: [[]] }),
    facets: z.record(z.string(), facetSchema).meta({ description: 'Counts by value.', examples: [{}] }),
    total: totalSchema.meta({ description: 'All potential matches.', examples: [{ value: 1, relation: 'eq' }] }),
    limit: z.int().meta({ description: 'Most results shown.', examples: [10] }),
    offset: z.int().meta({ description: 'Results skipped.', examples: [0] }),
  })
  .meta({ id: 'YenteSearch', description: 'Parties that a text may refer to.' });

export type YenteSearchResponse = DeepReadonly<z.output<typeof yenteSearchResponseSchema>>;

/** Query parameters of `GET /entities/{id}`. */
export const yenteEntityQuerySchema = z.object({
  nested: queryBoolean('Whether to include measures and relations of the party. Default true.').optional(),
});

/** Query parameters of `GET /entities/{id}/adjacent`. */
export const yenteAdjacentQuerySchema = z.object(page);

/** Response of `GET /entities/{id}/adjacent/{property}`. */
export const yentePageSchema = z
  .object({
    results: z.array(z.unknown()).meta({ description: 'Entities.', examples: [[]] }),
    total: totalSchema,
    limit: z.int().meta({ description: 'Maximum values of a property.', examples: [10] }),
    offset: z.int().meta({ description: 'Values skipped.', examples: [0] }),
  })
  .meta({ id: 'YentePage', description: 'Measures or relations of a party, by one property.' });

export type YentePage = DeepReadonly<z.output<typeof yentePageSchema>>;

/** Response of `GET /entities/{id}/adjacent`. */
export const yenteAdjacentSchema = z
  .object({
    entity: yenteEntitySchema.meta({ description: 'The party.' }),
    adjacent: z
      .record(z.string(), yentePageSchema)
      .meta({ description: 'Measures and relations, by property.', examples: [{}] }),
  })
  .meta({ id: 'YenteAdjacent', description: 'A party with its measures and relations.' });

export type YenteAdjacent = DeepReadonly<z.output<typeof yenteAdjacentSchema>>;
