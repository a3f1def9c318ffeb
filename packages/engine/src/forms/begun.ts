import type { Form } from './form.ts';
import { hashText } from './hash.ts';

/** Letters by which a word that was cut off is found. */
const BEGINNING = 3;
/** Letters a listed word has at least, to be worth cutting. */
const SHORTEST_WHOLE = 5;
const BEGUN = 7;

/** Whether a listed word begins with a word that was cut off ("Tolbr", "Tolbrecht"). What {@link beginningKey} makes findable. */
export const isBegun = (cut: Form, whole: Form): boolean =>
  cut.fuzzy &&
  whole.fuzzy &&
  cut.text.length >= BEGINNING &&
  whole.text.length >= SHORTEST_WHOLE &&
  whole.text.length > cut.text.length &&
  whole.text.startsWith(cut.text);

/** The key that a word shares with those it is the beginning of. */
export const beginningKey = ({ text }: Form): number => hashText(text.slice(0, BEGINNING), BEGUN);

/** Whether a listed word is put under its {@link beginningKey}. */
export const mayBeCut = ({ fuzzy, text }: Form): boolean => fuzzy && text.length >= SHORTEST_WHOLE;
