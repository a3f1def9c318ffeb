import type { Relation } from '../../knowledge/model/relation.ts';
import type { TokenMethod } from '../../types/result.ts';
import type { Form } from '../../words/form/form.ts';

/**
 * The listed tokens that a unit of a query may match: in ascending order, one that is matched in several ways as often.
 */
export type TokenMatches = {
  readonly tokens: Int32Array;
  /** How alike, 0–1, and by what, of each. */
  readonly similarities: Float64Array;
  readonly kinds: Uint16Array;
  /** Names that hold one of them, at most. */
  readonly names: number;
  /** The best similarity of those that are more than near matches, and the most that a near match weighs. */
  readonly bestSimilarity: number;
  readonly nearWeight: number;
};

/** Bytes that one match takes: a token, how alike it is, and by what. */
export const BYTES_EACH = 4 + 8 + 2;

/** A unit of the query that matches several neighbouring tokens of a listed name as one. */
export type CompoundMatch = {
  readonly unit: number;
  readonly first: number;
  readonly count: number;
  readonly similarity: number;
  /** Ways of reading native characters by which it matches: bits of `SYSTEM`. */
  readonly systems: number;
  /** Absent where the tokens are one word written apart. */
  readonly method?: TokenMethod;
  /** Whether both are names of one well-known body (see `planBodies`). */
  readonly isBody?: true;
};

/** The same for a word in any query. */
export type ListedCompound = Omit<CompoundMatch, 'unit'> & { readonly name: number };

/** What a word matches in an index, in any query. */
export type WordMatches = TokenMatches & {
  /** Words in native characters that it is a reading of, and compounds that it matches. */
  readonly native: readonly ListedCompound[];
  readonly compounds: readonly ListedCompound[];
  /** Steps that finding them took (see `index/open/budget.ts`). */
  readonly steps: number;
  /** Whether it is an entry of the shared cache. */
  readonly isShared: boolean;
};

/** A run of query tokens that may stand for one listed token. */
export type Unit = { readonly first: number; readonly count: number; readonly weight: number };

/** The listed tokens that one unit may match. */
export type UnitMatches = TokenMatches & { readonly unit: number };

/** What the words of a query may match, wherever they stand in a text. */
export type PlannedWords = {
  readonly totalWeight: number;
  readonly units: readonly Unit[];
  /** The listed tokens that each unit may match, in order of units; units that match none are left out. */
  readonly matches: readonly UnitMatches[];
  /** By listed name: runs of its tokens that one unit may match. */
  readonly compounds: ReadonlyMap<number, readonly CompoundMatch[]>;
  /** Query tokens that are initials: letter (UTF-16 unit) by token position. */
  readonly initials: ReadonlyMap<number, number>;
  /** Whether they are written in kana, hence compared with transcriptions too. */
  readonly kana: boolean;
};

/** A name of several words, written as one, that is a spelling variant of a word. */
export type CompoundSpelling = { readonly form: Form; readonly group: number; readonly relation: Relation };

/** The listed tokens that a word of a text may be, and the steps it took to find them. */
export type AlikeTokens = { readonly tokens: Int32Array; readonly steps: number };
