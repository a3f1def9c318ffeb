import { portToParent } from '../../lib/threads/answer-in-thread.ts';
import { doTask } from './do-task.ts';
import type { WorkerAnswer, WorkerOrder } from './worker-tasks.ts';

// Helps to load lists: does one task after another for the thread that loads them.
const port = portToParent();

const answer = (answer: WorkerAnswer): void => port.postMessage(answer, buffersIn(answer));

port.on('message', async ({ number, task }: WorkerOrder) => {
  await doTask(task, (report) => answer({ number, report }));
  answer({ number, report: 'done' });
});

/** The memory below a value that is this thread's alone: handed over, not copied. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [...new Set(Object.values(value).flatMap(buffersIn))];
}
