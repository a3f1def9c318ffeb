import { z } from 'zod';
import { entityTypeSchema, genderSchema, prioritySchema } from '../basics/named-values.ts';
import { birthDateSchema, countrySchema, points, screenedText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { engineInfoSchema } from './engine-info.ts';
import { evidenceSchema, matchedNameSchema, reasonSchema } from './evidence.ts';
import { checkTypes, queryIdentifierSchema, queryMembers } from './query.ts';
import { policyNameSchema, thresholdSchema } from './search-request.ts';

const queryPartySchema = z
  .strictObject(queryMembers)
  .superRefine(checkTypes)
  .meta({
    id: 'ComparedQuery',
    description: 'The party that would be screened.',
    examples: [{ searchText: 'O. Vestrakoff' }],
  });

/** A party as described in a list. */
export const comparedEntitySchema = z
  .strictObject({
    names: z
      .array(screenedText(1_000))
      .min(1)
      .max(100)
      .meta({ description: 'Its names, primary first.', examples: [['Orlan VESTRAKOV']] }),
    entityType: entityTypeSchema.optional().meta({ description: 'What it is.', examples: ['person'] }),
    type: entityTypeSchema
      .optional()
      .meta({ description: 'The same as entityType, by a shorter name: give one of the two.', examples: ['person'] }),
    birthDates: z
      .array(birthDateSchema)
      .max(50)
      .optional()
      .meta({ description: 'Birth dates.', examples: [['1971-04-02']] }),
    gender: genderSchema.optional().meta({ description: 'Gender.', examples: ['male'] }),
    countries: z
      .array(countrySchema)
      .max(50)
      .optional()
      .meta({ description: 'ISO 3166-1 alpha-2.', examples: [['DE']] }),
    identifiers: z
      .array(queryIdentifierSchema)
      .max(50)
      .optional()
      .meta({ description: 'Documents and numbers.', examples: [[]] }),
  })
  .superRefine(checkTypes)
  .meta({
    id: 'ComparedEntity',
    description: 'The party it is compared with, as a list would describe it.',
    examples: [{ names: ['Orlan VESTRAKOV'] }],
  });

/** Request body of `POST /compare`. */
export const compareRequestSchema = z
  .strictObject({
    query: queryPartySchema,
    entity: comparedEntitySchema,
    threshold: thresholdSchema.optional(),
    policy: policyNameSchema.optional(),
  })
  .meta({
    id: 'CompareRequest',
    description: 'Two parties to compare in the same way as a search.',
    examples: [{ query: { searchText: 'O. Vestrakoff' }, entity: { names: ['Orlan VESTRAKOV'] } }],
  });

export type CompareRequest = DeepReadonly<z.output<typeof compareRequestSchema>>;

/** Response of `POST /compare`. */
export const compareResponseSchema = z
  .object({
    nameScore: points('How well the names agree.', 96.1),
    score: points('Name score plus or minus the points of the other evidence.', 96.1),
    priority: prioritySchema.nullable().meta({ description: 'null: a search would not show it.', examples: ['high'] }),
    threshold: z.number().meta({ description: 'Name score from which a search would show it.', examples: [75] }),
    ofacScoreEstimate: z
      .number()
      .nullable()
      .meta({
        description: 'Approximate score of the US Treasury’s own search; null if it does not read the script.',
        examples: [98],
      }),
    matchedName: matchedNameSchema.nullable().meta({ description: 'The name that matched best.', examples: [null] }),
    reasons: z.array(reasonSchema).meta({ description: 'Reasons for and against a match.', examples: [[]] }),
    evidence: evidenceSchema,
    engine: engineInfoSchema,
  })
  .meta({ id: 'CompareResponse', description: 'Similarity of two parties, and the reasons.' });

export type CompareResponse = DeepReadonly<z.output<typeof compareResponseSchema>>;
