import { isNearRelation } from '../forms/resemble.ts';
import type { Index } from '../index/open-index.ts';
import { EXACT, type Relation } from '../model/relation.ts';
import { ANY_SYSTEM, SYSTEM } from '../scripts/reading-system.ts';

/** That a listed token and a unit of the query are held alike. */
export type Likeness = Relation & {
  /** The ways of reading native characters by which they are: bits of `SYSTEM`. */
  readonly systems: number;
  /** Whether they are two words, each much like the other. */
  readonly near: boolean;
};

/** By listed token: how a unit of the query is like it, one of several where none is the best by every way of reading. */
export type Likenesses = Map<number, Likeness[]>;

/** Another reading or romanisation of the same letters. */
export const READING = 0.96;

/** A relation by some ways of reading. */
export const likenessOf = ({ similarity, method }: Relation, systems: number): Likeness => ({
  similarity,
  method,
  systems,
  near: isNearRelation({ similarity, method }),
});

/** A unit in letters against the tokens of a listed form. A syllable is one of a few hundred: one letter apart is another. */
export function addForm(index: Index, known: Likenesses, form: number, likeness: Likeness, exact: boolean): void {
  const { formTokens, formSystems, letter } = index.data.tokens;
  const end = formTokens.starts[form + 1] ?? 0;
  for (let k = formTokens.starts[form] ?? 0; k < end; k++) {
    const token = formTokens.values[k] ?? 0;
    const systems = likeness.systems & (formSystems[k] ?? 0);
    if (systems !== 0 && (exact || letter[token] === 0)) add(known, token, bySystems(likeness, systems));
  }
}

/** A native character against the listed ones found under it: the same, or the hangul that a Han character is read as. */
export function addLetter(index: Index, known: Likenesses, form: number, letter: number): void {
  const { formTokens, letter: letters } = index.data.tokens;
  const end = formTokens.starts[form + 1] ?? 0;
  for (let k = formTokens.starts[form] ?? 0; k < end; k++) {
    const token = formTokens.values[k] ?? 0;
    const listed = letters[token] ?? 0;
    if (letter === listed) add(known, token, SAME);
    else if (listed !== 0 && isHangul(letter) !== isHangul(listed)) add(known, token, SAME_IN_KOREAN);
  }
}

const SAME = likenessOf(EXACT, ANY_SYSTEM);
const SAME_IN_KOREAN = likenessOf({ similarity: READING, method: 'transliteration' }, SYSTEM.korean);

const isHangul = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;

const bySystems = (likeness: Likeness, systems: number): Likeness =>
  systems === likeness.systems ? likeness : { ...likeness, systems };

/** Adds a likeness unless one at least as good is there; takes out those it is better than. */
function add(likenesses: Likenesses, token: number, likeness: Likeness): void {
  const known = likenesses.get(token);
  if (!known) {
    likenesses.set(token, [likeness]);
    return;
  }
  let kept = 0;
  for (const other of known) {
    if (other.similarity >= likeness.similarity && (likeness.systems & ~other.systems) === 0) return;
    if (likeness.similarity >= other.similarity && (other.systems & ~likeness.systems) === 0) continue;
    known[kept++] = other;
  }
  known.length = kept;
  known.push(likeness);
}
