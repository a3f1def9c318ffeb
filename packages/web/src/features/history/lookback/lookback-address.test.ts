import { describe, expect, it } from 'vitest';
import { readLookbackAddress } from './lookback-address.ts';

describe('the address of lookbacks', () => {
  it('takes the id of a listed party', () =>
    expect(readLookbackAddress({ party: 'us_ofac_sdn:35096' })).toEqual({ party: 'us_ofac_sdn:35096' }));

  it.each([['Orlan Vestrakov'], ['Orlan'], [35_096], [undefined], ['list:a b']])('takes no name: %s', (party) =>
    expect(readLookbackAddress({ party })).toEqual({}),
  );
});
