import { describe, expect, it } from 'vitest';
import { type RunOptions, runInThread } from './run-in-thread.ts';

const ANSWER = new URL('./answer-in-thread.ts', import.meta.url).href;

/** Entry of a thread that runs this code with `input` and `channel`. */
const entryOf = (task: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { answerInThread } from ${JSON.stringify(ANSWER)};
      await answerInThread(async (input, channel) => { ${task} });`)}`,
  );

const run = <Message = never, Reply = void>(
  task: string,
  input: unknown = null,
  options: Partial<RunOptions<Message, Reply>> = {},
): Promise<unknown> => runInThread(entryOf(task), input, { endedText: 'It ended early.', ...options });

const FOREVER = 'await new Promise(() => setInterval(() => {}, 1_000))';

describe('a task in a thread', () => {
  it('gets its input and gives its result', async () => {
    expect(await run('return input.map((one) => one * 2)', [1, 2])).toEqual([2, 4]);
  });

  it('sends messages, which are handled one at a time and before the result', async () => {
    const handled: string[] = [];
    const onMessage = async (message: string): Promise<void> => {
      handled.push(`${message} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      handled.push(`${message} ends`);
    };
    await run('channel.tell("a"); channel.tell("b")', null, { onMessage });
    expect(handled).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('waits for a reply where it asks for one', async () => {
    const onMessage = async (asked: number): Promise<number> => asked + 1;
    expect(await run('return await channel.ask(await channel.ask(1))', null, { onMessage })).toBe(3);
  });

  it('takes over what is transferred', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await run('return input.length', bytes, { transfer: [bytes.buffer] })).toBe(3);
    expect(bytes.byteLength).toBe(0);
  });
});

describe('a task that fails', () => {
  it('rejects with its error', async () => {
    await expect(run('throw new RangeError("too far")')).rejects.toThrow(new RangeError('too far'));
  });

  it('rejects where its thread ends without a result', async () => {
    await expect(run('process.exit(0)')).rejects.toThrow('It ended early.');
  });

  it('rejects with the code of Node where its thread has too little memory', async () => {
    const hoard = 'const all = []; for (;;) all.push(new Array(10_000).fill(input))';
    const limits = { maxOldGenerationSizeMb: 8 };
    await expect(run(hoard, 1, { limits })).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  });

  it('rejects where its message cannot be handled, and ends', async () => {
    const onMessage = (): Promise<void> => Promise.reject(new Error('The disk is full.'));
    await expect(run(`channel.tell(1); ${FOREVER}`, null, { onMessage })).rejects.toThrow('The disk is full.');
  });

  it('rejects where its input cannot be sent', async () => {
    await expect(run('return 1', () => {})).rejects.toThrow(/could not be cloned/);
  });
});

describe('a task that takes too long', () => {
  it('ends at its time limit', async () => {
    const timeout = { ms: 20, error: () => new Error('Too late.') };
    await expect(run(FOREVER, null, { timeout })).rejects.toThrow('Too late.');
  });

  it('ends when it is called off', async () => {
    const stop = new AbortController();
    const onMessage = (): void => stop.abort(new Error('Stopped.'));
    const { signal } = stop;
    await expect(run(`channel.tell(1); ${FOREVER}`, null, { onMessage, signal })).rejects.toThrow('Stopped.');
  });

  it('does not begin where it is called off before', async () => {
    await expect(run('return 1', null, { signal: AbortSignal.abort(new Error('Stopped.')) })).rejects.toThrow(
      'Stopped.',
    );
  });
});
