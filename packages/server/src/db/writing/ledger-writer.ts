import { type KeyObject, randomFillSync } from 'node:crypto';
import { type EventContent, eventBytes } from '../../proof/canonical-bytes.ts';
import { leafDigest, merkleRoot, SALT_BYTES } from '../../proof/merkle-tree.ts';
import { type SigningKey, signHead, signingKey } from '../../proof/receipt-key.ts';
import { NO_HEAD, type SegmentKind, segmentHead } from '../../proof/segment.ts';
import { KEY_BEGAN, KEY_REPLACED, KEY_ROTATED, RECORDS_ERASED, RECORDS_PURGED } from '../ledger-entries.ts';
import { ENTRY_KINDS, type EntryKind } from './entry-kinds.ts';
import type { LedgerPlace, LedgerRow, LedgerSql, Steps } from './ledger-sql.ts';

/** Number of salts drawn at a time: a system call for each would cost more than the digest. */
const SALTS_AT_ONCE = 256;

/** Events that explain erased contents are sealed at once: without a signature they would excuse nothing. */
const SEALED_AT_ONCE: ReadonlySet<string> = new Set([RECORDS_ERASED, RECORDS_PURGED]);

type LastSegment = { readonly number: number; readonly last: number; readonly head: Buffer };
type LastKey = { readonly generation: number; readonly id: string };
/** Last number of each table. */
type Numbers = { entry: number; screening: number; event: number };
/** Appended rows that are not inserted yet. */
type Waiting = { readonly screening: LedgerRow[]; readonly event: LedgerRow[]; readonly entry: LedgerRow[] };

/** State to restore when a write is undone. */
type LedgerMark = Readonly<Numbers> & {
  readonly waiting: readonly [screenings: number, events: number, entries: number];
  readonly mustSeal: boolean;
};

/** The row was inserted but its entry was not: the transaction must not be committed. */
export class LedgerFailed extends Error {
  override readonly name = 'LedgerFailed';
}

/**
 * Appends entries and seals them within the writer's transactions: nothing else writes between `begin` and the commit,
 * so entries of all processes have one order without gaps. Appended rows are inserted by `flush`.
 */
export class LedgerWriter {
  readonly #sql: LedgerSql;
  readonly #sealedBy: string;
  readonly #keys = new Map<number, SigningKey>();
  #waiting: Waiting = { screening: [], event: [], entry: [] };
  #master: KeyObject | undefined;
  #salts = Buffer.alloc(0);
  #last: Numbers = { entry: 0, screening: 0, event: 0 };
  #segment: LastSegment = { number: 0, last: 0, head: NO_HEAD };
  #lastKey: LastKey | undefined;
  /** Seals this transaction; another key may be set for the next. */
  #key: SigningKey | undefined;
  #mustSeal = false;
  #recovers = false;

  constructor(sql: LedgerSql, sealedBy: string) {
    this.#sql = sql;
    this.#sealedBy = sealedBy;
  }

  /**
   * Starts signing. Without a key, entries are left to a process that has one.
   * @param recovers whether currently unsealed entries were left by a process that has ended
   */
  useKey(master: KeyObject, recovers: boolean): void {
    this.#master = master;
    this.#recovers = recovers;
    this.#keys.clear();
  }

