import { describe, expect, it } from 'vitest';
import { readSearchAddress } from './address.ts';

describe('the address of the search page', () => {
  it('holds ids, codes and the part that is open', () => {
    const address = { id: 'srch_1', party: 'un_sc:QDi.001 a', view: 'left-out', type: 'person' };
    expect(readSearchAddress(address)).toEqual(address);
  });

  it('holds no name, no unknown part and nothing else', () => {
    expect(readSearchAddress({ id: 'Orlan Vestrakov', view: 'other', party: 7, text: 'Orlan' })).toEqual({});
  });
});
