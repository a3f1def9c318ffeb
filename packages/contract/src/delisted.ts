import { ENTITY_TYPES } from '@namesake/engine';
import { z } from 'zod';
import { nextCursor } from './list-versions.ts';
import { instant } from './primitives.ts';

/** Answer of `GET /lists/{id}/delisted`. */
export const delistedSchema = z
  .object({
    total: z.int().meta({ description: 'How many there are in all.', examples: [37] }),
    items: z
      .array(
        z
          .object({
            listing: z.string().meta({ description: 'Id of the listing.', examples: ['un_sc:XXi.001'] }),
            primaryName: z
              .string()
              .nullable()
              .meta({
                description: 'Its main name; null where it was removed before names of removed listings were kept.',
                examples: ['Orlan VESTRAKOV'],
              }),
            entityType: z.enum(ENTITY_TYPES).meta({ description: 'What the party is.', examples: ['person'] }),
            inFile: z.boolean().meta({
              description: 'Whether it is still in the publisher’s file, as delisted: searched with includeDelisted.',
              examples: [false],
            }),
            at: instant('From when searches did without it.'),
          })
          .meta({ id: 'DelistedListing', description: 'A listing that was removed and did not come back.' }),
      )
      .meta({ description: 'The latest removal first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'DelistedListings', description: 'Who is on a list no more, of all versions known here.' });
