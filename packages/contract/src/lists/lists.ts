import { z } from 'zod';
import { effectSchema } from '../basics/named-values.ts';
import { hashOrNull, instant, instantOrNull } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { listsLoadingOrNull } from './lists-loading.ts';

/**
 * fresh: recent enough. aged: recent enough, with a warning. stale: too old to rely on. unknown: of unknown age.
 * missing: not loaded. incomplete: held listings are missing from it. sample: fictional.
 */
export const LIST_STATUSES = ['fresh', 'aged', 'stale', 'unknown', 'missing', 'incomplete', 'sample'] as const;

/** Kind of a list’s `problem`. */
export const LIST_PROBLEM_KINDS = ['failed', 'refused'] as const;

const members = {
  id: z.string().meta({ description: 'Id of the list.', examples: ['us_ofac_sdn'] }),
  version: z
    .string()
    .nullable()
    .meta({ description: 'Version as the publisher or its content gives it.', examples: ['2026-03-02'] }),
  publishedAt: instantOrNull('The publication date inside the file; version has it as the publisher writes it.'),
  checkedAt: instantOrNull(
    'Last check with its publisher, here or where a signed bundle was exported. Null for other files on disk.',
  ),
  ageSeconds: z
    .number()
    .nullable()
    .meta({
      description:
        'Age in seconds: since the operator declared the file current, if one did; else since checkedAt; else since publishedAt. Null if unknown.',
      examples: [5012],
    }),
  recordCount: z
    .int()
    .nullable()
    .meta({ description: 'Listings in it.', examples: [18500] }),
  fileHash: hashOrNull('SHA-256 of the file; null if it is not loaded.'),
  status: z.enum(LIST_STATUSES).meta({
    id: 'ListStatus',
    description:
      'fresh, aged (warned about, still relied on), stale (too old to rely on), unknown (of unknown age), missing (not loaded), incomplete (held listings cannot be searched) or sample (fictional, not for real screening).',
    examples: ['fresh'],
  }),
};

/** A list that a screening ran against. */
export const listUsedSchema = z
  .object(members)
  .meta({ id: 'ListUsed', description: 'A list the screening ran against.' });

export type ListUsed = DeepReadonly<z.output<typeof listUsedSchema>>;

/** A list of this installation. */
export const listInfoSchema = z
  .object({
    ...members,
    title: z.string().meta({ description: 'Name of the list.', examples: ['OFAC Specially Designated Nationals'] }),
    publisher: z.string().meta({ description: 'Who publishes it.', examples: ['US Treasury, OFAC'] }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'The publisher’s page or file.', examples: ['https://example.org/list.xml'] }),
    effect: effectSchema.meta({ description: 'The usual legal effect of a listing.', examples: ['asset_freeze'] }),
    required: z
      .boolean()
      .meta({ description: 'Whether a no_match requires it to be loaded and fresh enough.', examples: [true] }),
    publishedEveryDays: z
      .int()
      .nullable()
      .meta({
        description:
          'Days within which the publisher usually publishes again. A file on disk is aged after that, and stale after three times as long; null if unknown.',
        examples: [21],
      }),
    problem: z
      .string()
      .nullable()
      .meta({
        description: 'Why the newest file was refused or could not be fetched; null if there is no problem.',
        examples: ['The file ends in the middle of a record; the last good version stays in use.'],
      }),
    problemKind: z
      .enum(LIST_PROBLEM_KINDS)
      .nullable()
      .meta({
        description:
          'refused: a file arrived and failed a check. failed: no file arrived, or it could not be loaded. Null if problem is null.',
        examples: ['refused'],
      }),
    heldRemovalCount: z.int().meta({
      description:
        'Listings that are searched although they, or all their earlier names, are missing from the newest file: unusually many, and not confirmed yet.',
      examples: [0],
    }),
    warnings: z.array(z.string()).meta({
      description:
        'Contradictions in the list, which is searched nevertheless, such as a UN reference of another party; as sentences.',
      examples: [[]],
    }),
    effects: z
      .array(
        z
          .object({
            effect: effectSchema.meta({ description: 'What they are listed for.', examples: ['asset_freeze'] }),
            listingCount: z.int().meta({ description: 'How many, without delisted ones.', examples: [18_200] }),
          })
          .meta({ id: 'EffectCount', description: 'Listings of one legal effect.' }),
      )
      .meta({
        description: 'Its listings by legal effect, each under all its effects; empty if it is not loaded.',
        examples: [[]],
      }),
    notSearched: z
      .object({
        listingCount: z.int().meta({ description: 'How many, without delisted ones.', examples: [1204] }),
        effects: z.array(effectSchema).meta({ description: 'What they are listed for.', examples: [['debarment']] }),
      })
      .meta({
        id: 'NotSearched',
        description: 'Listings of it that the default policy does not search: a policy with these effects does.',
      }),
  })
  .meta({ id: 'ListInfo', description: 'A list of this installation.' });

