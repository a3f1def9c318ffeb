import { workerData } from 'node:worker_threads';
import { type IndexImage, loadModel, openImage, type Policy, type Query, Untouched } from '@namesake/engine';
import { portToParent } from '../lib/threads/answer-in-thread.ts';
import { stepBack } from '../lib/threads/step-back.ts';
import { indexScreener } from '../lists/snapshot/index-screener.ts';
import { findsNothing } from './finds-nothing.ts';

/** What a thread screens many queries on, and whether it is so small that most of them touch nothing. */
export type BookStart = { readonly image: IndexImage; readonly isSmall: boolean };

/** Queries under one policy. */
export type BookQuestion = { readonly queries: readonly Query[]; readonly policy: Policy };

/** For each query, whether it plainly finds nothing. */
export type BookReply = readonly boolean[];

const port = portToParent();
stepBack();
const { image, isSmall }: BookStart = workerData;
const index = openImage(image, loadModel());
const screener = indexScreener(index);
const untouched = new Untouched(index);

port.on('message', ({ queries, policy }: BookQuestion) => {
  const isNothing = (query: Query): boolean =>
    (isSmall && untouched.isUntouchedBy(query, policy)) || findsNothing(screener, query, policy);
  port.postMessage(queries.map(isNothing) satisfies BookReply);
});
