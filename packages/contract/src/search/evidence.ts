import { EVIDENCE_FIELDS, VERDICTS } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { nameKindSchema, nameQualitySchema, resultReasonSchema, tokenMethodSchema } from '../basics/named-values.ts';
import { points } from '../basics/primitives.ts';
import { spanSchema } from '../basics/span.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const span = (of: string) =>
  spanSchema.meta({ description: `Position of the words in ${of}.`, examples: [{ start: 0, end: 5 }] });

/** One pair of matched words. */
export const tokenEvidenceSchema = z
  .object({
    query: z.string().meta({ description: 'The words of the query, as submitted.', examples: ['Vestrakof'] }),
    listed: z.string().meta({ description: 'The words of the listed name, as published.', examples: ['VESTRAKOV'] }),
    method: tokenMethodSchema.meta({ description: 'How they matched.', examples: ['edit'] }),
    score: points('Similarity of the two.', 94.4),
    querySpan: span('searchText'),
    listedSpan: span('matchedName.value'),
  })
  .meta({ id: 'TokenEvidence', description: 'One pair of matched words, and how they matched.' });

export type TokenEvidence = DeepReadonly<z.output<typeof tokenEvidenceSchema>>;

/** Result of comparing one field. */
export const fieldEvidenceSchema = z
  .object({
    field: z.enum(EVIDENCE_FIELDS).meta({ description: 'The field compared.', examples: ['birthDate'] }),
    submitted: z
      .string()
      .nullable()
      .meta({ description: 'What the request gave; null if nothing.', examples: ['1971'] }),
    listed: z
      .array(z.string())
      .meta({ description: 'What the listings that decide the verdict say.', examples: [['1971-04-02']] }),
    verdict: z.enum(VERDICTS).meta({ description: 'unknown if either side has no value.', examples: ['close'] }),
    contribution: z.number().meta({ description: 'Points it added to or took from the score.', examples: [2] }),
    agreesWith: z
      .array(z.string())
      .optional()
      .meta({ description: 'For a party with several listings: those that agree.', examples: [['sample:P-001']] }),
    conflictsWith: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'For a party with several listings: those that conflict. They cost points only if none agrees, and only for the listing that matched or one joined to it by a number or a full birth date.',
        examples: [['sample:P-002']],
      }),
  })
  .meta({ id: 'FieldEvidence', description: 'What comparing one field found.' });

const waterfallStepSchema = z
  .object({
    step: z.string().meta({ description: 'Reason for the points.', examples: ['name'] }),
    value: z.number().meta({ description: 'Points, signed.', examples: [97.2] }),
  })
  .meta({ id: 'WaterfallStep', description: 'One step of the sum that is the score.' });

/** Evidence behind a score. */
export const evidenceSchema = z
  .object({
    tokens: z.array(tokenEvidenceSchema).meta({ description: 'Matched words.', examples: [[]] }),
    fields: z.array(fieldEvidenceSchema).meta({
      description: 'Evidence of the other fields; fields without a value in the request are left out.',
      examples: [[]],
    }),
    waterfall: z
      .array(waterfallStepSchema)
      .meta({ description: 'Steps whose values add up to score.', examples: [[{ step: 'name', value: 97.2 }]] }),
  })
  .meta({ id: 'Evidence', description: 'What the score was computed from.' });

/** Why something is a result, or why it is doubtful. */
export const reasonSchema = z
  .object({
    code: resultReasonSchema.meta({ description: 'Reason as a code to branch on.', examples: ['birth_date_conflict'] }),
    text: z.string().meta({
      description: 'The reason as one plain English sentence.',
      examples: ['The birth date given is 9 years from the listed one.'],
    }),
  })
  .meta({ id: 'Reason', description: 'A reason for or against a result.' });

/** The best-matching listed name. */
export const matchedNameSchema = z
  .object({
    value: z.string().meta({ description: 'The name as published.', examples: ['Orlan VESTRAKOV'] }),
    kind: nameKindSchema.meta({ description: 'Primary name, alias or former name.', examples: ['alias'] }),
    quality: nameQualitySchema.meta({ description: 'weak only if the publisher says so.', examples: ['strong'] }),
    script: z.string().meta({ description: 'ISO 15924 code of its script.', examples: ['Latn'] }),
    listing: z.string().meta({ description: 'Id of the listing that carries it.', examples: ['sample:P-001'] }),
  })
  .meta({ id: 'MatchedName', description: 'The listed name that matched best.' });
