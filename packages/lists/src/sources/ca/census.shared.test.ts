import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';
import { toListing } from './to-listing.ts';

const file = sharedPath('lists', 'current', 'ca_sema', 'sema-lmes.xml.gz');
const census = file === undefined ? undefined : takeCensus(file, ['record'], toListing);

describe.skipIf(census === undefined)('the real list ca_sema', () => {
  it('yields a listing of its own for every record', () => {
    process.stdout.write(`ca_sema ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
    expect(new Set(census?.listings.map(({ id }) => id)).size).toBe(census?.counted);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, DROPPED_FIELDS)).toEqual([]);
  });
});
