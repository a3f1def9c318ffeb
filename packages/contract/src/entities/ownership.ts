import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { namedPartySchema } from './relations.ts';

/** Ownership rules: OFAC's 50 Percent Rule, the EU's and the UK's ownership and control. */
export const OWNERSHIP_RULES = ['ofac', 'eu', 'uk'] as const;

export type OwnershipRuleName = (typeof OWNERSHIP_RULES)[number];
const rule = z.enum(OWNERSHIP_RULES).meta({ description: 'Whose rule.', examples: ['ofac'] });

const stakeSchema = z
  .object({
    owner: z.string().meta({ description: 'Id of the owner, one of parties.', examples: ['sample:P-001'] }),
    owned: z.string().meta({ description: 'Id of the owned party, one of parties.', examples: ['acme-7'] }),
    sharePercent: z
      .string()
      .nullable()
      .meta({
        description: 'Share, at most four decimals; null if not stated, which counts as 0.',
        examples: ['50'],
      }),
    control: z.boolean().meta({
      description: 'Whether a source says that the owner controls it, or that it is "owned or controlled".',
      examples: [false],
    }),
    kind: z.string().meta({ description: 'The wording of the source.', examples: ['Owned or Controlled By'] }),
    statedBy: z.enum(['list', 'operator']).meta({ description: 'Who says so.', examples: ['operator'] }),
    listing: z
      .string()
      .nullable()
      .meta({ description: 'The listing that says so.', examples: ['sample:P-001'] }),
    source: z
      .string()
      .nullable()
      .meta({ description: 'The operator’s source.', examples: ['Company register, 2026-03-01'] }),
    asOf: z
      .string()
      .nullable()
      .meta({ description: 'ISO date of the operator’s information.', examples: ['2026-03-01'] }),
  })
  .meta({ id: 'OwnershipStake', description: 'One party’s stake in another.' });

const findingSchema = z
  .object({
    rule,
    verdict: z.enum(['met', 'not_shown']).meta({
      description: 'not_shown: the data here do not show it. This never means that the rule is not met.',
      examples: ['not_shown'],
    }),
    ground: z
      .enum(['ownership', 'control'])
      .nullable()
      .meta({ description: 'What meets it.', examples: [null] }),
    countedPercent: z.string().meta({
      description: 'Share that counts: of all listed owners together; for the UK, of the largest one.',
      examples: ['25'],
    }),
    listed: z.boolean().meta({
      description: 'Whether the party itself is frozen by this jurisdiction’s list; then the rule is not needed.',
      examples: [false],
    }),
    loaded: z
      .boolean()
      .meta({ description: 'Whether the list is loaded; without it nothing can be shown.', examples: [true] }),
    text: z.string().meta({
      description: 'The finding in plain words.',
      examples: ['Listed parties own 25 % of it as far as is known here. The rule asks for 50 %.'],
    }),
    chain: z.array(stakeSchema).meta({
      description: 'The stakes that count, those in the party first, then those in its owners, up to listed parties.',
      examples: [[]],
    }),
  })
  .meta({ id: 'OwnershipFinding', description: 'Result of one rule for a party.' });

/** Response of `GET /entities/{id}/ownership`. */
export const entityOwnershipSchema = z
  .object({
    party: namedPartySchema,
    rules: z.array(findingSchema).meta({ description: 'One finding for each rule.', examples: [[]] }),
    owners: z
      .array(stakeSchema)
      .meta({ description: 'Every known stake in the party, including those that do not count.', examples: [[]] }),
    holdings: z
      .array(
        z.object({
          stake: stakeSchema,
          met: z.array(rule).meta({ description: 'Rules that the stake meets.', examples: [['ofac']] }),
        }),
      )
      .meta({ description: 'What the party holds itself.', examples: [[]] }),
    parties: z.array(namedPartySchema).meta({ description: 'Every party that a stake names.', examples: [[]] }),
    complete: z.boolean().meta({
      description: 'False if more owners or holdings are known than were followed.',
      examples: [true],
    }),
  })
  .meta({ id: 'EntityOwnership', description: 'Owners of a party, and the result of each ownership rule.' });

export type EntityOwnership = DeepReadonly<z.output<typeof entityOwnershipSchema>>;
