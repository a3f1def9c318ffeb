import { beforeAll, describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../test/census.ts';
import type { ReadResult } from '../../../../test/read-text.ts';
import { readPath, refusalOf } from '../../../../test/read-text.ts';
import { sharedPath } from '../../../../test/shared-folder.ts';
import { unexplainedIn } from '../../../../test/unexplained.ts';
import { takeCensus } from '../../../census/take-census.ts';

const folder = sharedPath('lists', 'history', 'us_ofac_csv', '2021-07');

describe.skipIf(folder === undefined)('the real CSV files of 2021', () => {
  let read: ReadResult;
  beforeAll(async () => {
    read = await readPath(`${folder}/sdn.csv.gz`);
  });

  it('are one list', () => {
    process.stdout.write(`csv ${JSON.stringify(figuresOf(read.listings))}\n`);
    expect(read.version).toMatchObject({ id: 'us_ofac_sdn', version: '2021-07-01', records: 8976, rejected: 0 });
  });

  it('lose no value without a reason', async () => {
    expect(unexplainedIn(await takeCensus(`${folder}/sdn.csv.gz`))).toEqual([]);
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
