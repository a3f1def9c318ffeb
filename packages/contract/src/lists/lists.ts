import { EFFECTS } from '@namesake/engine';
import { z } from 'zod';
import { instant, instantOrNull } from '../basics/primitives.ts';
import { listsLoadingOrNull } from './lists-loading.ts';

/**
 * fresh: young enough. aged: warned about. stale: too old to rely on. unknown: nobody can tell its age. missing: not
 * loaded. incomplete: listings that are held are not in it. sample: fictional.
 */
export const LIST_STATUSES = ['fresh', 'aged', 'stale', 'unknown', 'missing', 'incomplete', 'sample'] as const;

/** Of what kind a list’s `problem` is. */
export const LIST_PROBLEM_KINDS = ['failed', 'refused'] as const;

const members = {
  id: z.string().meta({ description: 'Id of the list.', examples: ['us_ofac_sdn'] }),
  version: z
    .string()
    .nullable()
    .meta({ description: 'Version as the publisher or its content gives it.', examples: ['2026-03-02'] }),
  publishedAt: z
    .string()
    .nullable()
    .meta({ description: 'The publication date inside the file.', examples: ['2026-03-02'] }),
  checkedAt: instantOrNull(
    'When it was last checked with the publisher; for files on disk, when the operator declared them current, and null where nobody did.',
  ),
  ageSeconds: z
    .number()
    .nullable()
    .meta({
      description:
        'Seconds since what its freshness counts from: checkedAt, or publishedAt for files on disk that nobody declared current. Null where it is unknown.',
      examples: [5012],
    }),
  records: z
    .int()
    .nullable()
    .meta({ description: 'Listings in it.', examples: [18500] }),
  sha256: z
    .string()
    .nullable()
    .meta({ description: 'SHA-256 of the file, hexadecimal.', examples: ['0'.repeat(64)] }),
  status: z.enum(LIST_STATUSES).meta({
    description:
      'fresh, aged (warned about, still relied on), stale (too old to rely on), unknown (no telling how old), missing (not loaded), incomplete (listings that wait for confirmation cannot be searched) or sample (fictional, not for real screening).',
    examples: ['fresh'],
  }),
};

/** A list a screening ran against. */
export const listUsedSchema = z
  .object(members)
  .meta({ id: 'ListUsed', description: 'A list the screening ran against.' });

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
    effect: z.enum(EFFECTS).meta({ description: 'What being on it usually means in law.', examples: ['asset_freeze'] }),
    required: z
      .boolean()
      .meta({ description: 'Whether a no_match needs it loaded and young enough.', examples: [true] }),
    publishedEveryDays: z
      .int()
      .nullable()
      .meta({
        description:
          'Days within which the publisher usually publishes again. A file on disk is aged from then on, stale from three times that; null where nobody knows.',
        examples: [21],
      }),
    problem: z
      .string()
      .nullable()
      .meta({
        description: 'Why the newest file was refused or could not be fetched; null if all is well.',
        examples: ['The file ends in the middle of a record; the last good version stays in use.'],
      }),
    problemKind: z
      .enum(LIST_PROBLEM_KINDS)
      .nullable()
      .meta({
        description:
          'refused: a file is here and is not believed. failed: no file came, or it could not be loaded. Null where problem is.',
        examples: ['refused'],
      }),
    heldRemovals: z.int().meta({
      description:
        'Listings that are searched although the newest file lacks them, or by earlier names although it has none of these: they are unusually many, and nobody has confirmed it yet.',
      examples: [0],
    }),
    warnings: z.array(z.string()).meta({
      description:
        'What is wrong in the list though it is searched, such as a UN reference that is another party’s: whole sentences.',
      examples: [[]],
    }),
    effects: z
      .array(
        z
          .object({
            effect: z.enum(EFFECTS).meta({ description: 'What they are listed for.', examples: ['asset_freeze'] }),
            listings: z.int().meta({ description: 'How many, delisted ones aside.', examples: [18_200] }),
          })
          .meta({ id: 'EffectCount', description: 'Listings of one legal effect.' }),
      )
      .meta({ description: 'Its listings by legal effect; empty where it is not loaded.', examples: [[]] }),
    notSearched: z
      .object({
        listings: z.int().meta({ description: 'How many, delisted ones aside.', examples: [1204] }),
        effects: z.array(z.enum(EFFECTS)).meta({ description: 'What they are listed for.', examples: [['debarment']] }),
      })
      .meta({
        id: 'NotSearched',
        description: 'Listings of it that the default policy does not search: a policy with these effects does.',
      }),
  })
  .meta({ id: 'ListInfo', description: 'A list of this installation.' });

/** Member of a coverage. */
export const notSearched = z.array(z.string()).meta({
  description:
    'Official lists that most must screen against (OFAC, UN, EU, UK) and that were not searched: not loaded, or left out by the request or policy.',
  examples: [['eu_fsf']],
});

/** Answer of `GET /lists`. */
export const listsResponseSchema = z
  .object({
    items: z.array(listInfoSchema).meta({ description: 'Every list, required ones first.', examples: [[]] }),
    demo: z.boolean().meta({ description: 'Whether only the fictional sample list is loaded.', examples: [false] }),
    complete: z
      .boolean()
      .meta({ description: 'Whether every required list is loaded and young enough.', examples: [true] }),
    loading: listsLoadingOrNull,
    attestation: z
      .object({
        reason: z.string().meta({ description: 'The operator’s words.', examples: ['Checked with the publishers.'] }),
        since: instant('When the service was first started with it.'),
        until: instant('From then on the age of the files counts again.'),
      })
      .nullable()
      .meta({
        id: 'ListsAttestation',
        description:
          'The operator’s word that the files on disk are current, whatever their age; null where there is none.',
        examples: [null],
      }),
    coverage: z
      .object({ notSearched })
      .meta({ id: 'ListsCoverage', description: 'What the lists here leave out.', examples: [{ notSearched: [] }] }),
    noLongerRequired: z
      .array(
        z
          .object({
            id: z.string().meta({ description: 'Id of the list.', examples: ['vip'] }),
            reason: z.string().meta({ description: 'The operator’s words.', examples: ['Merged into another list.'] }),
            acceptedAt: instant('When the operator said so.'),
          })
          .meta({ id: 'GivenUpList', description: 'A list that answers needed before, and why they do not any more.' }),
      )
      .meta({
        description: 'Lists that were required here before, and without which the operator went on.',
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
                reason: z.string().meta({
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
        description: 'Files in the folder of lists that are not searched; none where lists are downloaded.',
        examples: [{ total: 0, items: [] }],
      }),
    nextCursor: z.null().meta({ description: 'Always null: all lists are given at once.', examples: [null] }),
  })
  .meta({ id: 'Lists', description: 'The lists of this installation.' });
