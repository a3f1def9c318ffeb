import type { Index } from '../index/open-index.ts';
import { COSTS, scoreOf } from '../model/costs.ts';
import { ROLE } from '../normalise/role.ts';
import { isSyllabic } from '../normalise/syllabic.ts';
import type { QueryPlan } from '../retrieve/query-plan.ts';
import type { QueryToken } from '../retrieve/query-tokens.ts';
import { align } from './align.ts';
import { LIMITED_TENTHS, type Limit, limitOf } from './limits.ts';
import { type Pair, pairsOf } from './pairs.ts';

/** How well a query agrees with one listed name. */
export type NameScore = {
  readonly name: number;
  /** 0–1000: points in tenths. */
  readonly tenths: number;
  readonly alignment: readonly Pair[];
  /** Weight on which both agree, in sixteenths of a bit. */
  readonly agreement: number;
  /** Why the score is kept below `high`, where it is. Another legal form leaves the name score as it is. */
  readonly limit: Limit | null;
};

/** Scores one listed name: the only place where a name score is made. */
export function scoreName(index: Index, plan: QueryPlan, name: number): NameScore {
  const alignment = align(pairsOf(index, plan, name));
  // Initials alone identify nobody: at least one word must agree by more than its first letter.
  if (!alignment.some((pair) => pair.method !== 'initial'))
    return { name, tenths: 0, alignment: [], agreement: 0, limit: null };
  let [agreement, differing, queryMask, listedMask] = [0, 0, 0, 0];
  for (const pair of alignment) {
    agreement += pair.weight * pair.similarity;
    differing += pair.weight * (1 - pair.similarity);
    queryMask |= pair.queryMask;
    listedMask |= pair.listedMask;
  }
  let extra = 0;
  plan.tokens.forEach(({ weight }, i) => {
    if ((queryMask >> i) & 1) return;
    // Half of a two-syllable given name is another given name, not a shorter one.
    if (isInBrokenWord(plan.tokens, i, queryMask)) differing += weight * COSTS.brokenWord;
    else extra += weight;
  });
  const { tokenStarts, tokenWeights } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const count = (tokenStarts[name + 1] ?? 0) - from;
  let omitted = 0;
  for (const pair of alignment) {
    if (pair.method !== 'initial') continue;
    // What an initial leaves unsaid of the longer word counts as partly left out.
    extra += COSTS.initialUnsaid * Math.max(0, (plan.tokens[pair.queryFirst]?.weight ?? 0) - pair.weight);
    omitted += COSTS.initialUnsaid * Math.max(0, (tokenWeights[from + pair.listedFirst] ?? 0) - pair.weight);
  }
  for (let j = 0; j < count; j++) if (((listedMask >> j) & 1) === 0) omitted += tokenWeights[from + j] ?? 0;
  let score = scoreOf(agreement, differing, extra, omitted);
  if (filiationTurned(index, plan, name, alignment)) score *= 1 - COSTS.filiationTurned;
  const limit = limitOf(index, plan, name, alignment);
  const tenths = Math.round(score * 1000);
  return {
    name,
    tenths: limit && limit !== 'other_legal_form' ? Math.min(tenths, LIMITED_TENTHS) : tenths,
    alignment,
    agreement,
    limit,
  };
}

/** Whether a syllable stands unmatched in a word of which another syllable is matched. */
function isInBrokenWord(tokens: readonly QueryToken[], at: number, queryMask: number): boolean {
  const joined = (a: number, b: number): boolean => {
    const [first, second] = [tokens[a], tokens[b]];
    return (
      first !== undefined &&
      second !== undefined &&
      isSyllabic(first) &&
      isSyllabic(second) &&
      first.end === second.start
    );
  };
  for (let i = at; joined(i - 1, i); i--) if ((queryMask >> (i - 1)) & 1) return true;
  for (let i = at; joined(i, i + 1); i++) if ((queryMask >> (i + 1)) & 1) return true;
  return false;
}

/** Whether both sides say whose child it is ("X bin Y") and the words around it stand in another order. */
function filiationTurned(index: Index, plan: QueryPlan, name: number, alignment: readonly Pair[]): boolean {
  if (!plan.tokens.some((token) => token.role === ROLE.filiation)) return false;
  const { tokenStarts, tokenRoles } = index.data.names;
  const roles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  if (!roles.includes(ROLE.filiation)) return false;
  const inOrder = alignment
    .filter((pair) => plan.tokens[pair.queryFirst]?.role !== ROLE.filiation)
    .sort((a, b) => a.queryFirst - b.queryFirst);
  return inOrder.some((pair, i) => i > 0 && pair.listedFirst < (inOrder[i - 1]?.listedFirst ?? 0));
}
