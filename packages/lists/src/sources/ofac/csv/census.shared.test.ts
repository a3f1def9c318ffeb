import { beforeAll, describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../test/census.ts';
import type { ReadResult } from '../../../../test/read-text.ts';
import { readPath, refusalOf } from '../../../../test/read-text.ts';
import { sharedPath } from '../../../../test/shared-folder.ts';
import { readRows } from './read-rows.ts';
import type { Cells } from './to-listing.ts';

const folder = sharedPath('lists', 'history', 'us_ofac_csv', '2021-07');

/** Columns of each file that do not come out word for word, and why. Everything else must. */
const LEFT: Readonly<Record<string, string>> = {
  'sdn.csv 2': 'becomes the type of the entity',
  'sdn.csv 9': 'a flag becomes the code of its country',
  'add.csv 1': 'ids of single addresses, which nothing refers to',
  'alt.csv 1': 'ids of single aliases, which nothing refers to',
  'alt.csv 2': 'becomes the kind of the name',
};
const FILES = [
  ['sdn.csv', 12, true],
  ['add.csv', 6, true],
  ['alt.csv', 5, true],
  ['sdn_comments.csv', 2, false],
] as const;

describe.skipIf(folder === undefined)('the real CSV files of 2021', () => {
  let read: ReadResult;
  beforeAll(async () => {
    read = await readPath(`${folder}/sdn.csv.gz`);
  });

  it('are one list', () => {
    process.stdout.write(`csv ${JSON.stringify(figuresOf(read.listings))}\n`);
    expect(read.version).toMatchObject({ id: 'us_ofac_sdn', version: '2021-07-01', records: 8976, rejected: 0 });
  });

  it.each(FILES)('lose no column of %s without a reason', async (name, columns, isMarked) => {
    const words = new Map(read.listings.map((listing) => [listing.sourceId, wordsOf(JSON.stringify(listing))]));
    const lost = new Set<string>();
    await readRows(`${folder}/${name}.gz`, { columns, isMarked }, 1e9, (row: Cells) => {
      const known = words.get((row[0] ?? '').trim());
      row.forEach((cell, column) => {
        const isCut = (cell?.length ?? 0) >= 1000 || name === 'sdn_comments.csv';
        const own = [...wordsOf(cell ?? '')].slice(name === 'sdn_comments.csv' ? 1 : 0, isCut ? -1 : undefined);
        if (own.some((word) => known?.has(word) !== true)) lost.add(`${name} ${column}`);
      });
    });
    expect([...lost].filter((column) => LEFT[column] === undefined)).toEqual([]);
  });

  it('read most of what the remarks tell', () => {
    const all = read.listings;
    expect(all.filter(({ birthDates }) => birthDates !== undefined).length).toBeGreaterThan(4000);
    expect(all.flatMap(({ relations }) => relations ?? []).length).toBeGreaterThan(3000);
    expect(all.flatMap(({ identifiers }) => identifiers ?? []).length).toBeGreaterThan(4500);
    expect(all.flatMap(({ names }) => names).filter(({ quality }) => quality === 'weak').length).toBeGreaterThan(1000);
  });
});

it.skipIf(folder === undefined)('a day of which only SDN.CSV was kept is refused: it has no strong alias', async () => {
  const refusal = await refusalOf(readPath(`${folder}/../2024-05-02/sdn.csv.gz`));
  expect(refusal.code).toBe('missing_part');
});

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(/\\n/g, ' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
}
