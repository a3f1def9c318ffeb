import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimTab, forgetTab, keepTab, readTab } from './tab-state.ts';

class FakeStorage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('what a tab keeps', () => {
  it('is read again until it is forgotten', () => {
    keepTab('draft', { text: 'by the passport' });
    expect(readTab('draft')).toEqual({ text: 'by the passport' });
    keepTab('draft', undefined);
    expect(readTab('draft')).toBeUndefined();
  });

  it('stays for the same user, and is gone for another one and after a log-out', () => {
    claimTab('usr_1');
    keepTab('draft', 1);
    claimTab('usr_1');
    expect(readTab('draft')).toBe(1);
    claimTab('usr_2');
    expect(readTab('draft')).toBeUndefined();
    keepTab('draft', 2);
    sessionStorage.setItem('of somebody else', 'stays');
    forgetTab();
    expect([readTab('draft'), sessionStorage.getItem('of somebody else')]).toEqual([undefined, 'stays']);
  });

  it('is nothing where the storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepTab('draft', 1);
    claimTab('usr_1');
    expect(readTab('draft')).toBeUndefined();
  });
});
