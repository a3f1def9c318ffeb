import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { coded, instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ruleName, ruleRowSchema } from './rule-row.ts';

/** States of a rule version. */
export const RULE_STATES = ['draft', 'proposed', 'in_force', 'rejected', 'ended', 'replaced', 'expired'] as const;
export type RuleState = (typeof RULE_STATES)[number];

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
const MAX_ROWS = 50;
/** Maximum number of days until the next review of a rule. */
export const MAX_RULE_DAYS = 366;

/** Path parameters of `GET /rules/{name}`. */
export const ruleParamsSchema = z.object({ name: z.string().min(1).max(100).meta(ruleName) });

/** Path parameters of `PUT /rules/{name}`: valid names for a rule. */
export const saveRuleParamsSchema = z.object({
  name: z
    .string()
    .refine((name) => NAME.test(name), coded('invalid_format', 'Use up to 63 of a–z, 0–9 and -; no - at the start.'))
    .meta({ ...ruleName, pattern: NAME.source }),
});

const rows = z
  .array(ruleRowSchema)
  .min(1)
  .max(MAX_ROWS)
  .meta({
    description: 'In this order: the first row that a hit meets is applied.',
    examples: [[{ when: { fields: { birthDate: ['conflict'] }, nameScoreBelow: 90 }, effect: 'lower' }]],
  });
const text = shortText(500).meta({ description: 'Why.', examples: ['Risk assessment 12.'] });

/** Request body of `PUT /rules/{name}`. */
export const saveRuleRequestSchema = z
  .strictObject({
    rows,
    endsAt: instant(`When it stops, at most ${MAX_RULE_DAYS} days from now.`),
    text: shortText(500).meta({
      description: 'Why it is made; stored with the version and in the audit log.',
      examples: ['Risk assessment 12.'],
    }),
  })
  .meta({
    id: 'SaveRuleRequest',
    description: 'A rule as a whole. It becomes the next version, a draft.',
    examples: [
      {
        rows: [{ when: { fields: { birthDate: ['conflict'] }, nameScoreBelow: 90 }, effect: 'lower' }],
        endsAt: '2026-12-31T00:00:00Z',
        text: 'Risk assessment 12.',
      },
    ],
  });

export type SaveRuleRequest = DeepReadonly<z.output<typeof saveRuleRequestSchema>>;

/** Request body of `POST /rules/{name}/change`. */
export const changeRuleRequestSchema = z
  .strictObject({
    change: z.enum(['propose', 'approve', 'reject', 'end']).meta({
      description:
        'propose a draft; approve or reject a version made by somebody else; end a version that is in force, or not yet in force.',
      examples: ['approve'],
    }),
    version: z
      .int()
      .min(1)
      .meta({ description: 'The version, as you have seen it.', examples: [2] }),
    text,
  })
  .meta({
    id: 'ChangeRuleRequest',
    description: 'A change to a version of a rule.',
    examples: [{ change: 'approve', version: 2, text: 'Simulated on June; nothing was lost.' }],
  });

export type ChangeRuleRequest = DeepReadonly<z.output<typeof changeRuleRequestSchema>>;

const step = (description: string) =>
  z
    .object({ at: instant('When.'), by: actorSchema.meta({ description: 'Who.' }) })
    .nullable()
    .meta({ description, examples: [null] });

/** One version of a rule. */
export const ruleVersionSchema = z
  .object({
    name: z.string().meta(ruleName),
    version: z.int().meta({ description: 'Counts up from 1.', examples: [2] }),
    state: z.enum(RULE_STATES).meta({
      description: 'Only in_force is applied. replaced: another version came into force. expired: endsAt is over.',
      examples: ['in_force'],
    }),
    rows,
    endsAt: instant('When it stops.'),
    text: z.string().meta({ description: 'Reason for the version.', examples: ['Risk assessment 12.'] }),
    savedAt: instant('When it was saved.'),
    savedBy: actorSchema.meta({ description: 'Who saved it.' }),
    proposed: step('Who proposed it; null while it is a draft.'),
    approved: step('The second person who put it in force; null if nobody did.'),
    over: step('Who rejected, ended or replaced it; null if nobody did.'),
    stoppedAt: instantOrNull('When it stopped being in force; null if it still is, or never was.'),
  })
  .meta({ id: 'RuleVersion', description: 'A version of a rule. Its effect never changes.' });

export type RuleVersionView = DeepReadonly<z.output<typeof ruleVersionSchema>>;

/** Response of `GET /rules/{name}`. */
export const ruleSchema = z
  .object({
    name: z.string().meta(ruleName),
    current: ruleVersionSchema
      .nullable()
      .meta({ description: 'The version in force; null if there is none.', examples: [null] }),
    versions: z.array(ruleVersionSchema).meta({ description: 'Every version, newest first.', examples: [[]] }),
  })
  .meta({ id: 'Rule', description: 'A rule: rows with conditions and effects for hits.' });

export type RuleView = DeepReadonly<z.output<typeof ruleSchema>>;

/** Response of `GET /rules`. */
export const rulesSchema = z
  .object({
    items: z
      .array(ruleSchema)
      .meta({ description: 'In the order in which they are applied: by name.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all rules are returned at once.', examples: [null] }),
  })
  .meta({ id: 'Rules', description: 'The rules of this installation.' });

export type Rules = DeepReadonly<z.output<typeof rulesSchema>>;
