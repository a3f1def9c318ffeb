import { EVIDENCE_FIELDS, VERDICTS } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { resultReasonSchema, tokenMethodSchema } from '../basics/named-values.ts';
import { points } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const count = (description: string, example: number) => z.number().meta({ description, examples: [example] });

const scoringExampleSchema = z
  .object({
    query: text('The text screened.', 'O. Vestrakov'),
    listed: text('The listed name.', 'Orlan Vestrakov'),
    nameScore: points('How well they agree.', 91.6),
    score: points('The score.', 91.6),
  })
  .meta({
    id: 'ScoringExample',
    description: 'Two invented parties, compared by the engine.',
  });

const exampleOrNull = scoringExampleSchema.nullable().meta({
  description: 'Invented parties to which it applies; null if it has no example.',
  examples: [null],
});

const fieldExampleSchema = z
  .object({
    verdict: z.enum(VERDICTS).meta({ description: 'What was found.', examples: ['match'] }),
    submitted: z
      .string()
      .nullable()
      .meta({ description: 'What the query says.', examples: ['1971'] }),
    listed: z.array(z.string()).meta({ description: 'What the listing says.', examples: [['1971-04-02']] }),
    contribution: count('Points added or subtracted.', 4),
    nameScore: points('Before.', 90.2),
    score: points('After.', 94.2),
  })
  .meta({ id: 'FieldExample', description: 'A field of two invented parties that partly agree.' });

/** Response of `GET /scoring`. */
export const scoringResponseSchema = z
  .object({
    engineVersion: text('Version of the scoring engine.', '1.0.0'),
    modelHash: text('Hash of the frozen model.', `sha256:${'0'.repeat(64)}`),
    thresholds: z
      .object({
        policy: text('Name of the policy.', 'default'),
        result: count('Name score from which a party is a result.', 75),
        high: count('Score from which its priority is high.', 85),
        least: count('Lowest threshold that a request may set.', 50),
        nearMissPoints: count('Points below the threshold that are near misses.', 10),
        limit: count('Most results shown.', 25),
      })
      .meta({ id: 'Thresholds', description: 'Thresholds of this installation’s policy.' }),
    scale: z
      .array(
        z
          .object({ points: points('Points shown.', 75), raw: count('Raw name score, 0–1.', 0.71) })
          .meta({ id: 'ScalePoint', description: 'A raw name score and its points.' }),
      )
      .meta({ description: 'Linear between these points.', examples: [[{ points: 75, raw: 0.71 }]] }),
    costs: z
      .array(
        z
          .object({
            name: text('Name of the cost.', 'contradiction'),
            value: count('Its value.', 0.85),
            doc: text('What it is and why.', 'Share lost on words that only the query has.'),
            example: exampleOrNull,
          })
          .meta({ id: 'ScoringCost', description: 'Cost of a disagreement between names.' }),
      )
      .meta({ description: 'The costs that determine a name score.', examples: [[]] }),
    effectScale: z
      .object({
        at: count('Bits of agreement at which an effect is as stated.', 20),
        least: count('Bits of agreement below which the effect is constant.', 19),
        most: count('Bits of agreement above which the effect is constant.', 23),
        leaves: count('Least share of the points above the threshold that a finding leaves.', 0.25),
        leavesAt: count('Bits of agreement from which it leaves that share.', 16),
        doubt: count('Bits from which a finding counts against a name that is also found in a text.', 1),
        reviewFrom: points('Points above which a score for review is compressed.', 80),
        room: count('Share of the scale between 100 and certainty.', 0.1),
      })
      .meta({ id: 'EffectScale', description: 'How the effect of a finding moves a score.' }),
    findings: z
      .array(
        z
          .object({
            code: text('Code of the finding.', 'fewer_names'),
            applies: z
              .enum(['name', 'score'])
              .meta({ description: 'Whether it changes the name score, or only the score.', examples: ['name'] }),
            effect: count('Bits of evidence that it subtracts at `effectScale.at` bits of agreement.', -1.3),
            perBit: count('Change per bit of agreement above or below that.', 0.1),
            review: z.boolean().meta({
              description: 'Whether it keeps the priority at `review` under any policy, unless an identifier matches.',
              examples: [false],
            }),
            keeps: count(
              'Share of the remaining points above the threshold that it keeps; all if absent.',
              0.3,
            ).optional(),
            reason: resultReasonSchema.meta({ description: 'The reason given for it.', examples: ['name_close'] }),
            doc: text('When it is found.', 'One word of a longer personal name.'),
            example: exampleOrNull,
          })
          .meta({ id: 'ScoringFinding', description: 'Agreement that is weaker evidence than it looks.' }),
      )
      .meta({ description: 'Findings on names, with their estimated effect.', examples: [[]] }),
    methods: z
      .array(
        z
          .object({
            method: tokenMethodSchema.meta({ description: 'How the words match.', examples: ['nickname'] }),
            example: exampleOrNull,
          })
          .meta({ id: 'ScoringMethod', description: 'One way in which words match.' }),
      )
      .meta({ description: 'Ways in which words match.', examples: [[]] }),
    relations: z
      .array(
        z
          .object({
            method: tokenMethodSchema.meta({ description: 'How the words match.', examples: ['nickname'] }),
            similarity: count('Similarity, 0–1.', 0.78),
            groups: count('Groups of such words; 0 for a rule.', 3252),
          })
          .meta({ id: 'ScoringRelation', description: 'Words that are treated as variants of one another.' }),
      )
      .meta({ description: 'Similarity of the words of a group.', examples: [[]] }),
    steepness: count('Similarity lost at one full edit per letter.', 1.5),
    roles: z
      .array(
        z
          .object({
            role: text('Role of a word in a name.', 'legal'),
            doc: text('The role in plain words.', 'legal form'),
            mostBits: count('Its maximum weight, in bits.', 0.31),
          })
          .meta({ id: 'ScoringRole', description: 'A kind of word and its maximum weight.' }),
      )
      .meta({ description: 'Kinds of words.', examples: [[]] }),
    shortWordBits: count('Most bits of a word of one or two letters.', 5),
    syllableBits: count('Most bits of one Han character or Hangul syllable.', 4.5),
    features: z
      .array(
        z
          .object({
            field: z.enum(EVIDENCE_FIELDS).meta({ description: 'The field compared.', examples: ['birthDate'] }),
            doc: text('What it shows and why.', 'The same day supports.'),
            points: z
              .partialRecord(z.enum(VERDICTS), z.number())
              .meta({ description: 'Points by verdict; a verdict left out gives none.', examples: [{ match: 4 }] }),
            examples: z.array(fieldExampleSchema).meta({ description: 'One for each verdict.', examples: [[]] }),
          })
          .meta({ id: 'ScoringFeature', description: 'A row of the table that turns a name score into a score.' }),
      )
      .meta({ description: 'In the order of the waterfall.', examples: [[]] }),
    mostUp: count('Most that all fields except the identifier add together.', 6),
    rules: z
      .array(
        z
          .object({
            name: text('Name of the rule.', 'shortWord'),
            value: count('Its value.', 4),
            doc: text('What it decides.', 'Letters up to which a lone word is short.'),
          })
          .meta({ id: 'ScoringRule', description: 'A limit that distinguishes kinds of agreement.' }),
      )
      .meta({ description: 'Limits that distinguish kinds of agreement.', examples: [[]] }),
  })
  .meta({ id: 'Scoring', description: 'Every number behind the scores, with its reason.' });

export type Scoring = DeepReadonly<z.output<typeof scoringResponseSchema>>;
