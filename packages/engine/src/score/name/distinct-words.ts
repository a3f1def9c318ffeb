import type { Index } from '../../index/open/open-index.ts';
import { stringAt } from '../../index/tables/packed-strings.ts';
import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { areHomophones } from '../../knowledge/lexicon/names/homophones.ts';
import { isPinyinWord } from '../../knowledge/lexicon/names/wade-giles.ts';
import { COSTS } from '../../knowledge/model/costs.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { withinOneEdit } from '../../normalise/phrases/within-one-edit.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import { TRAIT } from '../../words/form/form-table.ts';
import { isOne, type Pair } from './pairs.ts';

const LATIN = /^[ -~\u00a0-\u024f\u1e00-\u1eff]*$/;

/**
 * Whether two paired words of a company or ship name are probably two words rather than two spellings of one: a plural,
 * a homophone, a place on one side only, two known or very short words one letter apart, different Chinese syllables,
 * different trades after the same stem, or words with little in common.
 */
export function areDistinctWords(index: Index, plan: QueryPlan, name: number, pair: Pair): boolean {
  // William and Bill may be one man, but ships with these names are two.
  if (pair.method === 'nickname') return true;
  // "Quelmir" and "Quelmirbank": usually a group and a part of it.
  if (pair.method === 'split' && isOne(pair.listedMask)) return true;
  const isSlip = pair.method === 'edit' || pair.method === 'phonetic';
  if (!isSlip || !isOne(pair.queryMask) || !isOne(pair.listedMask)) return false;
  const { names, tokens } = index.data;
  const a = plan.tokens[pair.queryFirst];
  const form = tokens.ownForm[names.tokenIds[(names.tokenStarts[name] ?? 0) + pair.listedFirst] ?? 0] ?? 0;
  const b = index.text(form);
  if (!a) return false;
  const areLatin = a.script === 'Latn' && pair.weight >= COSTS.heavy && LATIN.test(stringAt(names.values, name));
  if (areLatin && (isOtherShort(a.text, b) || areOtherPinyin(index, a.text, b))) return true;
  if (Math.min(a.text.length, b.length) < RULES.shortestWord.value) return false;
  if (pair.similarity < RULES.leastSlip.value || isPlural(a.text, b) || areHomophones(a.text, b)) return true;
  if (haveOtherEndings(a.text, b)) return true;
  const flags = tokens.traits.flags[form] ?? 0;
  const areKnown = (flags & TRAIT.known) !== 0 && index.model.isKnown(a.text);
  if (index.model.isPlace(a.text) !== ((flags & TRAIT.place) !== 0)) return areKnown || !withinOneEdit(a.text, b);
  const [trade, other] = [businessConcept(a.text), businessConcept(b)];
  const areTrades = trade !== undefined && other !== undefined && trade !== other;
  return areKnown && (pair.method === 'edit' || areTrades);
}

const isPlural = (a: string, b: string): boolean => a === `${b}s` || b === `${a}s`;

/** Two words of Chinese syllables; if one is a place, the other is a slip. */
const areOtherPinyin = ({ model }: Index, a: string, b: string): boolean =>
  isPinyinWord(a) && isPinyinWord(b) && !model.isPlace(a) && !model.isPlace(b);

/** A short word is a brand: another letter makes another brand. */
function isOtherShort(a: string, b: string): boolean {
  if (a.length !== b.length || a.length > RULES.longestBrand.value) return false;
  let differing = 0;
  for (let i = 0; i < a.length; i++) if (a.charAt(i) !== b.charAt(i)) differing++;
  return differing === 1;
}

/** "Quelmirgaz" and "Quelmirstal": two businesses of one group. */
function haveOtherEndings(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a.charAt(same) === b.charAt(same)) same++;
  for (let at = same; at >= RULES.shortestStem.value; at--) {
    const [one, other] = [businessConcept(a.slice(at)), businessConcept(b.slice(at))];
    if (one !== undefined && other !== undefined) return one !== other && !withinOneEdit(a.slice(at), b.slice(at));
  }
  return false;
}
