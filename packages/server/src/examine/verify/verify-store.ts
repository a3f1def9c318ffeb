import type { KeyObject } from 'node:crypto';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { openRows } from '../../db/reading/open-rows.ts';
import type { RowReader } from '../../db/reading/row-reader.ts';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { recordIn, recordOf } from '../../lib/formats/json-record.ts';
import { isSignedBy, keyIdOf, publicKeyOf } from '../../proof/receipt-key.ts';
import { NO_HEAD, type SealedSegment } from '../../proof/segment.ts';
import { EntryChecker } from './entry-checker.ts';
import { type Cut, erasuresIn, lastCut } from './erasures.ts';
import { type Before, rowAdded } from './row-added.ts';
import { segmentOfRow } from './segment-of-row.ts';
import type { Break, Era, RangeOrder, RangeVerified } from './verification.ts';
import { verifyEras } from './verify-eras.ts';
import { type RowsVerified, verifyRows } from './verify-rows.ts';

/** Minimum number of signatures checked, evenly spread; all if there are fewer segments. */
const SIGNATURES_CHECKED = 10_000;
/** Fewer entries are verified faster without threads. */
const ENTRIES_WORTH_THREADS = 20_000;
const CHUNKS = 64;

export type VerifyOptions = {
  /** Public keys besides those named in the database. */
  readonly keys?: readonly Uint8Array[];
  /** Ids of this installation's keys. */
  readonly trusted?: ReadonlySet<string>;
  /** Head of a segment known from elsewhere, which the chain must contain. */
  readonly anchor?: Buffer;
  readonly allSignatures?: boolean;
  /** Key of the MACs of clearing rows; without it, they are only compared with the audit log. */
  readonly rowKey?: KeyObject | undefined;
  readonly onProgress?: (entries: number, of: number) => void;
  /** Verifies ranges on threads; on this one if absent. */
  readonly threads?: (
    source: DatabaseSource,
    orders: readonly RangeOrder[],
    onEntries: (count: number) => void,
  ) => Promise<readonly RangeVerified[]>;
  /** Number of entries from which threads pay off; a default if absent. */
  readonly threadsFrom?: number;
  /** Verifies ranges on this thread. */
  readonly here: (reader: RowReader, order: RangeOrder, onEntries: (count: number) => void) => Promise<RangeVerified>;
};

/** Result of verifying a store. */
export type StoreVerified = Omit<RangeVerified, 'broken'> & {
  readonly broken: Break | null;
  /** First break of the chain alone. */
  readonly chainBroken: Break | null;
  /** Result for clearing rows. */
  readonly clearing: RowsVerified;
  readonly segments: number;
  /** Recorded entries that are not sealed yet: those of the last second, or left by a killed service. */
  readonly unsealed: number;
  /** Records from before the chain, which have no proof. */
  readonly before: Before;
  /** The purged part; null if the chain is complete. */
  readonly cut: Cut | null;
  /** Where the chain begins: the first segment, or a checkpoint. Null if nothing is sealed yet. */
  readonly start: { readonly kind: string; readonly sealedAt: number; readonly entry: number } | null;
  readonly end: {
    readonly segment: number;
    readonly head: string;
    readonly sealedAt: number;
    readonly entry: number;
  } | null;
};

/**
 * Verifies all records of a database, without changing it.
 * @throws ConfigError when it cannot be read
 */
export async function verifyStore(source: DatabaseSource, options: VerifyOptions): Promise<StoreVerified> {
  const reader = await openRows(source, 'unchanged');
  try {
    return await verifyOpened(reader, source, options);
  } finally {
    await reader.close();
  }
}

