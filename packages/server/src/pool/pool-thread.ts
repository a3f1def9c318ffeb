import { parentPort } from 'node:worker_threads';
import { loadModel, openIndex, unpackIndex } from '@namesake/engine';
import { indexScreener } from '../screening/index-screener.ts';
import type { Screener } from '../screening/screener.ts';
import { answerJob } from './answer-job.ts';
import type { SearchAnswer, ThreadRequest } from './thread-protocol.ts';

// Searches one text after another on indexes that it shares with the other threads.
const port = parentPort;
if (port === null) throw new Error('pool-thread.ts runs as a worker only');
const screeners = new Map<number, Screener>();

port.on('message', (request: ThreadRequest) => {
  if (request.kind === 'open')
    screeners.set(request.index, indexScreener(openIndex(unpackIndex(request.image), loadModel())));
  else if (request.kind === 'drop') screeners.delete(request.index);
  else {
    const screener = screeners.get(request.index);
    if (screener === undefined) throw new Error(`index ${request.index} is not open`);
    port.postMessage(answerJob(screener, request.job) satisfies SearchAnswer);
  }
});
