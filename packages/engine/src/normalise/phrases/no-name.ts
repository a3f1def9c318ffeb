import { LEGAL_PHRASES } from './legal-phrases.ts';

/** Conjunctions and the like, which are nobody's name. */
const JOINING = new Set(['and', 'of', 'the', 'und', 'et']);

/**
 * Whether words are just one legal form ("Open Joint Stock Company", "ООО"), or a word such as "and". A list may carry
 * them as a name, but they occur in every company name written out in full.
 */
export function isNoName(words: readonly string[]): boolean {
  const [only = ''] = words;
  if (words.length === 1 && JOINING.has(only)) return true;
  if (!LEGAL_PHRASES.mayBegin(LEGAL_PHRASES.wordOf(only))) return false;
  const forms = words.map((word) => LEGAL_PHRASES.wordOf(word));
  return words.length > 0 && LEGAL_PHRASES.longestAt(forms, 0) === words.length;
}
