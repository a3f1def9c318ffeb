import { listedWords } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { stringAt } from '../../index/tables/packed-strings.ts';
import { CHINESE_SURNAMES } from '../../knowledge/lexicon/names/surname-readings.ts';
import { isVietnameseName } from '../../knowledge/lexicon/names/vietnamese-syllables.ts';
import { isPinyinWord } from '../../knowledge/lexicon/names/wade-giles.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { ABJADS } from '../../knowledge/scripts/letters/abjads.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import { isOne, type Pair } from './pairs.ts';

const ABJAD = /[\u0590-\u06ff]/;
const SLIPS = new Set<Pair['method']>(['edit', 'phonetic']);

/**
 * Whether an alignment pairs two words of persons' names that are one letter apart but different names: Chinese
 * ("Weiming", "Weimin") and Vietnamese syllables ("Minh", "Manh"), which are so few that a slip is unlikely, and
 * vowelless names with one root that differ in long vowels (حسن, حسين).
 */
export function haveDistinctSyllables(
  index: Index,
  plan: QueryPlan,
  name: number,
  alignment: readonly Pair[],
): boolean {
  const slips = alignment.filter(({ queryMask, listedMask, similarity, method }) => {
    return isOne(queryMask) && isOne(listedMask) && similarity < RULES.readAlike.value && method !== 'initial';
  });
  if (slips.length === 0) return false;
  const submitted = plan.tokens.map(({ text }) => text);
  const listed = listedWords(index, name);
  const wordsOfPair = ({ queryFirst, listedFirst }: Pair): readonly [string, string] => [
    submitted[queryFirst] ?? '',
    listed[listedFirst] ?? '',
  ];
  const isAbjad = ABJAD.test(stringAt(index.data.names.values, name));
  const areOfOneRoot = (pair: Pair): boolean => {
    const [one, other] = wordsOfPair(pair);
    const isWithoutVowels = isAbjad || ABJADS.has(plan.tokens[pair.queryFirst]?.script ?? 'Zyyy');
    return isWithoutVowels && rootOf(one) === rootOf(other) && index.model.areOtherNames(one, other);
  };
  if (slips.some(areOfOneRoot)) return true;
  const isSlip = (pair: Pair): boolean => {
    const [one, other] = wordsOfPair(pair);
    return SLIPS.has(pair.method) && one !== other;
  };
  if (!slips.some(isSlip)) return false;
  return [isChineseName, isVietnameseName].some((isSuch) => isSuch(submitted) && isSuch(listed));
}

/** The consonants, doubled ones once. */
const rootOf = (word: string): string => word.replace(/[aeiouwy]/g, '').replace(/(.)\1+/g, '$1');

const isChineseName = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => CHINESE_SURNAMES.has(word)) && words.every((word) => isPinyinWord(word));
