import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { HONORIFICS_ALSO_NAMES } from '../../knowledge/lexicon/general/honorifics.ts';
import { FUNCTION_WORDS, isChildOf, OF_WORDS } from '../../knowledge/lexicon/general/particles.ts';
import { TITLE_WORDS } from '../../knowledge/lexicon/general/title-words.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import { meaningOf } from './everyday-word.ts';
import { messageTokens } from './message-tokens.ts';

/**
 * Kinds of words next to a name: part of a name, a word that may still be an unknown one, a business word, a label
 * ("Mr", "M/V"), an addition that may name another company ("II", "GmbH"), an initial, or part of the sentence.
 */
export type NeighbourKind = 'name' | 'unknown' | 'generic' | 'label' | 'addition' | 'initial' | 'sentence';

/** Words that continue the name before them: "National Bank of …". */
export const GOES_ON: ReadonlySet<string> = new Set([...OF_WORDS, 'för', 'voor', 'для']);
/** Whether a neighbour is, or may be, part of a name. */
export const mayBeName = (kind: NeighbourKind | null): boolean => kind === 'name' || kind === 'unknown';

const DIGIT = /[0-9]/;
/** Words for a ship. */
export const SHIP_WORDS: ReadonlySet<string> = new Set(VESSEL_WORDS);

/**
 * Classifies a word next to a name.
 * @param isBehind whether it follows the name
 */
export function neighbourKind(
  word: string,
  isBehind: boolean,
  text: { readonly index: Pick<Index, 'model'>; readonly isSentence: boolean },
): NeighbourKind {
  const { model } = text.index;
  if (isBehind && GOES_ON.has(word)) return 'name';
  // A title that is also a name: it may begin a longer name.
  if (!isBehind && HONORIFICS_ALSO_NAMES.has(word)) return 'unknown';
  if (TITLE_WORDS.has(word) || SHIP_WORDS.has(word)) return 'label';
  if (legalFormClass(word) !== undefined || model.isNumber(word)) return 'addition';
  if (word.length === 1) return 'initial';
  // "Salim bin" before a name: it is the father's.
  if (!isBehind && isChildOf(word)) return 'unknown';
  // Account and document numbers are longer than numbers in names.
  if (DIGIT.test(word)) return 'addition';
  if (FUNCTION_WORDS.has(word)) return 'sentence';
  if (messageTokens(word, normaliseText(word).tokens).some(Boolean)) return 'sentence';
  if (model.isBusinessWord(word) || model.isPlace(word)) return 'generic';
  const meaning = meaningOf(word);
  if (meaning === 'place') return 'generic';
  // Half of all words are a family name somewhere.
  if (model.isGivenName(word) || model.isFamilyName(word)) return 'name';
  return meaning === 'word' && text.isSentence ? 'sentence' : 'unknown';
}
