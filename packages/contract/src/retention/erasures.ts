import { z } from 'zod';
import { instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { selectedById, selectedByReference, selectionKind } from './selected-screenings.ts';

const SELECTION = { kind: 'external_ref', externalRef: 'customer-4711' };
const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

/** Selection of the records to erase. */
export const erasureSelectionSchema = z
  .discriminatedUnion('kind', [
    selectedByReference('EraseReference'),
    selectedById('EraseSearches'),
    z
      .strictObject({
        kind: selectionKind('text', 'Screenings with a text in their request.'),
        text: z
          .string()
          .min(3)
          .max(500)
          .regex(/\S/)
          .meta({ description: 'The text, such as a name. It is not recorded.', examples: ['Orlan Vestrakov'] }),
      })
      .meta({ id: 'EraseText', description: 'Screenings with a text in their request.' }),
  ])
  .meta({ id: 'ErasureSelection', description: 'Which screenings.', examples: [SELECTION] });

export type ErasureSelection = DeepReadonly<z.output<typeof erasureSelectionSchema>>;

/** Request body of `POST /erasures/preview`. */
export const previewErasureRequestSchema = z
  .strictObject({ selection: erasureSelectionSchema.meta({ description: 'Which screenings.' }) })
  .meta({
    id: 'PreviewErasureRequest',
    description: 'Whose records would be erased.',
    examples: [{ selection: SELECTION }],
  });

/** Response of `POST /erasures/preview`. */
export const erasurePreviewSchema = z
  .object({
    count: count('Screenings that were found.', 3),
    heldCount: count('Of them, on legal hold: they cannot be erased.', 0),
    belowFloorCount: count('Of them, younger than the minimum that is set: erasing them takes overrideFloor.', 0),
    lookbackCount: count(
      'Lookbacks that ask for the text: they are erased too. 0 for other selections, and while a legal hold is in force.',
      0,
    ),
    customerCount: count(
      'Customers under watch with the reference, or whose data mention the text: they are erased too, and not screened any more. 0 while a legal hold is in force.',
      0,
    ),
    batchCount: count(
      'Batches that are not started or paused, and whose file mentions the text or the reference: they are cancelled, and their files deleted. 0 while a legal hold is in force.',
      0,
    ),
    rowCount: count(
      'Rows of batches that could not be screened and that mention the text or the reference: what they were is taken away. 0 while a legal hold is in force.',
      0,
    ),
    oldest: instantOrNull('When the oldest was made.'),
    newest: instantOrNull('When the newest was made.'),
  })
  .meta({ id: 'ErasurePreview', description: 'What would be erased. Nothing was.' });

export type ErasurePreview = DeepReadonly<z.output<typeof erasurePreviewSchema>>;

/** Request body of `POST /erasures`. */
export const eraseRequestSchema = z
  .strictObject({
    selection: erasureSelectionSchema.meta({ description: 'Which screenings.' }),
    expectedCount: z
      .int()
      .min(1)
      .meta({ description: 'How many the preview found. Where there are others, nothing is erased.', examples: [3] }),
    legalBasis: z.enum(['data_subject_request', 'court_order', 'other']).meta({
      description: 'Why they must go; it is recorded.',
      examples: ['data_subject_request'],
    }),
    reference: shortText(200).meta({
      description: 'Your own reference of the request, such as a number. It is recorded for good: give no name.',
      examples: ['DSR-2026-031'],
    }),
    overrideFloor: shortText(500)
      .optional()
      .meta({
        description:
          'Why records younger than the minimum are erased all the same; it is recorded for good: give no name.',
        examples: ['Screened by mistake: never a customer.'],
      }),
  })
  .meta({
    id: 'EraseRequest',
    description: 'Whose records are erased for good.',
    examples: [
      { selection: SELECTION, expectedCount: 3, legalBasis: 'data_subject_request', reference: 'DSR-2026-031' },
    ],
  });

export type EraseRequest = DeepReadonly<z.output<typeof eraseRequestSchema>>;

/** Response of `POST /erasures`. */
export const erasureSchema = z
  .object({
    erasedCount: count('Screenings that were erased.', 3),
    lookbackCount: count('Lookbacks that asked for the text and were erased with them.', 0),
    customerCount: count('Customers under watch that were erased with them.', 0),
    batchCount: count('Batches that were cancelled, since their files mentioned the text or the reference.', 0),
    rowCount: count(
      'Rows of batches that could not be screened, of which nothing is left but their place and what was wrong.',
      0,
    ),
    overwritten: z.boolean().meta({
      description:
        'Whether the database files hold nothing of them any more. false: somebody, such as a backup, still read; the next purge tries again.',
      examples: [true],
    }),
  })
  .meta({ id: 'Erasure', description: 'What was erased.' });

export type ErasureResult = DeepReadonly<z.output<typeof erasureSchema>>;
