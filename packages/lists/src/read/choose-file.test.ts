import { expect, it } from 'vitest';
import type { ListVersion } from '../list/list-version.ts';
import { chooseFile } from './choose-file.ts';

const NOW_MS = Date.parse('2026-03-10T12:00:00Z');
const at = (file: string, day: string, records: number, more: Partial<ListVersion> = {}): ListVersion => ({
  id: 'us_ofac_sdn',
  title: '',
  publisher: '',
  version: '',
  publishedAt: day.includes('T') ? day : `${day}T00:00:00.000Z`,
  checkedAt: '2026-03-09T08:00:00.000Z',
  records,
  rejected: 0,
  sha256: file,
  sourceUrl: '',
  file: `/lists/${file}`,
  ...more,
});
const ENHANCED = { form: 'OFAC ENHANCED XML' };
const STANDARD = { form: 'OFAC standard XML' };

/** The chosen file, and the verdict on each other one, checked to be independent of the order of the files. */
function choose(...files: readonly ListVersion[]) {
  const told = (given: readonly ListVersion[]) => {
    const choice = chooseFile(given, NOW_MS);
    const others = choice?.others.map(({ version, relation, reason }) => [version.file, relation, reason]).sort();
    return { used: choice?.chosen.file.slice(7), others };
  };
  expect(told(files.toReversed())).toEqual(told(files));
  const { used, others = [] } = told(files);
  return { used, others: others.map(([, relation, reason]) => [relation, reason]) };
}

it('uses the newer publication, in whatever form, though it has fewer records', () => {
  expect(choose(at('a.xml', '2024-01-02', 19_000, ENHANCED), at('SDN.XML', '2026-03-02', 18_500, STANDARD))).toEqual({
    used: 'SDN.XML',
    others: [['older', 'older (2024-01-02) than SDN.XML (2026-03-02) of the same list; not searched']],
  });
});

it('tells moments of one day apart, and a moment and its day not', () => {
  const morning = at('a.xml', '2026-03-05T08:00:00.000Z', 500);
  const evening = at('b.xml', '2026-03-05T18:00:00.000Z', 500);
  expect(choose(morning, evening)).toMatchObject({ used: 'b.xml', others: [['older', expect.any(String)]] });
  const day = at('c.xml', '2026-03-05', 500, STANDARD);
  expect(choose(evening, day)).toMatchObject({ used: 'c.xml', others: [['same', expect.any(String)]] });
});

it('uses the richer form of one publication, and the one with more records where they differ by more than forms do', () => {
  const [enhanced, standard] = [
    at('e.xml', '2026-03-05', 18_990, ENHANCED),
    at('SDN.XML', '2026-03-05', 19_000, STANDARD),
  ];
  expect(choose(enhanced, standard).used).toBe('e.xml');
  const programme = at('e.xml', '2026-03-05', 300, ENHANCED);
  expect(choose(programme, standard)).toEqual({
    used: 'SDN.XML',
    others: [
      [
        'same',
        'of the same day (2026-03-05) as SDN.XML of the same list, with 19000 records, e.xml has 300; not searched',
      ],
    ],
  });
});

it('uses the first path where nothing else tells two apart, and says so', () => {
  expect(choose(at('b.xml', '2026-03-05', 9), at('a.xml', '2026-03-05', 9))).toEqual({
    used: 'a.xml',
    others: [['same', 'of the same day (2026-03-05) as a.xml of the same list, the first by its path; not searched']],
  });
});

it('takes a copy for what it is, whatever its name and time', () => {
  const copy = at('b.xml', '2026-03-05', 9, { sha256: 'a.xml', checkedAt: '2026-03-10T08:00:00.000Z' });
  expect(choose(at('a.xml', '2026-03-05', 9), copy).others).toEqual([
    ['copy', 'the same file as a.xml; not searched a second time'],
  ]);
});

it.each([
  ['has no date inside', at('b.xml', '2026-03-09T08:00:00.000Z', 890, { isUndated: true })],
  ['is dated in the future', at('b.xml', '2031-01-01', 8)],
  ['is newer and lost a third', at('b.xml', '2026-03-06', 600)],
])('does not say which is newer where one %s: somebody must look', (_, other) => {
  const { used, others } = choose(at('a.xml', '2026-03-05', 900), other);
  expect([used, others[0]?.[0]]).toEqual(['a.xml', 'doubtful']);
  expect(others[0]?.[1]).toContain('Keep one of the two');
});

it('names files by their paths where their names are the same', () => {
  const [one, two] = [at('old/SDN.XML', '2024-01-02', 9), at('new/SDN.XML', '2026-03-02', 9)];
  expect(choose(one, two).others[0]?.[1]).toBe(
    'older (2024-01-02) than /lists/new/SDN.XML (2026-03-02) of the same list; not searched',
  );
});
