import type { RowReader } from '../../db/reading/row-reader.ts';
import { merkleRoot } from '../../proof/merkle-tree.ts';
import { isSignedBy, publicKeyOf } from '../../proof/receipt-key.ts';
import { type SealedSegment, segmentHead } from '../../proof/segment.ts';
import { type CheckedEntry, EntryChecker } from './entry-checker.ts';
import { segmentOfRow } from './segment-of-row.ts';
import type { Break, BreakKind, Era, RangeOrder, RangeVerified } from './verification.ts';

/** Entries read at a time: on a quiet day, segments have one entry each. */
const ENTRIES_AT_ONCE = 2_000;
const SEGMENTS_AT_ONCE = 2_000;

/**
 * Verifies segments with their entries up to the first break. `onEntries` receives the number of entries checked since
 * its last call.
 */
export async function verifyRange(
  reader: RowReader,
  order: RangeOrder,
  onEntries: (count: number) => void,
): Promise<RangeVerified> {
  const keys = new Map([...order.keys].map(([id, raw]) => [id, publicKeyOf(raw)]));
  const checker = new EntryChecker(reader, order.erased);
  const page = 'select * from ledger_segment where number > ? and number <= ? order by number limit ?';
  const counts = { entries: 0, screenings: 0, events: 0, erased: 0, signatures: 0 };
  const eras: Era[] = [];
  let before = order.from === order.start ? undefined : await segmentAt(reader, order.from - 1);
  let expected = order.from;
  const broken = (segment: number, kind: BreakKind, text: string, at: number | null, entry: number | null = null) => ({
    ...counts,
    eras,
    broken: { kind, segment, entry, at, text } satisfies Break,
  });
  while (expected <= order.to) {
    const segments = (await reader.rows(page, expected - 1, order.to, SEGMENTS_AT_ONCE)).map(segmentOfRow);
    if (segments.length === 0) return broken(expected, 'segment_missing', `Segment ${expected} is gone.`, null);
    for (const group of grouped(segments)) {
      const entries = await checker.check(group[0]?.first ?? 0, group.at(-1)?.last ?? 0);
      let next = 0;
      for (const segment of group) {
        const { number, sealedAt: at } = segment;
        if (number !== expected)
          return broken(expected, 'segment_missing', `Segment ${expected} is gone; after it comes ${number}.`, at);
        const wrong = brokenLink(segment, before);
        if (wrong !== undefined) return broken(number, wrong.kind, wrong.text, at);
        const key = keys.get(segment.keyId);
        if (key === undefined)
          return broken(
            number,
            'key_unknown',
            `Segment ${number} is signed by ${segment.keyId}, which is no key here.`,
            at,
          );
        if (number % order.signatureEvery === 0 || number === order.start) {
          counts.signatures += 1;
          if (!isSignedBy(segment.head, segment.signature, key))
            return broken(number, 'signature_wrong', `The signature of segment ${number} is not of its key.`, at);
        }
        const own: CheckedEntry[] = [];
        while ((entries[next]?.number ?? Number.POSITIVE_INFINITY) <= segment.last) {
          const entry = entries[next++];
          if (entry !== undefined) own.push(entry);
        }
        const fault = entryFault(segment, own);
        if (fault !== undefined) return broken(number, fault.kind, fault.text, at, fault.entry);
        for (const { kind, isErased } of own) {
          counts[kind === 'screening' ? 'screenings' : 'events'] += 1;
          counts.erased += Number(isErased);
        }
        counts.entries += own.length;
        const era = eras.at(-1);
        if (era?.keyId === segment.keyId) eras[eras.length - 1] = { ...era, last: number };
        else eras.push({ keyId: segment.keyId, first: number, last: number });
        before = segment;
        expected += 1;
      }
      onEntries(entries.length);
    }
  }
  return { ...counts, eras, broken: undefined };
}

async function segmentAt(reader: RowReader, number: number): Promise<SealedSegment | undefined> {
  const [row] = await reader.rows('select * from ledger_segment where number = ?', number);
  return row === undefined ? undefined : segmentOfRow(row);
}

/** Groups of segments whose entries are read together. */
function* grouped(segments: readonly SealedSegment[]): Generator<readonly SealedSegment[]> {
  let group: SealedSegment[] = [];
  for (const segment of segments) {
    group.push(segment);
    if (segment.last - (group[0]?.first ?? 0) < ENTRIES_AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

type Fault = { readonly kind: BreakKind; readonly text: string };

function brokenLink(segment: SealedSegment, before: SealedSegment | undefined): Fault | undefined {
  const { number, first, last, head, previous } = segment;
  if (!segmentHead(segment).equals(head))
    return { kind: 'segment_changed', text: `Segment ${number} is not what its head was made from.` };
  if (before !== undefined && !before.head.equals(previous))
    return { kind: 'order_changed', text: `Segment ${number} does not follow segment ${before.number} as it is now.` };
  if (last < first - 1 || (before !== undefined && first !== before.last + 1))
    return { kind: 'order_changed', text: `Segment ${number} does not begin where the one before ends.` };
  return undefined;
}

function entryFault(
  { number, first, last, root }: SealedSegment,
  entries: readonly CheckedEntry[],
): (Fault & { readonly entry: number }) | undefined {
  for (let entry = first; entry <= last; entry += 1)
    if (entries[entry - first]?.number !== entry)
      return { kind: 'entry_missing', entry, text: `Entry ${entry} is gone from the ledger.` };
  const isSealed = merkleRoot(entries.map(({ digest }) => digest)).equals(root);
  const faulty = entries.find(({ fault }) => fault !== undefined);
  if (faulty === undefined) {
    if (isSealed) return undefined;
    const text = `An entry from ${first} to ${last} is not the one that segment ${number} sealed.`;
    return { kind: 'digest_changed', entry: first, text };
  }
  const { number: entry, kind, fault = 'content_changed' } = faulty;
  const what = kind === 'screening' ? 'The screening' : 'The audit event';
  if (!isSealed && fault === 'content_changed')
    return { kind: 'digest_changed', entry, text: `Entry ${entry} is not the one that segment ${number} sealed.` };
  const text =
    fault === 'content_missing'
      ? `${what} of entry ${entry} is gone, and nothing says that it was erased.`
      : `${what} of entry ${entry} was changed after it was recorded.`;
  return { kind: fault, entry, text };
}
