import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant } from '../basics/primitives.ts';
import { decisionSchema } from '../decisions/decisions.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { goodGuySchema } from '../good-guys/good-guys.ts';
import { receiptSchema } from '../proof/receipts.ts';
import { searchResponseSchema } from './search-response.ts';

/** Format of `ScreeningRecord`. */
export const SCREENING_RECORD_FORMAT = 'namesake-record-1';

/** A screening with its whole history. */
export const screeningRecordSchema = z
  .object({
    format: z.literal(SCREENING_RECORD_FORMAT).meta({
      description: 'Format of this document; changes only with its meaning.',
      examples: [SCREENING_RECORD_FORMAT],
    }),
    searchId: z.string().meta({ description: 'The screening.', examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'] }),
    madeAt: instant('When this document was made. Decisions that were made later are not in it.'),
    madeBy: actorSchema.meta({ description: 'Who asked for it.' }),
    actor: actorSchema.meta({ description: 'Who screened.' }),
    request: z
      .record(z.string(), z.unknown())
      .meta({ description: 'The request, as recorded.', examples: [{ searchText: 'Orlan Vestrakov' }] }),
    policy: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({
        description: 'The policy that the request named, as it was then; the answer says what the request changed.',
        examples: [{ name: 'default', threshold: 75 }],
      }),
    answer: searchResponseSchema.meta({ description: 'The answer, as recorded.' }),
    decisions: z.array(decisionSchema).meta({
      description:
        'Decisions about the found listings, including those no longer in force. Those made on other screenings of the same externalRef require the scope records:read.',
      examples: [[]],
    }),
    goodGuys: z
      .array(goodGuySchema)
      .meta({ description: 'Good guys that were made from these decisions.', examples: [[]] }),
    receipt: receiptSchema.nullable().meta({
      description: 'Proof of the screening; null for the sample, and before there were receipts.',
      examples: [null],
    }),
  })
  .meta({ id: 'ScreeningRecord', description: 'A screening with its decisions, good guys and receipt.' });

/** Response of `GET /searches/{id}/record.pdf`. */
export const screeningRecordPdfSchema = z
  .string()
  .meta({ id: 'ScreeningRecordPdf', format: 'binary', description: 'A PDF of A4 pages.', examples: ['%PDF-1.7 …'] });

export type ScreeningRecordView = DeepReadonly<z.output<typeof screeningRecordSchema>>;
