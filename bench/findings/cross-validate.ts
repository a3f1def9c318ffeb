import { type FindingEffects, loweredBy } from '../../packages/engine/src/knowledge/model/finding-effect.ts';
import { FINDING_EFFECTS } from '../../packages/engine/src/knowledge/model/finding-effects.gen.ts';
import { FINDINGS, type NameFinding } from '../../packages/engine/src/knowledge/model/findings.ts';
import { HIGH } from '../quality/measure.ts';
import { atLevel, auc, type Judged } from '../quality/ranking.ts';
import { effectsFrom } from './effects-text.ts';
import { estimateFindings } from './estimate-findings.ts';
import type { Observation } from './observation.ts';

/** The same pairs judged with effects from all pairs, and with effects from all but their own group; in per cent. */
export type Grouped = {
  readonly grouping: string;
  /** Number of groups that were left out in turn. */
  readonly groups: number;
  readonly f1High: readonly [all: number, others: number];
  readonly auc: readonly [all: number, others: number];
};

const GROUPINGS: Readonly<Record<string, (pair: Observation) => string>> = {
  letter: ({ groups }) => groups.letter,
  country: ({ groups }) => groups.country,
  script: ({ groups }) => groups.script,
  'kind of pair': ({ source }) => source,
};
/** Smaller groups are left out together. */
const LEAST_PAIRS = 50;
const CODES = Object.keys(FINDING_EFFECTS).filter((code): code is NameFinding => Object.hasOwn(FINDINGS, code));
const BITS = 16;
const TENTHS = 10;

/**
 * Cross-validates the effects of findings by group: each group is judged by a table estimated without it, and the
 * pooled result is compared with that of a table from all pairs.
 */
export function crossValidate(pairs: readonly Observation[]): Grouped[] {
  const all = judged(pairs, tableOf(pairs));
  return Object.entries(GROUPINGS).flatMap(([grouping, groupOf]) => {
    const counts = Map.groupBy(pairs, groupOf);
    const keyOf = (pair: Observation): string =>
      (counts.get(groupOf(pair))?.length ?? 0) < LEAST_PAIRS ? 'small groups' : groupOf(pair);
    const groups = Map.groupBy(pairs, keyOf);
    if (groups.size < 2) return [];
    const others = [...groups].flatMap(([key, group]) =>
      judged(group, tableOf(pairs.filter((pair) => keyOf(pair) !== key))),
    );
    const both = (figure: (rows: readonly Judged[]) => number) =>
      [percent(figure(all)), percent(figure(others))] as const;
    return { grouping, groups: groups.size, f1High: both((rows) => atLevel(HIGH, rows).f1), auc: both(auc) };
  });
}

const tableOf = (pairs: readonly Observation[]): FindingEffects => effectsFrom(CODES, estimateFindings(pairs));

const judged = (pairs: readonly Observation[], effects: FindingEffects): Judged[] =>
  pairs.map((pair) => ({ score: scoreBy(pair, effects), alert: pair.same }));

/** Score by the name alone, with the given effects. */
function scoreBy({ finding, bits, before }: Observation, effects: FindingEffects): number {
  if (finding === null) return before;
  const { applies } = FINDINGS[finding];
  return loweredBy({ code: finding, agreement: bits * BITS }, before * TENTHS, applies, effects) / TENTHS;
}

const percent = (share: number): number => Math.round(share * 10_000) / 100;
