import { type KeyObject, randomFillSync } from 'node:crypto';
import { type EventContent, eventBytes } from '../../proof/entry-content.ts';
import { leafDigest, merkleRoot, SALT_BYTES } from '../../proof/merkle-tree.ts';
import { type SigningKey, signHead, signingKey } from '../../proof/receipt-key.ts';
import { NO_HEAD, type SegmentKind, segmentHead } from '../../proof/segment.ts';
import { KEY_BEGAN, KEY_REPLACED, KEY_ROTATED, RECORDS_ERASED, RECORDS_PURGED } from '../ports/ledger.ts';
import { ENTRY_KINDS, type Prepare } from './ledger-rows.ts';

/** Salts are drawn so many at a time: asking the system for each costs more than the digest. */
const SALTS_AT_ONCE = 256;

const INSERT_ENTRY = 'insert into ledger (number, kind, ref, digest) values (?, ?, ?, ?)';
const INSERT_EVENT =
  'insert into audit_event (at, actor, action, target, detail_json, request_id, entry, salt) values (?, ?, ?, ?, ?, ?, ?, ?)';
const INSERT_SEGMENT =
  'insert into ledger_segment (number, kind, first, last, sealed_at, sealed_by, note, previous, root, head, key_id, signature) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
const LAST_SEGMENT = 'select number, last, head from ledger_segment order by number desc limit 1';
const LAST_KEY = 'select generation, id from receipt_key order by generation desc limit 1';

/** Events that say why contents are gone are sealed at once: without a signature they would excuse nothing. */
const SEALED_AT_ONCE: ReadonlySet<string> = new Set([RECORDS_ERASED, RECORDS_PURGED]);

type LastSegment = { readonly number: number; readonly last: number; readonly head: Buffer };
type LastKey = { readonly generation: number; readonly id: string };

/** The entry was not appended though its row was: the transaction must not be committed. */
export class LedgerFailed extends Error {
  override readonly name = 'LedgerFailed';
}

/**
 * Appends entries and seals them, inside the transactions of the writer: between `begin` and the commit nothing else
 * writes, so that entries of all processes have one order without gaps.
 */
export class LedgerWriter {
  readonly #prepare: Prepare;
  readonly #sealedBy: string;
  readonly #keys = new Map<number, SigningKey>();
  #master: KeyObject | undefined;
  #salts = Buffer.alloc(0);
  #last = 0;
  #segment: LastSegment = { number: 0, last: 0, head: NO_HEAD };
  /** Seals this transaction; another key may already be for the next. */
  #key: SigningKey | undefined;
  #mustSeal = false;
  #recovers = false;

  constructor(prepare: Prepare, sealedBy: string) {
    this.#prepare = prepare;
    this.#sealedBy = sealedBy;
  }

  /**
   * Signs from now on. Without, entries are left to a process that can.
   *
   * @param recovers whether what is unsealed now was left by a process that is gone
   */
  useKey(master: KeyObject, recovers: boolean): void {
    this.#master = master;
    this.#recovers = recovers;
    this.#keys.clear();
  }

