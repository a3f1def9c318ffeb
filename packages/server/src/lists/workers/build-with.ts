import {
  type Again,
  assembleIndex,
  draftIndex,
  formPart,
  formPartAgain,
  type Gathered,
  type IndexData,
  IndexGatherer,
  type IndexNotes,
  joinNames,
  type Listing,
  loadModel,
  orderOf,
  stringCount,
} from '@namesake/engine';
import { LIST_TRAITS } from '@namesake/lists';
import type { FormerIndex } from '../former/former-index.ts';
import { type HeldRecords, listingOf, recordOf } from '../snapshot/packed-records.ts';
import { INDEXED, LoadSteps } from './load-steps.ts';
import type { LoadWorkers } from './load-workers.ts';
import type { WorkerReport, WorkerTask } from './worker-tasks.ts';

/** Sequential share of gathering names, done by the first thread: reading the other facts of all listings. */
const FIRST_SHARE = 0.3;
/** Sequential share of deriving form data, done by the first thread: the tables of all names. */
const DRAFT_SHARE = 0.3;
/** Members of a record that affect other listings even if the record is unchanged. */
const SAYS_MORE = ['"unReference":', '"listing":'].map((text) => Buffer.from(text));
/** Share of unchanged listings from which reusing the previous index pays off. */
const WORTH_SHARE = 0.5;

/** An index, and what a later one needs to reuse it. */
type Built = { readonly data: IndexData; readonly notes: IndexNotes };

/** Sees listings before they are indexed: changed ones, and those that affect others. */
export type See = (listing: Listing, place: number) => void;

/**
 * Builds an index on several threads: each gathers the names of a range of listings, then derives data for a range of
 * forms. This thread takes unchanged listings from the previous index.
 */
export async function buildWith(
  workers: LoadWorkers,
  records: HeldRecords,
  see: See,
  steps = new LoadSteps(),
  former?: FormerIndex,
): Promise<Built> {
  const order = orderOf(records.ids);
  const again = former && listedAgain(former, records, order);
  const crew = { workers, helpers: again === undefined ? workers.helpers : 0, steps };
  const { draft, notes, ends, others } = draftWith(crew, await gatherWith(crew, records, see, order, again), again);
  const { forms } = draft.tokens;
  const model = loadModel();
  const own =
    again === undefined ? formPart(forms, 0, ends[0] ?? 0, model) : formPartAgain(again.former.data, forms, model);
  const parts = [own, ...(await others)] as const;
  steps.indexed(INDEXED.formed);
  return { data: assembleIndex(draft, parts), notes };
}

/** Threads that build an index, and the progress reporter. */
type Crew = { readonly workers: LoadWorkers; readonly helpers: number; readonly steps: LoadSteps };

/** Gathers all listings, and merges their names. */
async function gatherWith(
  { workers, helpers, steps }: Crew,
  records: HeldRecords,
  see: See,
  order: Int32Array,
  again: Again | undefined,
): Promise<Gathered> {
  const cuts = cutsOf(order, records.offsets, helpers);
  const listings = { bytes: records.bytes, offsets: records.offsets };
  const names = othersDo(
    workers,
    cuts,
    (from, to) => ({ kind: 'names', listings, order, from, to }),
    (report) => (report.kind === 'names' ? report.part : undefined),
  );
  const gatherer = new IndexGatherer(loadModel(), LIST_TRAITS, again?.former);
  order.forEach((number, place) => {
    const before = again?.places[place] ?? -1;
    if (before < 0 || SAYS_MORE.some((text) => recordOf(records, number).includes(text))) {
      const listing = listingOf(records, number);
      see(listing, place);
      if (before >= 0) gatherer.addAgain(before);
      else if (place < (cuts[0] ?? order.length)) gatherer.add(listing);
      else gatherer.addNameless(listing);
    } else gatherer.addAgain(before);
    steps.indexed((INDEXED.gathered * place) / order.length);
  });
  const gathered = joinNames(gatherer.finish(), await names);
  steps.indexed(INDEXED.joined);
  return gathered;
}

/**
 * Drafts the index while other threads derive form data. Gathered data is released with this call: for a large dataset
 * it is as large as the index.
 */
function draftWith({ workers, helpers, steps }: Crew, gathered: Gathered, again: Again | undefined) {
  const { vocabulary, letters } = gathered.names;
  const { forms, tokenKeys } = vocabulary;
  const ends = formCuts(stringCount(forms), helpers);
  const others = othersDo(
    workers,
    ends,
    (from, to) => ({ kind: 'forms', forms, from, to }),
    (report) => (report.kind === 'forms' ? report.part : undefined),
  );
  const { draft, parties } = draftIndex(gathered, again);
  steps.indexed(INDEXED.drafted);
  return { draft, notes: { tokenKeys, letters, parties }, ends, others };
}

/** Undefined if so few listings are unchanged that several threads starting over are faster. */
function listedAgain(former: FormerIndex, records: HeldRecords, order: Int32Array): Again | undefined {
  const places = order.map((number) => former.placeOf(records.ids[number] ?? '', recordOf(records, number)) ?? -1);
  const same = places.reduce((count, place) => count + (place < 0 ? 0 : 1), 0);
  const listing = (place: number): Listing => listingOf(records, order[place] ?? 0);
  return same < order.length * WORTH_SHARE ? undefined : { former: former.parts(), places, listing };
}

/** Has each helper process its range between two cuts. */
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

/** Ends of each thread's range of listings, balanced by size; this thread is first. */
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

/** Ends of each thread's range of forms. */
const formCuts = (count: number, helpers: number): readonly number[] =>
  sharesOf(count, DRAFT_SHARE, helpers).map(Math.round);

/** Start and end of each helper's share. The first thread does an additional part of the whole. */
function sharesOf(whole: number, extra: number, helpers: number): readonly number[] {
  const share = (whole * (1 + extra)) / (helpers + 1);
  const ends = Array.from({ length: helpers }, (_, helper) => share * (helper + 1) - whole * extra);
  return [...ends, whole];
}
