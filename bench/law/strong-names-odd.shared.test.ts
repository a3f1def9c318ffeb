import { describe, expect, it } from 'vitest';
import { sharedDir } from '../lists/shared-dir.ts';
import { strongNamesLost } from './strong-names.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

describe.skipIf(!shared)('every strong name of every list, one half (odd)', () => {
  it('finds its own listing at 95 or above', async () => {
    const { tried, lost } = await strongNamesLost(`${shared}/lists/current`, 1);
    expect(tried, 'the law is about something').toBeGreaterThan(1000);
    expect(lost.slice(0, 50)).toEqual([]);
  });
});
