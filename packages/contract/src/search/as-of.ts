import { z } from 'zod';
import { coded } from '../basics/primitives.ts';

const DAY = z.iso.date();
const INSTANT = z.iso.datetime({ offset: true });
/** A list and the first digits of a version's hash, in the format of responses and the audit log. */
const VERSION = /^[a-z0-9_-]{1,64}@(?:sha256:)?[0-9a-f]{8,64}$/;

/** Whether a text is a day, a time, or a list version. */
function isAsOf(text: string): boolean {
  return DAY.safeParse(text).success || INSTANT.safeParse(text).success || VERSION.test(text);
}

/** The lists that a search of the past runs on. */
export const asOfSchema = z
  .string()
  .refine(
    isAsOf,
    coded(
      'invalid_format',
      'Write a day (2026-02-01), a time with its zone (2026-02-01T10:00:00Z), or a list and at least 8 digits of the SHA-256 of a version (un_sc@3f9c01aa).',
    ),
  )
  .meta({
    anyOf: [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
      { type: 'string', pattern: VERSION.source },
    ],
  });
