import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { loadModel, openImage } from '@namesake/engine';
import { indexScreener } from '../screening/index-screener.ts';
import type { Screener } from '../screening/screener.ts';
import { answerJob } from './answer-job.ts';
import type { SearchAnswer, ThreadRequest } from './thread-protocol.ts';

// Searches one text after another on indexes that it shares with the other threads.
const port = parentPort;
if (port === null) throw new Error('pool-thread.ts runs as a worker only');
let kept = false;
const screeners = new Map<number, Screener>();

port.on('message', (request: ThreadRequest) => {
  if (request.kind === 'open') screeners.set(request.index, indexScreener(openImage(request.image, loadModel())));
  else if (request.kind === 'drop') screeners.delete(request.index);
  else {
    const screener = screeners.get(request.index);
    if (screener === undefined) throw new Error(`index ${request.index} is not open`);
    port.postMessage(answerJob(screener, request.job) satisfies SearchAnswer);
    keepCompiled();
  }
});

/** What a thread loads is not kept when it ends, as that of a process is: the next one would strip the types of its sources anew, with a tool of 15 MB. */
function keepCompiled(): void {
  if (kept) return;
  kept = true;
  flushCompileCache();
}
