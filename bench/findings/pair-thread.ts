import { parentPort, workerData } from 'node:worker_threads';
import { loadIndex } from '../lists/load-index.ts';
import { type ListedChoice, listedPairs, type StrangerChoice, strangerPairs } from './generate-pairs.ts';

const { lists, listed, strangers } = workerData as {
  readonly lists: string;
  readonly listed?: ListedChoice;
  readonly strangers?: StrangerChoice;
};
const { listings } = await loadIndex(lists);
parentPort?.postMessage([
  ...(listed ? listedPairs(listings, listed) : []),
  ...(strangers ? strangerPairs(listings, strangers) : []),
]);
