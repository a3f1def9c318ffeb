import type { SearchResult } from '@namesake/contract';

export type TokenEvidence = SearchResult['evidence']['tokens'][number];

/** How solid the line under a word is: same word, same word in another form, nearly the same, or loosely alike. */
export const METHOD_STRENGTH: Readonly<Record<TokenEvidence['method'], 'same' | 'form' | 'near' | 'loose'>> = {
  exact: 'same',
  number: 'same',
  transliteration: 'form',
  joined: 'form',
  split: 'form',
  abbreviation: 'form',
  nickname: 'form',
  edit: 'near',
  phonetic: 'loose',
  initial: 'loose',
};
