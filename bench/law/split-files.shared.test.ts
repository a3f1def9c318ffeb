import { DEFAULT_POLICY, type Index, type Listing, screen } from '@namesake/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { sizeOf } from '../../packages/engine/test/builders/runs.ts';
import { streamWorkbook } from '../../packages/lists/src/index.ts';
import { makeWorkbook } from '../../packages/lists/test/make-workbook.ts';
import { answerBlock } from '../../packages/server/src/cli/screening/answer-block.ts';
import { toQuery } from '../../packages/server/src/modules/search/apply-request.ts';
import { guessLayout, unmappedWords } from '../../packages/server/src/row-files/lay-out.ts';
import { halfNames, namesSomebody } from '../../packages/server/src/row-files/name-gaps.ts';
import { type FileRow, readRows } from '../../packages/server/src/row-files/read-rows.ts';
import { sheetLine } from '../../packages/server/src/row-files/sheet-file.ts';
import { HEADING_PAIRS } from '../../packages/server/test/support/heading-pairs.ts';
import { randomFrom } from '../lists/random.ts';
import { hasOfficialLists, officialLists } from './official-lists.ts';

const PERSONS = sizeOf(90, 30);
const SEED = 20_261_126;
const LIMITS = { bytes: 1024 * 1024, records: 1_000, sheets: 10 };

type Person = { readonly id: string; readonly given: string; readonly family: string };
type Table = readonly (readonly string[])[];

/** The bytes of a table in a file format, as a batch stores them. */
const FORMS: Readonly<Record<'csv' | 'xlsx', (rows: Table) => string>> = {
  csv: (rows) => rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'),
  xlsx: (rows) => {
    let lines = '';
    const onRow = (cells: readonly string[], number: number): void => {
      lines += sheetLine(1, number, cells);
    };
    streamWorkbook(makeWorkbook([{ name: 'A', rows }]), LIMITS, { onSheet: () => {}, onRow });
    return lines;
  },
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

describe.skipIf(!hasOfficialLists)('listed persons in two columns', () => {
  let index: Index;
  let persons: readonly Person[];
  /** Caches the listings found for each text: most files search the same ones. */
  const searched = new Map<string, ReadonlySet<string>>();
  const foundBy = (query: Parameters<typeof screen>[1]): ReadonlySet<string> => {
    const key = JSON.stringify(query);
    const known = searched.get(key);
    if (known !== undefined) return known;
    const { hits } = screen(index, query, { ...DEFAULT_POLICY, limit: 100 });
    const found = new Set(hits.flatMap(({ listings }): readonly string[] => listings));
    searched.set(key, found);
    return found;
  };

  beforeAll(async () => {
    const loaded = await officialLists();
    index = loaded.index;
    const random = randomFrom(SEED);
    const named = loaded.listings.flatMap(({ id, entityType, names }: Listing) =>
      entityType !== 'person'
        ? []
        : names
            .slice(0, 1)
            .flatMap(({ parts }) =>
              parts?.given && parts.family ? [{ id, given: parts.given, family: parts.family }] : [],
            ),
    );
    persons = Array.from({ length: PERSONS }, () => named[Math.floor(random() * named.length)]).flatMap(
      (one) => one ?? [],
    );
  });

  it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
    'of %s are found as by a single search, or the file does not start',
    async (format) => {
      let [started, lost] = [0, 0];
      for (const pair of HEADING_PAIRS) {
        const rows = [[...pair], ...persons.map(({ given, family }) => [family, given])];
        const { columns, headings } = guessLayout(rows.slice(0, 21));
        if (!headings || !namesSomebody(columns) || halfNames(columns).length + unmappedWords(columns).length > 0)
          continue;
        started += 1;
        const layout = { columns, headings, skip: 0, sheet: 1, encoding: 'utf-8', mapping: null } as const;
        const batch = { format, layout, ignored: [], policy: 'default' } as const;
        const read: FileRow[] = [];
        for await (const row of readRows(bytesOf(FORMS[format](rows)), batch)) read.push(row);
        persons.forEach(({ id, given, family }, at) => {
          const row = read[at];
          const isFound = row !== undefined && 'request' in row && foundBy(toQuery(row.request)).has(id);
          if (foundBy({ searchText: `${given} ${family}` }).has(id) && !isFound) lost += 1;
        });
      }
      console.log(`${format}: ${started} of ${HEADING_PAIRS.length} pairs of headings start, ${lost} persons lost`);
      expect([started, lost]).toEqual([HEADING_PAIRS.length, 0]);
    },
  );

  it('of JSON lines and of screen are errors, never clearances', async () => {
    for (const [familyKey, givenKey] of HEADING_PAIRS) {
      const lines = persons.map(({ given, family }) => JSON.stringify({ [familyKey]: family, [givenKey]: given }));
      const batch = { format: 'jsonl', layout: null, ignored: [], policy: 'default' } as const;
      for await (const row of readRows(bytesOf(lines.join('\n')), batch)) expect(row).toHaveProperty('error');
      const screening = { policy: DEFAULT_POLICY, complete: true, nowMs: Date.now(), ignored: [] };
      const { tally } = answerBlock(index, screening, { lines, firstLine: 1 });
      expect([tally.rows, tally.notScreened]).toEqual([PERSONS, PERSONS]);
    }
  });
});
