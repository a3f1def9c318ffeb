import { workerData } from 'node:worker_threads';
import { type IndexImage, loadModel, openImage, type Policy, type Query } from '@namesake/engine';
import { portToParent } from '../lib/threads/answer-in-thread.ts';
import { stepBack } from '../lib/threads/step-back.ts';
import { indexScreener } from '../lists/snapshot/index-screener.ts';
import { findsNothing } from './finds-nothing.ts';

/** What a thread screens many queries on. */
export type BookStart = { readonly image: IndexImage };

/** Queries under one policy. */
export type BookQuestion = { readonly queries: readonly Query[]; readonly policy: Policy };

/** For each query, whether it plainly finds nothing. */
export type BookReply = readonly boolean[];

const port = portToParent();
stepBack();
const { image }: BookStart = workerData;
const screener = indexScreener(openImage(image, loadModel()));

port.on('message', ({ queries, policy }: BookQuestion) => {
  port.postMessage(queries.map((query) => findsNothing(screener, query, policy)) satisfies BookReply);
});
