import {
  assembleIndex,
  draftIndex,
  formPart,
  type IndexData,
  IndexGatherer,
  joinNames,
  type Listing,
  loadModel,
  orderOf,
  stringCount,
} from '@namesake/engine';
import { LIST_TRAITS } from '@namesake/lists';
import { type HeldRecords, listingOf } from '../snapshot/packed-records.ts';
import { INDEXED, LoadSteps } from './load-steps.ts';
import type { LoadWorkers } from './load-workers.ts';
import type { WorkerReport, WorkerTask } from './worker-tasks.ts';

/** How much of gathering names takes what only the first thread does: reading the other facts of all listings. */
const FIRST_SHARE = 0.3;
/** How much of what is worked out of forms takes what only the first thread does meanwhile: the tables of all names. */
const DRAFT_SHARE = 0.3;

/**
 * Builds an index by several threads: each gathers the names of some of its listings, one after another, then works out
 * what is needed of some of its forms.
 */
export async function buildWith(
  workers: LoadWorkers,
  records: HeldRecords,
  see: (listing: Listing) => Listing,
  steps = new LoadSteps(),
): Promise<IndexData> {
  const order = orderOf(records.ids);
  const model = loadModel();
  const cuts = cutsOf(order, records.offsets, workers.helpers);
  const listings = { bytes: records.bytes, offsets: records.offsets };
  const names = othersDo(
    workers,
    cuts,
    (from, to) => ({ kind: 'names', listings, order, from, to }),
    (report) => (report.kind === 'names' ? report.part : undefined),
  );
  const gatherer = new IndexGatherer(model, LIST_TRAITS);
  order.forEach((number, place) => {
    const listing = see(listingOf(records, number));
    if (place < (cuts[0] ?? order.length)) gatherer.add(listing);
    else gatherer.addNameless(listing);
    steps.indexed((INDEXED.gathered * place) / order.length);
  });
  const gathered = joinNames(gatherer.finish(), await names);
  steps.indexed(INDEXED.joined);
  const { forms } = gathered.names.vocabulary;
  const ends = formCuts(stringCount(forms), workers.helpers);
  const others = othersDo(
    workers,
    ends,
    (from, to) => ({ kind: 'forms', forms, from, to }),
    (report) => (report.kind === 'forms' ? report.part : undefined),
  );
  const draft = draftIndex(gathered);
  steps.indexed(INDEXED.drafted);
  const own = formPart(forms, 0, ends[0] ?? 0, model);
  const parts = [own, ...(await others)] as const;
  steps.indexed(INDEXED.formed);
  return assembleIndex(draft, parts);
}

/** Has each helper do what lies between two cuts. */
function othersDo<Part>(
  workers: LoadWorkers,
  cuts: readonly number[],
  task: (from: number, to: number) => WorkerTask,
  partOf: (report: WorkerReport) => Part | undefined,
): Promise<readonly Part[]> {
  const parts = cuts.slice(1).map(async (to, helper) => {
    let part: Part | undefined;
    await workers.ask(helper, task(cuts[helper] ?? 0, to), (report) => {
      part = partOf(report) ?? part;
    });
    if (part === undefined) throw new Error('A thread that helped to load the lists gave nothing.');
    return part;
  });
  const all = Promise.all(parts);
  // Waiting callers receive the error; there are none if this thread fails first.
  all.catch(() => {});
  return all;
}

/** Where each thread's listings end, by their size: this thread's first. */
function cutsOf(order: Int32Array, offsets: Float64Array, helpers: number): readonly number[] {
  const sizeOf = (number: number): number => (offsets[number + 1] ?? 0) - (offsets[number] ?? 0);
  const whole = order.reduce((sum, number) => sum + sizeOf(number), 0);
  const cuts: number[] = [];
  let at = 0;
  let sum = 0;
  for (const end of sharesOf(whole, FIRST_SHARE, helpers).slice(0, -1)) {
    for (; at < order.length && sum < end; at++) sum += sizeOf(order[at] ?? 0);
    cuts.push(at);
  }
  return [...cuts, order.length];
}

/** Where each thread's forms end. */
const formCuts = (count: number, helpers: number): readonly number[] =>
  sharesOf(count, DRAFT_SHARE, helpers).map(Math.round);

/** Start and end of each helper's share of the work. The first thread does an additional part of the whole. */
function sharesOf(whole: number, extra: number, helpers: number): readonly number[] {
  const share = (whole * (1 + extra)) / (helpers + 1);
  const ends = Array.from({ length: helpers }, (_, helper) => share * (helper + 1) - whole * extra);
  return [...ends, whole];
}
