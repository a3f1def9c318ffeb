import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { batchSoak } from '../../tools/batch-soak/batch-soak.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';

const ROWS = 10_000;

describe('a batch whose service is killed', () => {
  let lists: string;
  beforeAll(async () => {
    lists = await mkdtemp(join(tmpdir(), 'namesake-killed-batch-'));
    await writeFile(join(lists, 'list.xml'), INVENTED_UN_LIST);
  });
  afterAll(() => rm(lists, { recursive: true }));

  // Most of the time, both wait for the job to be tried again.
  it.concurrent.for(['sqlite', 'postgres'] as const)(
    'goes on, on %s: no row is lost, doubled or other than that of namesake screen',
    async (database, { expect }) => {
      const { comparison, counts, killed, verified } = await batchSoak({ rows: ROWS, database, lists, kills: [0.1] });
      expect({ killed, isWhole: verified.isWhole, comparison }).toEqual({
        killed: 1,
        isWhole: true,
        comparison: { rows: ROWS, distinctSearches: ROWS, different: [] },
      });
      expect(counts['potential_match']).toBeGreaterThanOrEqual(ROWS / 100);
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(ROWS);
    },
  );
});
