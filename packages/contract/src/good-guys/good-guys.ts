import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { CUSTOMER, customerIdSchema } from '../basics/customer-reference.ts';
import { nextCursor, pageQuerySchema } from '../basics/page.ts';
import { instant, instantOrNull, shortText } from '../basics/primitives.ts';
import { DECISION_CHANGES } from '../decisions/decisions.ts';
import { reasonCodeSchema } from '../decisions/reasons.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { GOOD_GUY_EVENTS, GOOD_GUY_FACTS, GOOD_GUY_STATES } from './states.ts';

const ID = 'gg_7Gk2mNp8qRs1T4fG';
const LISTING = 'sample:P-001';
/** Maximum number of days until the next review. */
const MAX_DAYS = 1_826;
const MAX_AT_ONCE = 100;

const idSchema = z.string().meta({ description: 'Id of the good guy.', examples: [ID] });
const listingId = z.string().meta({ description: 'Id of the listing.', examples: [LISTING] });
const values = (description: string) => z.array(z.string()).meta({ description, examples: [['1971']] });
const textSchema = shortText(2_000).meta({
  description: 'Your own words.',
  examples: ['Born 1985 by the passport that we hold.'],
});

/** A change that reopens a good guy. */
export const goodGuyChangeSchema = z
  .object({
    side: z
      .enum(['listing', 'customer'])
      .meta({ description: 'Whose data changed: those of the listing, or your own.', examples: ['listing'] }),
    fact: z.enum(GOOD_GUY_FACTS).meta({ description: 'What changed.', examples: ['birth_date'] }),
    before: values('Value when the good guy was made; empty if none was given.'),
    after: values('Current value; empty if none is given.'),
  })
  .meta({ id: 'GoodGuyChange', description: 'A material change since a good guy was made.' });

const eventSchema = z
  .object({
    kind: z.enum(GOOD_GUY_EVENTS).meta({
      description: 'What happened. The first is proposed if a second person must approve, otherwise made.',
      examples: ['made'],
    }),
    at: instant('When.'),
    by: actorSchema.meta({ description: 'Who did it; the service itself reopens.' }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'The text entered with it.', examples: [null] }),
    changes: z
      .array(goodGuyChangeSchema)
      .meta({ description: 'If it was reopened: what had changed.', examples: [[]] }),
  })
  .meta({ id: 'GoodGuyEvent', description: 'An event of a good guy. Events are appended, never changed.' });

/** A customer who is known not to be a listed party. */
export const goodGuySchema = z
  .object({
    id: idSchema,
    externalRef: z.string().meta({ description: 'Your reference of the party.', examples: ['customer-4711'] }),
    listing: listingId,
    listedName: z
      .string()
      .meta({ description: 'Main name of the listing when it was made.', examples: ['Orlan VESTRAKOV'] }),
    reason: reasonCodeSchema,
    state: z.enum(GOOD_GUY_STATES).meta({
      description:
        'proposed: needs a second person. in_force: the listing is not a result for this externalRef. reopened: a material fact changed, and the hit is open again.',
      examples: ['in_force'],
    }),
    expiresAt: instantOrNull('From then on the listing is a result again; null if it does not expire.'),
    decision: z
      .string()
      .nullable()
      .meta({
        description: 'The decision it was made from; it must stay in force. Null if the good guy was imported.',
        examples: ['dec_7Gk2mNp8qRs1T4fG'],
      }),
    searchId: z
      .string()
      .nullable()
      .meta({ description: 'The screening that was decided; null if the good guy was imported.', examples: [null] }),
    events: z.array(eventSchema).meta({ description: 'Its events, in order.', examples: [[]] }),
  })
  .meta({
    id: 'GoodGuy',
    description: 'Your party that is known not to be a listed party: the listing is not a result for it.',
  });

export type GoodGuyView = DeepReadonly<z.output<typeof goodGuySchema>>;

/** Good guys returned all at once, without pages. */
export const goodGuysSchema = z
  .object({
    items: z.array(goodGuySchema).meta({ description: 'The good guys.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are on one page.', examples: [null] }),
  })
  .meta({ id: 'GoodGuys', description: 'Good guys.' });

export type GoodGuys = DeepReadonly<z.output<typeof goodGuysSchema>>;

