import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  'record/Country': 'the French half repeats the English one',
  'record/Aliases': '“or”, “and” and the names of languages between aliases',
  'record/DateOfBirthOrShipBuildDate': '“or” between two dates',
  'record/EntityOrShip': '“also known as” between names',
};

const file = sharedPath('lists', 'current', 'ca_sema', 'sema-lmes.xml.gz');
const census = file === undefined ? undefined : takeCensus(file, ['record'], toListing);

describe.skipIf(census === undefined)('the real list ca_sema', () => {
  it('yields a listing of its own for every record', () => {
    process.stdout.write(`ca_sema ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
    expect(new Set(census?.listings.map(({ id }) => id)).size).toBe(census?.counted);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, REASONS)).toEqual([]);
  });
});
