import { normaliseText } from '@namesake/engine';
import { everydayRank } from '../../packages/engine/src/knowledge/model/everyday.ts';

/** For texts of one kind: the share with a listed word that is heavy at a cut-off, for each cut-off. */
export type FalseAlarms = {
  readonly texts: number;
  readonly shares: readonly number[];
  /** Listed words in the texts, with the number of texts, at the last cut-off. */
  readonly causes: ReadonlyMap<string, number>;
};

/** Counts texts that contain a listed word letter by letter. */
export function falseAlarms(
  texts: Iterable<string>,
  listed: ReadonlySet<string>,
  cutOffs: readonly number[],
): FalseAlarms {
  const alarms = cutOffs.map(() => 0);
  const causes = new Map<string, number>();
  let count = 0;
  for (const text of texts) {
    count++;
    const words = [...new Set(normaliseText(text).tokens.map((token) => token.text))].filter((word) =>
      listed.has(word),
    );
    cutOffs.forEach((cutOff, i) => {
      const heavy = words.filter((word) => (everydayRank(word) ?? Number.POSITIVE_INFINITY) >= cutOff);
      if (heavy.length > 0) alarms[i] = (alarms[i] ?? 0) + 1;
      if (i === cutOffs.length - 1) for (const word of heavy) causes.set(word, (causes.get(word) ?? 0) + 1);
    });
  }
  return { texts: count, shares: alarms.map((alarm) => alarm / count), causes };
}
