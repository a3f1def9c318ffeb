import { z } from 'zod';
import { ROLE_NAMES } from '../access/roles.ts';
import { actorSchema } from '../audit/audit.ts';
import { instantOrNull } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { policyNameSchema } from '../search/search-request.ts';
import { CUSTOMER_STATUSES, groupSchema } from './customers.ts';

/** Path parameters of endpoints for one group. */
export const groupParamsSchema = z.strictObject({ name: groupSchema });

/** Longest interval between full runs: one year. */
const MAX_DAYS = 366;

const fullEveryDays = z
  .int()
  .min(1)
  .max(MAX_DAYS)
  .meta({ description: 'Days between full runs over its customers, besides changes.', examples: [1] });

/** Longer than any record-keeping duty. */
const MAX_KEPT_DAYS = 36_600;
const MAX_MEMBERS = 200;

const keepEndedDays = z
  .int()
  .min(1)
  .max(MAX_KEPT_DAYS)
  .nullable()
  .meta({
    description:
      'Days for which its customers are kept after their relationship ended; null: as long as screenings with results.',
    examples: [null],
  });

const members = z
  .array(z.string().regex(new RegExp(`^(role:(${ROLE_NAMES.join('|')})|user:usr_\\w{1,100}|token:tok_\\w{1,100})$`)))
  .max(MAX_MEMBERS)
  .nullable()
  .meta({
    description:
      'Who may see its customers, besides administrators: roles, users and tokens. Others cannot see that they exist. null: everybody who may see customers.',
    examples: [['role:manager', 'user:usr_01j8z6m3q4']],
  });

/** Group of customers for whom none is given. */
export const DEFAULT_GROUP = 'default';

/** Request body of `PUT /customer-groups/{name}`. */
export const saveGroupRequestSchema = z
  .strictObject({
    policy: policyNameSchema.optional(),
    fullEveryDays: fullEveryDays.optional(),
    keepEndedDays: keepEndedDays.optional(),
    members: members.optional(),
  })
  .meta({
    id: 'SaveGroupRequest',
    description: 'Settings for the customers of a group. Members left out stay unchanged.',
    examples: [{ policy: 'default', fullEveryDays: 30 }],
  });

export type SaveGroupRequest = DeepReadonly<z.output<typeof saveGroupRequestSchema>>;

const count = (description: string, example = 0) => z.int().meta({ description, examples: [example] });

/** A group of customers. */
export const customerGroupSchema = z
  .object({
    name: groupSchema,
    policy: z
      .string()
      .meta({ description: 'Name of the policy that its customers are screened under.', examples: ['default'] }),
    fullEveryDays,
    keepEndedDays,
    members,
    fullRun: z
      .string()
      .nullable()
      .meta({ description: 'Id of the last full run over it; null before the first.', examples: [null] }),
    fullDueAt: instantOrNull('When the next one is due; null before the first.'),
    customerCount: count('Customers under watch in it.', 1_200),
    counts: z.record(z.enum(CUSTOMER_STATUSES), z.int()).meta({
      description: 'Customers by status.',
      examples: [{ waiting: 0, clear: 1_190, alert: 6, decided: 3, not_screened: 1 }],
    }),
    savedAt: instantOrNull('When it was last set; null if never.'),
    savedBy: actorSchema.nullable().meta({ description: 'Who set it.', examples: [null] }),
  })
  .meta({ id: 'CustomerGroup', description: 'A group of customers.' });

export type CustomerGroupView = DeepReadonly<z.output<typeof customerGroupSchema>>;

/** Response of `GET /customer-groups`. */
export const customerGroupsSchema = z
  .object({
    items: z.array(customerGroupSchema).meta({ description: 'The groups, by name.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are on one page.', examples: [null] }),
  })
  .meta({ id: 'CustomerGroups', description: 'Groups of customers.' });

export type CustomerGroups = DeepReadonly<z.output<typeof customerGroupsSchema>>;