  /** Synchronises with the ledger: other processes may have written since. */
  *begin(place: LedgerPlace): Steps<void> {
    this.#mustSeal = false;
    this.#waiting = { screening: [], event: [], entry: [] };
    const { segment, sealed, head, generation, key } = place;
    this.#segment =
      segment === null || sealed === null || head === null
        ? { number: 0, last: 0, head: NO_HEAD }
        : { number: segment, last: sealed, head };
    this.#lastKey = generation === null || key === null ? undefined : { generation, id: key };
    // After a purge, the entries that segments name may be gone.
    const entry = Math.max(place.entry ?? 0, this.#segment.last);
    this.#last = { entry, screening: place.screening ?? 0, event: place.event ?? 0 };
    if (this.#master === undefined) return;
    this.#key = yield* this.#currentKey(this.#master);
    if (this.#recovers && this.unsealed > 0) yield* this.seal('recovered');
  }

  /** Entries left by an earlier process are sealed by this commit, and not looked for again. */
  committed(): void {
    this.#recovers &&= this.#key === undefined;
  }

  /** Number of entries, committed or about to be, that no segment includes. */
  get unsealed(): number {
    return this.#key === undefined ? 0 : this.#last.entry - this.#segment.last;
  }

  /** Whether this transaction must be sealed before its commit. */
  get mustSeal(): boolean {
    return this.#mustSeal;
  }

  /** Last numbers of a screening and of an event, including this transaction. */
  get last(): Readonly<Numbers> {
    return this.#last;
  }

  mark(): LedgerMark {
    const { screening, event, entry } = this.#last;
    const { screening: screenings, event: events, entry: entries } = this.#waiting;
    const waiting = [screenings.length, events.length, entries.length] as const;
    return { screening, event, entry, waiting, mustSeal: this.#mustSeal };
  }

  undoTo({ screening, event, entry, waiting, mustSeal }: LedgerMark): void {
    this.#last = { screening, event, entry };
    this.#mustSeal = mustSeal;
    const { screening: screenings, event: events, entry: entries } = this.#waiting;
    [screenings.length, events.length, entries.length] = waiting;
  }

  /**
   * Appends a row with its number and salt, and its entry. `row` holds the columns between the number and the entry.
   */
  append(kind: EntryKind, content: Buffer, row: LedgerRow): void {
    const [entry, seq] = [++this.#last.entry, ++this.#last[kind]];
    const salt = this.#salt();
    this.#waiting[kind].push([seq, ...row, entry, salt]);
    this.#waiting.entry.push([entry, ENTRY_KINDS[kind], seq, leafDigest(salt, content)]);
  }

  appendEvent(event: EventContent): void {
    const { at, actor, action, target, detailJson, requestId } = event;
    this.append('event', eventBytes(event), [at, actor, action, target, detailJson, requestId]);
    this.#mustSeal ||= SEALED_AT_ONCE.has(action);
  }

  /**
   * Inserts the appended rows.
   * @throws LedgerFailed when rows were inserted but their entries were not
   */
  *flush(): Steps<void> {
    const { screening, event, entry } = this.#waiting;
    if (entry.length === 0) return;
    this.#waiting = { screening: [], event: [], entry: [] };
    if (screening.length > 0) yield* this.#sql.insert('screening', screening);
    if (event.length > 0) yield* this.#sql.insert('audit_event', event);
    try {
      yield* this.#sql.insert('ledger', entry);
    } catch (cause) {
      throw new LedgerFailed('the entry of a record could not be written', { cause });
    }
  }

  /** Starts another key. The event that names it is sealed in this transaction by the previous key. */
  *rotate(event: Omit<EventContent, 'action' | 'target' | 'detailJson'> & { readonly reason: string }): Steps<void> {
    const master = this.#master;
    if (master === undefined || this.#key === undefined) throw new Error('There is no key that signs.');
    yield* this.#beginKey(master, this.#lastKey?.generation ?? 0, KEY_ROTATED, event);
    this.#mustSeal = true;
  }

  /** Seals every unsealed entry, if this process has a key. */
  *seal(kind: SegmentKind = 'entries'): Steps<void> {
    const key = this.#key;
    if (key === undefined) return;
    yield* this.flush();
    const { number, last: sealed, head: previous } = this.#segment;
    const { rows } = yield { sql: this.#sql.digests, parameters: [sealed], asks: 'rows' };
    const root = merkleRoot((rows as readonly { readonly digest: Buffer }[]).map(({ digest }) => digest));
    const isFirst = number === 0;
    const note = isFirst || kind === 'checkpoint' ? yield* noteOf() : '';
    const segment = {
      number: number + 1,
      kind: isFirst ? ('genesis' as const) : kind,
      first: sealed + 1,
      last: this.#last.entry,
      sealedAt: Date.now(),
      sealedBy: this.#sealedBy,
      note,
      previous,
      root,
      keyId: key.id,
    };
    const head = segmentHead(segment);
    const { sealedAt, sealedBy, first, last, keyId } = segment;
    const named = [segment.number, segment.kind, first, last, sealedAt, sealedBy, note, previous, root, head, keyId];
    yield* this.#sql.insert('ledger_segment', [[...named, signHead(head, key)]]);
    this.#segment = { number: segment.number, last, head };
  }

  /** The current signing key; starts a new one if there is none, or if the secret was replaced. */
  *#currentKey(master: KeyObject): Steps<SigningKey> {
    const last = this.#lastKey;
    if (last !== undefined) {
      const key = this.#keyOf(master, last.generation);
      if (key.id === last.id) return key;
    }
    const action = last === undefined ? KEY_BEGAN : KEY_REPLACED;
    const event = { at: Date.now(), actor: 'operator', requestId: '', reason: '' };
    return yield* this.#beginKey(master, last?.generation ?? 0, action, event);
  }

  *#beginKey(
    master: KeyObject,
    generation: number,
    action: string,
    { reason, ...event }: Parameters<LedgerWriter['rotate']>[0],
  ): Steps<SigningKey> {
    const key = this.#keyOf(master, generation + 1);
    yield* this.#sql.insert('receipt_key', [[generation + 1, key.id, key.publicKey, event.at]]);
    const publicKey = key.publicKey.toString('base64url');
    const detail = { generation: generation + 1, publicKey, ...(reason === '' ? {} : { reason }) };
    this.appendEvent({ ...event, action, target: key.id, detailJson: JSON.stringify(detail) });
    yield* this.flush();
    return key;
  }

  #keyOf(master: KeyObject, generation: number): SigningKey {
    const key = this.#keys.get(generation) ?? signingKey(master, generation);
    this.#keys.set(generation, key);
    return key;
  }

  #salt(): Buffer {
    if (this.#salts.length < SALT_BYTES)
      this.#salts = randomFillSync(Buffer.allocUnsafeSlow(SALTS_AT_ONCE * SALT_BYTES));
    const salt = this.#salts.subarray(0, SALT_BYTES);
    this.#salts = this.#salts.subarray(SALT_BYTES);
    return salt;
  }
}

function* noteOf(): Steps<string> {
  const sql = 'select screenings, last_screening, events, last_event from ledger_start';
  const { rows } = yield { sql, parameters: [], asks: 'rows' };
  return JSON.stringify({ before: rows[0] });
}