async function verifyOpened(reader: RowReader, source: DatabaseSource, options: VerifyOptions): Promise<StoreVerified> {
  if (!(await reader.hasTable('ledger_segment')))
    throw new ConfigError('The database was made by a version without receipts. Start this version on it once.');
  const segmentWhere = async (clause: string): Promise<SealedSegment | undefined> => {
    const [row] = await reader.rows(`select * from ledger_segment ${clause} limit 1`);
    return row === undefined ? undefined : segmentOfRow(row);
  };
  const last = await segmentWhere('order by number desc');
  const cut = await lastCut(reader, last?.last ?? 0);
  // Entries before a cut are skipped: they are about to be deleted.
  const first =
    cut === undefined
      ? await segmentWhere('order by number')
      : await segmentWhere(`where number >= ${cut.segment} order by number`);
  const keys = await knownKeys(reader, options.keys ?? []);
  const trusted = options.trusted ?? new Set<string>();
  const erased = await erasuresIn(reader, last?.last ?? 0);
  const clearing = await verifyRows(reader, options.rowKey);
  const empty = { entries: 0, screenings: 0, events: 0, erased: 0, signatures: 0, eras: [] };
  if (first === undefined || last === undefined) {
    const [start] = await reader.rows('select * from ledger_start');
    const before = beforeOf(JSON.stringify({ before: start }));
    const tail = await checkTail(reader, erased, { number: 0, last: 0 });
    const anchored = options.anchor === undefined ? null : tailMissing(undefined);
    const chainBroken = tail.broken ?? (await rowAdded(reader, before, { segment: 0, first: 1 })) ?? anchored;
    const broken = chainBroken ?? rowForged(clearing, undefined);
    return {
      ...empty,
      broken,
      chainBroken,
      clearing,
      segments: 0,
      unsealed: tail.unsealed,
      before,
      cut: null,
      start: null,
      end: null,
    };
  }
  const signatureEvery = options.allSignatures
    ? 1
    : Math.max(1, Math.floor((last.number - first.number) / SIGNATURES_CHECKED));
  const common = { start: first.number, erased, signatureEvery, keys };
  const orders = (await chunksOf(reader, first, last)).map(([from, to]): RangeOrder => ({ from, to, ...common }));
  const total = last.last - first.first + 1;
  let done = 0;
  const onEntries = (count: number): void => {
    done += count;
    options.onProgress?.(done, total);
  };
  const threads =
    total + (last.number - first.number) > (options.threadsFrom ?? ENTRIES_WORTH_THREADS) ? options.threads : undefined;
  const ranges =
    (await threads?.(await reader.shared(source), orders, onEntries)) ??
    (await inTurn(orders, (order) => options.here(reader, order, onEntries)));
  const sum = merged(ranges);
  const before = beforeOf(first.note);
  const tail = await checkTail(reader, erased, last);
  const breaks = [
    brokenStart(first, cut, keys),
    sum.broken,
    // If segments are missing, what they signed is unknown.
    sum.broken === undefined ? await verifyEras(reader, sum.eras, { keys, trusted }) : undefined,
    tail.broken,
    await rowAdded(reader, before, { segment: last.number, first: first.first }),
    options.anchor === undefined || (await hasHead(reader, options.anchor)) ? undefined : tailMissing(last),
  ];
  const chainBroken = breaks.find((broken) => broken !== undefined) ?? null;
  return {
    ...sum,
    broken: chainBroken ?? rowForged(clearing, last),
    chainBroken,
    clearing,
    segments: last.number - first.number + 1,
    unsealed: tail.unsealed,
    before,
    cut: cut ?? null,
    start: { kind: first.kind, sealedAt: first.sealedAt, entry: first.first },
    end: { segment: last.number, head: last.head.toString('hex'), sealedAt: last.sealedAt, entry: last.last },
  };
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

async function knownKeys(reader: RowReader, given: readonly Uint8Array[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await reader.rows('select public_key from receipt_key');
  const all = [...rows.map((row) => row['public_key']), ...given];
  const raw = all.filter((key): key is Uint8Array => key instanceof Uint8Array && key.length === 32);
  return new Map(raw.map((key) => [keyIdOf(key), key]));
}

/** Splits the segments into parts of about as many entries and segments each. */
async function chunksOf(
  reader: RowReader,
  first: SealedSegment,
  last: SealedSegment,
): Promise<readonly (readonly [number, number])[]> {
  const [entries, chunks] = [last.last - first.first + 1, [] as [number, number][]];
  const holding = 'select number from ledger_segment where last >= ? order by last, number limit 1';
  let from = first.number;
  for (let part = 1; part <= CHUNKS; part += 1) {
    const entry = first.first + Math.floor((entries * part) / CHUNKS);
    const [found] = part === CHUNKS ? [] : await reader.rows(holding, entry);
    const to = Number(found?.['number'] ?? last.number);
    if (to < from) continue;
    chunks.push([from, to]);
    from = to + 1;
  }
  return chunks;
}

function merged(ranges: readonly RangeVerified[]): RangeVerified {
  const sum = { entries: 0, screenings: 0, events: 0, erased: 0, signatures: 0 };
  const eras: Era[] = [];
  for (const range of ranges) {
    for (const key of ['entries', 'screenings', 'events', 'erased', 'signatures'] as const) sum[key] += range[key];
    for (const era of range.eras) {
      const before = eras.at(-1);
      if (before?.keyId === era.keyId) eras[eras.length - 1] = { ...before, last: era.last };
      else eras.push(era);
    }
    // Later breaks are not the first.
    if (range.broken !== undefined) return { ...sum, eras, broken: range.broken };
  }
  return { ...sum, eras, broken: undefined };
}

/** The first segment must begin the chain, or be the signed checkpoint named by the event of a cut. */
function brokenStart(
  first: SealedSegment,
  cut: Cut | undefined,
  keys: ReadonlyMap<string, Uint8Array>,
): Break | undefined {
  const { number, kind, head, signature, keyId, previous, sealedAt: at } = first;
  const broken = (text: string): Break => ({ kind: 'segment_missing', segment: number - 1, entry: null, at, text });
  if (cut === undefined) {
    if (kind === 'genesis' && number === 1 && first.first === 1 && previous.equals(NO_HEAD)) return undefined;
    return broken(`The chain begins with segment ${number}, and nothing says that those before it were purged.`);
  }
  const key = keys.get(keyId);
  const isSigned = key !== undefined && isSignedBy(head, signature, publicKeyOf(key));
  if (kind === 'checkpoint' && isSigned && number === cut.segment && first.first === cut.before) return undefined;
  return broken(`The chain begins with segment ${number}, which is not the signed checkpoint that it was cut at.`);
}

type Tail = { readonly unsealed: number; readonly broken: Break | undefined };

/** Entries after the last segment are not signed yet, but their digests must match. */
async function checkTail(
  reader: RowReader,
  erased: RangeOrder['erased'],
  { number, last }: Pick<SealedSegment, 'number' | 'last'>,
): Promise<Tail> {
  const entries = await new EntryChecker(reader, erased).check(last + 1, Number.MAX_SAFE_INTEGER);
  const broken = (kind: Break['kind'], entry: number, text: string): Tail => ({
    unsealed: entries.length,
    broken: { kind, segment: number, entry, at: null, text },
  });
  for (const [index, { number: entry, fault }] of entries.entries()) {
    const expected = last + 1 + index;
    if (entry !== expected) return broken('entry_missing', expected, `Entry ${expected} is gone from the ledger.`);
    if (fault !== undefined) return broken(fault, entry, `What entry ${entry} records was changed or is gone.`);
  }
  return { unsealed: entries.length, broken: undefined };
}

async function hasHead(reader: RowReader, head: Buffer): Promise<boolean> {
  return (await reader.rows('select number from ledger_segment where head = ? limit 1', head)).length > 0;
}

function tailMissing(last: SealedSegment | undefined): Break {
  const text = 'No segment has the head of the anchor: the chain was cut off before it, or is another one.';
  return { kind: 'tail_missing', segment: (last?.number ?? 0) + 1, entry: (last?.last ?? 0) + 1, at: null, text };
}

function rowForged({ faults }: RowsVerified, last: SealedSegment | undefined): Break | null {
  const [first] = faults;
  if (first === undefined) return null;
  const { table, id, kind } = first;
  const more = faults.length === 1 ? '' : `, and ${faults.length - 1} more`;
  const text = `A row that clears a party is not what was recorded: ${table} ${id} (${kind})${more}.`;
  return { kind: 'row_forged', segment: last?.number ?? 0, entry: null, at: null, text };
}

function beforeOf(note: string): Before {
  // A damaged note does not match the head of its segment, which is reported.
  const before = recordOf(recordIn(note)['before']);
  const number = (name: string): number => Number(before[name] ?? 0);
  return {
    screenings: number('screenings'),
    lastScreening: number('last_screening'),
    events: number('events'),
    lastEvent: number('last_event'),
  };
}
