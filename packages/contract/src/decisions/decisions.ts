import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { nextCursor } from '../basics/page.ts';
import { coded, instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { reasonsFor } from './reason-table.ts';
import { reasonCodeSchema, verdictSchema } from './reasons.ts';
import { reopenedSchema } from './reopened.ts';

const ID = 'dec_7Gk2mNp8qRs1T4fG';
const LISTING = 'sample:P-001';

/** States of a decision. */
export const DECISION_STATES = ['proposed', 'in_force', 'rejected', 'revoked', 'expired', 'superseded'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** Possible changes to a decision. */
export const DECISION_CHANGES = ['approve', 'reject', 'revoke'] as const;
export type DecisionChange = (typeof DECISION_CHANGES)[number];

const idSchema = z.string().meta({ description: 'Id of the decision.', examples: [ID] });
const listingId = z.string().meta({ description: 'Id of the listing.', examples: [LISTING] });
const freeText = shortText(2_000).meta({
  description: 'Your text. It is erased with the screening; the audit log has only its digest.',
  examples: ['Born 1985 by the passport that we hold.'],
});

/** One event of a decision. */
export const decisionEventSchema = z
  .object({
    kind: z.enum(['decided', 'proposed', 'approved', 'rejected', 'revoked', 'expired']).meta({
      description:
        'What happened. The first is proposed if a second person must approve, otherwise decided. expired: the proposal was not answered in time.',
      examples: ['decided'],
    }),
    at: instant('When.'),
    by: actorSchema.meta({ description: 'Who did it.' }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'The text entered with it.', examples: [null] }),
  })
  .meta({ id: 'DecisionEvent', description: 'An event of a decision. Events are appended, never changed.' });

/** The person that a proposal waits for, and its deadline. */
const decisionWaitsSchema = z
  .object({
    for: actorSchema
      .nullable()
      .meta({ description: 'Who it was handed over to; null: anybody who may approve.', examples: [null] }),
    until: instantOrNull('When it expires; null if no policy sets a time.'),
  })
  .meta({ id: 'DecisionWaits', description: 'The person a proposal is assigned to, and its deadline.' });

/** A decision about one listing that a screening found. */
export const decisionSchema = z
  .object({
    id: idSchema,
    searchId: z
      .string()
      .meta({ description: 'The screening that it was made on.', examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'] }),
    externalRef: z
      .string()
      .nullable()
      .meta({
        description:
          'Your reference of the party, for which it holds in later answers; null if it is about one screening.',
        examples: ['customer-4711'],
      }),
    listing: listingId,
    entityId: z.string().meta({ description: 'The result that showed the listing.', examples: [LISTING] }),
    recordHash: z
      .string()
      .meta({ description: 'Hash of the listing at the time of the answer.', examples: ['sha256:9f86d081884c7d65'] }),
    verdict: verdictSchema,
    reason: reasonCodeSchema,
    state: z.enum(DECISION_STATES).meta({
      description:
        'proposed: needs a second person. in_force: counts. expired: not answered in time, the hit is open again. superseded: replaced by a later decision. At most one decision about a party and a listing is in force.',
      examples: ['in_force'],
    }),
    reopened: reopenedSchema.nullable().meta({
      description:
        'For a decision in force that no longer applies to its listing, because the case was reopened: when and why. Otherwise null.',
      examples: [null],
    }),
    waits: decisionWaitsSchema.nullable().meta({ description: 'For a proposal; otherwise null.', examples: [null] }),
    events: z.array(decisionEventSchema).meta({ description: 'Its events, in order.', examples: [[]] }),
  })
  .meta({ id: 'Decision', description: 'A decision about one listing that a screening found.' });

export type DecisionView = DeepReadonly<z.output<typeof decisionSchema>>;

/** Decisions returned all at once, without pages. */
export const decisionsSchema = z
  .object({
    items: z.array(decisionSchema).meta({ description: 'The decisions.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are on one page.', examples: [null] }),
  })
  .meta({ id: 'Decisions', description: 'Decisions on hits.' });

export type Decisions = DeepReadonly<z.output<typeof decisionsSchema>>;

/** Response of `GET /decisions`. */
export const decisionPageSchema = z
  .object({
    items: z.array(decisionSchema).meta({ description: 'The decisions, the newest first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'DecisionPage', description: 'A page of decisions on hits.' });

export type DecisionPage = DeepReadonly<z.output<typeof decisionPageSchema>>;

/** Maximum number of listings that one request decides for one screening. */
const MAX_OF_ONE = 100;
/** Maximum number of screenings, and of decisions, in one request. */
export const MAX_DECIDED_SCREENINGS = 300;
export const MAX_DECISIONS = 500;

/** The verdict and its reason. */
export const WHAT_IS_DECIDED = { verdict: verdictSchema, reason: reasonCodeSchema, text: freeText.optional() };
type WhatIsDecided = z.output<z.ZodObject<typeof WHAT_IS_DECIDED>>;

/** Each verdict has its own reasons, and `other` requires a text. */
export function checkReason({ verdict, reason, text }: WhatIsDecided, context: z.RefinementCtx): void {
  const allowed = reasonsFor(verdict);
  const fault = (path: string, { error: message, params }: ReturnType<typeof coded>) =>
    context.addIssue({ code: 'custom', path: [path], message, params });
  if (!allowed.includes(reason))
    fault('reason', coded('not_one_of', `Reasons for ${verdict} are ${allowed.join(', ')}.`));
  if (reason === 'other' && text === undefined)
    fault('text', coded('member_required', 'The reason "other" needs a text.'));
}

const listingsOf = (description: string) =>
  z
    .array(shortText(300))
    .min(1)
    .max(MAX_OF_ONE)
    .meta({ description, examples: [[LISTING]] });

/** Request body of `POST /searches/{id}/decisions`. */
export const decideRequestSchema = z
  .strictObject({
    listings: listingsOf('Listings that the screening found; one decision is made for each.'),
    ...WHAT_IS_DECIDED,
  })
  .superRefine(checkReason)
  .meta({
    id: 'DecideRequest',
    description: 'A decision to make.',
    examples: [{ listings: [LISTING], verdict: 'false_positive', reason: 'different_birth_date' }],
  });

export type DecideRequest = DeepReadonly<z.output<typeof decideRequestSchema>>;

/** Hits of one screening in a request that covers several. */
export const hitsOfSearchSchema = z
  .strictObject({
    searchId: shortText(100).meta({ description: 'The screening.', examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'] }),
    listings: listingsOf(
      'Listings that the screening found. Absent: every listing of its results that has no decision, or is undecided.',
    ).optional(),
  })
  .meta({ id: 'HitsOfSearch', description: 'Hits of one screening.' });

/** Request body of `POST /decisions`. */
export const decideManyRequestSchema = z
  .strictObject({
    hits: z
      .array(hitsOfSearchSchema)
      .min(1)
      .max(MAX_DECIDED_SCREENINGS)
      .meta({
        description: `Screenings, each once, in the order of the decisions; at most ${MAX_DECISIONS} decisions are made.`,
        examples: [[{ searchId: 'srch_001KqU4mGxY0u8hT2b9VwZ' }]],
      }),
    ...WHAT_IS_DECIDED,
  })
  .superRefine((request, context) => {
    checkReason(request, context);
    const ids = request.hits.map(({ searchId }) => searchId);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
    if (twice === -1) return;
    const { error: message, params } = coded('not_one_of', 'This screening is named twice.');
    context.addIssue({ code: 'custom', path: ['hits', twice, 'searchId'], message, params });
  })
  .meta({
    id: 'DecideManyRequest',
    description: 'One verdict with one reason about hits of several screenings.',
    examples: [
      {
        hits: [{ searchId: 'srch_001KqU4mGxY0u8hT2b9VwZ' }],
        verdict: 'false_positive',
        reason: 'different_birth_date',
      },
    ],
  });

export type DecideManyRequest = DeepReadonly<z.output<typeof decideManyRequestSchema>>;

/** Request body of `POST /decisions/change`. */
export const changeDecisionsRequestSchema = z
  .strictObject({
    decisions: z
      .array(shortText(100))
      .min(1)
      .max(MAX_DECISIONS)
      .meta({ description: 'Ids of decisions: all are changed, or none.', examples: [[ID]] }),
    change: z.enum(DECISION_CHANGES).meta({
      description:
        'approve and reject answer another person’s proposal. revoke withdraws a proposal, or ends a decision in force: the hit is open again.',
      examples: ['revoke'],
    }),
    text: freeText.optional(),
  })
  .meta({
    id: 'ChangeDecisionsRequest',
    description: 'What is done with decisions.',
    examples: [{ decisions: [ID], change: 'revoke' }],
  });

export type ChangeDecisionsRequest = DeepReadonly<z.output<typeof changeDecisionsRequestSchema>>;

/** Request body of `POST /decisions/hand-over`. */
export const handOverRequestSchema = z
  .strictObject({
    decisions: z
      .array(shortText(100))
      .min(1)
      .max(MAX_DECISIONS)
      .meta({ description: 'Ids of proposals: all are handed over, or none.', examples: [[ID]] }),
    to: shortText(100)
      .nullable()
      .meta({
        description: 'Id of the user who should answer them; null returns them to everybody who may.',
        examples: ['usr_7Gk2mNp8qRs1T4fG'],
      }),
  })
  .meta({
    id: 'HandOverRequest',
    description: 'Proposals, and who should answer them.',
    examples: [{ decisions: [ID], to: 'usr_7Gk2mNp8qRs1T4fG' }],
  });

export type HandOverRequest = DeepReadonly<z.output<typeof handOverRequestSchema>>;

/** The decision in force on a listing, as shown in search responses. */
export const decisionInForceSchema = z
  .object({
    id: idSchema,
    listing: listingId,
    verdict: verdictSchema,
    reason: reasonCodeSchema,
    by: actorSchema.meta({ description: 'Who decided.' }),
    at: instant('When it came into force.'),
  })
  .meta({ id: 'DecisionInForce', description: 'What was decided about a listing for this externalRef.' });

export type DecisionInForce = DeepReadonly<z.output<typeof decisionInForceSchema>>;
