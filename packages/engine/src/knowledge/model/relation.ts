import type { TokenMethod } from '../../types/result.ts';

/** How alike two written words are (0–1) and by what. */
export type Relation = { readonly similarity: number; readonly method: TokenMethod };

export const EXACT: Relation = { similarity: 1, method: 'exact' };
