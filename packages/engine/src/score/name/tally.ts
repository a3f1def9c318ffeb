import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { isStringAt } from '../../index/tables/packed-strings.ts';
import { COSTS, type Tally } from '../../knowledge/model/costs.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { HUSBAND } from '../../normalise/roles/name-weights.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { DISTINCTIVE_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { EntityType } from '../../types/listing.ts';
import type { Covered } from './covered-words.ts';
import { loneWordCost } from './lone-word.ts';
import { type Alignment, isLongerName, isOtherName } from './native-names.ts';
import { isNearPair, type Pair } from './pairs.ts';

/** Sums the weights that agree, differ and are unmatched in an alignment. */
export function tallyOf(
  index: Index,
  plan: QueryPlan,
  name: number,
  { pairs: alignment, system }: Alignment,
  { queryMask, listedMask }: Covered,
): Tally {
  const { tokenStarts, tokenWeights } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const count = (tokenStarts[name + 1] ?? 0) - from;
  const own = tokenWeights.subarray(from, from + count);
  let [agreement, differing, near, extra, omitted] = [0, 0, 0, 0, 0];
  for (const pair of alignment) {
    if (isNearPair(pair)) {
      near += Math.max(queryWeightIn(plan, pair.queryMask), weightIn(own, pair.listedMask));
      continue;
    }
    agreement += pair.weight * pair.similarity;
    differing += pair.weight * (1 - pair.similarity);
  }
  const type = typeOfName(index, name);
  if (
    isAllLoose(plan, alignment) ||
    (type !== 'person' &&
      isHeardOnly(alignment) &&
      plan.tokens.filter(({ weight, letter }) => letter === undefined && weight >= COSTS.heavy).length > 1)
  )
    differing *= COSTS.allLoose;
  differing += loneWordCost(index, plan, name, type, alignment);
  plan.tokens.forEach(({ weight }, i) => {
    if ((queryMask >> i) & 1) return;
    extra += weight;
    if (isOtherName(plan, i, queryMask)) differing += weight * COSTS.brokenWord;
  });
  for (const pair of alignment) {
    if (pair.method !== 'initial') continue;
    // The part of a word that an initial leaves open counts as omitted.
    extra += COSTS.initialUnsaid * Math.max(0, (plan.tokens[pair.queryFirst]?.weight ?? 0) - pair.weight);
    omitted += COSTS.initialUnsaid * Math.max(0, (tokenWeights[from + pair.listedFirst] ?? 0) - pair.weight);
  }
  for (let j = 0; j < count; j++) {
    if ((listedMask >> j) & 1) continue;
    const weight = tokenWeights[from + j] ?? 0;
    omitted += weight;
    if (isLongerName(index, plan, name, j, system)) differing += weight * COSTS.brokenWord;
  }
  if (haveOtherHusbands(index, plan, name, { queryMask, listedMask }))
    differing += (tokenWeights[from + count - 1] ?? 0) / HUSBAND;
  const held = heldOf(index, plan, name, type, { queryMask, listedMask });
  return {
    agreement,
    differing,
    near,
    extra,
    omitted,
    held,
    single: isSingle(plan, queryMask, alignment),
    person: type === 'person',
  };
}

/** "Rosa Varnuz de Tolbrez" and "Rosa Varnuz de Quelmez": a husband's name weighs little but tells two women apart. */
function haveOtherHusbands(
  index: Index,
  { tokens }: QueryPlan,
  name: number,
  { queryMask, listedMask }: Covered,
): boolean {
  const last = tokens.length - 1;
  if (last < 1 || tokens[last - 1]?.text !== 'de' || (queryMask >> last) & 1) return false;
  const { names, tokens: words } = index.data;
  const end = (names.tokenStarts[name + 1] ?? 0) - 1;
  if ((listedMask >> (end - (names.tokenStarts[name] ?? 0))) & 1) return false;
  return isStringAt(words.forms, words.ownForm[names.tokenIds[end - 1] ?? 0] ?? 0, 'de');
}

const weightIn = (weights: ArrayLike<number>, mask: number): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if ((mask >> i) & 1) sum += weights[i] ?? 0;
  return sum;
};

function queryWeightIn({ tokens }: QueryPlan, mask: number): number {
  let sum = 0;
  for (let i = 0; i < tokens.length; i++) if ((mask >> i) & 1) sum += tokens[i]?.weight ?? 0;
  return sum;
}

/** One word, or several characters of a foreign one: all words of the query are in one pair. */
const isSingle = (plan: QueryPlan, queryMask: number, alignment: readonly Pair[]): boolean =>
  plan.tokens.every(({ role }, i) => (queryMask >> i) & 1 || !DISTINCTIVE_ROLES.has(role)) &&
  alignment.filter(({ weight }) => weight >= COSTS.heavy).length === 1;

/** Several words, none of them equal: each may be similar by chance. A ship's single word is: there are thousands. */
const isAllLoose = ({ tokens }: QueryPlan, alignment: readonly Pair[]): boolean =>
  alignment.filter(({ weight }) => weight >= COSTS.heavy).length >= 2 &&
  alignment.every(
    ({ weight, similarity, queryFirst }) =>
      weight < COSTS.heavy || similarity < (tokens[queryFirst]?.script === 'Hani' ? COSTS.looseInHan : COSTS.loose),
  );

/** Whether all heavy words agree only roughly and by sound. */
const isHeardOnly = (alignment: readonly Pair[]): boolean =>
  alignment.every(
    ({ weight, similarity, method }) =>
      weight < COSTS.heavy ||
      (similarity < RULES.heardOnly.value && (method === 'phonetic' || method === 'transliteration')),
  );

function heldOf(
  index: Index,
  plan: QueryPlan,
  name: number,
  type: EntityType,
  { queryMask, listedMask }: Covered,
): Tally['held'] {
  const { tokenStarts, tokenRoles } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const count = (tokenStarts[name + 1] ?? 0) - from;
  let [words, nameWords] = [0, 0];
  for (let j = 0; j < count; j++) {
    const role = tokenRoles[from + j] ?? ROLE.name;
    if (!DISTINCTIVE_ROLES.has(role)) continue;
    if (((listedMask >> j) & 1) === 0) return 'part';
    words++;
    if (NAME_ROLES.has(role)) nameWords++;
  }
  if (nameWords >= 2) return 'several';
  // Further words contradict a single name; for a company, activities and places do not count.
  const counted = type === 'organization' ? NAME_ROLES : DISTINCTIVE_ROLES;
  return words === 1 && plan.tokens.some(({ role }, i) => !((queryMask >> i) & 1) && counted.has(role))
    ? 'one'
    : 'part';
}
