import { describe, expect, it } from 'vitest';
import { ContextIds } from '../../src/context/context-ids.ts';

describe('what recorded screenings share', () => {
  it('is made durable once for each policy, and anew when the lists change', async () => {
    const contexts = new ContextIds();
    const made: string[] = [];
    const of = (revision: number, policy: string) => contexts.of(revision, policy, async () => made.push(policy));
    expect([await of(1, 'a'), await of(1, 'b'), await of(1, 'a'), await of(2, 'a')]).toEqual([1, 2, 1, 3]);
  });

  it('is tried again where it could not be made durable', async () => {
    const contexts = new ContextIds();
    const failed = contexts.of(1, 'a', () => Promise.reject(new Error('the disk is full')));
    await expect(failed).rejects.toThrow('the disk is full');
    expect(await contexts.of(1, 'a', async () => 7)).toBe(7);
  });
});
