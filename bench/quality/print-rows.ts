import type { Finished } from './finished.ts';
import { HIGH } from './measure.ts';

/**
 * Prints the mistakes of sets whose name starts with `sets`, worst first: misses by how far below, false alerts by how
 * far above.
 */
export function printRows(finished: readonly Finished[], sets: string): void {
  const rows = finished.flatMap(({ mistakes }) => mistakes).filter(({ set }) => set.startsWith(sets));
  rows.sort((a, b) =>
    a.alert === b.alert ? (a.alert ? a.nameScore - b.nameScore : b.score - a.score) : a.alert ? -1 : 1,
  );
  for (const { set, wrong, score, nameScore, kind, query, listed, note, reasons } of rows) {
    const scores = score === nameScore ? `${score}` : `${nameScore}/${score}`;
    const about = [kind, reasons.includes('possible_affiliate') && 'affiliate', score >= HIGH && 'high', note];
    console.log(`${set} ${wrong?.toUpperCase()} ${scores} ${query} ~ ${listed} [${about.filter(Boolean).join(', ')}]`);
  }
}
