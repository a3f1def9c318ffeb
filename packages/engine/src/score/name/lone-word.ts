import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { COSTS } from '../../knowledge/model/costs.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { COMPANY_ROLES, DISTINCTIVE_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { EntityType } from '../../types/listing.ts';
import type { TokenMethod } from '../../types/result.ts';
import { coveredBy } from './covered-words.ts';
import type { Pair } from './pairs.ts';
import { tagAsType } from './tag-as-type.ts';

/** Methods by which words are often similar by chance. */
const ALIKE = new Set<TokenMethod>(['edit', 'phonetic', 'transliteration', 'joined', 'split']);

/**
 * Additional differing weight if the only distinctive word of a company or ship is merely similar, or that of a person
 * or unknown party while the query has business words: many brands are one letter apart, and no affiliate differs in
 * this word and in others as well.
 */
export function loneWordCost(
  index: Index,
  plan: QueryPlan,
  name: number,
  type: EntityType,
  alignment: readonly Pair[],
): number {
  const isOfCompany = plan.tokens.some(({ role }) => COMPANY_ROLES.has(role));
  if (type === 'unknown' && !isOfCompany) return 0;
  const { tokenStarts, tokenRoles, tokenWeights } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const listed = tokenRoles.subarray(from, tokenStarts[name + 1]);
  const isNickname = listed.reduce((count, role) => count + (NAME_ROLES.has(role) ? 1 : 0), 0) === 1;
  if (type === 'person' && !isNickname && !isOfCompany) return 0;
  let lone: Pair | undefined;
  let others = 0;
  for (const pair of alignment) {
    const role = listed[pair.listedFirst] ?? ROLE.name;
    if (NAME_ROLES.has(role)) {
      if (lone) return 0;
      lone = pair;
    } else if (DISTINCTIVE_ROLES.has(role) && pair.method !== 'abbreviation' && pair.similarity >= COSTS.loose)
      others++;
  }
  if (!lone || others >= RULES.several.value || !ALIKE.has(lone.method) || lone.similarity >= COSTS.shortSlip) return 0;
  const { queryMask, listedMask } = coveredBy(alignment);
  const { roles } = tagAsType(index, plan, type);
  let cost = others > 0 ? 0 : beyondSlip(index, plan, name, lone) * lone.weight * (1 - lone.similarity);
  for (const [i, { weight }] of plan.tokens.entries())
    if (!((queryMask >> i) & 1)) cost += costOfOther(roles[i] ?? ROLE.name, weight);
  for (const [j, role] of listed.entries())
    if (DISTINCTIVE_ROLES.has(role) && !((listedMask >> j) & 1)) cost += tokenWeights[from + j] ?? 0;
  return cost;
}

/** Cost of a word that the listed name lacks. A letter weighs next to nothing but marks another ship or company. */
function costOfOther(role: number, weight: number): number {
  if (role === ROLE.initial) return COSTS.heavy;
  return DISTINCTIVE_ROLES.has(role) ? weight : 0;
}

/** How many times more the difference counts than that of a slip. */
function beyondSlip(
  index: Index,
  plan: QueryPlan,
  name: number,
  { queryFirst, listedFirst, similarity }: Pair,
): number {
  const [word, listed] = [plan.tokens[queryFirst]?.text ?? '', listedWord(index, name, listedFirst)];
  if (withoutDoubles(word) === withoutDoubles(listed)) return 0;
  const letters = Math.min(word.length, listed.length);
  const isShort = letters <= RULES.shortWord.value;
  const slip = isShort ? COSTS.shortSlip : letters < RULES.longWord.value ? COSTS.wordSlip : COSTS.longSlip;
  return 100 * Math.max(0, slip - similarity) * (isShort ? COSTS.beyondShortSlip : COSTS.beyondSlip);
}

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/gu, '$1');
