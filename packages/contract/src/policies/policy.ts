import { LEAST_THRESHOLD, type Policy, RULE_NEEDS, WEAK_ALIASES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { effectSchema } from '../basics/named-values.ts';
import { coded } from '../basics/primitives.ts';
import { VERDICTS } from '../decisions/reason-table.ts';

/** What may need a second person's approval: verdicts on hits, and good guys. */
export const FOUR_EYES = [...VERDICTS, 'good_guy'] as const;

/** Members of a policy that are sets: their order is irrelevant. */
const setOf = <Item extends z.ZodType<string>>(item: Item) => z.array(item).min(1).max(100).exactOptional();

const effectRuleSchema = z
  .strictObject({
    threshold: z
      .number()
      .min(LEAST_THRESHOLD)
      .max(100)
      .exactOptional()
      .meta({
        description: 'Name score from which it is a result; the policy’s threshold also applies.',
        examples: [90],
      }),
    priority: z
      .literal('review')
      .exactOptional()
      .meta({ description: 'It is never high.', examples: ['review'] }),
    needs: z
      .array(z.enum(RULE_NEEDS))
      .max(RULE_NEEDS.length)
      .exactOptional()
      .meta({
        description:
          'Further conditions for a result: full_name, a name that agrees in full; no_conflict, no conflicting fact of the listing; second_fact, a birth date, number, country or address that agrees.',
        examples: [['full_name']],
      }),
  })
  .meta({
    id: 'EffectRule',
    description:
      'When a party that is listed for one effect only is a result. A matching identifier always makes it one.',
  });

/** Schema of each policy member except the name. */
export const policyMemberSchemas = {
  threshold: z.number().min(LEAST_THRESHOLD).max(100),
  highFrom: z.number().max(100),
  limit: z.int().min(1).max(100),
  lists: setOf(z.string().min(1).max(100)),
  effects: setOf(effectSchema),
  programs: setOf(z.string().min(1).max(200)),
  includeDelisted: z.boolean(),
  weakAliases: z.enum(WEAK_ALIASES),
  rules: z
    .strictObject({
      export_control: effectRuleSchema.exactOptional(),
      debarment: effectRuleSchema.exactOptional(),
      pep: effectRuleSchema.exactOptional(),
    })
    .exactOptional(),
  fourEyes: z.array(z.enum(FOUR_EYES)).max(FOUR_EYES.length).exactOptional(),
  approvalDays: z.int().min(1).max(365).exactOptional(),
  completeFor: setOf(z.string().min(1).max(100)),
};

/**
 * A policy as configured. Unknown members are refused, so that nobody believes they apply. A request may set a
 * threshold above `highFrom`; this changes what is shown, not what is high.
 */
export const policySchema = z
  .strictObject({
    name: z.string().min(1).max(100),
    ...policyMemberSchemas,
  })
  .refine(({ threshold, highFrom }) => highFrom >= threshold, {
    ...coded('out_of_range', 'highFrom must not be below threshold: what is high is a result.'),
    path: ['highFrom'],
  });

/**
 * Validates a policy from outside.
 * @throws z.ZodError naming each invalid member
 */
export const parsePolicy = (input: unknown): Policy => policySchema.parse(input);

/** The canonical form of a policy: members sorted by name, sets sorted and without duplicates, at any depth. */
export const canonicalPolicy = (policy: Policy): string => JSON.stringify(canonical(policy));

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value)].sort();
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members.map(([name, member]) => [name, canonical(member)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
