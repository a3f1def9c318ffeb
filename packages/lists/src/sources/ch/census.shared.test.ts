import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';
import { SecoContext } from './seco-context.ts';
import { toListing } from './to-listing.ts';

const file = sharedPath('lists', 'current', 'ch_seco', 'consolidated-list.xml.gz');
const context = new SecoContext();
const census = file === undefined ? undefined : takeCensus(file, ['target'], (target) => toListing(target, context));

describe.skipIf(census === undefined)('the real list ch_seco', () => {
  it('yields a listing for every record', () => {
    process.stdout.write(`ch_seco ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, DROPPED_FIELDS)).toEqual([]);
  });
});
