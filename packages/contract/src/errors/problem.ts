import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ERROR_CODES, isErrorCode } from './error-codes.ts';

/** `code` of a problem or a field error. */
export const errorCodeSchema = z.enum(Object.keys(ERROR_CODES).filter(isErrorCode)).meta({
  id: 'ErrorCode',
  description: 'What went wrong, from a closed, documented set; safe to branch on.',
  examples: ['search_text_too_long'],
});

/** One fault in the body, query or path. */
export const fieldErrorSchema = z
  .object({
    pointer: z.string().meta({
      description: 'JSON Pointer (RFC 6901) to the member; empty for the whole body.',
      examples: ['/threshold'],
    }),
    code: errorCodeSchema,
    detail: z.string().meta({
      description: 'One sentence for people: what is wrong and what is expected.',
      examples: ['threshold must be at least 50.'],
    }),
  })
  .meta({ id: 'FieldError', description: 'One error in the request.' });

/** RFC 9457 `application/problem+json`, the body of every 4xx and 5xx answer. */
export const problemSchema = z
  .object({
    type: z.string().meta({
      description: 'URI that identifies the kind of problem.',
      examples: ['urn:namesake:problem:threshold_too_low'],
    }),
    title: z.string().meta({
      description: 'What happened; the same for every problem of this code.',
      examples: ['threshold is below 50'],
    }),
    status: z.int().meta({ description: 'The HTTP status.', examples: [422] }),
    detail: z.string().meta({
      description: 'What happened this time and what to do next. Never holds screened text.',
      examples: ['Below 50 nearly everything matches. Use 50 to 100.'],
    }),
    instance: z
      .string()
      .meta({ description: 'The path that was called, without a query string.', examples: ['/api/v1/search'] }),
    code: errorCodeSchema,
    requestId: z.string().meta({
      description: 'Id of this request, also in the log and in the header x-request-id.',
      examples: ['req_7d3f0c2a91'],
    }),
    errors: z
      .array(fieldErrorSchema)
      .optional()
      .meta({
        description: 'Each error in the request, if the request is at fault.',
        examples: [[{ pointer: '/threshold', code: 'threshold_too_low', detail: 'threshold must be at least 50.' }]],
      }),
  })
  .meta({ id: 'Problem', description: 'A problem as RFC 9457 defines it.' });

export type Problem = DeepReadonly<z.output<typeof problemSchema>>;
