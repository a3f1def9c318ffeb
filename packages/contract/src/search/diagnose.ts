import {
  DIAGNOSIS_STAGES,
  DIAGNOSIS_STEPS,
  INTERPRETATIONS,
  NAME_COST_KINDS,
  POLICY_FILTERS,
} from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { entityTypeSchema } from '../basics/named-values.ts';
import { coded, points, screenedText, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { listUsedSchema } from '../lists/lists.ts';
import { engineInfoSchema } from './engine-info.ts';
import { matchedNameSchema, tokenEvidenceSchema } from './evidence.ts';
import { checkTypes, queryMembers } from './query.ts';
import { policyMembers } from './search-request.ts';

/** Request body of `POST /search/diagnose`. */
export const diagnoseRequestSchema = z
  .strictObject({
    ...queryMembers,
    ...policyMembers,
    expectedEntityId: shortText(300)
      .optional()
      .meta({ description: 'Id of the party, or of any of its listings.', examples: ['us_ofac_sdn:123'] }),
    expectedName: screenedText(1_000)
      .optional()
      .meta({
        description: 'Instead of an id: the listing with the best matching name.',
        examples: ['Orlan VESTRAKOV'],
      }),
  })
  .refine(({ expectedEntityId, expectedName }) => (expectedEntityId === undefined) !== (expectedName === undefined), {
    ...coded('member_required', 'Give either expectedEntityId or expectedName: the party that should be found.'),
    path: ['expectedEntityId'],
  })
  .superRefine(checkTypes)
  .meta({
    id: 'DiagnoseRequest',
    description: 'A search, and the party that it should find: either expectedEntityId or expectedName.',
    oneOf: [{ required: ['expectedEntityId'] }, { required: ['expectedName'] }],
    examples: [{ searchText: 'O. Vestrakoff', expectedEntityId: 'us_ofac_sdn:123' }],
  });

export type DiagnoseRequest = DeepReadonly<z.output<typeof diagnoseRequestSchema>>;

const stepSchema = z
  .object({
    step: z.enum(DIAGNOSIS_STEPS).meta({ description: 'What the search does here.', examples: ['name_score'] }),
    passed: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the party passes; null if the step does not decide.', examples: [false] }),
    text: z.string().meta({ description: 'What happened, in plain English.', examples: ['No filter leaves it out.'] }),
  })
  .meta({ id: 'DiagnosisStep', description: 'One step of the search for the party.' });

const diagnosedListingSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the listing.', examples: ['us_ofac_sdn:123'] }),
    list: z.string().meta({ description: 'Its list.', examples: ['us_ofac_sdn'] }),
    delisted: z.boolean().meta({ description: 'Whether the publisher has ended it.', examples: [false] }),
    leftOutBy: z
      .array(z.enum(POLICY_FILTERS))
      .meta({ description: 'Which part of the policy excludes it.', examples: [['includeDelisted']] }),
  })
  .meta({ id: 'DiagnosedListing', description: 'A listing of the party, and whether the search includes it.' });

const diagnosedTokenSchema = z
  .object({
    text: z.string().meta({ description: 'The word as normalised.', examples: ['vestrakoff'] }),
    role: z.string().meta({ description: 'Its role in a name.', examples: ['name'] }),
    bits: z.number().meta({ description: 'Weight of agreement on it, in bits.', examples: [11.5] }),
    readings: z.array(z.string()).meta({ description: 'What else it may mean.', examples: [[]] }),
  })
  .meta({ id: 'DiagnosedToken', description: 'One word as the engine read it.' });

const diagnosedReadingSchema = z
  .object({
    kind: z.enum(INTERPRETATIONS).meta({ description: 'How it was read.', examples: ['name'] }),
    text: z.string().meta({ description: 'The text that spans refer to.', examples: ['O. Vestrakoff'] }),
    used: z.boolean().meta({ description: 'Whether a search uses this reading.', examples: [true] }),
    insufficient: z.boolean().meta({ description: 'Too little to identify one party.', examples: [false] }),
    tokens: z.array(diagnosedTokenSchema).meta({ description: 'Its words.', examples: [[]] }),
  })
  .meta({ id: 'DiagnosedReading', description: 'One way the query was read.' });

const textOrNull = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

