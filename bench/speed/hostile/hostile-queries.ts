import type { Listing } from '@namesake/engine';
import { commonestWords } from '../word-counts.ts';
import { type HostileQuery, listedTexts } from './listed-texts.ts';
import { madeTexts } from './made-texts.ts';
import { textsByScript } from './texts-by-script.ts';

const COMMON = 200;

/** Queries designed to be expensive. Each is run alone, and none may block the others. */
export const hostileQueries = (listings: readonly Listing[]): HostileQuery[] => [
  ...[...madeTexts(commonestWords(listings, COMMON)), ...textsByScript(listings)].flatMap(({ kind, texts }) =>
    texts.map((searchText) => ({ kind, query: { searchText } })),
  ),
  ...listedTexts(listings),
];
