import { describe, expect, it } from 'vitest';
import { TwoGenerationCache } from '../../src/index/caches/two-generation-cache.ts';

const lengths = (most: number) => new TwoGenerationCache<string>(most, (value) => value.length);

describe('a memory of what was worked out', () => {
  it('gives back what it was given, and nothing for what it was not', () => {
    const memory = lengths(100);
    memory.set('varnok', 'a');
    expect(memory.get('varnok')).toBe('a');
    expect(memory.get('tolbrecht')).toBeUndefined();
  });

  it('forgets what was not asked for, and keeps what was', () => {
    const memory = lengths(20);
    memory.set('kept', 'aaaa');
    memory.set('lost', 'bbbb');
    for (let i = 0; i < 10; i++) {
      expect(memory.get('kept')).toBe('aaaa');
      memory.set(`new ${i}`, 'cccc');
    }
    expect(memory.get('lost')).toBeUndefined();
  });

  it('never holds more than it may, however much it is given', () => {
    const memory = lengths(40);
    const keys = Array.from({ length: 1000 }, (_, i) => `word ${i}`);
    for (const key of keys) memory.set(key, '1234');
    expect(keys.filter((key) => memory.get(key)).length).toBeLessThanOrEqual(10);
  });
});
