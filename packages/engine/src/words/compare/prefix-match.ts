import type { Form } from '../form/form.ts';
import { type FormTable, TRAIT } from '../form/form-table.ts';
import { hashText } from '../form/hash.ts';

/** Number of letters by which a truncated word is found. */
const BEGINNING = 3;
/** Minimum length of a listed word that matches a truncated one. */
const SHORTEST_WHOLE = 5;
const BEGUN = 7;

/** Whether a listed word begins with a truncated one ("Tolbr", "Tolbrecht"). {@link prefixKey} finds these pairs. */
export function isPrefixMatch({ fuzzy, text }: Form, { texts, traits }: FormTable, id: number): boolean {
  const from = texts.offsets[id] ?? 0;
  const length = (texts.offsets[id + 1] ?? 0) - from;
  if (!fuzzy || text.length < BEGINNING || ((traits.flags[id] ?? 0) & TRAIT.fuzzy) === 0) return false;
  if (length < SHORTEST_WHOLE || length <= text.length) return false;
  for (let k = 0; k < text.length; k++) if (texts.units[from + k] !== text.charCodeAt(k)) return false;
  return true;
}

/** The key that a truncated word shares with the words it may stand for. */
export const prefixKey = ({ text }: Form): number => hashText(text.slice(0, BEGINNING), BEGUN);

/** Whether a listed word is indexed under its {@link prefixKey}. */
export const hasPrefixKey = ({ fuzzy, text }: Form): boolean => fuzzy && text.length >= SHORTEST_WHOLE;
