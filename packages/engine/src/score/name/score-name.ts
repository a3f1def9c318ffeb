import { listedWords } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { COSTS, scoreOf } from '../../knowledge/model/costs.ts';
import { EFFECT_SCALE, effectOf, loweredBy } from '../../knowledge/model/finding-effect.ts';
import { FINDINGS } from '../../knowledge/model/findings.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { pointsOf } from '../../knowledge/model/scale.ts';
import { isNoName } from '../../normalise/phrases/no-name.ts';
import { isListedShortened } from '../../retrieve/candidates/listed-shortened.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { ReasonCode } from '../../types/result.ts';
import { coveredBy } from './covered-words.ts';
import { isFiliationReordered } from './filiation-order.ts';
import { type Found, findingOf } from './finding-of.ts';
import { withLikelySlip } from './likely-slip.ts';
import { type Alignment, alignments, areSyllablesReordered } from './native-names.ts';
import { type Pair, pairsOf } from './pairs.ts';
import { isHalfOfBusiness, isOtherBody } from './shared-words.ts';
import { tallyOf } from './tally.ts';

/** How well a query agrees with one listed name. */
export type NameScore = {
  readonly name: number;
  /** 0–1000: points in tenths. */
  readonly tenths: number;
  readonly alignment: readonly Pair[];
  /** Agreeing weight, in sixteenths of a bit. */
  readonly agreement: number;
  /** The finding and its agreement. Some findings lower only the score, not the name score. */
  readonly finding: Found | null;
  /** Name score before the finding, in tenths. */
  readonly before: number;
};

/** The reason for a name score's finding, if it has one. */
export const reasonOf = ({ finding }: NameScore): ReasonCode | null => (finding ? FINDINGS[finding.code].reason : null);

/** Whether a finding counts against a name: it keeps the name for review, or at least halves its odds. */
export const isHeldBack = ({ finding }: NameScore): boolean =>
  finding !== null &&
  (FINDINGS[finding.code].review || effectOf(finding.code, finding.agreement) <= -EFFECT_SCALE.doubt);

/** Whether the finding concerns the words themselves: in a text, such a name does not count. */
export const isInDoubt = (score: NameScore): boolean =>
  isHeldBack(score) && score.finding !== null && FINDINGS[score.finding.code].applies === 'name';

/** Budget steps for scoring a name, for each pair of its words, and for each alignment step. */
const NAME = 4;
const PAIR = 0.5;
const ALIGNED = 1 / 16;

/**
 * Scores one listed name. Name scores are computed only here.
 * @param least tenths below which the exact score does not matter: no finding is determined
 */
export function scoreName(index: Index, plan: QueryPlan, name: number, least = 0): NameScore {
  if (index.data.names.transcribed[name] === 1 && !plan.kana)
    return scoreAlignment(index, plan, name, NO_ALIGNMENT, least);
  if (plan.isInOrder && !isListedShortened(index, plan, name)) return noScore(name);
  let best: NameScore | undefined;
  const { budget } = index.scratch;
  const pairs = pairsOf(index, plan, name);
  budget.spend(NAME + pairs.length * PAIR);
  for (const alignment of alignments(plan.tokens, pairs, (steps) => budget.spend(steps * ALIGNED))) {
    const score = scoreAlignment(index, plan, name, alignment, least);
    if (!best || score.tenths > best.tenths) best = score;
  }
  return best ?? scoreAlignment(index, plan, name, NO_ALIGNMENT, least);
}

const noScore = (name: number): NameScore => ({
  name,
  tenths: 0,
  alignment: [],
  agreement: 0,
  finding: null,
  before: 0,
});

/** Whether a query is a listed name, word by word as written. */
function isWhole({ data }: Index, { tokens }: QueryPlan, name: number, alignment: readonly Pair[]): boolean {
  const { tokenStarts } = data.names;
  const words = (tokenStarts[name + 1] ?? 0) - (tokenStarts[name] ?? 0);
  const { queryMask, listedMask } = coveredBy(alignment);
  return (
    alignment.every(({ method }) => method === 'exact') &&
    queryMask === 2 ** tokens.length - 1 &&
    listedMask === 2 ** words - 1
  );
}

const tenthsOf = (score: number): number => Math.round(pointsOf(score) * 10);

const NO_ALIGNMENT: Alignment = { pairs: [], system: 0 };

function scoreAlignment(
  index: Index,
  plan: QueryPlan,
  name: number,
  { pairs: alignment, system }: Alignment,
  least: number,
): NameScore {
  // Initials alone identify nobody: at least one word must agree by more than its first letter.
  if (!alignment.some((pair) => pair.method !== 'initial')) return noScore(name);
  const covered = coveredBy(alignment);
  const tally = tallyOf(index, plan, name, { pairs: alignment, system }, covered);
  let score = scoreOf(tally);
  if (isFiliationReordered(index, plan, name, alignment)) score *= 1 - COSTS.filiationTurned;
  if (areSyllablesReordered(plan, alignment)) score *= 1 - COSTS.syllablesTurned;
  const isShortened = plan.cut !== undefined && isListedShortened(index, plan, name);
  let tenths = Math.max(tenthsOf(score), isShortened ? RULES.listedShortened.value * 10 : 0);
  // The most expensive test comes last: nearly every candidate is far below the level.
  if (!isShortened && tenths > 0 && tenths >= least && isOtherBody(index, plan, name, alignment, tally))
    tenths = tenthsOf(score * (1 - COSTS.otherBody));
  // A legal form that is listed as a name is only found as it is written.
  if (tenths > 0 && tenths >= least && isNoName(listedWords(index, name)) && !isWhole(index, plan, name, alignment))
    return noScore(name);
  if (!isShortened && tenths > 0 && tenths >= least && isHalfOfBusiness(index, plan, name, covered))
    return noScore(name);
  const mayCount = tenths >= Math.min(least, RULES.likelySlip.value * 10);
  const finding = mayCount ? findingOf(index, plan, name, alignment, tally.agreement) : null;
  const lowered = finding ? loweredBy(finding, tenths, 'name') : tenths;
  return {
    name,
    tenths: withLikelySlip(index, plan, name, { pairs: alignment, tenths: lowered, finding }),
    alignment,
    agreement: tally.agreement,
    finding,
    before: tenths,
  };
}
