import { EVIDENCE_FIELDS, VERDICTS } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { entityTypeSchema, prioritySchema } from '../basics/named-values.ts';
import { coded, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Effect of a rule on a hit. */
export const RULE_EFFECTS = ['lower', 'route', 'set_due', 'discount'] as const;
export type RuleEffect = (typeof RULE_EFFECTS)[number];

const MAX_NAMED = 100;
const MAX_HOURS = 8_760;

/** The name of a rule in responses and paths. */
export const ruleName = { description: 'Name of the rule.', examples: ['other-birth-date'] };

const verdicts = z.array(z.enum(VERDICTS)).min(1).max(VERDICTS.length);
const names = (description: string, example: string) =>
  z
    .array(shortText(100))
    .min(1)
    .max(MAX_NAMED)
    .exactOptional()
    .meta({ description, examples: [[example]] });
const below = (description: string) =>
  z
    .number()
    .min(0)
    .max(100)
    .exactOptional()
    .meta({ description, examples: [90] });

const whenSchema = z
  .strictObject({
    fields: z
      .partialRecord(z.enum(EVIDENCE_FIELDS), verdicts)
      .refine((fields) => Object.keys(fields).length > 0, coded('too_short', 'Name at least one field.'))
      .exactOptional()
      .meta({
        description: 'For each field, the verdicts that the comparison may have; unknown if a side has no value.',
        minProperties: 1,
        examples: [{ birthDate: ['conflict'] }],
      }),
    lists: names('Every listing of the party is on one of these lists.', 'eu_fsf'),
    policies: names('Screened under one of these policies: each group of customers has one.', 'retail'),
    types: z
      .array(entityTypeSchema)
      .min(1)
      .max(MAX_NAMED)
      .exactOptional()
      .meta({ description: 'What the party is.', examples: [['person']] }),
    scoreBelow: below('Its score is lower than this.'),
    nameScoreBelow: below('Its name score is lower than this.'),
    priority: prioritySchema.exactOptional().meta({ description: 'Its priority.', examples: ['review'] }),
  })
  .refine((when) => Object.keys(when).length > 0, coded('too_short', 'A row needs a condition.'))
  .meta({
    id: 'RuleCondition',
    description: 'Conditions that must all hold for a hit. At least one member is needed.',
    minProperties: 1,
  });

const members = {
  effect: z.enum(RULE_EFFECTS).meta({
    description:
      'lower: the priority is review. route: its case is put into queue. set_due: its case is due after dueHours. discount: it is not a result.',
    examples: ['discount'],
  }),
  queue: shortText(100)
    .exactOptional()
    .meta({ description: 'For route: name of the queue.', examples: ['far-matches'] }),
  dueHours: z
    .int()
    .min(1)
    .max(MAX_HOURS)
    .exactOptional()
    .meta({ description: 'For set_due: hours in which the case is to be decided.', examples: [24] }),
};

type Row = { readonly when: { readonly fields?: Partial<Record<string, readonly string[]>> } } & {
  readonly effect: RuleEffect;
  readonly queue?: string;
  readonly dueHours?: number;
};

/** A discount must name a contradicting field: a field that was not compared is not a reason for one. */
const namesConflict = ({ when: { fields = {} } }: Row): boolean =>
  Object.values(fields).some((allowed) => allowed?.every((verdict) => verdict === 'conflict'));

export const ruleRowSchema = z
  .strictObject({ when: whenSchema, ...members })
  .refine(({ effect, queue }) => (effect === 'route') === (queue !== undefined), {
    ...coded('member_required', 'route takes queue, and nothing else does.'),
    path: ['queue'],
  })
  .refine(({ effect, dueHours }) => (effect === 'set_due') === (dueHours !== undefined), {
    ...coded('member_required', 'set_due takes dueHours, and nothing else does.'),
    path: ['dueHours'],
  })
  .refine((row) => row.effect !== 'discount' || namesConflict(row), {
    ...coded('member_required', 'A discount takes a field whose only verdict is conflict.'),
    path: ['when', 'fields'],
  })
  .meta({
    id: 'RuleRow',
    description: 'A condition and the effect on hits that meet it.',
    examples: [{ when: { fields: { birthDate: ['conflict'] }, nameScoreBelow: 90 }, effect: 'discount' }],
  });

export type RuleRow = DeepReadonly<z.output<typeof ruleRowSchema>>;
export type RuleCondition = RuleRow['when'];

/** The effect of a rule on a party, in responses. */
export const appliedRuleSchema = z
  .object({
    name: z.string().meta(ruleName),
    version: z.int().meta({ description: 'Its version: versions never change.', examples: [2] }),
    ...members,
  })
  .meta({ id: 'AppliedRule', description: 'The rule whose row was the first to match the hit.' });

export type AppliedRule = DeepReadonly<z.output<typeof appliedRuleSchema>>;
