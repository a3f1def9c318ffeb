import type { TokenEvidence } from './method-strength.ts';
import { LONG_TEXT } from './text-excerpt.tsx';

/** What was given as the name: the whole of a short text, of a longer one the words that matched. */
export const givenWords = (searchText: string, tokens: readonly TokenEvidence[]): string =>
  searchText.length <= LONG_TEXT || tokens.length === 0
    ? searchText
    : tokens
        .toSorted((a, b) => a.querySpan.start - b.querySpan.start)
        .map(({ query }) => query)
        .join(' ');
