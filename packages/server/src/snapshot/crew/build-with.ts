import {
  assembleIndex,
  gatherIndex,
  type IndexData,
  type Listing,
  loadModel,
  type NamePart,
  orderOf,
} from '@namesake/engine';
import { type HeldRecords, listingOf } from '../packed-records.ts';
import type { Crew } from './crew.ts';

/** How much of gathering names takes what only the first thread does: reading the other facts of all listings. */
const FIRST_SHARE = 0.3;

/** Builds an index by several threads: each gathers the names of some of its listings, one after another. */
export async function buildWith(
  crew: Crew,
  records: HeldRecords,
  see: (listing: Listing) => Listing,
): Promise<IndexData> {
  const order = orderOf(records.ids);
  const cuts = cutsOf(order, records.offsets, crew.helpers);
  const listings = { bytes: records.bytes, offsets: records.offsets };
  const parts = cuts.slice(1).map(async (to, helper): Promise<NamePart> => {
    const found: NamePart[] = [];
    const task = { kind: 'names', listings, order, from: cuts[helper] ?? 0, to } as const;
    await crew.ask(helper, task, (report) => void (report.kind === 'names' && found.push(report.part)));
    const [part] = found;
    if (part === undefined) throw new Error('A thread that helped to load the lists gave no names.');
    return part;
  });
  const source = { ids: records.ids, listing: (number: number) => see(listingOf(records, number)) };
  const others = Promise.all(parts);
  others.catch(() => {});
  const gathered = gatherIndex(source, order, cuts[0] ?? order.length, loadModel());
  return assembleIndex(gathered, await others, loadModel());
}

/** Where each thread's listings end, by their size: this thread's first. */
function cutsOf(order: Int32Array, offsets: Float64Array, helpers: number): readonly number[] {
  const sizeOf = (number: number): number => (offsets[number + 1] ?? 0) - (offsets[number] ?? 0);
  const whole = order.reduce((sum, number) => sum + sizeOf(number), 0);
  const share = (whole * (1 + FIRST_SHARE)) / (helpers + 1);
  const ends = Array.from({ length: helpers }, (_, helper) => share * (helper + 1) - whole * FIRST_SHARE);
  const cuts: number[] = [];
  let at = 0;
  let sum = 0;
  for (const end of ends) {
    for (; at < order.length && sum < end; at++) sum += sizeOf(order[at] ?? 0);
    cuts.push(at);
  }
  return [...cuts, order.length];
}
