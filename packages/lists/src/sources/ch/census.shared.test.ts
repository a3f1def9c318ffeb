import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { SecoContext } from './seco-context.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  '**/identity@ssid': 'ids of single details, which nothing refers to',
  '**/identity@main': 'decides which names are primary',
  '**/name@lang': 'the language of the list, not of the name',
  '**/name@name-type': 'becomes the kind of the name',
  '**/name@quality': 'becomes the quality of the name',
  '**/name-part@order': 'names are put in reading order',
  '**/name-part@name-part-type': 'becomes the part of the name',
  '**/day-month-year@day': 'is in the date',
  '**/day-month-year@month': 'is in the date',
};

const file = sharedPath('lists', 'current', 'ch_seco', 'consolidated-list.xml.gz');
const context = new SecoContext();
const census = file === undefined ? undefined : takeCensus(file, ['target'], (target) => toListing(target, context));

describe.skipIf(census === undefined)('the real list ch_seco', () => {
  it('yields a listing for every record', () => {
    process.stdout.write(`ch_seco ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, REASONS)).toEqual([]);
  });
});
