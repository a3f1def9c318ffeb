import { describe, expect, it } from 'vitest';
import { SharedReads } from './token-reads.ts';

/** Reads that the test completes by hand. */
function readsByHand() {
  const under: { readonly key: string; readonly end: (value: string) => void; readonly fail: () => void }[] = [];
  const reads = new SharedReads<string>(
    (key) =>
      new Promise((resolve, reject) => {
        under.push({ key, end: resolve, fail: () => reject(new Error('lost')) });
      }),
  );
  return { reads, under };
}

describe('shared reads', () => {
  it('never give what was read before somebody asked, and share the read after', async () => {
    const { reads, under } = readsByHand();
    const first = reads.get('a');
    const [second, third] = [reads.get('a'), reads.get('a')];
    expect(under).toHaveLength(1);
    under[0]?.end('old');
    expect(await first).toBe('old');
    await expect.poll(() => under.length).toBe(2);
    const fourth = reads.get('a');
    under[1]?.end('new');
    expect([await second, await third]).toEqual(['new', 'new']);
    await expect.poll(() => under.length).toBe(3);
    under[2]?.end('newest');
    expect(await fourth).toBe('newest');
    reads.get('a');
    expect(under).toHaveLength(4);
  });

  it('read each key by itself, and go on after a failure', async () => {
    const { reads, under } = readsByHand();
    const [a, next, b] = [reads.get('a'), reads.get('a'), reads.get('b')];
    expect(under.map(({ key }) => key)).toEqual(['a', 'b']);
    under[0]?.fail();
    await expect(a).rejects.toThrow('lost');
    await expect.poll(() => under.length).toBe(3);
    under[2]?.end('well');
    under[1]?.end('other');
    expect([await next, await b]).toEqual(['well', 'other']);
  });
});
