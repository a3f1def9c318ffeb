import { describe, expect, it } from 'vitest';
import { Semaphore } from '../../src/lib/threads/semaphore.ts';

const HERE = new AbortController().signal;

/** Work that ends when it is let go. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('a semaphore', () => {
  it('lets one work at a time, each caller in turn', async () => {
    const semaphore = new Semaphore('Replays');
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
      ...['a1', 'a2', 'a3'].map((name) => semaphore.take('a', HERE, work(name))),
      semaphore.take('b', HERE, work('b1')),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuses a caller who has four waiting, and everybody when sixteen wait', async () => {
    const semaphore = new Semaphore('Replays');
    const { opened, open } = gate();
    const ask = (caller: string) => semaphore.take(caller, HERE, () => opened);
    const taken = [ask('a'), ...['a', 'b', 'c', 'd'].flatMap((caller) => Array.from({ length: 4 }, () => ask(caller)))];
    await expect(ask('a')).rejects.toMatchObject({ code: 'overloaded' });
    await expect(ask('z')).rejects.toMatchObject({ code: 'overloaded' });
    open();
    await Promise.all(taken);
    await expect(ask('a')).resolves.toBeUndefined();
  });

  it('continues after work that fails, and skips a caller that hung up', async () => {
    const semaphore = new Semaphore('Replays');
    const failed = semaphore.take('a', HERE, () => Promise.reject(new Error('no')));
    const left = semaphore.take('b', AbortSignal.abort(), async () => 'never');
    const next = semaphore.take('c', HERE, async () => 'done');
    await expect(failed).rejects.toThrow('no');
    await expect(left).rejects.toMatchObject({ code: 'request_cancelled' });
    expect(await next).toBe('done');
  });
});
