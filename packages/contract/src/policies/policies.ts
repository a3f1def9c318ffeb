import { EFFECTS } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { coded, instant, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { deviationSchema } from '../search/search-response.ts';
import { policyMemberSchemas } from './policy.ts';

/** The policy that ships with the engine. It cannot be replaced or deleted, and other policies are compared with it. */
export const DEFAULT_POLICY_NAME = 'default';

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
const nameExample = { description: 'Name of the policy.', examples: ['payments'] };
const hashExample = `sha256:${'0'.repeat(64)}`;

/** Path parameters of `GET` and `DELETE /policies/{name}`. */
export const policyParamsSchema = z.object({ name: z.string().min(1).max(100).meta(nameExample) });

/** Path parameters of `PUT /policies/{name}`: valid names for a policy. */
export const savePolicyParamsSchema = z.object({
  name: z
    .string()
    .refine((name) => NAME.test(name), coded('invalid_format', 'Use up to 63 of a–z, 0–9 and -; no - at the start.'))
    .meta({ ...nameExample, pattern: NAME.source }),
});

/** Path parameters of `GET /policies/{name}/versions/{hash}`. */
export const policyVersionParamsSchema = z.object({
  name: z.string().min(1).max(100).meta(nameExample),
  hash: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'The policyHash.', examples: [hashExample] }),
});

const {
  threshold,
  highFrom,
  limit,
  includeDelisted,
  weakAliases,
  lists,
  effects,
  programs,
  rules,
  fourEyes,
  approvalDays,
  completeFor,
} = policyMemberSchemas;

const members = {
  threshold: threshold.meta({ description: 'Name score from which a listing is a result.', examples: [75] }),
  highFrom: highFrom.meta({
    description: 'Score from which a result has priority high; not below threshold.',
    examples: [85],
  }),
  limit: limit.meta({ description: 'Maximum results shown; the rest are counted.', examples: [25] }),
  includeDelisted: includeDelisted.meta({
    description: 'Also parties that a list no longer carries as active.',
    examples: [false],
  }),
  weakAliases: weakAliases.meta({
    description: 'Whether names that a publisher marks weak make a result on their own.',
    examples: ['by_publisher'],
  }),
};

const sets = {
  lists: lists.meta({ description: 'Only these lists; left out: all.', examples: [['us_ofac_sdn', 'un_sc']] }),
  effects: effects.meta({ description: 'Only these legal effects; left out: all.', examples: [[EFFECTS[0]]] }),
  programs: programs.meta({ description: 'Only these programmes; left out: all.', examples: [['DEMO-1']] }),
  rules: rules.meta({
    description:
      'Rules for parties that are listed only for one of these effects. Default for pep: priority review, a full name and no conflict. Parties that a rule removes are named in suppressed.',
    examples: [{ debarment: { threshold: 90, priority: 'review' } }],
  }),
  fourEyes: fourEyes.meta({
    description:
      'Verdicts about hits that a second person must approve, and good_guy for good guys, in addition to those of the default policy.',
    examples: [['false_positive']],
  }),
  approvalDays: approvalDays.meta({
    description:
      'Days after which an unanswered proposal expires, so that the hit is open again; left out: never. If several policies apply to a customer, the shortest period applies.',
    examples: [7],
  }),
  completeFor: completeFor.meta({
    description:
      'Ids of tokens for whose programs this policy defines what is complete: their answers have completeByPolicy if everything that it covers was searched. The compatibility APIs choose it by its lists or its name. It also applies to a token that replaces one of these by rotation.',
    examples: [['tok_01j8z6m3q4']],
  }),
};

/** Request body of `PUT /policies/{name}`. It replaces the whole policy. */
export const savePolicyRequestSchema = z
  .strictObject({
    threshold: members.threshold.optional(),
    highFrom: members.highFrom.optional(),
    limit: members.limit.optional(),
    includeDelisted: members.includeDelisted.optional(),
    weakAliases: members.weakAliases.optional(),
    lists: sets.lists.optional(),
    effects: sets.effects.optional(),
    programs: sets.programs.optional(),
    rules: sets.rules.optional(),
    fourEyes: sets.fourEyes.optional(),
    approvalDays: sets.approvalDays.optional(),
    completeFor: sets.completeFor.optional(),
    text: shortText(500).meta({
      description: 'Why it is created or changed; stored with the version and in the audit log.',
      examples: ['Payments are screened lower, see risk assessment 12.'],
    }),
  })
  .meta({
    id: 'SavePolicyRequest',
    description: 'The policy as a whole. A member left out takes the value of the default policy.',
    examples: [{ threshold: 70, text: 'Payments are screened lower, see risk assessment 12.' }],
  });

