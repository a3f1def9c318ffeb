import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { selectedById, selectedByReference, selectionKind } from './selected-screenings.ts';

const HOLD_ID = 'hold_7Gk2mNp8qRs1T4fG';
const EXAMPLE = { scope: { kind: 'external_ref', externalRef: 'customer-4711' }, text: 'Litigation 12/2026' };

/** Records covered by a hold. */
export const holdScopeSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: selectionKind('all', 'All records.') })
      .meta({ id: 'HoldOnAll', description: 'All records.' }),
    z
      .strictObject({
        kind: selectionKind('period', 'Screenings of a period.'),
        from: instant('Its beginning.'),
        to: instant('Its end, included.'),
      })
      .meta({ id: 'HoldOnPeriod', description: 'Screenings of a period.' }),
    selectedByReference('HoldOnReference'),
    selectedById('HoldOnSearches'),
    z
      .strictObject({
        kind: selectionKind('listing', 'Screenings whose answer names a listing.'),
        listing: shortText(300).meta({ description: 'The id of the listing.', examples: ['un_sc:QDi.001'] }),
      })
      .meta({ id: 'HoldOnListing', description: 'Screenings whose answer names a listing.' }),
  ])
  .meta({ id: 'HoldScope', description: 'Which records are on hold.', examples: [EXAMPLE.scope] });

export type HoldScopeView = DeepReadonly<z.output<typeof holdScopeSchema>>;

/** One legal hold. */
export const legalHoldSchema = z
  .object({
    id: z.string().meta({ description: 'Its id.', examples: [HOLD_ID] }),
    scope: holdScopeSchema.meta({ description: 'Which records are on hold.' }),
    text: z.string().meta({ description: 'Why.', examples: [EXAMPLE.text] }),
    placedAt: instant('When it was placed.'),
    placedBy: actorSchema.meta({ description: 'By whom.' }),
    endsAt: instantOrNull('When it ends automatically; null if it must be lifted.'),
    liftedAt: instantOrNull('When it was lifted.'),
    liftedBy: actorSchema.nullable().meta({ description: 'Who lifted it.', examples: [null] }),
    inForce: z.boolean().meta({ description: 'Whether it counts now.', examples: [true] }),
  })
  .meta({ id: 'LegalHold', description: 'Records that are neither purged nor erased.' });

export type LegalHoldView = DeepReadonly<z.output<typeof legalHoldSchema>>;

/** Response of `GET /legal-holds`. */
export const legalHoldsSchema = z
  .object({
    items: z.array(legalHoldSchema).meta({ description: 'Every hold, the newest first.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are on one page.', examples: [null] }),
  })
  .meta({ id: 'LegalHolds', description: 'Legal holds, including those that are over.' });

export type LegalHolds = DeepReadonly<z.output<typeof legalHoldsSchema>>;

/** Request body of `POST /legal-holds`. */
export const placeHoldRequestSchema = z
  .strictObject({
    scope: holdScopeSchema.meta({ description: 'Which records.' }),
    text: shortText(500).meta({ description: 'Why; it is recorded.', examples: [EXAMPLE.text] }),
    endsAt: instant('When it ends automatically; absent: when it is lifted.').optional(),
  })
  .meta({ id: 'PlaceHoldRequest', description: 'A hold to place.', examples: [EXAMPLE] });

export type PlaceHoldRequest = DeepReadonly<z.output<typeof placeHoldRequestSchema>>;

/** Path parameters of `DELETE /legal-holds/{id}`. */
export const holdParamsSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'Id of the hold.', examples: [HOLD_ID] }),
});
