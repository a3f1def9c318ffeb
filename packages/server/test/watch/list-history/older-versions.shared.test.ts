import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import { HISTORY, PAIRS } from './stored-versions.ts';

// Apart from the other direction: each takes a minute of one core.
describe.skipIf(!existsSync(HISTORY))('from a version of a real list back to the one before', () => {
  it.each(PAIRS)(
    '$to, $from: the small index of what changed touches everybody for whom anything changed',
    async (pair) => {
      const { text, ...compared } = await compareVersions({ from: pair.to, to: pair.from });
      expect(compared).toMatchObject({ missed: 0, wronglySkipped: 0 });
      expect(compared.differing).toBeLessThanOrEqual(compared.touched);
      process.stdout.write(`${text}\n`);
    },
  );
});
