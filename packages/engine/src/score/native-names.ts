import type { Index } from '../index/open-index.ts';
import type { QueryPlan } from '../retrieve/query-plan.ts';
import type { QueryToken } from '../retrieve/query-tokens.ts';
import { ANY_SYSTEM, SYSTEM } from '../scripts/reading-system.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import { align } from './align.ts';
import type { Pair } from './pairs.ts';

/** Most characters of a person's name in Han characters or hangul. */
const LONGEST_NAME = 5;

/** A best pairing, by one way of reading native characters (a bit of `SYSTEM`); 0 where none are read. */
export type Alignment = { readonly pairs: readonly Pair[]; readonly system: number };

/**
 * The best alignments, one for each way of reading native characters that the pairs know: one name is not read half in Mandarin and half in
 * Korean. A single one where no native characters are read.
 */
export function alignments(pairs: readonly Pair[]): Alignment[] {
  let told = 0;
  for (const { systems } of pairs) if (systems !== ANY_SYSTEM) told |= systems;
  if (told === 0) return [{ pairs: align(pairs), system: 0 }];
  const found: Alignment[] = [];
  for (let system = 1; system <= ANY_SYSTEM; system <<= 1) {
    if ((told & system) === 0) continue;
    found.push({ pairs: align(pairs.filter(({ systems }) => (systems & system) !== 0)), system });
  }
  return found;
}

/** Whether every word is native characters, and as few as a person's name has. */
export const isNativeName = (tokens: readonly QueryToken[]): boolean =>
  tokens.length <= LONGEST_NAME && tokens.every(({ letter }) => letter !== undefined);

/**
 * Whether what a listed name says beside the query makes it another one. Names in native characters are complete: 김철 is not short for
 * 김철수, nor "Kim Chul-su" a fuller form of 김철.
 */
export function isLongerName(index: Index, { tokens }: QueryPlan, name: number, system: number): boolean {
  const { tokenStarts, tokenIds, listing } = index.data.names;
  const type = ENTITY_TYPES[index.data.listings.type[listing[name] ?? 0] ?? 0];
  if (type !== 'person' && type !== 'unknown') return false;
  if (system !== 0 && system !== SYSTEM.sound && tokens.length > 1 && isNativeName(tokens)) return true;
  const { letter } = index.data.tokens;
  const [from, to] = [tokenStarts[name] ?? 0, tokenStarts[name + 1] ?? 0];
  if (to - from > LONGEST_NAME) return false;
  for (let i = from; i < to; i++) if (letter[tokenIds[i] ?? 0] === 0) return false;
  return to > from;
}

/**
 * Whether a character that stands unmatched makes another name: in a name of few characters, or in a word of which another character is
 * matched. Half of a two-syllable given name is another given name, not a shorter one.
 */
export function isOtherName({ tokens }: QueryPlan, at: number, queryMask: number): boolean {
  if (tokens[at]?.letter === undefined) return false;
  if (isNativeName(tokens)) return true;
  const joined = (a: number, b: number): boolean =>
    tokens[a]?.letter !== undefined && tokens[b]?.letter !== undefined && tokens[a].end === tokens[b].start;
  for (let i = at; joined(i - 1, i); i--) if ((queryMask >> (i - 1)) & 1) return true;
  for (let i = at; joined(i, i + 1); i++) if ((queryMask >> (i + 1)) & 1) return true;
  return false;
}
