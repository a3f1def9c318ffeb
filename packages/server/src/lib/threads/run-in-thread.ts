import type { Worker } from 'node:worker_threads';
import { startThread, type ThreadOptions } from './start-thread.ts';

/** Messages of a task's thread, some of which need a reply, then its result. */
export type TaskMessage<Message, Result> =
  | { readonly kind: 'tell' | 'ask'; readonly message: Message }
  | { readonly kind: 'done'; readonly result: Result };

export type RunOptions<Message, Reply> = Omit<ThreadOptions, 'input'> & {
  /** Receives one message at a time. The return value is the reply to a message that needs one. */
  readonly onMessage?: (message: Message) => Reply | Promise<Reply>;
  /** Aborting ends the thread and rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Ends the thread and rejects with this error. */
  readonly timeout?: { readonly ms: number; readonly error: () => Error };
};

/**
 * Runs one task on its own thread, whose entry calls `answerInThread`. The thread has ended when this settles.
 * @throws the error of the thread or of `onMessage`; ThreadEnded when the thread ends without a result
 */
export async function runInThread<Result, Message = never, Reply = void>(
  entry: URL,
  input: unknown,
  options: RunOptions<Message, Reply>,
): Promise<Result> {
  const { onMessage, signal, timeout, ...start } = options;
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  let handled: Promise<void> = Promise.resolve();
  const handle = async (received: TaskMessage<Message, Result>): Promise<void> => {
    if (received.kind === 'done') return resolve(received.result);
    const reply = await onMessage?.(received.message);
    if (received.kind === 'ask') thread.postMessage(reply);
  };
  const thread: Worker = startThread<TaskMessage<Message, Result>>(
    entry,
    { input, ...start },
    {
      message: (received) => {
        handled = handled.then(() => handle(received));
        handled.catch(reject);
      },
      // Messages sent before the end are still handled.
      ended: (cause) => void handled.then(() => reject(cause), reject),
    },
  );
  const abort = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timer = timeout && setTimeout(() => reject(timeout.error()), timeout.ms);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    await thread.terminate();
  }
}
