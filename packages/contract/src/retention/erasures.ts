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

const related = z
  .array(
    z
      .object({
        externalRef: z.string().meta({ description: 'Reference of the party.', examples: ['customer-4711 / owner'] }),
        count: count('Its screenings.', 2),
      })
      .meta({ id: 'RelatedScreenings', description: 'Screenings of a related party of a customer.' }),
  )
  .meta({
    description:
      'For a reference: screenings of its related parties, at most 100 references. They are not erased: erase each reference as well.',
    examples: [[]],
  });

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
    count: count('Number of screenings found.', 3),
    heldCount: count('Those on legal hold: they cannot be erased.', 0),
    belowFloorCount: count('Those younger than the configured minimum: erasing them needs overrideFloor.', 0),
    lookbackCount: count(
      'Lookbacks for the text: they are also erased. 0 for other selections, and while a legal hold is in force.',
      0,
    ),
    customerCount: count(
      'Customers under watch with the reference, or whose data mention the text: they are also erased, and no longer screened. 0 while a legal hold is in force.',
      0,
    ),
    batchCount: count(
      'Batches that are not started or paused, and whose file mentions the text or the reference: they are cancelled, and their files deleted. 0 while a legal hold is in force.',
      0,
    ),
    rowCount: count(
      'Rows of batches that could not be screened and that mention the text or the reference: their contents are erased. 0 while a legal hold is in force.',
      0,
    ),
    related,
    oldest: instantOrNull('When the oldest was made.'),
    newest: instantOrNull('When the newest was made.'),
  })
  .meta({ id: 'ErasurePreview', description: 'What would be erased. Nothing was erased.' });

export type ErasurePreview = DeepReadonly<z.output<typeof erasurePreviewSchema>>;

/** Request body of `POST /erasures`. */
export const eraseRequestSchema = z
  .strictObject({
    selection: erasureSelectionSchema.meta({ description: 'Which screenings.' }),
    expectedCount: z
      .int()
      .min(1)
      .meta({ description: 'Count from the preview. If it differs now, nothing is erased.', examples: [3] }),
    legalBasis: z.enum(['data_subject_request', 'court_order', 'other']).meta({
      description: 'Legal basis of the erasure; it is recorded.',
      examples: ['data_subject_request'],
    }),
    reference: shortText(200).meta({
      description: 'Your reference of the request, such as a number. It is recorded permanently: do not give a name.',
      examples: ['DSR-2026-031'],
    }),
    overrideFloor: shortText(500)
      .optional()
      .meta({
        description:
          'Why records younger than the minimum are erased anyway; it is recorded permanently: do not give a name.',
        examples: ['Screened by mistake: never a customer.'],
      }),
  })
  .meta({
    id: 'EraseRequest',
    description: 'Records to erase permanently.',
    examples: [
      { selection: SELECTION, expectedCount: 3, legalBasis: 'data_subject_request', reference: 'DSR-2026-031' },
    ],
  });

export type EraseRequest = DeepReadonly<z.output<typeof eraseRequestSchema>>;

/** Response of `POST /erasures`. */
export const erasureSchema = z
  .object({
    erasedCount: count('Screenings that were erased.', 3),
    lookbackCount: count('Lookbacks for the text that were erased with them.', 0),
    customerCount: count('Customers under watch that were erased with them.', 0),
    batchCount: count('Batches that were cancelled because their files mentioned the text or the reference.', 0),
    rowCount: count('Rows of batches that could not be screened, of which only their place and error remain.', 0),
    related,
    overwritten: z.boolean().meta({
      description:
        'Whether the database files no longer hold any of them. false: a reader, such as a backup, was still active; the next purge tries again.',
      examples: [true],
    }),
  })
  .meta({ id: 'Erasure', description: 'What was erased.' });

export type ErasureResult = DeepReadonly<z.output<typeof erasureSchema>>;
