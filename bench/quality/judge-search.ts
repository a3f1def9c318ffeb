import type { Hit } from '@namesake/engine';
import type { Row } from './measure.ts';
import { scriptOf } from './script-names.ts';

/** A row from a search's hit for the party in question; without a hit its scores are 0. */
export function rowOfHit(
  row: Pick<Row, 'set' | 'query' | 'listed' | 'alert' | 'wrong' | 'type' | 'kind' | 'note'>,
  hit: Hit | undefined,
): Row {
  return {
    ...row,
    nameScore: hit?.nameScore ?? 0,
    score: hit?.score ?? 0,
    script: scriptOf(row.query, row.listed),
    reasons: hit?.reasons.map(({ code }) => code) ?? [],
    evidence: hit?.evidence ?? null,
  };
}
