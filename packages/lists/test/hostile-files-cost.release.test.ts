import { afterAll, describe, expect, it } from 'vitest';
import { isCheap, MAX_CPU_SECONDS, MAX_MB, Reader } from '../tools/reading-cost.ts';
import { HOSTILE_FILES, NO_FILES } from './hostile-files.ts';

/** Large enough that the whole file as text takes more memory than is allowed. */
const MEGABYTES = 160;

/** One for each way to read; `measure-hostile-files.ts` takes all of them. */
const OF_EACH_READER = [
  'CSV: a known list with columns without end',
  'CSV: a quote that never ends',
  'XML: nested without end in a record',
  'XML: text without end in a record',
  'JSON: nested lists without end',
  'FollowTheMoney: a line without end',
  'JSON lines: nested without end',
  'XLSX: shared strings without end',
  'ZIP: a bomb in a bomb',
  'gzip: a bomb',
];

describe('refusing a hostile file of 160 MB', () => {
  // One process for all: starting one takes longer than most files.
  const reader = new Reader();
  afterAll(() => reader.end());

  const files = [...NO_FILES, ...HOSTILE_FILES.filter(({ what }) => OF_EACH_READER.includes(what))];

  it('is measured for each way to read', () => {
    expect(files).toHaveLength(NO_FILES.length + OF_EACH_READER.length);
  });

  it.each(files)(`takes at most ${MAX_CPU_SECONDS} s of CPU time and ${MAX_MB} MB: $what`, async (file) => {
    const cost = await reader.costOf(file, MEGABYTES);
    expect(isCheap(cost), JSON.stringify(cost)).toBe(true);
  });
});