export type SavePolicyRequest = DeepReadonly<z.output<typeof savePolicyRequestSchema>>;

/** Request body of `POST /policies/{name}/change`. */
export const changePolicyRequestSchema = z
  .strictObject({
    change: z.enum(['approve', 'reject']).meta({ description: 'Your decision.', examples: ['approve'] }),
    version: z
      .int()
      .min(1)
      .meta({ description: 'The pending version, as you have seen it.', examples: [3] }),
    text: shortText(500).meta({
      description: 'Why; stored in the audit log, and with the version that a rejection restores.',
      examples: ['Agreed in the meeting of 12 May.'],
    }),
  })
  .meta({
    id: 'ChangePolicyRequest',
    description: 'The decision about a pending version.',
    examples: [{ change: 'approve', version: 3, text: 'Agreed in the meeting of 12 May.' }],
  });

export type ChangePolicyRequest = DeepReadonly<z.output<typeof changePolicyRequestSchema>>;

const policyValueSchema = z.object({ name: z.string().meta(nameExample), ...members, ...sets }).meta({
  id: 'PolicyValue',
  description: 'The members that are hashed. A set of lists, effects or programmes that is left out means all.',
});

const versionMembers = {
  version: z.int().meta({ description: 'Counts up from 1, also after a deletion.', examples: [2] }),
  hash: z.string().meta({ description: 'SHA-256 of value, written one way.', examples: [hashExample] }),
  text: z.string().meta({ description: 'Reason for the version.', examples: ['See risk assessment 12.'] }),
  savedAt: instant('When it was saved.'),
  savedBy: actorSchema.meta({ description: 'Who saved it.' }),
};

const info = {
  name: z.string().meta(nameExample),
  ...versionMembers,
  current: z.boolean().meta({ description: 'Whether searches that name it use this version.', examples: [true] }),
  fixed: z.boolean().meta({ description: 'Whether it cannot be replaced or deleted.', examples: [false] }),
  value: policyValueSchema,
  weakens: z.array(deviationSchema).meta({
    description: 'Where it could hide what the default policy shows. Not empty: answers under it are restricted.',
    examples: [[]],
  }),
  waiting: z
    .object({
      ...versionMembers,
      proposedBy: actorSchema.meta({ description: 'Who saved it.' }),
      value: policyValueSchema,
      drops: fourEyes.unwrap().meta({
        description: 'Verdicts that would no longer need a second person.',
        examples: [['false_positive']],
      }),
      relaxedFrom: instant('A moment.')
        .nullable()
        .meta({
          description: 'From when the operator may put it in force alone; null if that was not announced.',
          examples: [null],
        }),
    })
    .meta({ id: 'WaitingPolicy', description: 'A version that needs a second person.' })
    .nullable()
    .meta({
      description: 'The saved version that needs a second person; null if there is none.',
      examples: [null],
    }),
};

/** One version of a policy. */
export const policyInfoSchema = z.object(info).meta({ id: 'Policy', description: 'One version of a policy.' });

export type PolicyInfo = DeepReadonly<z.output<typeof policyInfoSchema>>;

/** Response of `GET /policies/{name}`. */
export const policyWithVersionsSchema = z
  .object({
    ...info,
    versions: z
      .array(z.object(versionMembers).meta({ id: 'PolicyVersion', description: 'A version, without its value.' }))
      .meta({ description: 'Every version, newest first.', examples: [[]] }),
  })
  .meta({ id: 'PolicyWithVersions', description: 'The current policy and its versions.' });

export type PolicyWithVersions = DeepReadonly<z.output<typeof policyWithVersionsSchema>>;

/** Response of `GET /policies`. */
export const policiesResponseSchema = z
  .object({
    items: z.array(policyInfoSchema).meta({ description: 'The default first, then by name.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all policies are returned at once.', examples: [null] }),
  })
  .meta({ id: 'Policies', description: 'The policies of this installation.' });

export type PoliciesResponse = DeepReadonly<z.output<typeof policiesResponseSchema>>;
