import type { Form } from '../form/form.ts';
import { type FormTable, TRAIT } from '../form/form-table.ts';
import { hashText } from '../form/hash.ts';

/** Letters by which a word that was cut off is found. */
const BEGINNING = 3;
/** Letters a listed word has at least, to be worth cutting. */
const SHORTEST_WHOLE = 5;
const BEGUN = 7;

/**
 * Whether a listed word begins with a word that was cut off ("Tolbr", "Tolbrecht"). What {@link prefixKey} makes
 * findable.
 */
export function isPrefixMatch({ fuzzy, text }: Form, { texts, traits }: FormTable, id: number): boolean {
  const from = texts.offsets[id] ?? 0;
  const length = (texts.offsets[id + 1] ?? 0) - from;
  if (!fuzzy || text.length < BEGINNING || ((traits.flags[id] ?? 0) & TRAIT.fuzzy) === 0) return false;
  if (length < SHORTEST_WHOLE || length <= text.length) return false;
  for (let k = 0; k < text.length; k++) if (texts.units[from + k] !== text.charCodeAt(k)) return false;
  return true;
}

/** The key that a word shares with those it is the beginning of. */
export const prefixKey = ({ text }: Form): number => hashText(text.slice(0, BEGINNING), BEGUN);

/** Whether a listed word is put under its {@link prefixKey}. */
export const hasPrefixKey = ({ fuzzy, text }: Form): boolean => fuzzy && text.length >= SHORTEST_WHOLE;
