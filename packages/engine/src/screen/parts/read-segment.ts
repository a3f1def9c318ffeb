import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';
import { isOf, KIND, type Kinds } from './word-kind.ts';

/** A range of words in a segment, by position; end exclusive. */
export type Range = { readonly first: number; readonly end: number };

/** The text between two separators and the kinds of its words. */
export type ReadSegment = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly kinds: readonly Kinds[];
  /** Whether the whole text has no lower-case letters, or no capitals. */
  readonly isCaseless: boolean;
  /** Whether two or more words begin with a capital, and none is a legal form. */
  readonly hasCapitals: boolean;
  readonly model: Model;
};

/** Whether a word belongs to no name. */
export const isSure = (kind: Kinds | undefined): boolean => isOf(kind, KIND.sure) && !isOf(kind, KIND.telling);

/** Whether a word is only a particle. */
export const isParticle = (kind: Kinds | undefined): boolean => isOf(kind, KIND.particle) && !isOf(kind, KIND.telling);

/** Next to this many capitalised words or more, a word in lower case is not part of the name. */
const LEAST_CAPITALISED = 2;
/** Characters next to a separate word. */
const APART = /^[\s,.]?$/;

/** Whether words of a text begin with capitals. False with a legal form: a company may write its name in lower case. */
export const hasCapitals = (text: string, tokens: readonly Token[]): boolean =>
  tokens.filter(({ start }) => text.charAt(start) !== text.charAt(start).toLowerCase()).length >= LEAST_CAPITALISED &&
  !tokens.some(({ text: word }) => legalFormClass(word) !== undefined);

/** Whether a lower-case word stands beside capitalised ones: "cadeau Orlan Vestrakov". */
export function isSmallBeside({ text, tokens, kinds, isCaseless, ...own }: ReadSegment, at: number): boolean {
  const { start, end, letter } = tokens[at] ?? { start: 0, end: 0 };
  return (
    own.hasCapitals &&
    !isCaseless &&
    letter === undefined &&
    !isParticle(kinds[at]) &&
    APART.test(text.charAt(start - 1)) &&
    APART.test(text.charAt(end)) &&
    isSmall(text.slice(start, end))
  );
}

/** Whether a word is in lower case, in an alphabet that has capitals. */
const isSmall = (written: string): boolean =>
  written === written.toLowerCase() && written !== written.toUpperCase() && !/[0-9]/.test(written);
