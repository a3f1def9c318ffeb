import { DEFAULT_POLICY, type Index, screen } from '@namesake/engine';
import { JOINING, SIGNS } from '../../law/frames/separators.ts';
import { pick, randomFrom } from '../../lists/random.ts';
import { type Figure, partsBy, percentWrong } from '../figures.ts';
import { rowOfHit } from '../judge-search.ts';
import type { Measure, Row } from '../measure.ts';
import { readCases } from '../read-cases.ts';

/** Number of rows with three people each. */
const ROWS = { all: 6_600, some: 2_000, few: 300 };
const TOGETHER = 3;
const SEED = 20_261_125;

const SEPARATORS: Readonly<Record<string, readonly string[]>> = {
  sign: SIGNS.filter((sign) => /[^\s]/.test(sign)),
  line: ['\n', '\r\n', '\t'],
  word: JOINING,
  space: [' '],
};

/** Three innocent people in one field: results should be at most three times as frequent as for one person. */
export const innocentsJoined: Measure = {
  id: 'innocents-joined',
  about: 'Invented people who are on no list, three in one field with separators of all kinds, and each of them alone.',
  async run({ cases, sample, loaded }) {
    const { index } = await loaded();
    const random = randomFrom(SEED);
    const people = ['us', 'global'].flatMap((set) =>
      readCases(cases, `innocent-${set}.csv.gz`).flatMap((row) => row['full_name'] ?? []),
    );
    const joined: Row[] = [];
    const alone: Row[] = [];
    for (let i = 0; i < ROWS[sample]; i++) {
      const names = Array.from({ length: TOGETHER }, () => pick(people, random));
      const kind = pick(Object.keys(SEPARATORS), random);
      joined.push(rowOf(index, 'innocents-joined', names.join(pick(SEPARATORS[kind] ?? [' '], random)), kind));
      alone.push(...names.map((name) => rowOf(index, 'innocents-alone', name)));
    }
    return { rows: [...joined, ...alone], points: [], figures: figuresOf(joined, alone) };
  },
};

function rowOf(index: Index, set: string, query: string, kind?: string): Row {
  const [best] = screen(index, { searchText: query }, DEFAULT_POLICY).hits;
  const wrong = best ? ('false alert' as const) : null;
  const listed = best?.matchedName?.value ?? '';
  return rowOfHit({ set, query, listed, alert: false, wrong, type: 'person', kind }, best);
}

const wrongIn = (rows: readonly Row[]): number => rows.filter(({ wrong }) => wrong).length;

function figuresOf(joined: readonly Row[], alone: readonly Row[]): readonly Figure[] {
  const any = (rows: readonly Row[]) =>
    percentWrong(
      { id: 'innocents-joined/any', measure: 'innocents three in one field: any result' },
      wrongIn(rows),
      rows.length,
    );
  const once = wrongIn(alone) / alone.length;
  return [
    any(joined),
    percentWrong(
      { id: 'innocents-joined/alone', measure: 'the same innocents alone: any result' },
      wrongIn(alone),
      alone.length,
    ),
    {
      id: 'innocents-joined/times',
      measure: 'innocents three in one field: results, times those of one alone',
      value: once === 0 ? 0 : Math.round((1000 * wrongIn(joined)) / joined.length / once) / 1000,
      of: joined.length,
      unit: 'share',
      better: 'less',
    },
    ...partsBy(joined, 'separator', ({ kind }) => kind, any),
  ];
}
