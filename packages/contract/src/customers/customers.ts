import { z } from 'zod';
import { customerIdSchema } from '../basics/customer-reference.ts';
import { genderSchema } from '../basics/named-values.ts';
import { nextCursor, pageQuerySchema, queryBoolean } from '../basics/page.ts';
import { coded, codePointLength, instant, instantOrNull, referenceText, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { checkTypes, QUERY_TYPES, queryIdentifierSchema, queryMembers } from '../search/query.ts';
import { leftOutSchema } from '../search/search-request.ts';
import { outcomeSchema } from '../search/search-response.ts';

/** Status of a customer, from the last screening and people's decisions. */
export const CUSTOMER_STATUSES = ['waiting', 'clear', 'alert', 'decided', 'not_screened'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** Whether a customer is rescreened. */
export const WATCH_STATES = ['on', 'off', 'ended'] as const;
export type WatchState = (typeof WATCH_STATES)[number];

/** Why a customer is due for screening. */
export const DUE_REASONS = ['added', 'changed', 'began', 'asked', 'policy', 'decision', 'lists'] as const;
export type DueReason = (typeof DUE_REASONS)[number];

const MAX_AT_ONCE = 100;
/** Maximum length of a reference, and of the combined reference for a party related to a customer. */
const LONGEST_REFERENCE = 200;

const externalRef = referenceText(LONGEST_REFERENCE).meta({
  description: 'Your reference of the customer; white space at its ends is removed.',
  examples: ['customer-4711'],
});
export const groupSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,49}$/, coded('invalid_format', 'Lowercase letters, digits, - and _; at most 50.'))
  .meta({ description: 'Your name of a group of customers.', examples: ['retail'] });
const role = referenceText(100).meta({
  description: 'Role of the party for the customer. Each role occurs once: number them if there are several.',
  examples: ['owner'],
});
const purpose = shortText(200).meta({
  description: 'Why the customer is screened; recorded with each screening.',
  examples: ['monitoring'],
});

const relatedSchema = z
  .strictObject({ role, ...queryMembers })
  .superRefine(checkTypes)
  .meta({ id: 'RelatedParty', description: 'A related party of a customer, screened like the customer.' });

/** The reference under which a customer's related party is screened: decisions on one do not apply to another. */
export const relatedReference = (customer: string, role: string): string => `${customer} / ${role}`;

function checkRoles(
  { externalRef: customer, related = [] }: { externalRef: string; related?: readonly { role: string }[] | undefined },
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [at, party] of related.entries()) {
    const path = ['related', at, 'role'];
    const refuse = ({ error: message, params }: ReturnType<typeof coded>) =>
      context.addIssue({ code: 'custom', path, message, params });
    if (seen.has(party.role)) refuse(coded('invalid_format', 'Another party has this role: number them.'));
    if (codePointLength(relatedReference(customer, party.role)) > LONGEST_REFERENCE)
      refuse(coded('too_long', `At most ${LONGEST_REFERENCE} characters together with externalRef.`));
    seen.add(party.role);
  }
}

/** A customer as described by a caller: the members of a search, and related parties. */
export const customerDataSchema = z
  .strictObject({
    externalRef,
    ...queryMembers,
    related: z
      .array(relatedSchema)
      .max(50)
      .optional()
      .meta({ description: 'Owners, directors, spouses, vessels: each is also screened.', examples: [[]] }),
    group: groupSchema.optional(),
    purpose: purpose.optional(),
    leftOut: leftOutSchema.optional(),
  })
  .superRefine(checkTypes)
  .superRefine(checkRoles)
  .meta({
    id: 'CustomerData',
    description: 'A customer to keep under watch.',
    examples: [{ externalRef: 'customer-4711', searchText: 'Orlan Vestrakov', birthDate: '1971-04-02' }],
  });

export type CustomerData = DeepReadonly<z.output<typeof customerDataSchema>>;

/** Request body of `POST /customers`. */
export const saveCustomersRequestSchema = z
  .strictObject({
    customers: z
      .array(customerDataSchema)
      .min(1)
      .max(MAX_AT_ONCE)
      .superRefine((customers, context) => {
        const seen = new Set<string>();
        for (const [at, one] of customers.entries()) {
          const { error: message, params } = coded('invalid_format', 'Another customer here has this reference.');
          if (seen.has(one.externalRef))
            context.addIssue({ code: 'custom', path: [at, 'externalRef'], message, params });
          seen.add(one.externalRef);
        }
      })
      .meta({
        description: `At most ${MAX_AT_ONCE}; use a file for more.`,
        examples: [[{ externalRef: 'customer-4711', searchText: 'Orlan Vestrakov' }]],
      }),
    unchangedSince: instant(
      'Nothing is saved if one of these customers was changed later. Send the changedAt that you read, so that no change by somebody else in between is overwritten.',
    ).optional(),
  })
  .meta({
    id: 'SaveCustomersRequest',
    description: 'Customers to add or to change.',
    examples: [{ customers: [{ externalRef: 'customer-4711', searchText: 'Orlan Vestrakov' }] }],
  });

export type SaveCustomersRequest = DeepReadonly<z.output<typeof saveCustomersRequestSchema>>;

/** Path parameters of endpoints for one customer. */
export const customerParamsSchema = z.strictObject({ id: customerIdSchema });

const texts = (description: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description, examples: [example] });

