import { Worker } from 'node:worker_threads';
import { THREAD_LIMITS } from './thread-limits.ts';
import type { ControlLost, SearchAnswer, ThreadRequest } from './thread-protocol.ts';

/** One thread of the pool: a port, so that the pool is tested without threads. */
export interface PoolThread {
  post(request: ThreadRequest): void;
  /** Ends it at once, whatever it is at. */
  end(): void;
}

/** Callbacks of a thread: each answer in order of requests, and its end, once. */
export type ThreadListener = {
  readonly answered: (answer: SearchAnswer) => void;
  readonly ended: (cause: Error) => void;
  /** It does not find what it must: nothing that it answers proves anything. */
  readonly lost: (control: ControlLost) => void;
};

export type StartThread = (listener: ThreadListener) => PoolThread;

/** Starts a real thread. */
export const startThread: StartThread = ({ answered, ended, lost }) => {
  const worker = new Worker(new URL('./pool-thread.ts', import.meta.url), { resourceLimits: THREAD_LIMITS });
  // It does not keep the process alive: open connections do.
  worker.unref();
  worker.on('message', (message: SearchAnswer | ControlLost) =>
    message.kind === 'control_lost' ? lost(message) : answered(message),
  );
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('a thread of the pool ended')));
  return { post: (request) => worker.postMessage(request), end: () => void worker.terminate() };
};
