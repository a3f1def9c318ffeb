import { workerData } from 'node:worker_threads';
import {
  buildIndex,
  DEFAULT_POLICY,
  type IndexImage,
  LEAST_THRESHOLD,
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
import type { Screener } from '../lists/snapshot/screener.ts';
import {
  type CustomerNotes,
  NO_NOTES,
  type NoteTable,
  notesOf,
  packNotes,
  type Searches,
  TOUCHED,
  unpackNotes,
} from './customer-notes.ts';
import { findsNothing, silenceOf } from './finds-nothing.ts';

/** Data that a thread is started with. */
export type PrefilterStart = { readonly image: IndexImage };

/**
 * Customers as parallel columns, which keeps the number of objects small: places, row seals, and whether each is clear.
 */
export type CustomerColumns = {
  readonly places: Float64Array;
  /** Separated by spaces. */
  readonly seals: string;
  readonly areClear: Uint8Array;
};

/** What to note about a customer; `queries` is null if part of the row was left out. */
export type ToNote = Omit<CustomerNotes, 'by'> & { readonly queries: readonly Query[] | null };

export type PrefilterQuestion =
  /**
   * Whether each query plainly finds nothing under a policy. With `isLoose`: whether nothing can be shown for it
   * either.
   */
  | { readonly ask: 'nothing'; readonly queries: readonly Query[]; readonly policy: Policy; readonly isLoose: boolean }
  /**
   * Whether the searches of each customer may find a listing, judged by the noted look-ups and the threshold of its
   * group. Without thresholds: only whether anything is noted.
   */
  | {
      readonly ask: 'touched';
      readonly customers: CustomerColumns;
      readonly notes: Uint8Array;
      readonly thresholds: ReadonlyMap<string, number> | null;
    }
  /** Packs the look-ups of the customers in `toNote`, plus existing notes of customers whose seal is unchanged. */
  | {
      readonly ask: 'notes';
      readonly customers: CustomerColumns;
      readonly notes: Uint8Array | undefined;
      readonly toNote: ReadonlyMap<number, ToNote>;
    };

export type PrefilterReply = {
  readonly nothing: readonly boolean[];
  /** By customer a number of `TOUCHED`. */
  readonly touched: Uint8Array;
  /** Number of `plain` customers in each group. */
  readonly plain: ReadonlyMap<string, number>;
  readonly notes: Uint8Array;
};

const port = portToParent();
stepBack();
const { image }: PrefilterStart = workerData;
const model = loadModel();
const index = openImage(image, model);
const screener = indexScreener(index);
const touches = new Map<number, Touch>();
const nobody = openIndex(buildIndex([], model), model);
const onNobody = indexScreener(nobody);

port.on('message', (question: PrefilterQuestion) => port.postMessage(answer(question)));

function answer(question: PrefilterQuestion): Partial<PrefilterReply> {
  if (question.ask === 'nothing') {
    const { queries, policy, isLoose } = question;
    return { nothing: queries.map((query) => (isLoose ? showsNothing : findsNothing)(screener, query, policy)) };
  }
  const known = question.notes === undefined ? NO_NOTES : unpackNotes(question.notes);
  if (question.ask === 'notes') return { notes: packNotes(notedOf(question.customers, known, question.toNote)) };
  const isTouched = touching(known, question.thresholds);
  const plain = new Map<string, number>();
  const { places, areClear } = question.customers;
  const seals = question.customers.seals.split(' ');
  const touched = Uint8Array.from(places, (place, at) => {
    const noted = known.customers.get(place);
    if (noted === undefined || noted.seal !== seals[at]) return TOUCHED.unknown;
    if (isTouched(noted)) return TOUCHED.touched;
    if (!noted.isPlain || areClear[at] !== 1) return TOUCHED.untouched;
    plain.set(noted.group, (plain.get(noted.group) ?? 0) + 1);
    return TOUCHED.plain;
  });
  return { touched, plain };
}

/** Whether a customer of a row is touched; true if it cannot be decided. */
function touching(
  { table }: NoteTable,
  thresholds: ReadonlyMap<string, number> | null,
): (noted: CustomerNotes<Searches>) => boolean {
  const among = new Map<number, (search: number) => boolean>();
  const openAt = (threshold: number): ((search: number) => boolean) => {
    const touch = touches.get(threshold) ?? new Touch(index, { threshold });
    touches.set(threshold, touch);
    const mayFind = touch.among(table);
    among.set(threshold, mayFind);
    return mayFind;
  };
  return ({ group, isLoose, by }) => {
    const strict = thresholds?.get(group);
    if (strict === undefined || by === null) return true;
    const threshold = isLoose ? LEAST_THRESHOLD : strict;
    const mayFind = among.get(threshold) ?? openAt(threshold);
    for (let search = by[0]; search < by[1]; search++) if (mayFind(search)) return true;
    return false;
  };
}

/** Whether a search, even at the lowest threshold, is as silent on this index as on an empty one. */
function showsNothing(on: Pick<Screener, 'screen'>, query: Query, policy: Policy): boolean {
  const loose = { ...policy, threshold: LEAST_THRESHOLD };
  const silence = silenceOf(on, query, loose);
  return silence !== undefined && silence === silenceOf(onNobody, query, loose);
}

function notedOf(
  customers: CustomerColumns,
  known: NoteTable,
  toNote: ReadonlyMap<number, ToNote>,
): ReadonlyMap<number, CustomerNotes> {
  const seals = customers.seals.split(' ');
  const noted = new Map<number, CustomerNotes>();
  customers.places.forEach((place, at) => {
    const before = known.customers.get(place);
    const now = toNote.get(place);
    if (now !== undefined) {
      const { queries, ...of } = now;
      noted.set(place, { ...of, by: lookUpsOf(queries, of.isLoose) });
    } else if (before !== undefined && before.seal === seals[at]) noted.set(place, notesOf(known, before));
  });
  return noted;
}

/** Null if a search on an empty index raises a doubt of another kind. A policy does not affect look-ups. */
function lookUpsOf(queries: readonly Query[] | null, isLoose: boolean): readonly LookedUp[] | null {
  if (queries === null) return null;
  const all: LookedUp[] = [];
  for (const query of queries) {
    const { found: silence, by } = lookedUp(nobody, () => silenceOf(onNobody, query, DEFAULT_POLICY));
    if (silence === undefined || (silence === 'insufficient_name' && !isLoose)) return null;
    all.push(by);
  }
  return all;
}
