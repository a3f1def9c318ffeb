import { existsSync } from 'node:fs';
import type { Listing } from '@namesake/engine';
import { diffListings, recordHash } from '@namesake/lists';
import { describe, expect, it } from 'vitest';
import { factsKey, listingFacts } from '../../../src/modules/good-guys/store/facts.ts';
import { compareVersions } from './compare-versions.ts';
import { HISTORY, listingsOf, PAIRS } from './stored-versions.ts';

describe.skipIf(!existsSync(HISTORY))('from a version of a real list to the next', () => {
  it.each(PAIRS)(
    '$from, $to: the small index of what changed touches everybody for whom anything changed',
    async (pair) => {
      const { text, ...compared } = await compareVersions(pair);
      expect(compared).toMatchObject({ missed: 0, wronglySkipped: 0 });
      expect(compared.differing).toBeLessThanOrEqual(compared.touched);
      process.stdout.write(`${text}\n`);
    },
  );

  it.each(PAIRS)('$from, $to: reformatted listings are distinguished from changed ones', async ({ from, to }) => {
    const diff = diffListings(await listingsOf(from), await listingsOf(to));
    const rewritten = diff.changed.filter(
      (one) => factsKey(listingFacts(one.before, [])) === factsKey(listingFacts(one.after, [])),
    );
    process.stdout.write(`${from} → ${to}: ${diff.changed.length} changed, ${rewritten.length} only reformatted\n`);
    for (const { before, after } of rewritten) {
      expect(recordHash(before)).not.toBe(recordHash(after));
      expect(namesKey(before)).toEqual(namesKey(after));
    }
  });
});

const namesKey = ({ names }: Listing): readonly string[] =>
  [
    ...new Set(
      names.map(({ value }) =>
        value
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      ),
    ),
  ].sort();
