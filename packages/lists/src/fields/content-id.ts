import { createHash } from 'node:crypto';

/**
 * An id for a record whose publisher gives none, from the values that distinguish it. The same record has the same id
 * in every version; one that is corrected there becomes another.
 */
export function contentId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 16);
}