/** Response of `GET /good-guys`. */
export const goodGuyPageSchema = z
  .object({
    items: z.array(goodGuySchema).meta({ description: 'The good guys, the newest first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'GoodGuyPage', description: 'A page of good guys.' });

export type GoodGuyPage = DeepReadonly<z.output<typeof goodGuyPageSchema>>;

/** Query parameters of `GET /good-guys`. */
export const goodGuyQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(GOOD_GUY_STATES)
    .optional()
    .meta({ description: 'Only those in this state.', examples: ['in_force'] }),
  customer: customerIdSchema
    .optional()
    .meta({ description: 'Only those of the customer with this opaque id.', examples: [CUSTOMER] }),
  listing: shortText(300)
    .optional()
    .meta({ description: 'Only those about this listing.', examples: [LISTING] }),
});

export type GoodGuyQuery = DeepReadonly<z.output<typeof goodGuyQuerySchema>>;

const expiresInDays = z
  .int()
  .min(1)
  .max(MAX_DAYS)
  .meta({
    description: 'Days after which the listing is a result again, so that a person reviews it again.',
    examples: [365],
    default: 365,
  });

/** Request body of `POST /good-guys`. */
export const makeGoodGuysRequestSchema = z
  .strictObject({
    decisions: z
      .array(shortText(100))
      .min(1)
      .max(MAX_AT_ONCE)
      .meta({
        description:
          'Ids of decisions in force with the verdict false_positive, on screenings with an externalRef. One good guy is made from each, or none.',
        examples: [['dec_7Gk2mNp8qRs1T4fG']],
      }),
    expiresInDays: expiresInDays.default(365),
    text: textSchema.optional(),
  })
  .meta({
    id: 'MakeGoodGuysRequest',
    description: 'Good guys to make from decisions.',
    examples: [{ decisions: ['dec_7Gk2mNp8qRs1T4fG'], expiresInDays: 365 }],
  });

export type MakeGoodGuysRequest = DeepReadonly<z.output<typeof makeGoodGuysRequestSchema>>;

/** Request body of `POST /good-guy-changes`. */
export const changeGoodGuysRequestSchema = z
  .strictObject({
    goodGuys: z
      .array(shortText(100))
      .min(1)
      .max(MAX_AT_ONCE)
      .meta({ description: 'Ids of good guys: all are changed, or none.', examples: [[ID]] }),
    change: z.enum(DECISION_CHANGES).meta({
      description:
        'approve and reject answer another person’s proposal. revoke withdraws a proposal, or ends a good guy.',
      examples: ['revoke'],
    }),
    text: textSchema.optional(),
  })
  .meta({
    id: 'ChangeGoodGuysRequest',
    description: 'What is done with good guys.',
    examples: [{ goodGuys: [ID], change: 'revoke' }],
  });

export type ChangeGoodGuysRequest = DeepReadonly<z.output<typeof changeGoodGuysRequestSchema>>;

/** Longest CSV of an import, in characters. */
const MAX_CSV = 200_000;

/** Request body of `POST /good-guy-imports`. */
export const importGoodGuysRequestSchema = z
  .strictObject({
    csv: shortText(MAX_CSV).meta({
      description:
        'CSV with a header: external_ref, listing, reason, and optionally text, expires_in_days, name, birth_date, countries, identifiers (several are separated by semicolons). Filled columns about your party are compared with later requests.',
      examples: ['external_ref,listing,reason\ncustomer-4711,sample:P-001,different_birth_date'],
    }),
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: 'Only reports which rows would be refused.', examples: [true], default: false }),
  })
  .meta({
    id: 'ImportGoodGuysRequest',
    description: 'Good guys of another system.',
    examples: [{ csv: 'external_ref,listing,reason\ncustomer-4711,sample:P-001,different_birth_date' }],
  });

export type ImportGoodGuysRequest = DeepReadonly<z.output<typeof importGoodGuysRequestSchema>>;

/** Response of `POST /good-guy-imports`. */
export const importedGoodGuysSchema = z
  .object({
    importedCount: z
      .int()
      .meta({ description: 'Rows that became good guys, or would with dryRun false.', examples: [12] }),
    proposed: z
      .boolean()
      .meta({ description: 'Whether a second person must approve any of them first.', examples: [false] }),
    refused: z
      .array(
        z
          .object({
            line: z.int().meta({ description: 'Line of the CSV, from 1.', examples: [3] }),
            code: z
              .enum([
                'external_ref_missing',
                'customer_not_found',
                'listing_unknown',
                'reason_unknown',
                'text_missing',
                'expiry_invalid',
                'good_guy_exists',
                'value_too_long',
              ])
              .meta({ description: 'Why, as a code.', examples: ['listing_unknown'] }),
            detail: z.string().meta({ description: 'Why.', examples: ['No loaded list has this listing.'] }),
          })
          .meta({ id: 'RefusedGoodGuy', description: 'A row that was not imported.' }),
      )
      .meta({ description: 'Rows that were not imported, in their order.', examples: [[]] }),
  })
  .meta({ id: 'ImportedGoodGuys', description: 'Outcome of an import.' });

export type ImportedGoodGuys = DeepReadonly<z.output<typeof importedGoodGuysSchema>>;

/** A good guy, as shown with a search result. */
export const goodGuyNoteSchema = z
  .object({
    id: idSchema,
    listing: listingId,
    state: z
      .enum(['reopened', 'not_all_listings', 'other_decision', 'needs_approval', 'same_text', 'past_lists'])
      .meta({
        description:
          'Why the party is still a result. reopened: something changed, see changes. not_all_listings: other listings of the party have no good guy. other_decision: a later decision differs. needs_approval: a policy of the customer requires a second person, and none has approved it. same_text: the request has no externalRef, and its text is that of a good guy. past_lists: asOf.',
        examples: ['reopened'],
      }),
    changes: z.array(goodGuyChangeSchema).meta({ description: 'What changed.', examples: [[]] }),
  })
  .meta({ id: 'GoodGuyNote', description: 'A good guy that did not remove a result, and why.' });

export type GoodGuyNote = DeepReadonly<z.output<typeof goodGuyNoteSchema>>;
