import type { Listing } from '@namesake/engine';
import type { QueryKind } from '../query-kinds.ts';
import { commonestWords } from '../word-counts.ts';
import { madeTexts } from './made-texts.ts';
import { textsByScript } from './texts-by-script.ts';

const COMMON = 200;

/** Texts made to be dear: each is asked alone, and none may hold up the others. */
export const hostileQueries = (listings: readonly Listing[]): QueryKind[] => [
  ...madeTexts(commonestWords(listings, COMMON)),
  ...textsByScript(listings),
];
