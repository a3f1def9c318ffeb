import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const MAX_DAYS = 36_500;
const days = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(MAX_DAYS)
    .meta({ description, examples: [example] });
const daysOrNull = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(MAX_DAYS)
    .nullable()
    .meta({ description, examples: [example] });
const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const EXAMPLE = { kind: 'screenings', purpose: null, keepDays: 3_653, floorDays: 3_653, ceilingDays: null } as const;
const BASE = [
  EXAMPLE,
  { ...EXAMPLE, kind: 'no_match' },
  { ...EXAMPLE, kind: 'audit_events', keepDays: null },
  { ...EXAMPLE, kind: 'access', keepDays: 30, floorDays: 0 },
] as const;

const itemMembers = {
  kind: z.enum(['screenings', 'no_match', 'audit_events', 'access']).meta({
    description:
      'screenings: those without their own row. no_match: screenings without a result. audit_events: who did what. access: ended sessions, expired invitations, failed log-ins.',
    examples: ['screenings'],
  }),
  purpose: shortText(200)
    .nullable()
    .meta({
      description:
        'Only screenings recorded with this purpose, whatever their outcome. null: all without their own row.',
      examples: ['onboarding'],
    }),
  keepDays: daysOrNull('Purged at this age. null keeps for ever.', 3_653),
  floorDays: days('The minimum: no purge takes anything younger.', 3_653),
  ceilingDays: daysOrNull('The maximum: purged at this age at the latest. null is none.', 4_000),
};

const retentionItemSchema = z
  .strictObject(itemMembers)
  .meta({ id: 'RetentionItem', description: 'How long one kind of record is kept.', examples: [EXAMPLE] });

const itemsInput = z
  .array(retentionItemSchema)
  .min(4)
  .max(100)
  .meta({ description: 'One row for each kind, and one for each purpose of its own.', examples: [BASE] });

/** One run of the purge. */
const purgeRunSchema = z
  .object({
    startedAt: instant('When it began.'),
    endedAt: instantOrNull('When it ended; null while it runs or if it was interrupted.'),
    screeningCount: count('Screenings that were purged.', 12_403),
    eventCount: count('Audit events that were purged.', 0),
    accessCount: count('Sessions, invitations and log-in attempts that were removed.', 4),
    entryCount: count('Entries whose digests were removed from the ledger.', 0),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why it did not purge everything; null if it did.', examples: [null] }),
  })
  .meta({ id: 'PurgeRun', description: 'Result of one purge.' });

/** Response of `GET` and `PUT /retention`. */
export const retentionSchema = z
  .object({
    version: count('Number of these settings; 0: the built-in settings.', 2),
    items: z.array(retentionItemSchema).meta({ description: 'How long each kind is kept.', examples: [BASE] }),
    text: z.string().meta({ description: 'Why they were saved.', examples: ['Decided by the board.'] }),
    savedAt: instantOrNull('When they were saved.'),
    savedBy: actorSchema
      .nullable()
      .meta({ description: 'Who saved them; null for the built-in settings.', examples: [null] }),
    shortensAt: instantOrNull('From when shortened periods take effect; null if they already do.'),
    purge: z
      .object({
        nextAt: instantOrNull('Approximate start of the next purge; null if one is due.'),
        clock: z.enum(['plausible', 'doubtful']).meta({
          description:
            'doubtful: it moved ahead by more than 31 days, and nothing is purged until a person confirms it.',
          examples: ['plausible'],
        }),
        now: instant('What the clock shows.'),
        exports: z.boolean().meta({
          description: 'Whether screenings are written to files before they are purged (NAMESAKE_PURGE_EXPORT_DIR).',
          examples: [false],
        }),
        runs: z.array(purgeRunSchema).meta({ description: 'The last purges, the newest first.', examples: [[]] }),
      })
      .meta({ id: 'PurgeState', description: 'Schedule and results of purges.' }),
  })
  .meta({ id: 'Retention', description: 'How long records are kept.' });

export type Retention = DeepReadonly<z.output<typeof retentionSchema>>;

/** Request body of `PUT /retention`. */
export const saveRetentionRequestSchema = z
  .strictObject({
    version: count('The version that was read: another one in between is not overwritten.', 0),
    items: itemsInput,
    text: shortText(500).meta({ description: 'Why; it is recorded.', examples: ['Decided by the board.'] }),
  })
  .meta({
    id: 'SaveRetentionRequest',
    description: 'How long records are kept from now on.',
    examples: [{ version: 0, items: BASE, text: 'Decided by the board.' }],
  });

export type SaveRetentionRequest = DeepReadonly<z.output<typeof saveRetentionRequestSchema>>;

/** Request body of `POST /retention/preview`. */
export const previewRetentionRequestSchema = z
  .strictObject({ items: itemsInput })
  .meta({ id: 'PreviewRetentionRequest', description: 'Settings to try.', examples: [{ items: BASE }] });

/** Response of `POST /retention/preview`: one row for each item, in the same order. */
export const retentionPreviewSchema = z
  .object({
    items: z
      .array(
        z
          .object({
            kind: itemMembers.kind,
            purpose: itemMembers.purpose,
            before: instantOrNull('Older records would be purged; null if all are kept.'),
            count: count('Records that would be purged.', 12_403),
            heldCount: count('Records of that age that a legal hold keeps.', 0),
          })
          .meta({ id: 'PreviewedRetention', description: 'What a purge would delete of one kind.' }),
      )
      .meta({ description: 'In the order of the request.', examples: [[]] }),
  })
  .meta({ id: 'RetentionPreview', description: 'What a purge would delete now. Nothing was deleted.' });

export type RetentionPreview = DeepReadonly<z.output<typeof retentionPreviewSchema>>;

/** Request body of `POST /retention/clock`. */
export const confirmClockRequestSchema = z
  .strictObject({
    today: z.iso.date().meta({ description: 'The date of today, UTC, from another source.', examples: ['2026-11-23'] }),
  })
  .meta({
    id: 'ConfirmClockRequest',
    description: 'A person’s confirmation of the date.',
    examples: [{ today: '2026-11-23' }],
  });
