import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { TaskMessage } from './run-in-thread.ts';

/** Channel from a task's thread to `runInThread`. */
type TaskChannel<Message, Reply> = {
  /** Sends a message without waiting. */
  readonly tell: (message: Message) => void;
  /** Sends a message; resolves with the reply once the receiver has handled it. One at a time. */
  readonly ask: (message: Message) => Promise<Reply>;
};

/** The port to the thread that started this one. */
export function portToParent(): MessagePort {
  if (parentPort === null) throw new Error('This file runs as a worker only.');
  return parentPort;
}

/** The thread's side of `runInThread`: does the task and sends its result. Called by the entry file of a thread. */
export async function answerInThread<Input, Result, Message = never, Reply = void>(
  task: (input: Input, channel: TaskChannel<Message, Reply>) => Result | Promise<Result>,
): Promise<void> {
  const port = portToParent();
  const send = (message: TaskMessage<Message, Result>): void => port.postMessage(message);
  const ask = (message: Message): Promise<Reply> => {
    const replied = new Promise<Reply>((resolve) => port.once('message', resolve));
    send({ kind: 'ask', message });
    return replied;
  };
  const result = await task(workerData, { ask, tell: (message) => send({ kind: 'tell', message }) });
  send({ kind: 'done', result });
}
