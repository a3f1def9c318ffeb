import { INTERPRETATIONS, OUTCOMES, WARNING_CODES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { entityTypeSchema, prioritySchema } from '../basics/named-values.ts';
import { instant, points } from '../basics/primitives.ts';
import { decisionInForceSchema } from '../decisions/decisions.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { entityFacts, listingSchema } from '../entities/listing.ts';
import { joinedBy } from '../entities/parties.ts';
import { goodGuyNoteSchema } from '../good-guys/good-guys.ts';
import { listUsedSchema, notSearched } from '../lists/lists.ts';
import { appliedRuleSchema } from '../rules/rule-row.ts';
import { NOT_COVERED_CODES } from './coverage.ts';
import { engineInfoSchema } from './engine-info.ts';
import { evidenceSchema, matchedNameSchema, reasonSchema } from './evidence.ts';
import { notComparedSchema } from './not-compared.ts';

export const outcomeSchema = z
  .enum(OUTCOMES)
  .meta({ id: 'Outcome', description: 'Outcome of a screening.', examples: ['potential_match'] });

/** Another result that may be the same person. */
export const possiblySameSchema = z
  .object({
    entityId: z.string().meta({ description: 'Id of the other party.', examples: ['sample:P-002'] }),
    primaryName: z.string().meta({ description: 'Its main name.', examples: ['Orlan VESTRAKOV'] }),
    list: z.string().meta({ description: 'Id of the list it is on.', examples: ['sample'] }),
    code: z
      .enum(['name_and_birth_date'])
      .optional()
      .meta({ description: 'What agrees, as a code.', examples: ['name_and_birth_date'] }),
    text: z.string().meta({
      description: 'What agrees, as one plain English sentence.',
      examples: ['The names agree (100) and so do the birth dates (1971).'],
    }),
  })
  .meta({ id: 'PossiblySame', description: 'Another party that may be the same person; a suggestion only.' });

/** One listed party that was found. */
export const searchResultSchema = z
  .object({
    entityId: z
      .string()
      .meta({ description: 'Id of the party: that of its first listing.', examples: ['sample:P-001'] }),
    entityType: entityTypeSchema.meta({ description: 'What the party is.', examples: ['person'] }),
    priority: prioritySchema.meta({ description: 'high from score 85 or by identifier.', examples: ['high'] }),
    score: points('Name score plus or minus the points of the other evidence; orders results.', 97.2),
    nameScore: points('How well the names agree; decides whether this is a result.', 100),
    ofacScoreEstimate: z
      .number()
      .nullable()
      .meta({
        description:
          'Approximate score of the US Treasury’s own search; null unless the party has an OFAC listing and the text is in Latin letters.',
        examples: [100],
      }),
    primaryName: z.string().meta({ description: 'The party’s main name.', examples: ['Orlan VESTRAKOV'] }),
    matchedName: matchedNameSchema.nullable().meta({
      description: 'The name that matched; null when only an identifier did.',
      examples: [null],
    }),
    reasons: z.array(reasonSchema).meta({ description: 'Reasons for and against this result.', examples: [[]] }),
    evidence: evidenceSchema.meta({
      description: 'What the score was computed from.',
      examples: [{ tokens: [], fields: [], waterfall: [] }],
    }),
    listings: z
      .array(listingSchema)
      .meta({ description: 'Records shown as this party, best match first.', examples: [[]] }),
    possiblySameAs: z.array(possiblySameSchema).meta({
      description:
        'Other persons among these results that may be this one: names and birth dates agree, but no number joins them.',
      examples: [[]],
    }),
    joinedBy: joinedBy.optional(),
    decision: decisionInForceSchema
      .nullable()
      .optional()
      .meta({
        description:
          'The decision about this party for the externalRef: the latest one if every listing has the same verdict, otherwise null. Only if the request has an externalRef. It does not change score, priority or outcome.',
        examples: [null],
      }),
    decisions: z
      .array(decisionInForceSchema)
      .optional()
      .meta({
        description: 'The decision in force for each listing that has one. Only if the request has an externalRef.',
        examples: [[]],
      }),
    goodGuys: z
      .array(goodGuyNoteSchema)
      .optional()
      .meta({
        description: 'Good guys about its listings that did not remove it, and why. Absent if there are none.',
        examples: [[]],
      }),
    rule: appliedRuleSchema.optional().meta({
      description: 'The rule of this installation that was applied, and its effect. Absent if there was none.',
    }),
    ...entityFacts,
  })
  .meta({ id: 'SearchResult', description: 'A listed party that the text may refer to.' });

export type SearchResult = DeepReadonly<z.output<typeof searchResultSchema>>;

const suppressedItemSchema = z
  .object({
    entityId: z.string().meta({ description: 'Id of the party.', examples: ['sample:P-007'] }),
    nameScore: points('How well the names agree.', 71.3),
    primaryName: z.string().meta({ description: 'The party’s main name.', examples: ['Orlen VISTRAKO'] }),
    why: z
      .enum([
        'near_miss',
        'weak_alias_only',
        'over_limit',
        'light_name',
        'by_rule',
        'by_effect',
        'good_guy',
        'discount',
      ])
      .meta({ description: 'Why it is not a result.', examples: ['near_miss'] }),
    byFacts: z
      .literal(true)
      .optional()
      .meta({
        description:
          'For by_rule: only facts of the request removed it, such as a different birth date. By its name it would be a result. Absent otherwise.',
        examples: [true],
      }),
  })
  .extend({
    goodGuys: z
      .array(z.string())
      .optional()
      .meta({ description: 'The good guys that removed it.', examples: [['gg_7Gk2mNp8qRs1T4fG']] }),
    rule: appliedRuleSchema.optional().meta({ description: 'The rule that removed it.' }),
  })
  .meta({ id: 'SuppressedItem', description: 'A party that is not among the results, and why.' });

const count = (description: string) => z.int().meta({ description, examples: [0] });

/** Counts of what is not among the results. */
export const suppressedSchema = z
  .object({
    weakAliasOnlyCount: count('Only a name that the publisher marks weak matched.'),
    overLimitCount: count('Results after this page.'),
    nearMissCount: count('Parties up to 10 points below the threshold; none if the name is too common.'),
    lightNameCount: count('Listed names of one word that are also everyday words, found among other words.'),
    byEffectCount: z
      .int()
      .optional()
      .meta({
        description:
          'Parties that would be results if the policy or the request did not exclude their legal effects; 100 of them are in items. Absent if there are none.',
        examples: [1],
      }),
    byRuleCount: z
      .int()
      .optional()
      .meta({
        description:
          'Parties that a rule of the policy removed although their score is sufficient; 100 of them are in items. Absent if there are none.',
        examples: [1],
      }),
    goodGuyCount: z
      .int()
      .optional()
      .meta({
        description:
          'Parties removed by good guys of this externalRef, on all pages; all of them are in items. Absent if there are none.',
        examples: [1],
      }),
    discountCount: z
      .int()
      .optional()
      .meta({
        description:
          'Parties removed by rules of this installation, on all pages; all of them are in items, with the rule. Absent if there are none.',
        examples: [1],
      }),
    items: z.array(suppressedItemSchema).meta({
      description:
        'Those parties, at most 25, when explain is full; otherwise light names, and near misses that reach the threshold. Always those that good guys or rules removed or the effects of the policy exclude.',
      examples: [[]],
    }),
  })
  .meta({ id: 'Suppressed', description: 'Parties that are not among the results, counted and, on request, listed.' });

/** A member with which a request or policy shows less than the default. */
export const deviationSchema = z
  .object({
    member: z.string().meta({ description: 'Member of the request or policy.', examples: ['threshold'] }),
    text: z.string().meta({ description: 'What it could hide.', examples: ['threshold 90 instead of 75'] }),
  })
  .meta({ id: 'Deviation', description: 'A request or policy that may hide results.' });

const warningSchema = z
  .object({
    code: z.enum(WARNING_CODES).meta({ description: 'Warning as a code.', examples: ['hidden_characters_removed'] }),
    text: z
      .string()
      .meta({ description: 'One plain English sentence.', examples: ['Invisible characters were removed.'] }),
  })
  .meta({ id: 'Warning', description: 'A remark on how the text was read.' });

/** Response of `POST /search` and `GET /searches/{id}`. */
export const searchResponseSchema = z
  .object({
    view: z.literal('full').meta({ description: 'That this is the whole answer.', examples: ['full'] }),
    searchId: z.string().meta({ description: 'Id of the recorded screening.', examples: ['srch_01j8z6m3q4'] }),
    searchText: z.string().meta({ description: 'The text as submitted.', examples: ['Orlan Vestrakov'] }),
    searchedAt: instant('When it was screened.'),
    interpretedAs: z
      .array(z.enum(INTERPRETATIONS))
      .meta({ description: 'How the text was read.', examples: [['name']] }),
    outcome: outcomeSchema.meta({
      description:
        'potential_match: results is not empty. no_match: nothing found in complete lists. insufficient_name: the name alone is too common, or the text names no party. incomplete: nothing found, but the request restricted the search, an identifier is not valid, or notCompared is not empty. demo: fictional sample data. Only a no_match with complete true may let a party pass.',
      examples: ['potential_match'],
    }),
    complete: z.boolean().meta({
      description: 'Whether all required official lists were loaded and fresh and no restriction could hide a result.',
      examples: [true],
    }),
    notCompared: z.array(notComparedSchema).meta({
      description: 'Parts of the request that were not compared. Without a result, the outcome is incomplete.',
      examples: [[]],
    }),
    total: z.int().meta({ description: 'Results on all pages: parties, not listings.', examples: [1] }),
    nextCursor: z
      .string()
      .nullable()
      .optional()
      .meta({
        description:
          'Send it as cursor to get the next page; null on the last. Absent in screenings recorded before there were pages.',
        examples: [null],
      }),
    results: z.array(searchResultSchema).meta({ description: 'Best first.', examples: [[]] }),
    suppressed: suppressedSchema,
    lists: z.array(listUsedSchema).meta({ description: 'What was searched.', examples: [[]] }),
    coverage: z
      .object({
        notCovered: z
          .array(z.enum(NOT_COVERED_CODES))
          .meta({ description: 'What the lists here cannot show.', examples: [['ownership_and_control']] }),
        heldRemovals: z
          .array(
            z
              .object({
                list: z.string().meta({ description: 'Id of the list.', examples: ['un_sc'] }),
                count: z.int().meta({ description: 'How many.', examples: [120] }),
              })
              .meta({ id: 'HeldRemovalCount', description: 'A list with removals that need confirmation.' }),
          )
          .meta({
            description:
              'Listings that were searched although they, or all their earlier names, are missing from the newest file of their list.',
            examples: [[]],
          }),
        notSearched,
      })
      .meta({
        description: 'What the answer does not cover.',
        examples: [{ notCovered: ['ownership_and_control'], heldRemovals: [], notSearched: ['eu_fsf'] }],
      }),
    engine: engineInfoSchema,
    deviations: z.array(deviationSchema).meta({
      description:
        'How the request weakened the policy; with the member policy, how the named policy is weaker than the default.',
      examples: [[]],
    }),
    completeByPolicy: z
      .literal(true)
      .optional()
      .meta({
        description:
          'Present if the policy names the token in completeFor, and everything that the policy searches was searched and compared in full. complete is unaffected.',
        examples: [true],
      }),
    restricted: z
      .boolean()
      .meta({ description: 'Whether there are deviations; then complete is false.', examples: [false] }),
    warnings: z.array(warningSchema).meta({ description: 'About how the text was read.', examples: [[]] }),
    asOf: z
      .string()
      .optional()
      .meta({
        description: 'The day, time or version whose lists were searched, if the request named one.',
        examples: ['2026-02-01'],
      }),
    externalRef: z
      .string()
      .optional()
      .meta({ description: 'Your reference, returned.', examples: ['customer-4711'] }),
    purpose: z
      .string()
      .optional()
      .meta({ description: 'Your purpose, returned.', examples: ['onboarding'] }),
  })
  .meta({ id: 'SearchResponse', description: 'A screening: what was found, and why.' });

export type SearchResponse = DeepReadonly<z.output<typeof searchResponseSchema>>;
