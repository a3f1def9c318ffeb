import { z } from 'zod';
import { nextCursor } from '../basics/page.ts';
import { instant } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { listingFields } from './listing-fields.ts';

/** Response of `GET /lists/{id}/delisted`. */
export const delistedSchema = z
  .object({
    total: z.int().meta({ description: 'How many there are in all.', examples: [37] }),
    items: z
      .array(
        z
          .object({
            ...listingFields,
            inFile: z.boolean().meta({
              description: 'Whether it is still in the publisher’s file, as delisted: searched with includeDelisted.',
              examples: [false],
            }),
            at: instant('When searches stopped using it.'),
          })
          .meta({
            id: 'DelistedListing',
            description:
              'A listing that was removed and has not returned. Its name is null if it was removed before names of removed listings were stored.',
          }),
      )
      .meta({ description: 'The latest removal first.', examples: [[]] }),
    nextCursor,
  })
  .meta({
    id: 'DelistedListings',
    description: 'Listings that are no longer on a list, from all versions known here.',
  });

export type DelistedListings = DeepReadonly<z.output<typeof delistedSchema>>;
