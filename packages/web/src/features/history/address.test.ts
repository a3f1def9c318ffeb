import { describe, expect, it } from 'vitest';
import { readHistoryAddress, readLookbackAddress } from './address.ts';

describe('the address of the history', () => {
  it('keeps its filters, also an id in digits', () => {
    const address = { outcome: 'no_match', actor: 'user:usr_1', from: '2026-03-01T00:00:00.000Z', policy: 'strict' };
    expect(readHistoryAddress({ ...address, batch: 4711 })).toEqual({ ...address, batch: '4711' });
  });

  it('leaves out what may be a name or a reference', () => {
    expect(readHistoryAddress({ externalRef: 'c-1', actor: 'Tolbrecht Quelmar', name: 'Quelmar', policy: {} })).toEqual(
      {},
    );
  });
});

describe('the address of lookbacks', () => {
  it('takes the id of a listed party', () =>
    expect(readLookbackAddress({ party: 'us_ofac_sdn:35096' })).toEqual({ party: 'us_ofac_sdn:35096' }));

  it.each([['Orlan Vestrakov'], ['Orlan'], [35_096], [undefined], ['list:a b']])('takes no name: %s', (party) =>
    expect(readLookbackAddress({ party })).toEqual({}),
  );
});
