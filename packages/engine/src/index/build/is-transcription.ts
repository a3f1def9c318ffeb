import type { ListedName, Listing } from '../../types/listing.ts';

const isKatakana = ({ script }: ListedName): boolean => script === 'Kana';

/**
 * Whether a name is a foreign one in katakana in addition to the name itself. It says what a Japanese reader hears, in
 * some eighty syllables: who writes in other letters is compared with the listing's other names, which say more.
 */
export const isTranscription = (name: ListedName, { names }: Listing): boolean =>
  isKatakana(name) && names.some((other) => other.quality !== 'weak' && !isKatakana(other));
