import { takeCensus } from '../src/census/take-census.ts';
import { readListsDir } from '../src/read/read-lists-dir.ts';
import { SOURCES } from '../src/sources/registry.ts';

/** What was measured of one list, as it is kept beside the other baselines: counts and reasons, never a value of a list. */
export type MeasuredList = {
  readonly id: string;
  readonly published: string;
  readonly records: number;
  readonly names: number;
  readonly scripts: Readonly<Record<string, number>>;
  readonly birthDates: number;
  readonly identifiers: Readonly<Record<string, number>>;
  /** Elements, attributes or columns with a value; of how many every value is read; and why others are not, by reason. */
  readonly fields: number;
  readonly whole: number;
  readonly leftOut: Readonly<Record<string, number>>;
};

export const MEASURED = new URL('../../../bench/baseline/census.json', import.meta.url);

/** Takes the census of a folder of lists. Throws where a value is lost without a reason. */
export async function measureCensus(dir: string): Promise<readonly MeasuredList[]> {
  const { loaded } = await readListsDir(dir, { onListing: () => {} });
  const order = SOURCES.map(({ id }) => id);
  const measured: MeasuredList[] = [];
  for (const { file } of loaded) {
    const { version, figures, fields = [] } = await takeCensus(file);
    const unexplained = fields.find(({ lost }) => lost !== undefined);
    if (unexplained !== undefined) throw new Error(`${version.id}: ${unexplained.path} is lost without a reason`);
    const leftOut: Record<string, number> = {};
    for (const { reason } of fields) if (reason !== undefined) leftOut[reason] = (leftOut[reason] ?? 0) + 1;
    measured.push({
      id: version.id,
      published: version.publishedAt.slice(0, 10),
      records: figures.records,
      names: figures.names,
      scripts: figures.scripts,
      birthDates: figures.birthDates,
      identifiers: figures.identifiers,
      fields: fields.length,
      whole: fields.filter(({ reason }) => reason === undefined).length,
      leftOut,
    });
  }
  return measured.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
