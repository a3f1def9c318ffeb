import type { ListedName, Listing } from '../../types/listing.ts';

const isKatakana = ({ script }: ListedName): boolean => script === 'Kana';

/**
 * Whether a name is a katakana transcription of another name of the listing. It gives what a Japanese reader hears, in
 * some eighty syllables. Queries in other scripts are compared with the listing's other names, which say more.
 */
export const isTranscription = (name: ListedName, { names }: Listing): boolean =>
  isKatakana(name) && names.some((other) => other.quality !== 'weak' && !isKatakana(other));
