import type { ListedName, Listing } from '@namesake/engine';

export type Subject = { readonly listing: Listing; readonly name: ListedName };

/** One way to write a listed name. */
export type Disguise = {
  readonly id: string;
  /**
   * What differs from the listed name: `nothing` (only spelling style, encoding or spacing), `letters` (replaced by
   * others), `words` (one more, one less, or in another order).
   */
  readonly changes: 'nothing' | 'letters' | 'words';
  /** The surrounding format must not change the name further. */
  readonly isEncoded?: true;
  /** Undefined for a name that it does not apply to. */
  readonly write: (subject: Subject, random: () => number) => string | undefined;
};

/** A disguise that needs only the name; it does not apply if it changes nothing. */
export const writing = (
  id: string,
  write: (name: string, random: () => number) => string | undefined,
  more: Pick<Disguise, 'isEncoded'> & Partial<Pick<Disguise, 'changes'>> = {},
): Disguise => ({
  id,
  changes: 'nothing',
  ...more,
  write({ name: { value } }, random) {
    const written = write(value, random);
    return written === value ? undefined : written;
  },
});

export const wordsOf = (name: string): readonly string[] => name.split(/\s+/).filter(Boolean);

/** Replaces the separator between the words; does not apply to one-word names. */
export const joinedBy =
  (separator: string | ((random: () => number) => string)) =>
  (name: string, random: () => number): string | undefined => {
    const [first = '', ...others] = wordsOf(name);
    if (others.length === 0) return undefined;
    return (
      first + others.map((word) => `${typeof separator === 'string' ? separator : separator(random)}${word}`).join('')
    );
  };

export const hasLatin = (name: string): boolean => /[A-Za-z]/.test(name);

/** Maps each letter by a table; others stay unchanged. */
export const mapped = (name: string, letterOf: (letter: string) => string | undefined): string =>
  [...name].map((letter) => letterOf(letter) ?? letter).join('');
