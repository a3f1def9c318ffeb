import { z } from 'zod';
import { nextCursor } from '../basics/page.ts';
import { hash, instant, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { listingFields } from './listing-fields.ts';

/** Response of `GET /lists/{id}/held`. */
export const heldRemovalsSchema = z
  .object({
    total: z.int().meta({ description: 'How many there are in all.', examples: [120] }),
    items: z
      .array(
        z
          .object({
            ...listingFields,
            programs: z.array(z.string()).meta({ description: 'Its programmes.', examples: [['DEMO-1']] }),
            missing: z.enum(['listing', 'names']).meta({
              description: 'What is missing from the newest file: the listing, or all its earlier names.',
              examples: ['listing'],
            }),
            searched: z.boolean().meta({
              description:
                'Whether it is searched; false if the stored version with it was deleted, and its list is then `incomplete`.',
              examples: [true],
            }),
            missingFrom: hash('SHA-256 of the first file in which it, or all its earlier names, were missing.'),
            text: z.string().meta({
              description: 'Why the removal needs confirmation.',
              examples: ['120 of 300 listings of the programme DEMO-1 are gone from the publisher’s file'],
            }),
            since: instant('When it was first held.'),
            confirmed: z.boolean().meta({
              description: 'Whether it was confirmed; it is then removed at the next load.',
              examples: [false],
            }),
          })
          .meta({
            id: 'HeldRemoval',
            description: 'A listing whose removal, or the loss of all its earlier names, needs confirmation.',
          }),
      )
      .meta({ description: 'In the order of ids.', examples: [[]] }),
    nextCursor,
  })
  .meta({
    id: 'HeldRemovals',
    description:
      'Listings missing from the newest file, or without any of their earlier names in it, that are still searched as before.',
  });

export type HeldRemovals = DeepReadonly<z.output<typeof heldRemovalsSchema>>;

/** Request body of `POST /lists/{id}/held/confirm`. */
export const confirmRemovalsRequestSchema = z
  .strictObject({
    text: shortText(500).meta({
      description: 'Why the removal is confirmed; stored in the audit log.',
      examples: ['The publisher’s press release of 3 March names them.'],
    }),
    listings: z
      .array(
        z
          .string()
          .min(1)
          .max(300)
          .meta({ description: 'Id of a listing.', examples: ['un_sc:XXi.001'] }),
      )
      .min(1)
      .max(100_000)
      .optional()
      .meta({ description: 'Only these; all held listings if absent.', examples: [['un_sc:XXi.001']] }),
  })
  .meta({
    id: 'ConfirmRemovalsRequest',
    description: 'An operator’s confirmation that listings, or all their earlier names, were removed.',
    examples: [{ text: 'The publisher’s press release of 3 March names them.' }],
  });

export type ConfirmRemovalsRequest = DeepReadonly<z.output<typeof confirmRemovalsRequestSchema>>;
