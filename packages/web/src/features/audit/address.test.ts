import { describe, expect, it } from 'vitest';
import { readAuditAddress } from './address.ts';

describe('the address of the audit page', () => {
  it('keeps filters and the open entry', () => {
    const address = { actor: 'user:usr_1', action: 'token.', from: '2026-03-01T00:00:00.000Z', open: 'e12' };
    expect(readAuditAddress(address)).toEqual(address);
  });

  it('leaves out what is no id', () => {
    expect(readAuditAddress({ target: 'Tolbrecht Quelmar', actor: 7, other: 'x' })).toEqual({});
  });
});
