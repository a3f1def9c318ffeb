import type { KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lastCutSegment } from '../../../db/ledger/cut-place.ts';
import type { FoundEntry, ReceiptKey } from '../../../db/ledger-entries.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { merklePath } from '../../../proof/merkle-tree.ts';
import type { SealedSegment } from '../../../proof/segment.ts';
import type { ScreeningStore } from './screening-store.ts';

/** The ledger of screenings. */
export class Ledger {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #screenings: Pick<ScreeningStore, 'find'>;

  constructor(db: Kysely<Tables>, writer: Writer, screenings: Pick<ScreeningStore, 'find'>) {
    this.#db = db;
    this.#writer = writer;
    this.#screenings = screenings;
  }

  /** Starts sealing with keys derived from this one. Without it, entries are left to a process that has the key. */
  signWith(master: KeyObject): void {
    this.#writer.sign(master);
  }

  /** Ledger entry of a screening; undefined if the screening is not stored. */
  async find(screeningId: Buffer): Promise<FoundEntry | undefined> {
    const placed = await this.#db
      .selectFrom('screening')
      .innerJoin('context', 'context.id', 'screening.context_id')
      .select(['screening.entry', 'screening.salt', 'context.hash as contextHash'])
      .where('screening.id', '=', screeningId)
      .executeTakeFirst();
    if (placed === undefined) return undefined;
    const { entry: number, salt, contextHash } = placed;
    if (number === null || salt === null) return { state: 'unproved' };
    const row = await this.#db
      .selectFrom('ledger_segment')
      .selectAll()
      .where('last', '>=', number)
      .orderBy('last')
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return { state: 'pending' };
    const segment = toSegment(row);
    const leaves = await this.#digests(segment.first, segment.last);
    const digest = leaves[number - segment.first];
    const stored = await this.#screenings.find(screeningId);
    // The screening was erased meanwhile, or its entry was cut off by a checkpoint.
    if (digest === undefined || stored === undefined) return stored === undefined ? undefined : { state: 'unproved' };
    const path = merklePath(leaves, number - segment.first);
    return { state: 'sealed', entry: { number, salt, digest, content: { ...stored, contextHash }, path, segment } };
  }

  /** Whether the chain has a segment with this number and head. Undefined if it was cut off on purpose. */
  async hasHead(segment: number, head: Buffer): Promise<boolean | undefined> {
    const query = this.#db.selectFrom('ledger_segment').select('head').where('number', '=', segment);
    const found = await query.executeTakeFirst();
    if (found !== undefined) return found.head.equals(head);
    const cut = await lastCutSegment(this.#db);
    return cut !== undefined && segment < cut.segment ? undefined : false;
  }

  /** All keys, latest first. */
  async keys(): Promise<readonly ReceiptKey[]> {
    const rows = await this.#db.selectFrom('receipt_key').selectAll().orderBy('generation', 'desc').execute();
    return rows.map(({ id, generation, public_key: publicKey, since }, index) => {
      const next = rows[index - 1];
      return { id, generation, publicKey, since, until: next?.since ?? null };
    });
  }

  /** Begins a new key, which the previous one signs. */
  rotate(by: { readonly at: number; readonly actor: string; readonly reason: string }): Promise<void> {
    return this.#writer.rotate(by);
  }

  /** Seals all pending entries, then writes a checkpoint. Everything before it may then be deleted. */
  checkpoint(): Promise<void> {
    return this.#writer.checkpoint();
  }

  async #digests(first: number, last: number): Promise<readonly Buffer[]> {
    const query = this.#db.selectFrom('ledger').select('digest').where('number', '>=', first);
    return (await query.where('number', '<=', last).orderBy('number').execute()).map(({ digest }) => digest);
  }
}

/** Segment of a row. */
function toSegment(row: Tables['ledger_segment']): SealedSegment {
  const { sealed_at: sealedAt, sealed_by: sealedBy, key_id: keyId, ...rest } = row;
  return { ...rest, sealedAt, sealedBy, keyId };
}
