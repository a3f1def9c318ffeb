import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/lib/threads/fair-queue.ts';

const takeAll = (queue: FairQueue<string>): string[] => {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
};

describe('a fair queue', () => {
  it('takes from each caller in turn, the oldest first', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('gives back everything once, however it was added', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (callers) => {
        const queue = new FairQueue<string>();
        const items = callers.map((caller, at) => `${caller}${at}`);
        for (const item of items) queue.add(item.slice(0, 1), item);
        expect(queue.size).toBe(items.length);
        const taken = takeAll(queue);
        expect(taken.toSorted()).toEqual(items.toSorted());
        for (const caller of ['a', 'b', 'c', 'd'])
          expect(taken.filter((item) => item.startsWith(caller))).toEqual(
            items.filter((item) => item.startsWith(caller)),
          );
        expect(queue.size).toBe(0);
      }),
    );
  });

  it('lets an item go that does not want to wait, and keeps the turns of the others', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item.slice(0, 1), item);
    expect(queue.remove('a', 'a1')).toBe(true);
    expect(queue.remove('a', 'a1')).toBe(false);
    expect(queue.remove('z', 'z1')).toBe(false);
    expect([queue.size, queue.sizeOf('a'), queue.sizeOf('z')]).toEqual([2, 1, 0]);
    expect(takeAll(queue)).toEqual(['a2', 'b1']);
  });
});
