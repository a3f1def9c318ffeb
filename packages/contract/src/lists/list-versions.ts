import { z } from 'zod';
import { nextCursor } from '../basics/page.ts';
import { coded, hash, instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { listingFields } from './listing-fields.ts';
import { listInfoSchema } from './lists.ts';

/** How a listing changed between two versions of its list. */
export const LIST_CHANGES = ['added', 'changed', 'removed'] as const;

const hashExample = `sha256:${'0'.repeat(64)}`;
const HASH = /^(?:sha256:)?[0-9a-f]{8,64}$/;
const listId = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'Id of the list.', examples: ['un_sc'] });

/** Path parameters of `GET /lists/{id}` and `GET /lists/{id}/versions`. */
export const listParamsSchema = z.object({ id: listId });

/** Path parameters of `GET /lists/{id}/versions/{range}`: the range contains the two hashes. */
export const listDiffParamsSchema = z.object({
  id: listId,
  range: z
    .string()
    .refine(
      (range) => {
        const [from = '', to = '', ...rest] = range.split('..');
        return rest.length === 0 && HASH.test(from) && HASH.test(to);
      },
      coded(
        'invalid_format',
        'Write two versions as a..b, each by its fileHash or the first eight or more digits of it.',
      ),
    )
    .meta({
      pattern: '^(?:sha256:)?[0-9a-f]{8,64}\\.\\.(?:sha256:)?[0-9a-f]{8,64}$',
      description: 'Two versions, `a..b`, each by its fileHash, its contentHash, or the beginning of one of them.',
      examples: ['3f9c01aa..b81d77e0'],
    }),
});

const count = (what: string, example: number) =>
  z.int().meta({ description: `Listings ${what}.`, examples: [example] });

const counts = {
  added: count('only in the newer version', 12),
  changed: count('that differ', 40),
  removed: count('only in the older version', 3),
};

const versionMembers = {
  fileHash: hash('SHA-256 of the publisher’s file.'),
  contentHash: hash('SHA-256 of the listings read from it. Two versions with the same one do not differ.'),
  version: z.string().meta({ description: 'Version as the publisher gives it.', examples: ['2026-03-02'] }),
  publishedAt: instant('The publication date inside the file; version has it as the publisher writes it.'),
  checkedAt: instant('When it was downloaded; for a file on disk, when the file was last replaced.'),
  acceptedAt: instant('When searches started to use it.'),
  recordCount: z.int().meta({ description: 'Listings in it.', examples: [18500] }),
  rejectedCount: z.int().meta({ description: 'Records without an id or a usable name.', examples: [0] }),
  fileName: z.string().meta({ description: 'Name of the file that was read.', examples: ['consolidated.xml'] }),
  active: z.boolean().meta({ description: 'Whether searches use it.', examples: [true] }),
  kept: z
    .boolean()
    .meta({ description: 'Whether its listings are still stored, so that it can be compared.', examples: [true] }),
};

/** One version of a list. */
export const listVersionSchema = z
  .object({
    ...versionMembers,
    changes: z
      .object(counts)
      .nullable()
      .meta({
        id: 'ListChangeCounts',
        description: 'Its changes against the version before; null for the first one.',
        examples: [null],
      }),
  })
  .meta({ id: 'ListVersion', description: 'One version of a list that searches have used.' });

export type ListVersionView = DeepReadonly<z.output<typeof listVersionSchema>>;

/** Result of a refresh. */
export const REFRESH_OUTCOMES = ['updated', 'unchanged', 'failed', 'not_asked', 'read_again'] as const;

/** The last requested refresh. */
const refreshSchema = z
  .object({
    state: z.enum(['running', 'done', 'interrupted']).meta({
      description: 'interrupted: it began an hour ago and reported no end: the service was stopped.',
      examples: ['done'],
    }),
    startedAt: instant('When it was requested.'),
    endedAt: instantOrNull('When it ended; null while it runs.'),
    outcome: z
      .enum(REFRESH_OUTCOMES)
      .nullable()
      .meta({
        description:
          'updated: searches use the new version. unchanged: the publisher has nothing newer. failed: no usable file arrived, and the list stays as it was. not_asked: this service never downloads. read_again: the files on disk were read again. null while it runs.',
        examples: ['unchanged'],
      }),
    text: z.string().meta({
      description: 'The outcome in sentences, with the reason and the age of the list.',
      examples: ['The publisher has nothing newer.'],
    }),
  })
  .meta({ id: 'ListRefresh', description: 'The last requested refresh.' });

/** Response of `GET /lists/{id}`. */
export const listDetailSchema = z
  .object({
    ...listInfoSchema.shape,
    active: listVersionSchema.nullable().meta({ description: 'The version in use.', examples: [null] }),
    refresh: refreshSchema
      .nullable()
      .meta({ description: 'The last requested refresh; null if none was requested.', examples: [null] }),
  })
  .meta({ id: 'ListDetail', description: 'A list of this installation and the version in use.' });

