import { RELATION_ROLES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { entityTypeSchema } from '../basics/named-values.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/** A party in relations and stakes. */
export const namedPartySchema = z
  .object({
    id: z.string().meta({
      description: 'Id of the listed party; for a party that is not listed, the id that the operator or list gives it.',
      examples: ['sample:P-001'],
    }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Its main name; null if unknown.', examples: ['Orlan VESTRAKOV'] }),
    entityType: entityTypeSchema
      .nullable()
      .meta({ description: 'Its type; null if it is not listed.', examples: ['person'] }),
    lists: z
      .array(z.string())
      .meta({ description: 'Loaded lists that it is on; none if it is not listed.', examples: [['sample']] }),
  })
  .meta({ id: 'NamedParty', description: 'A listed party, or one that the operator or a list names.' });

export type NamedParty = DeepReadonly<z.output<typeof namedPartySchema>>;

const entityRelationSchema = z
  .object({
    direction: z.enum(['from', 'to']).meta({
      description:
        'from: stated by a listing of this party. to: stated by a listing of the other party; the role is the other party’s.',
      examples: ['from'],
    }),
    kind: z.string().meta({ description: 'The publisher’s word.', examples: ['Owned or Controlled By'] }),
    role: z.enum(RELATION_ROLES).meta({
      description: 'What the word means. Only the roles with "own" in them are ownership; linked is not.',
      examples: ['owned_or_controlled_by'],
    }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the other party, as published.', examples: ['Vantal Shipping Company'] }),
    party: namedPartySchema.nullable().meta({
      description: 'The other party, where the publisher gives its id and it is loaded. Names are not looked up.',
      examples: [null],
    }),
    share: z
      .string()
      .nullable()
      .meta({ description: 'Per cent owned, as published.', examples: ['51.00'] }),
    former: z.boolean().meta({ description: 'Whether it has ended.', examples: [false] }),
    listing: z.string().meta({ description: 'Id of the listing that states it.', examples: ['sample:P-001'] }),
  })
  .meta({ id: 'EntityRelation', description: 'A tie between this party and another.' });

/** Response of `GET /entities/{id}/relations`. */
export const entityRelationsSchema = z
  .object({
    entityId: z.string().meta({ description: 'Id of the party.', examples: ['sample:P-001'] }),
    primaryName: z.string().meta({ description: 'Its main name.', examples: ['Orlan VESTRAKOV'] }),
    items: z
      .array(entityRelationSchema)
      .meta({ description: 'Relations stated by this party come first.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'There is one page.', examples: [null] }),
  })
  .meta({ id: 'EntityRelations', description: 'Ties of a listed party, by any listing.' });

export type EntityRelations = DeepReadonly<z.output<typeof entityRelationsSchema>>;
