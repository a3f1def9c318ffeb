import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { mayBeKorean } from '../../knowledge/scripts/han/may-be-korean.ts';
import { ANY_SYSTEM, SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import { align } from './align.ts';
import type { Pair } from './pairs.ts';

/** The best pairing for one reading of native characters (a bit of `SYSTEM`); 0 if there are none to read. */
export type Alignment = { readonly pairs: readonly Pair[]; readonly system: number };

/**
 * The best alignments, one for each reading of native characters among the pairs: a name is not read half in Mandarin
 * and half in Korean. Just one if there are no native characters; a second of each if both names contain a well-known
 * body.
 * @param tokens the words of the query
 * @param spend called with the steps of each alignment
 */
export function alignments(
  tokens: readonly QueryToken[],
  pairs: readonly Pair[],
  spend?: (steps: number) => void,
): Alignment[] {
  let known = 0;
  for (const { systems } of pairs) if (systems !== ANY_SYSTEM) known |= systems;
  if (known === 0) return [pairs, ...aroundBodies(pairs)].map((own) => ({ pairs: align(own, spend), system: 0 }));
  const found: Alignment[] = [];
  for (let system = 1; system <= ANY_SYSTEM; system <<= 1) {
    if ((known & system) === 0) continue;
    if (system === SYSTEM.korean && !mayBeKorean(tokens.map(({ letter }) => letter))) continue;
    const read = pairs.filter(({ systems }) => (systems & system) !== 0);
    for (const own of [read, ...aroundBodies(read)]) found.push({ pairs: align(own, spend), system });
  }
  return found;
}

/**
 * Pairs that keep names of well-known bodies whole, if there are any. Word by word, "Islamic State in Tolvane" would
 * agree with two words of "Islamic State in Iraq and the Levant - Tolvane" and leave the others.
 */
function aroundBodies(pairs: readonly Pair[]): Pair[][] {
  const bodies = pairs.filter(({ isBody }) => isBody);
  if (bodies.length === 0 || bodies.length === pairs.length) return [];
  const whole = align(bodies);
  const isApart = (pair: Pair): boolean =>
    whole.every((body) => (pair.queryMask & body.queryMask) === 0 && (pair.listedMask & body.listedMask) === 0);
  return [[...whole, ...pairs.filter(isApart)]];
}

/** Whether every word is a native character, and there are no more than a person's name has. */
export const isNativeName = (tokens: readonly QueryToken[]): boolean =>
  tokens.length <= RULES.longestNative.value && tokens.every(({ letter }) => letter !== undefined);

/**
 * Whether an additional word of a listed name makes it another name. Names in native characters are complete: 김철 is not
 * short for 김철수, and "Kim Chul-su" or "Kim Chul Trading" is not a fuller form of 김철.
 */
export function isLongerName(index: Index, { tokens }: QueryPlan, name: number, at: number, system: number): boolean {
  const { tokenStarts, tokenIds, tokenRoles } = index.data.names;
  const [from, to] = [tokenStarts[name] ?? 0, tokenStarts[name + 1] ?? 0];
  if (tokenRoles[from + at] !== ROLE.name) return false;
  if (tokens.length >= RULES.withGiven.value && isForeignGiven(index, tokenIds[from + at] ?? 0)) return false;
  if (system !== 0 && system !== SYSTEM.sound && tokens.length > 1 && isNativeName(tokens)) return true;
  const { letter } = index.data.tokens;
  if (to - from > RULES.longestNative.value || !mayBePerson(index, name)) return false;
  for (let i = from; i < to; i++) if (letter[tokenIds[i] ?? 0] === 0) return false;
  return true;
}

/** Additional Western names of people from Hong Kong, Singapore and Taiwan: "Orlan LEE Ka-chiu". */
function isForeignGiven({ model, data, text }: Index, token: number): boolean {
  const word = text(data.tokens.ownForm[token] ?? 0);
  return word.length >= RULES.shortestForeign.value && model.isGivenName(word);
}

const mayBePerson = (index: Index, name: number): boolean => {
  const type = typeOfName(index, name);
  return type === 'person' || type === 'unknown';
};

/**
 * Whether the characters of one word are in another order in the listed name: 수광 is not 광수. In a word that is the whole
 * name, the family name may be at the other end.
 */
export function areSyllablesReordered({ tokens }: QueryPlan, pairs: readonly Pair[]): boolean {
  if (tokens[0]?.letter === undefined) return false;
  const at = new Map(pairs.map((pair) => [pair.queryFirst, pair.listedFirst]));
  let turns = 0;
  let words = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.letter === undefined) return false;
    const isNext = i > 0 && tokens[i - 1]?.end === tokens[i]?.start;
    if (!isNext) words++;
    const [before, here] = [at.get(i - 1), at.get(i)];
    if (isNext && before !== undefined && here !== undefined && here < before) turns++;
  }
  return turns > (words === 1 ? 1 : 0);
}

/**
 * Whether an unmatched character makes another name: in a name of few characters, or in a word with another matched
 * character. Half of a two-syllable given name is another given name, not a shorter one.
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
