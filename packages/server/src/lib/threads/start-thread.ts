import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

export type ThreadOptions = {
  /** What the thread is started with: its `workerData`. */
  readonly input?: unknown;
  /** Objects in `input` to transfer to the thread. */
  readonly transfer?: readonly Transferable[];
  /** Memory limits of the thread; those of the process if absent. */
  readonly limits?: ResourceLimits;
  /** Whether the process may exit while the thread runs. */
  readonly isBackground?: boolean;
  /** Message of `ThreadEnded`. */
  readonly endedText: string;
};

type ThreadListener<Message> = {
  readonly message: (message: Message) => void;
  /** Called once, with the thread's error or a `ThreadEnded`. */
  readonly ended: (cause: Error) => void;
};

/** A thread ended by itself, without an error. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Starts a thread that lives until it is terminated. For one task use `runInThread`. */
export function startThread<Message>(
  entry: URL,
  { input, transfer = [], limits, isBackground = false, endedText }: ThreadOptions,
  { message, ended }: ThreadListener<Message>,
): Worker {
  const options = { workerData: input, transferList: [...transfer] };
  const thread = new Worker(entry, limits === undefined ? options : { ...options, resourceLimits: limits });
  let hasEnded = false;
  const end = (cause: Error): void => {
    if (hasEnded) return;
    hasEnded = true;
    ended(cause);
  };
  thread.on('message', message);
  thread.on('messageerror', end);
  thread.on('error', end);
  thread.on('exit', (code) => end(new ThreadEnded(endedText, code)));
  if (isBackground) thread.unref();
  return thread;
}
