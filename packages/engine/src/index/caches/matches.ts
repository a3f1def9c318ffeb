import type { Relation } from '../../knowledge/model/relation.ts';
import type { TokenMethod } from '../../types/result.ts';
import type { Form } from '../../words/form/form.ts';

/** The listed tokens that a query unit may match, in ascending order; a token matched in several ways is repeated. */
export type TokenMatches = {
  readonly tokens: Int32Array;
  /** Similarity (0–1) and kind of each match. */
  readonly similarities: Float64Array;
  readonly kinds: Uint16Array;
  /** Maximum number of names that hold one of them. */
  readonly names: number;
  /** The best similarity among matches that are not merely near, and the highest weight of a near match. */
  readonly bestSimilarity: number;
  readonly nearWeight: number;
};

/** Bytes per match: token, similarity and kind. */
export const BYTES_EACH = 4 + 8 + 2;

/** A query unit that matches several neighbouring tokens of a listed name as one. */
export type CompoundMatch = {
  readonly unit: number;
  readonly first: number;
  readonly count: number;
  readonly similarity: number;
  /** Readings of native characters in which it matches: bits of `SYSTEM`. */
  readonly systems: number;
  /** Absent if the tokens are one word written separately. */
  readonly method?: TokenMethod;
  /** Whether both are names of one well-known body (see `planBodies`). */
  readonly isBody?: true;
};

/** The same for a word in any query. */
export type ListedCompound = Omit<CompoundMatch, 'unit'> & { readonly name: number };

/** The matches of a word in an index, in any query. */
export type WordMatches = TokenMatches & {
  /** Words in native characters that it is a reading of, and compounds that it matches. */
  readonly native: readonly ListedCompound[];
  readonly compounds: readonly ListedCompound[];
  /** Budget steps for finding them (see `index/open/budget.ts`). */
  readonly steps: number;
  /** Whether it is an entry of the shared cache. */
  readonly isShared: boolean;
};

/** A run of query tokens that may stand for one listed token. */
export type Unit = { readonly first: number; readonly count: number; readonly weight: number };

/** The listed tokens that one unit may match. */
export type UnitMatches = TokenMatches & { readonly unit: number };

/** Possible matches of the words of a query, wherever they occur in a text. */
export type PlannedWords = {
  readonly totalWeight: number;
  readonly units: readonly Unit[];
  /** The listed tokens that each unit may match, in order of units; units without matches are omitted. */
  readonly matches: readonly UnitMatches[];
  /** By listed name: runs of its tokens that one unit may match. */
  readonly compounds: ReadonlyMap<number, readonly CompoundMatch[]>;
  /** Query tokens that are initials: letter (UTF-16 unit) by token position. */
  readonly initials: ReadonlyMap<number, number>;
  /** Whether the words are written in kana and thus also compared with transcriptions. */
  readonly kana: boolean;
};

/** A multi-word name, joined, that is a spelling variant of a word. */
export type CompoundSpelling = { readonly form: Form; readonly group: number; readonly relation: Relation };

/** The listed tokens that a word of a text may be, and the budget steps for finding them. */
export type AlikeTokens = { readonly tokens: Int32Array; readonly steps: number };
