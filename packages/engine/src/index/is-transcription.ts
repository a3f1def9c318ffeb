import type { ListedName, Listing } from '../types/listing.ts';

const KATAKANA = /^[\p{Script=Katakana}ー・＝=\s\p{P}]+$/u;

/**
 * Whether a name is a foreign one in katakana beside the name itself. It says what a Japanese reader hears, in some eighty syllables: who writes in other letters is
 * compared with the listing's other names, which say more.
 */
export const isTranscription = ({ value }: ListedName, { names }: Listing): boolean =>
  KATAKANA.test(value) && names.some((other) => other.quality !== 'weak' && !KATAKANA.test(other.value));
