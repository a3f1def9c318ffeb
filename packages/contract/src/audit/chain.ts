import { z } from 'zod';
import { instant, instantOrNull } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const KEY_ID = 'rk_4fd2c1a09be87d6655aa0c1e2f3b4d5e';
const HEAD = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const breakSchema = z
  .object({
    kind: z.string().meta({ description: 'How it is broken: a code of the guide.', examples: ['content_changed'] }),
    segment: count('The segment.', 41),
    entry: z
      .int()
      .nullable()
      .meta({ description: 'The entry, if the break concerns one.', examples: [1234] }),
    at: instantOrNull('Approximate time: when the segment was sealed.'),
    text: z.string().meta({
      description: 'The same in words.',
      examples: ['The screening of entry 1234 was changed after it was recorded.'],
    }),
  })
  .meta({ id: 'ChainBreak', description: 'The first place where the chain does not hold.' });

const verificationSchema = z
  .object({
    state: z.enum(['running', 'whole', 'broken', 'failed']).meta({
      description: 'whole: all records are unchanged. failed: the chain could not be examined.',
      examples: ['whole'],
    }),
    startedAt: instant('When it began.'),
    endedAt: instantOrNull('When it ended; null while it runs.'),
    entryCount: count('Entries checked so far.', 120_000),
    totalCount: count('Entries to check.', 120_000),
    break: breakSchema.nullable().meta({ description: 'The first break; null where there is none.', examples: [null] }),
  })
  .meta({ id: 'ChainVerification', description: 'Progress and result of a verification of the whole chain.' });

/** Response of `GET /audit/chain` and `POST /audit/chain/verify`. */
export const chainStatusSchema = z
  .object({
    entryCount: count('Entries in the chain.', 120_034),
    segmentCount: count('Sealed segments.', 8_112),
    unsealedCount: count('Entries not yet sealed: those of the last second.', 0),
    erasedCount: count('Entries whose contents were erased.', 0),
    sealedAt: instantOrNull('When the last segment was sealed; null before the first.'),
    head: z
      .string()
      .nullable()
      .meta({ description: 'Head of the last segment: what an anchor repeats.', examples: [HEAD] }),
    keyId: z
      .string()
      .nullable()
      .meta({ description: 'The key that signed it.', examples: [KEY_ID] }),
    verification: verificationSchema
      .nullable()
      .meta({ description: 'The latest verification since the service started; null before one.', examples: [null] }),
  })
  .meta({ id: 'ChainStatus', description: 'The chain of everything that is recorded.' });

export type ChainStatus = DeepReadonly<z.output<typeof chainStatusSchema>>;