const nameCostSchema = z
  .object({
    kind: z.enum(NAME_COST_KINDS).meta({
      description:
        'query_word: only in the query. listed_word: only in the listed name. difference: a pair that is similar, not equal. limit, order: a cost that no single word explains.',
      examples: ['query_word'],
    }),
    query: textOrNull('The words of the query.', 'Tobrian'),
    listed: textOrNull('The words of the listed name.', 'VESTRAKOV'),
    points: points('Points that the name score would gain if this alone agreed.', 21.4),
  })
  .meta({ id: 'NameCost', description: 'The cost of a word. Costs are computed separately and do not add up.' });

const diagnosedNameSchema = z
  .object({
    ...matchedNameSchema.shape,
    nameScore: points('How well it agrees.', 61.2),
    reading: z.int().meta({ description: 'Index in readings of the one that matches it best.', examples: [0] }),
    retrieved: z.boolean().meta({ description: 'Whether retrieval found it.', examples: [true] }),
    complete: z.boolean().meta({
      description: 'Whether a comparison with every word, without retrieval, gives the same score.',
      examples: [true],
    }),
    alerts: z.boolean().meta({ description: 'Whether such a name makes a result on its own.', examples: [true] }),
    limit: textOrNull('Why it is kept below high.', 'partial_name'),
    tokens: z.array(tokenEvidenceSchema).meta({ description: 'Matched words.', examples: [[]] }),
    costs: z.array(nameCostSchema).meta({ description: 'Unmatched words, most expensive first.', examples: [[]] }),
  })
  .meta({ id: 'DiagnosedName', description: 'One listed name of the party, compared with the query.' });

const changeSchema = z
  .object({
    member: z
      .enum([...POLICY_FILTERS, 'threshold', 'limit', 'weakAliases'])
      .meta({ description: 'Member of the request or policy.', examples: ['threshold'] }),
    value: z
      .string()
      .nullable()
      .meta({
        description: 'The required value as it is written, such as 61.2 or true; null: absent.',
        examples: ['61.2'],
      }),
    text: z.string().meta({ description: 'The change in plain English.', examples: ['Lower the threshold to 61.2.'] }),
  })
  .meta({ id: 'DiagnosisChange', description: 'A change after which the search shows the party.' });

/** Response of `POST /search/diagnose`. */
export const diagnoseResponseSchema = z
  .object({
    stage: z
      .enum(DIAGNOSIS_STAGES)
      .meta({ description: 'The stage at which the party drops out.', examples: ['threshold'] }),
    found: z.boolean().meta({ description: 'Whether the search shows it.', examples: [false] }),
    rank: z
      .int()
      .nullable()
      .meta({ description: 'Its rank among all results.', examples: [1] }),
    entityId: textOrNull('Id of the party; null if it is not loaded.', 'us_ofac_sdn:123'),
    entityType: entityTypeSchema.nullable().meta({ description: 'What it is.', examples: ['person'] }),
    primaryName: textOrNull('Its main name.', 'Orlan VESTRAKOV'),
    threshold: z.number().meta({ description: 'Name score from which the search shows a party.', examples: [75] }),
    nameScore: z
      .number()
      .nullable()
      .meta({ description: 'Best of its names. Points, 0–100, one decimal.', examples: [61.2] }),
    foundAt: z
      .number()
      .nullable()
      .meta({
        description: 'Highest threshold at which a search shows it, with the other changes; null if no threshold does.',
        examples: [61.2],
      }),
    steps: z.array(stepSchema).meta({ description: 'The search, step by step.', examples: [[]] }),
    changes: z
      .array(changeSchema)
      .nullable()
      .meta({
        description: 'What would have to change, verified by a search; null if no change of the policy finds it.',
        examples: [[]],
      }),
    listings: z.array(diagnosedListingSchema).meta({ description: 'Its listings.', examples: [[]] }),
    lists: z
      .array(listUsedSchema)
      .meta({ description: 'The lists they are on, in the version loaded.', examples: [[]] }),
    readings: z.array(diagnosedReadingSchema).meta({ description: 'How the query was read.', examples: [[]] }),
    names: z.array(diagnosedNameSchema).meta({ description: 'Its names, best first.', examples: [[]] }),
    engine: engineInfoSchema,
  })
  .meta({ id: 'DiagnoseResponse', description: 'Why a party was found or not.' });

export type DiagnoseResponse = DeepReadonly<z.output<typeof diagnoseResponseSchema>>;