export type ListDetail = DeepReadonly<z.output<typeof listDetailSchema>>;

/** Response of `GET /lists/{id}/versions`. */
export const listVersionsSchema = z
  .object({
    items: z.array(listVersionSchema).meta({ description: 'Versions, newest first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'ListVersions', description: 'The versions of a list.' });

export type ListVersionsResponse = DeepReadonly<z.output<typeof listVersionsSchema>>;

/** Response of `GET /lists/{id}/versions/{a}..{b}`. */
export const listDiffSchema = z
  .object({
    list: z.string().meta({ description: 'Id of the list.', examples: ['un_sc'] }),
    from: listVersionSchema,
    to: listVersionSchema,
    counts: z
      .object({ ...counts, unchanged: count('that are equal in both', 18400) })
      .meta({ id: 'ListDiffCounts', description: 'How many listings differ.' }),
    items: z
      .array(
        z
          .object({
            listing: listingFields.listing,
            change: z.enum(LIST_CHANGES).meta({ description: 'The change.', examples: ['changed'] }),
            fields: z.array(z.string()).meta({
              description:
                'Members that differ, if it is in both files; a removed listing may still be in the file as delisted.',
              examples: [['names']],
            }),
            entityType: listingFields.entityType,
            primaryName: z.string().meta({ description: 'Its main name.', examples: ['Orlan VESTRAKOV'] }),
          })
          .meta({ id: 'ListDiffItem', description: 'A listing that differs.' }),
      )
      .meta({ description: 'Added first, then changed, then removed, each in the order of ids.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'ListDiff', description: 'What differs between two versions of a list.' });

export type ListDiffResponse = DeepReadonly<z.output<typeof listDiffSchema>>;

/** Response of `GET /entities/{id}/history`. */
export const entityHistorySchema = z
  .object({
    items: z
      .array(
        z
          .object({
            listing: listingFields.listing,
            change: z.enum(['present', ...LIST_CHANGES]).meta({
              description: 'present: it was in the first version known here; otherwise the change.',
              examples: ['added'],
            }),
            fields: z
              .array(z.string())
              .meta({ description: 'Members that differ, where it changed.', examples: [['names']] }),
            at: instant('When searches started to use it.'),
            version: listVersionSchema,
          })
          .meta({ id: 'ListingEvent', description: 'A change of a listing in a version of its list.' }),
      )
      .meta({ description: 'Oldest first. Removing a whole list from service is not an event.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: everything is returned at once.', examples: [null] }),
  })
  .meta({ id: 'EntityHistory', description: 'The history of a listed party in the versions known here.' });

export type EntityHistory = DeepReadonly<z.output<typeof entityHistorySchema>>;

/** Path parameters of `POST /lists/{id}/versions/{hash}/accept`. */
export const acceptVersionParamsSchema = z.object({
  id: listId,
  hash: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'The fileHash of the refused file.', examples: [hashExample] }),
});

/** Request body of `POST /lists/{id}/versions/{hash}/accept`. */
export const acceptVersionRequestSchema = z
  .strictObject({
    text: shortText(500).meta({
      description: 'Why it is accepted; stored in the audit log.',
      examples: ['The publisher confirmed on the phone that 400 entries expired.'],
    }),
  })
  .meta({
    id: 'AcceptVersionRequest',
    description: 'An operator’s decision on a refused version.',
    examples: [{ text: 'The publisher confirmed on the phone that 400 entries expired.' }],
  });

export type AcceptVersionRequest = DeepReadonly<z.output<typeof acceptVersionRequestSchema>>;

/** Response of `GET /lists/{id}/refused`. */
export const refusedVersionsSchema = z
  .object({
    items: z
      .array(
        z
          .object({
            fileHash: hash('SHA-256 of the file.'),
            code: z.string().meta({ description: 'Why it was refused, as a code.', examples: ['shrunk'] }),
            text: z.string().meta({
              description: 'Why it was refused.',
              examples: ['holds 600 records where the version in use holds 1003: check with the publisher'],
            }),
            refusedAt: instant('When it last arrived.'),
            bytes: z.int().meta({ description: 'Length of the file.', examples: [1_900_000] }),
            acceptable: z.boolean().meta({
              description:
                'Whether it is complete, so that an operator may accept it: too small or too old, but not broken.',
              examples: [true],
            }),
          })
          .meta({ id: 'RefusedVersion', description: 'A refused download, stored for inspection.' }),
      )
      .meta({ description: 'Newest first; the last five are kept.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are returned at once.', examples: [null] }),
  })
  .meta({ id: 'RefusedVersions', description: 'Refused downloads of a list.' });

export type RefusedVersions = DeepReadonly<z.output<typeof refusedVersionsSchema>>;