  /** Reads where the ledger is. Others may have written since. */
  begin(): void {
    this.#mustSeal = false;
    this.#last = this.#number('select number from ledger order by number desc limit 1');
    const segment = this.#prepare(LAST_SEGMENT).get() as LastSegment | undefined;
    this.#segment = segment ?? { number: 0, last: 0, head: NO_HEAD };
    // After a purge the entries may be gone that segments name.
    this.#last = Math.max(this.#last, this.#segment.last);
    if (this.#master === undefined) return;
    this.#key = this.#currentKey(this.#master);
    if (this.#recovers && this.unsealed > 0) this.seal('recovered');
  }

  /** What a process before this one left is sealed now, and not looked for again. */
  committed(): void {
    this.#recovers &&= this.#key === undefined;
  }

  /** Entries that are committed or will be, and no segment has. */
  get unsealed(): number {
    return this.#key === undefined ? 0 : this.#last - this.#segment.last;
  }

  /** Whether this transaction cannot be committed without sealing. */
  get mustSeal(): boolean {
    return this.#mustSeal;
  }

  /** Number of the last entry, to come back to where a unit is undone. */
  mark(): number {
    return this.#last;
  }

  undoTo(mark: number): void {
    this.#last = mark;
  }

  /**
   * Inserts a row with its number and salt, and its entry.
   *
   * @param insert gives the row's own number
   * @throws LedgerFailed where the row was inserted and its entry was not
   */
  append(kind: keyof typeof ENTRY_KINDS, content: Buffer, insert: (entry: number, salt: Buffer) => number): void {
    const number = this.#last + 1;
    const salt = this.#salt();
    const ref = insert(number, salt);
    try {
      this.#prepare(INSERT_ENTRY).run(number, ENTRY_KINDS[kind], ref, leafDigest(salt, content));
    } catch (cause) {
      throw new LedgerFailed('the entry of a record could not be written', { cause });
    }
    this.#last = number;
  }

  appendEvent(event: EventContent): void {
    const { at, actor, action, target, detailJson, requestId } = event;
    this.append('event', eventBytes(event), (entry, salt) => {
      const row = [at, actor, action, target, detailJson, requestId, entry, salt];
      return Number(this.#prepare(INSERT_EVENT).run(...row).lastInsertRowid);
    });
    this.#mustSeal ||= SEALED_AT_ONCE.has(action);
  }

  /** Begins another key. The event that names it is sealed in this transaction, by the key before. */
  rotate(event: Omit<EventContent, 'action' | 'target' | 'detailJson'> & { readonly reason: string }): void {
    const master = this.#master;
    if (master === undefined || this.#key === undefined) throw new Error('There is no key that signs.');
    this.#beginKey(master, this.#lastKey()?.generation ?? 0, KEY_ROTATED, event);
    this.#mustSeal = true;
  }

  /** Seals every entry that is not sealed, where this process has a key. */
  seal(kind: SegmentKind = 'entries'): void {
    const key = this.#key;
    if (key === undefined) return;
    const { number, last: sealed, head: previous } = this.#segment;
    const query = this.#prepare('select digest from ledger where number > ? order by number').pluck();
    const root = merkleRoot(query.all(sealed) as Buffer[]);
    const isFirst = number === 0;
    const note = isFirst || kind === 'checkpoint' ? this.#note() : '';
    const segment = {
      ...{ number: number + 1, kind: isFirst ? ('genesis' as const) : kind, first: sealed + 1, last: this.#last },
      ...{ sealedAt: Date.now(), sealedBy: this.#sealedBy, note, previous, root, keyId: key.id },
    };
    const head = segmentHead(segment);
    const { sealedAt, sealedBy, first, last, keyId } = segment;
    const named = [segment.number, segment.kind, first, last, sealedAt, sealedBy, note, previous, root, head, keyId];
    this.#prepare(INSERT_SEGMENT).run(...named, signHead(head, key));
    this.#segment = { number: segment.number, last, head };
  }

  /** The key that signs now, which is begun where there is none, or where the secret is another one. */
  #currentKey(master: KeyObject): SigningKey {
    const last = this.#lastKey();
    if (last !== undefined) {
      const key = this.#keyOf(master, last.generation);
      if (key.id === last.id) return key;
    }
    const action = last === undefined ? KEY_BEGAN : KEY_REPLACED;
    const event = { at: Date.now(), actor: 'operator', requestId: '', reason: '' };
    return this.#beginKey(master, last?.generation ?? 0, action, event);
  }

  #beginKey(
    master: KeyObject,
    generation: number,
    action: string,
    { reason, ...event }: Parameters<LedgerWriter['rotate']>[0],
  ): SigningKey {
    const key = this.#keyOf(master, generation + 1);
    const insert = 'insert into receipt_key (generation, id, public_key, since) values (?, ?, ?, ?)';
    this.#prepare(insert).run(generation + 1, key.id, key.publicKey, event.at);
    const publicKey = key.publicKey.toString('base64url');
    const detail = { generation: generation + 1, publicKey, ...(reason === '' ? {} : { reason }) };
    this.appendEvent({ ...event, action, target: key.id, detailJson: JSON.stringify(detail) });
    return key;
  }

  #keyOf(master: KeyObject, generation: number): SigningKey {
    const key = this.#keys.get(generation) ?? signingKey(master, generation);
    this.#keys.set(generation, key);
    return key;
  }

  #lastKey(): LastKey | undefined {
    return this.#prepare(LAST_KEY).get() as LastKey | undefined;
  }

  #note(): string {
    return JSON.stringify({ before: this.#prepare('select * from ledger_start').get() });
  }

  #number(query: string): number {
    return Number(this.#prepare(query).pluck().get() ?? 0);
  }

  #salt(): Buffer {
    if (this.#salts.length < SALT_BYTES)
      this.#salts = randomFillSync(Buffer.allocUnsafeSlow(SALTS_AT_ONCE * SALT_BYTES));
    const salt = this.#salts.subarray(0, SALT_BYTES);
    this.#salts = this.#salts.subarray(SALT_BYTES);
    return salt;
  }
}
