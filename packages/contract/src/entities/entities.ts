import { z } from 'zod';
import { entityTypeSchema } from '../basics/named-values.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { identitySchema } from './identity.ts';
import { entityFacts, listingSchema } from './listing.ts';
import { joinedBy, partyDecisionSchema } from './parties.ts';

/** Path parameters of `GET /entities/{id}`. */
export const entityParamsSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: 'Id of the party or of one of its listings.', examples: ['sample:P-001'] }),
});

/** Response of `GET /entities/{id}`. */
export const entitySchema = z
  .object({
    entityId: z
      .string()
      .meta({ description: 'Id of the party: that of its first listing.', examples: ['sample:P-001'] }),
    entityType: entityTypeSchema.meta({ description: 'What the party is.', examples: ['person'] }),
    primaryName: z.string().meta({ description: 'The party’s main name.', examples: ['Orlan VESTRAKOV'] }),
    listings: z.array(listingSchema).meta({ description: 'Records shown as this party.', examples: [[]] }),
    joinedBy,
    decisions: z
      .array(partyDecisionSchema)
      .meta({ description: 'Decisions of operators about its listings that are in force.', examples: [[]] }),
    identity: identitySchema,
    ...entityFacts,
    remarks: z
      .array(
        z.object({
          text: z
            .string()
            .meta({ description: 'The publisher’s words.', examples: ['Also known by another date of birth.'] }),
          listing: z.string().meta({ description: 'Id of the listing that states it.', examples: ['sample:P-001'] }),
        }),
      )
      .meta({ description: 'The publishers’ free text.', examples: [[]] }),
  })
  .meta({ id: 'Entity', description: 'A listed party and the facts of its listings.' });

export type Entity = DeepReadonly<z.output<typeof entitySchema>>;
