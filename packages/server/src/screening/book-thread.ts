import { workerData } from 'node:worker_threads';
import {
  buildIndex,
  DEFAULT_POLICY,
  type IndexImage,
  type LookedUp,
  loadModel,
  lookedUp,
  openImage,
  openIndex,
  type Policy,
  type Query,
  Touch,
} from '@namesake/engine';
import { portToParent } from '../lib/threads/answer-in-thread.ts';
import { stepBack } from '../lib/threads/step-back.ts';
import { indexScreener } from '../lists/snapshot/index-screener.ts';
import { findsNothing } from './finds-nothing.ts';
import { type Noted, type NotedWords, packWords, unpackWords } from './noted-words.ts';

/** What a thread screens many queries on. */
export type BookStart = { readonly image: IndexImage };

/** Customers by their places, each with a key of what its searches follow from; as few objects as can be. */
export type Placed = { readonly places: Float64Array; readonly keys: string };

/** What is known of a customer by what its searches look up. */
export type Touched = 'untouched' | 'touched' | 'unknown';

export type BookQuestion =
  /** For each query under a policy, whether it plainly finds nothing. */
  | { readonly ask: 'nothing'; readonly queries: readonly Query[]; readonly policy: Policy }
  /** For each customer whether its searches may find anybody, by what was noted; without a policy whether it was. */
  | {
      readonly ask: 'touched';
      readonly customers: Placed;
      readonly words: Uint8Array;
      readonly policy: Pick<Policy, 'threshold'> | null;
    }
  /** What searches of some customers look up, with what was noted of others that are still the same. */
  | {
      readonly ask: 'words';
      readonly customers: Placed;
      readonly words: Uint8Array | undefined;
      readonly queries: ReadonlyMap<number, readonly Query[] | null>;
    };

export type BookReply = {
  readonly nothing: readonly boolean[];
  readonly touched: readonly Touched[];
  readonly words: Uint8Array;
};

const port = portToParent();
stepBack();
const { image }: BookStart = workerData;
const model = loadModel();
const index = openImage(image, model);
const screener = indexScreener(index);
const touches = new Map<number, Touch>();
const nobody = openIndex(buildIndex([], model), model);

port.on('message', (question: BookQuestion) => port.postMessage(answer(question)));

function answer(question: BookQuestion): Partial<BookReply> {
  if (question.ask === 'nothing')
    return { nothing: question.queries.map((query) => findsNothing(screener, query, question.policy)) };
  const known: NotedWords = question.words === undefined ? new Map() : unpackWords(question.words);
  if (question.ask === 'words') return { words: packWords(notedOf(question.customers, known, question.queries)) };
  const touch = question.policy === null ? undefined : touchUnder(question.policy);
  return { touched: placedIn(question.customers).map(({ place, key }) => touchedBy(touch, key, known.get(place))) };
}

function placedIn({ places, keys }: Placed): readonly { readonly place: number; readonly key: string }[] {
  const each = keys.split(' ');
  return Array.from(places, (place, at) => ({ place, key: each[at] ?? '' }));
}

function touchUnder(policy: Pick<Policy, 'threshold'>): Touch {
  const touch = touches.get(policy.threshold) ?? new Touch(index, policy);
  touches.set(policy.threshold, touch);
  return touch;
}

function touchedBy(touch: Touch | undefined, key: string, noted: Noted | undefined): Touched {
  if (noted?.key !== key) return 'unknown';
  if (touch === undefined || noted.by === null) return 'touched';
  return noted.by.some((one) => touch.mayFind(one)) ? 'touched' : 'untouched';
}

function notedOf(
  customers: Placed,
  known: NotedWords,
  queries: ReadonlyMap<number, readonly Query[] | null>,
): NotedWords {
  const noted = new Map<number, Noted>();
  for (const { place, key } of placedIn(customers)) {
    const before = known.get(place);
    const asked = queries.get(place);
    if (asked !== undefined) noted.set(place, { key, by: lookUpsOf(asked) });
    else if (before?.key === key) noted.set(place, before);
  }
  return noted;
}

/** Null where a search that finds nobody would leave doubts. Policies change nothing in what is looked up. */
function lookUpsOf(queries: readonly Query[] | null): readonly LookedUp[] | null {
  if (queries === null) return null;
  const on = indexScreener(nobody);
  const all: LookedUp[] = [];
  for (const query of queries) {
    const { found, by } = lookedUp(nobody, () => findsNothing(on, query, DEFAULT_POLICY));
    if (!found) return null;
    all.push(by);
  }
  return all;
}