export type ListInfo = DeepReadonly<z.output<typeof listInfoSchema>>;

/** Member of the coverage. */
export const notSearched = z.array(z.string()).meta({
  description:
    'Official lists that most must screen against (OFAC, UN, EU, UK) and that were not searched: not loaded, or left out by the request or policy.',
  examples: [['eu_fsf']],
});

/** Response of `GET /lists`. */
export const listsResponseSchema = z
  .object({
    items: z.array(listInfoSchema).meta({ description: 'Every list, required ones first.', examples: [[]] }),
    demo: z.boolean().meta({ description: 'Whether only the fictional sample list is loaded.', examples: [false] }),
    complete: z
      .boolean()
      .meta({ description: 'Whether every required list is loaded and fresh enough.', examples: [true] }),
    loading: listsLoadingOrNull,
    attestation: z
      .object({
        text: z.string().meta({ description: 'The operator’s words.', examples: ['Checked with the publishers.'] }),
        since: instant('When the service was first started with it.'),
        until: instant('When the age of the files counts again.'),
      })
      .nullable()
      .meta({
        id: 'ListsAttestation',
        description:
          'The operator’s declaration that the files on disk are current regardless of their age; null if there is none.',
        examples: [null],
      }),
    coverage: z
      .object({ notSearched })
      .meta({ id: 'ListsCoverage', description: 'What the lists here do not cover.', examples: [{ notSearched: [] }] }),
    noLongerRequired: z
      .array(
        z
          .object({
            id: z.string().meta({ description: 'Id of the list.', examples: ['vip'] }),
            text: z.string().meta({ description: 'The operator’s words.', examples: ['Merged into another list.'] }),
            acceptedAt: instant('When the operator accepted it.'),
          })
          .meta({ id: 'GivenUpList', description: 'A list that was required before, and why it no longer is.' }),
      )
      .meta({
        description: 'Formerly required lists that the operator released.',
        examples: [[]],
      }),
    leftOut: z
      .object({
        total: z.int().meta({ description: 'How many.', examples: [1] }),
        items: z
          .array(
            z
              .object({
                file: z.string().meta({ description: 'Its path in the folder.', examples: ['old/consolidated.xml'] }),
                list: z
                  .string()
                  .nullable()
                  .meta({ description: 'The list that it is or should be; null if unknown.', examples: ['un_sc'] }),
                refused: z.boolean().meta({
                  description: 'Whether it should be a list and must not be used. Other files are skipped.',
                  examples: [false],
                }),
                text: z.string().meta({
                  description: 'Why it is not searched.',
                  examples: ['older (2026-02-01) than consolidated.xml (2026-03-02) of the same list; not searched'],
                }),
              })
              .meta({ id: 'LeftOutFile', description: 'A file in the folder of lists that is not searched.' }),
          )
          .meta({ description: 'The first hundred, refused ones first.', examples: [[]] }),
      })
      .meta({
        id: 'LeftOutFiles',
        description: 'Files in the folder of lists that are not searched; none if lists are downloaded.',
        examples: [{ total: 0, items: [] }],
      }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all lists are returned at once.', examples: [null] }),
  })
  .meta({ id: 'Lists', description: 'The lists of this installation.' });

export type ListsResponse = DeepReadonly<z.output<typeof listsResponseSchema>>;
