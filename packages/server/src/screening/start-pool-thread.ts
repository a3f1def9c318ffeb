import { startThread } from '../lib/threads/start-thread.ts';
import { THREAD_LIMITS } from './thread-limits.ts';
import type { ControlLost, SearchAnswer, ThreadRequest } from './thread-protocol.ts';

/** Port of one pool thread, so that the pool can be tested without threads. */
export type PoolThread = {
  readonly post: (request: ThreadRequest) => void;
  /** Terminates it at once, even during a search. */
  readonly end: () => void;
};

/** Callbacks of a thread: each answer, in order of requests, and its end, once. */
export type ThreadListener = {
  readonly answered: (answer: SearchAnswer) => void;
  readonly ended: (cause: Error) => void;
  /** A control name was missed: the answers of this thread cannot be trusted. */
  readonly lost: (control: ControlLost) => void;
};

export type StartThread = (listener: ThreadListener) => PoolThread;

/** Starts a real thread. It does not keep the process alive; open connections do. */
export const startPoolThread: StartThread = ({ answered, ended, lost }) => {
  const entry = new URL('./pool-thread.ts', import.meta.url);
  const options = { limits: THREAD_LIMITS, isBackground: true, endedText: 'a thread of the pool ended' };
  const message = (sent: SearchAnswer | ControlLost): void =>
    sent.kind === 'control_lost' ? lost(sent) : answered(sent);
  const thread = startThread(entry, options, { message, ended });
  return { post: (request) => thread.postMessage(request), end: () => void thread.terminate() };
};
