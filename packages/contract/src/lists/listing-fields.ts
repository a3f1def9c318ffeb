import { z } from 'zod';
import { entityTypeSchema } from '../basics/named-values.ts';

/** Members that identify a listing in an array of listings. */
export const listingFields = {
  listing: z.string().meta({ description: 'Id of the listing.', examples: ['un_sc:XXi.001'] }),
  primaryName: z
    .string()
    .nullable()
    .meta({ description: 'Its main name; null if unknown.', examples: ['Orlan VESTRAKOV'] }),
  entityType: entityTypeSchema.meta({ description: 'What the party is.', examples: ['person'] }),
};
