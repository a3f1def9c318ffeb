import { flushCompileCache } from 'node:module';
import { threadId } from 'node:worker_threads';
import { loadModel, openImage } from '@namesake/engine';
import { portToParent } from '../lib/threads/answer-in-thread.ts';
import { indexScreener } from '../lists/snapshot/index-screener.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import { answerJob } from './answer-job.ts';
import { ControlCheck } from './control-check.ts';
import type { SearchAnswer, ThreadRequest } from './thread-protocol.ts';

// Runs one search at a time on indexes that it shares with the other threads.
const port = portToParent();
const answered = Promise.withResolvers<void>();
// Unlike a process, a thread that ends does not save its compile cache: the next thread would strip the types of its
// sources again, with a 15 MB tool.
answered.promise.then(flushCompileCache);
const opened = new Map<number, { readonly screener: Screener; readonly check: ControlCheck }>();

port.on('message', (request: ThreadRequest) => {
  if (request.kind === 'open') {
    const screener = indexScreener(openImage(request.image, loadModel()));
    const check = new ControlCheck(screener, request.controls, { from: threadId, now: Date.now });
    opened.set(request.index, { screener, check });
  } else if (request.kind === 'drop') opened.delete(request.index);
  else {
    const known = opened.get(request.index);
    if (known === undefined) throw new Error(`index ${request.index} is not open`);
    port.postMessage(answerJob(known.screener, request.job) satisfies SearchAnswer);
    answered.resolve();
    // Delays only the next search of this thread.
    const lost = known.check.run();
    if (lost !== undefined) port.postMessage(lost);
  }
});
