import { type Answer, loadModel, openImage, openScreener } from '@namesake/engine';
import type { Query } from '@namesake/engine/vocabulary';

/** An answer, and how long it took: in the worker, and for the page since it made the worker. */
export type Answered = { readonly answer: Answer; readonly tookMs: number; readonly readyMs?: number };

const fetched = async (name: string): Promise<Response> => {
  const response = await fetch(new URL(`/${name}`, self.location.origin));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
};

const opened = (async () => {
  const [layout, bytes] = await Promise.all([
    fetched('index.json').then((response) => response.text()),
    fetched('index.bin').then((response) => response.arrayBuffer()),
  ]);
  return openScreener(openImage({ layout, bytes }, loadModel()), { gaps: ['A test page.'], isSample: true });
})();

self.onmessage = async ({ data: query }: MessageEvent<Query>) => {
  const screener = await opened;
  const startedMs = performance.now();
  const answer = screener.screen(query);
  self.postMessage({ answer, tookMs: performance.now() - startedMs } satisfies Answered);
};
