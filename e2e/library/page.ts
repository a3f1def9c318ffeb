import type { Query } from '@namesake/engine/vocabulary';
import type { Answered } from './worker.ts';

declare global {
  interface Window {
    /** Screens in the worker. */
    screenInWorker: (query: Query) => Promise<Answered>;
  }
}

const startedMs = performance.now();
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
let last: Promise<unknown> = Promise.resolve();

/** One query at a time: the answers of the worker have no ids. */
window.screenInWorker = (query) => {
  const answered = last.then(
    () =>
      new Promise<Answered>((resolve, reject) => {
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }: MessageEvent<Answered>) => {
          const readyMs = performance.now() - startedMs;
          const found = data.answer.hits.map(({ primaryName, score }) => `${primaryName} ${score}`);
          document.querySelector('output')?.replaceChildren(`${data.answer.outcome}: ${found.join(', ')}`);
          resolve({ ...data, readyMs });
        };
        worker.postMessage(query);
      }),
  );
  last = answered.catch(() => {});
  return answered;
};
