import { z } from 'zod';
import { nextCursor } from '../basics/page.ts';
import { instant } from '../basics/primitives.ts';
import { listingFields } from './listing-fields.ts';

/** Answer of `GET /lists/{id}/delisted`. */
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
            at: instant('From when searches did without it.'),
          })
          .meta({
            id: 'DelistedListing',
            description:
              'A listing that was removed and did not come back. Its name is null where it was removed before names of removed listings were kept.',
          }),
      )
      .meta({ description: 'The latest removal first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'DelistedListings', description: 'Who is on a list no more, of all versions known here.' });
