import { TIE_CODES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const listingId = (description: string, example: string) => z.string().meta({ description, examples: [example] });

/** Why two listings are one party. */
export const partyTieSchema = z
  .object({
    listing: listingId('Id of the listing.', 'eu_fsf:EU.1.23'),
    with: listingId('Id of the listing that it is tied to.', 'us_ofac_sdn:101'),
    code: z.enum(TIE_CODES).meta({ description: 'The tie, as a code.', examples: ['name_and_birth_date'] }),
    text: z.string().meta({
      description: 'The same as one plain English sentence.',
      examples: ['The names and the birth date agree.'],
    }),
  })
  .meta({ id: 'PartyTie', description: 'Why a listing is shown as part of a party.' });

/** Member of every response that shows a party. */
export const joinedBy = z.array(partyTieSchema).meta({
  description: 'Why the listings are one party: one entry for each listing except the first.',
  examples: [[]],
});

const listingIds = (description: string) => z.array(z.string()).meta({ description, examples: [['eu_fsf:EU.1.23']] });

/** An operator’s decision on a party that is in force. */
export const partyDecisionSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the decision.', examples: ['pd_01j8z6m3q4'] }),
    kind: z.enum(['split', 'join']).meta({
      description: 'split: listings were separated from others. join: both were joined.',
      examples: ['split'],
    }),
    listings: listingIds('Ids of the listings that were separated from or joined with the others.'),
    others: listingIds('Ids of the other listings.'),
    text: z.string().meta({ description: 'Why.', examples: ['Father and son.'] }),
    decidedAt: instant('When.'),
    decidedBy: actorSchema.meta({ description: 'Who.' }),
  })
  .meta({ id: 'PartyDecision', description: 'An operator’s decision about a party.' });

const text = shortText(1_000).meta({
  description: 'Why; kept with the decision and in the audit log.',
  examples: ['Father and son.'],
});

/** Request body of `POST /entities/{id}/split`. */
export const splitPartySchema = z
  .strictObject({
    listings: z
      .array(shortText(200))
      .min(1)
      .max(1_000)
      .meta({ description: 'Ids of the listings that leave the party.', examples: [['eu_fsf:EU.1.23']] }),
    text,
  })
  .meta({
    id: 'SplitParty',
    description: 'Listings that form a separate party.',
    examples: [{ listings: ['eu_fsf:EU.1.23'], text: 'Father and son.' }],
  });

export type SplitPartyRequest = DeepReadonly<z.output<typeof splitPartySchema>>;

/** Request body of `POST /entities/{id}/join`. */
export const joinPartySchema = z
  .strictObject({
    with: shortText(200).meta({
      description: 'Id of the other party, or of one of its listings.',
      examples: ['un_sc:XXi.001'],
    }),
    text,
  })
  .meta({
    id: 'JoinParty',
    description: 'Another id of the same party.',
    examples: [{ with: 'un_sc:XXi.001', text: 'Same passport.' }],
  });

export type JoinPartyRequest = DeepReadonly<z.output<typeof joinPartySchema>>;

/** Request body of `POST /entities/{id}/undo`. */
export const undoDecisionSchema = z
  .strictObject({
    decision: shortText(200).meta({ description: 'Id of the decision.', examples: ['pd_01j8z6m3q4'] }),
    text,
  })
  .meta({
    id: 'UndoDecision',
    description: 'The decision to undo.',
    examples: [{ decision: 'pd_01j8z6m3q4', text: 'Decided by mistake.' }],
  });

export type UndoDecisionRequest = DeepReadonly<z.output<typeof undoDecisionSchema>>;
