import { describe, expect, it } from 'vitest';
import { Turns } from '../../src/lib/threads/turns.ts';

const HERE = new AbortController().signal;

/** Work that ends when it is let go. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('turns', () => {
  it('let one work at a time, each caller in turn', async () => {
    const turns = new Turns('Replays');
    const order: string[] = [];
    let running = 0;
    const work = (name: string) => async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      order.push(name);
      running -= 1;
    };
    await Promise.all([
      ...['a1', 'a2', 'a3'].map((name) => turns.take('a', HERE, work(name))),
      turns.take('b', HERE, work('b1')),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuse a caller who has four waiting, and everybody when sixteen wait', async () => {
    const turns = new Turns('Replays');
    const { opened, open } = gate();
    const ask = (caller: string) => turns.take(caller, HERE, () => opened);
    const taken = [ask('a'), ...['a', 'b', 'c', 'd'].flatMap((caller) => Array.from({ length: 4 }, () => ask(caller)))];
    await expect(ask('a')).rejects.toMatchObject({ code: 'overloaded' });
    await expect(ask('z')).rejects.toMatchObject({ code: 'overloaded' });
    open();
    await Promise.all(taken);
    await expect(ask('a')).resolves.toBeUndefined();
  });

  it('go on after work that fails, and skip who hung up', async () => {
    const turns = new Turns('Replays');
    const failed = turns.take('a', HERE, () => Promise.reject(new Error('no')));
    const left = turns.take('b', AbortSignal.abort(), async () => 'never');
    const next = turns.take('c', HERE, async () => 'done');
    await expect(failed).rejects.toThrow('no');
    await expect(left).rejects.toMatchObject({ code: 'request_cancelled' });
    expect(await next).toBe('done');
  });
});
