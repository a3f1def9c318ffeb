import { describe, expect, it } from 'vitest';
import { readInboxAddress } from './inbox-place.ts';

describe('the address of the inbox', () => {
  it('keeps its codes and the id of a batch', () => {
    const address = {
      hits: 'proposed',
      sort: 'newest',
      priority: 'high',
      batch: 'bat_7Gk2mNp8qRs1T4fG',
      list: 'un_sc',
      entityType: 'vessel',
    };
    expect(readInboxAddress(address)).toEqual(address);
    expect(readInboxAddress({ sort: 'score' })).toEqual({ sort: 'score' });
  });

  it('leaves out everything else: what is the default, and what may be a name', () => {
    const address = {
      hits: 'open',
      sort: 'oldest',
      priority: 'low',
      batch: 'Tolbrecht Quelmar',
      list: 'a b',
      entityType: 'x',
    };
    expect(readInboxAddress(address)).toEqual({});
  });
});
