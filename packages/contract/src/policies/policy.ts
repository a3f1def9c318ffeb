import { EFFECTS, LEAST_THRESHOLD, type Policy } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { coded } from '../basics/primitives.ts';
import { VERDICTS } from '../decisions/reason-table.ts';

/** What a second person may have to approve: verdicts about hits, and good guys. */
export const FOUR_EYES = [...VERDICTS, 'good_guy'] as const;

/** What names that a publisher marks weak do, weakest first. */
export const WEAK_ALIASES = ['never', 'by_publisher', 'always'] as const;

/** Members of a policy that are sets: their order does not matter. */
const setOf = <Item extends z.ZodType<string>>(item: Item) => z.array(item).min(1).max(100).exactOptional();

/** Each member of a policy but its name. */
export const policyMemberSchemas = {
  threshold: z.number().min(LEAST_THRESHOLD).max(100),
  highFrom: z.number().max(100),
  limit: z.int().min(1).max(100),
  lists: setOf(z.string().min(1).max(100)),
  effects: setOf(z.enum(EFFECTS)),
  programs: setOf(z.string().min(1).max(200)),
  includeDelisted: z.boolean(),
  weakAliases: z.enum(WEAK_ALIASES),
  fourEyes: z.array(z.enum(FOUR_EYES)).max(FOUR_EYES.length).exactOptional(),
};

/**
 * A policy as it is set up. Unknown members are refused, so that none is thought to hold. A request may ask for a
 * threshold above `highFrom`; that changes what is shown, not what is high.
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
 * A policy from outside, validated.
 *
 * @throws z.ZodError naming each member that is wrong
 */
export const parsePolicy = (input: unknown): Policy => policySchema.parse(input);

/** The one way to write a policy: members in order of their names, sets in order and without repetition. */
export function canonicalPolicy(policy: Policy): string {
  const members = Object.entries(policy)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? [...new Set(value)].sort() : value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(members));
}
