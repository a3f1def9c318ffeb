import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';

const EXAMPLE = { name: ['Orlan VESTRAKOV'], birthDate: ['1971'], topics: ['sanction'] };

const members = {
  id: z.string().meta({ description: 'Id of the party.', examples: ['us-ofac-sdn..35096'] }),
  caption: z.string().meta({ description: 'Its name.', examples: ['Orlan VESTRAKOV'] }),
  schema: z.string().meta({ description: 'Schema of FollowTheMoney.', examples: ['Person'] }),
  properties: z.record(z.string(), z.array(z.unknown())).meta({
    description: 'Values by property of the schema: texts, and where entities are nested, entities.',
    examples: [EXAMPLE],
  }),
  datasets: z
    .array(z.string())
    .meta({ description: 'Lists that name the party.', examples: [['us_ofac_sdn', 'eu_fsf']] }),
  referents: z
    .array(z.string())
    .meta({ description: 'Other listings that are shown as this party.', examples: [['eu-fsf..EU.2ex27.2ex28']] }),
  target: z.boolean().meta({ description: 'Always true: lists name only targets.', examples: [true] }),
  first_seen: z
    .string()
    .nullable()
    .meta({ description: 'When it was listed first, where a list says so.', examples: ['2019-07-11T00:00:00'] }),
  last_seen: z
    .string()
    .nullable()
    .meta({ description: 'Date of the newest version of its lists.', examples: ['2026-03-01T00:00:00'] }),
  last_change: z
    .string()
    .nullable()
    .meta({ description: 'When a list changed it last, where it says so.', examples: ['2024-02-23T00:00:00'] }),
};

/** A party as a FollowTheMoney entity. */
export const yenteEntitySchema = z
  .object(members)
  .meta({ id: 'YenteEntity', description: 'A listed party as an entity of FollowTheMoney.' });

export type YenteEntity = DeepReadonly<z.output<typeof yenteEntitySchema>>;

const explanation = z.object({
  score: z.number().meta({ description: 'How well it agrees, 0 to 1.', examples: [0.97] }),
  detail: z
    .string()
    .nullable()
    .meta({ description: 'How it was compared.', examples: ['match'] }),
  query: z
    .string()
    .nullable()
    .meta({ description: 'What was given.', examples: ['Orlan Vestrakov'] }),
  candidate: z
    .string()
    .nullable()
    .meta({ description: 'What is listed.', examples: ['Orlan VESTRAKOV'] }),
});

/** A result of a match. */
export const yenteScoredEntitySchema = z
  .object({
    ...members,
    score: z.number().meta({ description: 'Score of Namesake, 0 to 1.', examples: [0.972] }),
    match: z.boolean().meta({
      description:
        'Whether the score reaches the given threshold; without one always true, because the party is a result.',
      examples: [true],
    }),
    explanations: z
      .record(z.string(), explanation)
      .meta({ description: 'What was compared, by feature.', examples: [{}] }),
    features: z
      .record(z.string(), z.number())
      .meta({ description: 'The scores of explanations.', examples: [{ name: 1 }] }),
  })
  .meta({ id: 'YenteScoredEntity', description: 'A listed party that a query may mean, with its score.' });

export type YenteScoredEntity = DeepReadonly<z.output<typeof yenteScoredEntitySchema>>;

/** Path parameters of `/entities/{id}`. */
export const yenteEntityParamsSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(300)
    .meta({ description: 'Id of a party, or of any of its listings.', examples: ['sample:P-001'] }),
});

/** Path parameters of `/entities/{id}/adjacent/{property}`. */
export const yentePropertyParamsSchema = yenteEntityParamsSchema.extend({
  property: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'Property that leads to other entities.', examples: ['sanctions'] }),
});

/** Number of matches. */
export const totalSchema = z
  .object({
    value: z.int().meta({ description: 'How many.', examples: [1] }),
    relation: z.literal('eq').meta({ description: 'The number is exact.', examples: ['eq'] }),
  })
  .meta({ description: 'How many there are.', examples: [{ value: 1, relation: 'eq' }] });

/** A repeatable query parameter. */
export const many = (description: string, example: string) =>
  z
    .union([z.string().max(200), z.array(z.string().max(200)).max(50)])
    .optional()
    .meta({ description, examples: [[example]] });
