import { createHash } from 'node:crypto';

/**
 * An id for a record without one, from the values that distinguish it. The same record has the same id in every
 * version; a record corrected in these values gets another.
 */
export function contentId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 16);
}
