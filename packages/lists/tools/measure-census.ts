import { join } from 'node:path';
import { type ListCensus, takeCensus } from '../src/census/take-census.ts';
import { takeCensuses } from '../src/census/take-censuses.ts';
import { SOURCES } from '../src/registry/registry.ts';
import { FIXTURES } from '../test/fixtures.ts';

/** What became of the fields of one file: counts and reasons, never a value of it. */
export type MeasuredFields = {
  /**
   * Elements, attributes or columns with a value; of how many every value is read; and why others are not, by reason.
   */
  readonly fields: number;
  readonly whole: number;
  readonly droppedFields: Readonly<Record<string, number>>;
};

/** What was measured of one list, as stored with the other baselines. */
export type MeasuredList = MeasuredFields & {
  readonly id: string;
  /** Where it is not the list of today: which form, of when. */
  readonly form?: string;
  readonly published: string;
  readonly records: number;
  readonly names: number;
  readonly scripts: Readonly<Record<string, number>>;
  readonly birthDates: number;
  readonly identifiers: Readonly<Record<string, number>>;
};

/** A form of which there is no file of the publisher's. */
export type MeasuredForm = MeasuredFields & { readonly id: string; readonly form: string };

export const MEASURED = new URL('../../../bench/baseline/census.json', import.meta.url);

/** Files of other forms than those in the folder of current lists. */
const OTHERS: readonly (readonly [form: string, path: readonly string[]])[] = [
  ['ENHANCED XML, an excerpt', ['other', 'SDN_ENHANCED-irgc.XML.gz']],
  ['CSV of 2021', ['history', 'us_ofac_csv', '2021-07', 'sdn.csv.gz']],
  ['CSV of 2020', ['other', 'ConList-2020-04-27.csv.gz']],
];

/** Formats that no file of the publisher's is stored of. */
const NOT_STORED = [
  'OFAC ADVANCED XML',
  'EU FSF CSV 1.1',
  'UK Sanctions List CSV',
  'OFSI ConList XML',
  'Belgian CSV',
  'French register JSON',
  'Ukrainian register JSON',
  'New Zealand XLSX',
  'Israeli persons XLSX',
  'Israeli organisations XLSX',
];

/**
 * Takes the census of stored lists: those in `current`, and other forms. Throws where a value is lost without a
 * reason.
 */
export async function measureCensus(dir: string): Promise<readonly MeasuredList[]> {
  const { taken } = await takeCensuses(join(dir, 'current'));
  const order = SOURCES.map(({ id }) => id);
  const current = taken.toSorted((a, b) => order.indexOf(a.version.id) - order.indexOf(b.version.id));
  const measured = current.map((census) => measuredList(census));
  for (const [form, path] of OTHERS) measured.push(measuredList(await takeCensus(join(dir, ...path)), form));
  return measured;
}

/**
 * Follows the fields of forms that no file is stored of, in the files of the tests. `dir`: where those may be written
 * that are made.
 */
export async function measureFixtures(dir: string): Promise<readonly MeasuredForm[]> {
  const measured: MeasuredForm[] = [];
  for (const { list, format, write } of FIXTURES) {
    if (!NOT_STORED.includes(format)) continue;
    measured.push({ id: list, form: format, ...measuredFields(await takeCensus(await write(dir))) });
  }
  return measured;
}

function measuredList(census: ListCensus, form?: string): MeasuredList {
  const { version, figures } = census;
  return {
    id: version.id,
    ...(form === undefined ? {} : { form }),
    published: version.publishedAt.slice(0, 10),
    records: figures.records,
    names: figures.names,
    scripts: figures.scripts,
    birthDates: figures.birthDates,
    identifiers: figures.identifiers,
    ...measuredFields(census),
  };
}

function measuredFields({ version, fields = [] }: ListCensus): MeasuredFields {
  const unexplained = fields.find(({ lost }) => lost !== undefined);
  if (unexplained !== undefined) throw new Error(`${version.id}: ${unexplained.path} is lost without a reason`);
  const droppedFields: Record<string, number> = {};
  for (const { reason } of fields) if (reason !== undefined) droppedFields[reason] = (droppedFields[reason] ?? 0) + 1;
  return { fields: fields.length, whole: fields.filter(({ reason }) => reason === undefined).length, droppedFields };
}
