import { z } from 'zod';
import { instant, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { RULE_EFFECTS, ruleRowSchema } from './rule-row.ts';

/** Distortions of a listed person: how the name is written, and what else is wrong. */
export const NAME_DISTORTIONS = [
  'as_listed',
  'letters_swapped',
  'letter_missing',
  'word_missing',
  'other_order',
] as const;
export const FACT_DISTORTIONS = ['year_off', 'decade_off', 'other_gender', 'other_type'] as const;

const MAX_ROWS = 50;
const count = (description: string) => z.int().meta({ description, examples: [0] });

/** Request body of `POST /rules/simulate`. */
export const simulateRuleRequestSchema = z
  .strictObject({
    rows: z
      .array(ruleRowSchema)
      .min(1)
      .max(MAX_ROWS)
      .meta({
        description: 'The rows of the rule, as PUT /rules/{name} takes them.',
        examples: [[{ when: { fields: { birthDate: ['conflict'] } }, effect: 'discount' }]],
      }),
    from: instant('Screenings recorded from then on.'),
    to: instant('Screenings recorded before; left out: until now.').optional(),
    policy: shortText(100)
      .optional()
      .meta({
        description: 'Policy under which distorted names are screened; left out: the default.',
        examples: ['retail'],
      }),
  })
  .meta({
    id: 'SimulateRuleRequest',
    description: 'A rule to try, and the screenings to try it on.',
    examples: [
      {
        rows: [{ when: { fields: { birthDate: ['conflict'] }, nameScoreBelow: 90 }, effect: 'discount' }],
        from: '2026-01-01T00:00:00Z',
      },
    ],
  });

export type SimulateRuleRequest = DeepReadonly<z.output<typeof simulateRuleRequestSchema>>;

const effect = z.enum(RULE_EFFECTS).meta({ description: 'What the rule would do.', examples: ['discount'] });
const row = z.int().meta({ description: 'The row that matched, from 1.', examples: [1] });

const recordedSchema = z
  .object({
    screeningCount: count('Screenings with results that were evaluated, newest first.'),
    isCut: z.boolean().meta({ description: 'Whether there were more.', examples: [false] }),
    hitCount: count('Results in them.'),
    notJudgedCount: count('Results recorded without evidence (explain: none): they cannot be evaluated.'),
    lowerCount: count('Results that would be lowered.'),
    routeCount: count('Results whose case would be routed.'),
    setDueCount: count('Results whose case would be due at a set time.'),
    discountCount: count('Results that would be removed.'),
    emptiedCount: count('Screenings that would be left without a result.'),
    trueMatchCount: count(
      'Lowered or removed results that were decided as true matches. These stay; a similar undecided one would not.',
    ),
    examples: z
      .array(
        z
          .object({
            searchId: z.string().meta({ description: 'Id of the screening.', examples: ['srch_01j8z6m3q4'] }),
            entityId: z.string().meta({ description: 'Id of the party.', examples: ['sample:P-001'] }),
            effect,
            row,
            isTrueMatch: z.boolean().meta({ description: 'Whether it was decided to be one.', examples: [false] }),
          })
          .meta({ id: 'SimulatedHit', description: 'A recorded result that the rule would change.' }),
      )
      .meta({ description: 'Some of those lowered or removed, true matches first.', examples: [[]] }),
  })
  .meta({ id: 'SimulatedScreenings', description: 'What the rule would have done to recorded screenings.' });

const distortedSchema = z
  .object({
    listingCount: count('Listed parties that were turned into a customer with mistakes.'),
    triedCount: count('Ways in which they were written.'),
    foundCount: count('Of these, how many are found without the rule.'),
    loweredCount: count('Of these, how many would be lowered.'),
    lostCount: count('Of these, how many would be removed: listed parties that nobody reviews.'),
    examples: z
      .array(
        z
          .object({
            listing: z.string().meta({ description: 'Id of the listing.', examples: ['sample:P-001'] }),
            searchText: z.string().meta({ description: 'The name as it was written.', examples: ['Orlan Vsetrakov'] }),
            birthDate: z
              .string()
              .nullable()
              .meta({ description: 'The birth date that was given.', examples: ['1972'] }),
            name: z.enum(NAME_DISTORTIONS).meta({ description: 'How the name was changed.', examples: ['as_listed'] }),
            fact: z.enum(FACT_DISTORTIONS).meta({ description: 'What else was wrong.', examples: ['year_off'] }),
            row,
          })
          .meta({ id: 'LostParty', description: 'A listed party that the rule would remove.' }),
      )
      .meta({ description: 'Some of those removed, each listing at most twice.', examples: [[]] }),
  })
  .meta({ id: 'SimulatedNames', description: 'What the rule would have done to listed parties with mistakes.' });

/** Response of `POST /rules/simulate`. */
export const ruleSimulationSchema = z
  .object({
    recorded: recordedSchema.meta({ description: 'Recorded screenings.' }),
    distorted: distortedSchema.meta({ description: 'Listed parties with mistakes in name and data.' }),
  })
  .meta({ id: 'RuleSimulation', description: 'What a rule would have done. Nothing is changed.' });

export type RuleSimulation = DeepReadonly<z.output<typeof ruleSimulationSchema>>;
