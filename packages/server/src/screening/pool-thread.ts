import { flushCompileCache } from 'node:module';
import { threadId } from 'node:worker_threads';
import { loadModel, openImage } from '@namesake/engine';
import { portToParent } from '../lib/threads/answer-in-thread.ts';
import { indexScreener } from '../lists/snapshot/index-screener.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import { answerJob } from './answer-job.ts';
import { ControlCheck } from './control-check.ts';
import type { SearchAnswer, ThreadRequest } from './thread-protocol.ts';

// Searches one text after another on indexes that it shares with the other threads.
const port = portToParent();
const answered = Promise.withResolvers<void>();
// What a thread loads is not kept when it ends, as that of a process is: the next one would strip the types of its
// sources anew, with a tool of 15 MB.
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
    // Only the next search of this thread waits for it.
    const lost = known.check.run();
    if (lost !== undefined) port.postMessage(lost);
  }
});