const screenedPartySchema = z
  .object({
    role: role.nullable().meta({ description: 'Its role for the customer; null: the customer.', examples: [null] }),
    customerId: customerIdSchema.meta({
      description: 'Opaque id of the reference of its screenings, for URLs: finds its screenings.',
    }),
    searchText: z.string().meta({ description: 'Its name.', examples: ['Orlan Vestrakov'] }),
    aliases: texts('Other names.', []),
    entityType: z
      .enum(QUERY_TYPES)
      .nullable()
      .meta({ description: 'What it is.', examples: ['person'] }),
    birthDate: z
      .string()
      .nullable()
      .meta({ description: 'Its birth date.', examples: ['1971-04-02'] }),
    gender: genderSchema.nullable().meta({ description: 'Gender.', examples: [null] }),
    countries: texts('ISO 3166-1 alpha-2.', ['DE']),
    identifiers: z.array(queryIdentifierSchema).meta({ description: 'Documents and numbers.', examples: [[]] }),
    addresses: texts('Addresses.', []),
    searchId: z
      .string()
      .nullable()
      .meta({
        description: 'The last recorded screening: its result still holds. Null before the first.',
        examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'],
      }),
    outcome: outcomeSchema.nullable().meta({ description: 'Its outcome.', examples: ['no_match'] }),
    total: z.int().meta({ description: 'Listed parties found.', examples: [0] }),
    open: z.int().meta({ description: 'Listed parties without a decision.', examples: [0] }),
    suppressed: z.int().meta({ description: 'Listed parties removed by good guys.', examples: [0] }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why it could not be screened, as a code.', examples: [null] }),
  })
  .meta({ id: 'ScreenedParty', description: 'A customer or a related party, and the outcome of its screening.' });

/** A monitored customer. */
export const customerSchema = z
  .object({
    customerId: customerIdSchema,
    externalRef,
    group: groupSchema,
    status: z.enum(CUSTOMER_STATUSES).meta({
      description:
        'waiting: not screened since it was added or changed. clear: nothing found. alert: a listed party was found and is not decided. decided: every found party is decided. not_screened: could not be screened or compared in full, or the name says too little and finds nothing; see why.',
      examples: ['clear'],
    }),
    statusSince: instant('Since when.'),
    why: z
      .string()
      .nullable()
      .meta({ description: 'For not_screened: an outcome or the code of an error.', examples: [null] }),
    watch: z.enum(WATCH_STATES).meta({ description: 'Whether it is screened again.', examples: ['on'] }),
    watchSince: instant('Since when.'),
    watchReason: z
      .string()
      .nullable()
      .meta({ description: 'Why the watch was stopped, ended or begun.', examples: [null] }),
    due: z
      .enum(DUE_REASONS)
      .nullable()
      .meta({ description: 'Why it is to be screened next; null if it is not.', examples: [null] }),
    leaving: z
      .string()
      .nullable()
      .meta({
        description:
          'The batch whose file was declared the whole book and does not have it: its leaving is not approved yet.',
        examples: [null],
      }),
    parties: z
      .array(screenedPartySchema)
      .meta({ description: 'The customer, then its related parties.', examples: [[]] }),
    leftOut: texts('Parts of your record that were not sent: the customer is then never clear.', []),
    purpose: purpose.nullable().meta({ description: 'As sent; null if none was.', examples: ['monitoring'] }),
    addedAt: instant('When it was added.'),
    changedAt: instant('When its data last changed.'),
    screenedAt: instantOrNull('When it was last screened on its own.'),
  })
  .meta({ id: 'Customer', description: 'A customer under watch.' });

export type CustomerView = DeepReadonly<z.output<typeof customerSchema>>;

const count = (description: string) => z.int().meta({ description, examples: [1] });

/** Response of `POST /customers`. */
export const savedCustomersSchema = z
  .object({
    items: z.array(customerSchema).meta({ description: 'The customers as they are now.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are on one page.', examples: [null] }),
    addedCount: count('Who were new.'),
    changedCount: count('Who were changed.'),
    unchangedCount: count('Who were unchanged.'),
  })
  .meta({ id: 'SavedCustomers', description: 'Outcome for the customers that were sent.' });

export type SavedCustomers = DeepReadonly<z.output<typeof savedCustomersSchema>>;

/** Response of `GET /customers`. */
export const customerPageSchema = z
  .object({
    items: z
      .array(customerSchema)
      .meta({ description: 'Newest first; with a status, longest in that status first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'CustomerPage', description: 'A page of customers.' });

export type CustomerPage = DeepReadonly<z.output<typeof customerPageSchema>>;

/** Query parameters of `GET /customers`. */
export const customerQuerySchema = pageQuerySchema.extend({
  status: z
    .enum(CUSTOMER_STATUSES)
    .optional()
    .meta({
      description: 'Only those with this status: longest in the status first; for clear, last added first.',
      examples: ['alert'],
    }),
  watch: z
    .enum(WATCH_STATES)
    .optional()
    .meta({ description: 'Only those with this watch.', examples: ['on'] }),
  group: groupSchema.optional(),
  leaving: queryBoolean('Only those missing from a file declared the whole book; false: only the others.').optional(),
});

export type CustomerQuery = DeepReadonly<z.output<typeof customerQuerySchema>>;

/** Request body of `POST /customers/{id}/watch`. */
export const changeWatchRequestSchema = z
  .strictObject({
    watch: z.enum(WATCH_STATES).meta({ description: 'New state of the watch.', examples: ['off'] }),
    reason: shortText(500).meta({ description: 'Reason, kept for later review.', examples: ['Account is frozen.'] }),
  })
  .meta({
    id: 'ChangeWatchRequest',
    description: 'Whether a customer is screened again, and why.',
    examples: [{ watch: 'ended', reason: 'Account closed.' }],
  });

export type ChangeWatchRequest = DeepReadonly<z.output<typeof changeWatchRequestSchema>>;
