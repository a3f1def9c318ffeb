import { EXACT, type Relation } from '../../knowledge/model/relation.ts';
import { ANY_SYSTEM, SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { TOKEN_METHODS, type TokenMethod } from '../../types/result.ts';
import { isNearRelation } from '../../words/compare/resemble.ts';

/** Another reading or romanisation of the same letters. */
export const READING = 0.96;

/**
 * How a query unit matches a listed token, packed into one number: the method (a position in `TOKEN_METHODS`), whether
 * it is a near match, and the readings of native characters in which they match (bits of `SYSTEM`).
 */
export type MatchKind = number;

const METHOD_BITS = 15;
const NEAR = 16;
const SYSTEMS = 5;

const METHOD_IDS: Readonly<Record<string, number>> = Object.fromEntries(
  TOKEN_METHODS.map((method, id) => [method, id]),
);

const INITIAL = TOKEN_METHODS.indexOf('initial');

/** The kind of a relation in some readings. */
export const kindOf = (relation: Relation, systems: number): MatchKind =>
  (METHOD_IDS[relation.method] ?? 0) | (isNearRelation(relation) ? NEAR : 0) | (systems << SYSTEMS);

export const methodOf = (kind: MatchKind): TokenMethod => TOKEN_METHODS[kind & METHOD_BITS] ?? 'exact';
export const isInitialKind = (kind: MatchKind): boolean => (kind & METHOD_BITS) === INITIAL;
export const isNearKind = (kind: MatchKind): boolean => (kind & NEAR) !== 0;
export const systemsOf = (kind: MatchKind): number => kind >> SYSTEMS;
/** The same kind in these readings only. */
export const kindBy = (kind: MatchKind, systems: number): MatchKind =>
  (kind & (METHOD_BITS | NEAR)) | (systems << SYSTEMS);

/** A native character against itself, and against the hangul that a Han character is read as. */
export const SAME = { similarity: EXACT.similarity, kind: kindOf(EXACT, ANY_SYSTEM) };
export const SAME_IN_KOREAN = {
  similarity: READING,
  kind: kindOf({ similarity: READING, method: 'transliteration' }, SYSTEM.korean),
};
