import { describe, expect, it } from 'vitest';
import { isKey, type Press } from './key-binding.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});
const ON = { typing: false, singleKeysOn: true };

describe('a key of a page', () => {
  it('is its character', () => {
    expect(isKey(press('j'), 'j', ON)).toBe(true);
    expect(isKey(press('k'), 'j', ON)).toBe(false);
  });

  it('with Ctrl or Command is another key', () => {
    expect(isKey(press('k', { ctrlKey: true }), 'mod+k', ON)).toBe(true);
    expect(isKey(press('K', { metaKey: true }), 'mod+k', ON)).toBe(true);
    expect(isKey(press('k', { ctrlKey: true }), 'k', ON)).toBe(false);
  });

  it('is off where somebody switched single characters off; keys with a name stay', () => {
    const off = { ...ON, singleKeysOn: false };
    expect(isKey(press('j'), 'j', off)).toBe(false);
    expect(isKey(press('Escape'), 'Escape', off)).toBe(true);
    expect(isKey(press('k', { ctrlKey: true }), 'mod+k', off)).toBe(true);
  });

  it('belongs to text fields, and to an input method while it composes', () => {
    const typing = { ...ON, typing: true };
    expect(isKey(press('j'), 'j', typing)).toBe(false);
    expect(isKey(press('k', { ctrlKey: true }), 'mod+k', typing)).toBe(true);
    expect(isKey(press('j', { isComposing: true }), 'j', ON)).toBe(false);
  });
});
