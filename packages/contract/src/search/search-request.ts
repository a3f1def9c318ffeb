import { EFFECTS } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { effectSchema } from '../basics/named-values.ts';
import { coded, referenceText, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { asOfSchema } from './as-of.ts';
import { checkTypes, queryMembers } from './query.ts';

/** Levels of detail for the reasoning in a response. */
export const EXPLAIN_LEVELS = ['none', 'summary', 'full'] as const;

/** Name score from which a listing is a hit, if set by a request. */
export const thresholdSchema = z
  .number()
  .refine((value) => value >= 50, coded('threshold_too_low', 'threshold must be at least 50.'))
  .refine((value) => value <= 100, coded('threshold_too_high', 'threshold must be at most 100.'))
  .meta({
    minimum: 50,
    maximum: 100,
    description:
      'Name score from which a listing is a result. A value below the policy’s is stricter; a value above it is weaker and needs the scope search:override.',
    examples: [75],
  });

/** Name of the policy to apply. */
export const policyNameSchema = shortText(100).meta({
  description: 'Name of a policy of this installation. A policy weaker than the default makes the answer restricted.',
  examples: ['default'],
  default: 'default',
});

/** Members that change the policy for one search. */
export const policyMembers = {
  policy: policyNameSchema.optional(),
  lists: z
    .array(shortText(100))
    .min(1)
    .max(100)
    .optional()
    .meta({
      description: 'Only these lists. Fewer than the policy’s needs search:override and makes the answer restricted.',
      examples: [['us_ofac_sdn', 'un_sc']],
    }),
  programs: z
    .array(shortText(200))
    .min(1)
    .max(100)
    .optional()
    .meta({
      description: 'Only listings under one of these programmes, as the publisher writes them. Needs search:override.',
      examples: [['DEMO-1']],
    }),
  effects: z
    .array(effectSchema)
    .min(1)
    .max(EFFECTS.length)
    .optional()
    .meta({
      description:
        'Only listings with one of these legal effects; listings of unknown effect always stay. Needs search:override.',
      examples: [['asset_freeze']],
    }),
  includeDelisted: z
    .boolean()
    .optional()
    .meta({
      description: 'Also show parties that a list no longer carries as active.',
      examples: [false],
      default: false,
    }),
  threshold: thresholdSchema.optional(),
  limit: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({
      description: 'Maximum results shown; suppressed.overLimitCount counts the rest, nextCursor leads to them.',
      examples: [20],
    }),
};

/** Maximum number of names in `leftOut`. */
export const MAX_LEFT_OUT = 500;

/** Names of data that the caller has but does not send. */
export const leftOutSchema = z
  .array(shortText(500))
  .min(1)
  .max(MAX_LEFT_OUT)
  .meta({
    description:
      'Parts of your record of the party, or of related parties, that this request leaves out, such as headings of columns. The answer names them and is never complete.',
    examples: [['Spouse name']],
  });

/** Levels of detail for each result. */
export const VIEWS = ['full', 'compact'] as const;

/** Request body of `POST /search`. Only `searchText` is required; unknown members are refused. */
export const searchRequestSchema = z
  .strictObject({
    ...queryMembers,
    ...policyMembers,
    explain: z
      .enum(EXPLAIN_LEVELS)
      .optional()
      .meta({
        description:
          'none: no evidence. summary: evidence of every result. full: also suppressed.items, near misses among them.',
        examples: ['full'],
        default: 'summary',
      }),
    view: z
      .enum(VIEWS)
      .optional()
      .meta({
        description:
          'compact: ids, names, scores, reasons and key facts only, about a tenth of the bytes. The record is always the full answer.',
        examples: ['compact'],
        default: 'full',
      }),
    cursor: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .meta({
        description:
          'The nextCursor of the previous page; all other members stay the same. Each page is a separate screening.',
        examples: ['2s.q83vEjRWeJASNFZ4'],
      }),
    asOf: asOfSchema.optional().meta({
      description:
        'Search the lists as they were searched here at the end of this day (UTC), at this time, or when this version of a list came into use (its id, @, and 8 to 64 digits of the file’s SHA-256). Needs search:override; the answer is restricted and never complete.',
      examples: ['2026-02-01', '2026-02-01T10:00:00Z', 'un_sc@3f9c01aa'],
    }),
    maxListAgeSeconds: z
      .int()
      .min(1)
      .max(31_536_000)
      .optional()
      .meta({
        description: 'Treat a required list older than this as missing, regardless of the policy.',
        examples: [86_400],
      }),
    externalRef: referenceText(200)
      .optional()
      .meta({
        description:
          'Your reference of the party, recorded with the screening and returned; white space at its ends is removed.',
        examples: ['customer-4711'],
      }),
    openCase: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether a case is opened for each result on this page, as POST /cases does. Needs an externalRef and the scope cases:write.',
        examples: [true],
      }),
    leftOut: leftOutSchema.optional(),
    purpose: shortText(200)
      .optional()
      .meta({
        description: 'Why you screen; recorded with the screening.',
        examples: ['onboarding'],
      }),
  })
  .superRefine(checkTypes)
  .meta({
    id: 'SearchRequest',
    description: 'What to screen. Only searchText is required.',
    examples: [{ searchText: 'Orlan Vestrakov' }],
  });

export type SearchRequest = DeepReadonly<z.output<typeof searchRequestSchema>>;
