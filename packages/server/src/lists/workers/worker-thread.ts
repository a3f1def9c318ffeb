import { portToParent } from '../../lib/threads/answer-in-thread.ts';
import { doTask } from './do-task.ts';
import type { WorkerAnswer, WorkerOrder } from './worker-tasks.ts';

// Helper for loading lists: runs tasks for the thread that loads them.
const port = portToParent();

const answer = (answer: WorkerAnswer): void => port.postMessage(answer, buffersIn(answer));

port.on('message', async ({ number, task }: WorkerOrder) => {
  await doTask(task, (report) => answer({ number, report }));
  answer({ number, report: 'done' });
});

/** Buffers that belong to this thread only, so that they are transferred instead of copied. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [...new Set(Object.values(value).flatMap(buffersIn))];
}
