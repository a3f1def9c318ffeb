import type { TokenMethod } from '../../types/result.ts';

/** Similarity (0–1) of two written words, and the method behind it. */
export type Relation = { readonly similarity: number; readonly method: TokenMethod };

export const EXACT: Relation = { similarity: 1, method: 'exact' };
