import { inflateRawSync } from 'node:zlib';
import type { RowReader } from '../../db/reading/row-reader.ts';
import { ENTRY_KINDS } from '../../db/writing/entry-kinds.ts';
import { historyColumns } from '../../db/writing/screening-columns.ts';
import { eventBytes, screeningBytes, sha256 } from '../../proof/canonical-bytes.ts';
import { leafDigest } from '../../proof/merkle-tree.ts';
import { type Erasures, isErasedBy } from './erasures.ts';
import type { BreakKind } from './verification.ts';

/** Most bodies fit into one chunk; the usual 16 KB for each would cost more than everything else. */
const CHUNK_BYTES = 2_048;
const MAX_CONTEXTS = 400;
const LINE_BREAK = 10;
/** Index of the context id in a row. */
const CONTEXT_AT = 6;

/** Query for the rows of entries; `more` are columns of screenings that an earlier version's database lacks. */
const rowsSql = (more: string): string => `
  select l.number, l.kind, l.digest, s.entry, s.salt, s.id, s.context_id, a.name, s.outcome, s.total, s.body,
    e.entry, e.salt, e.at, e.actor, e.action, e.target, e.detail_json, e.request_id${more}
  from ledger l
  left join screening s on l.kind = ${ENTRY_KINDS.screening} and s.seq = l.ref
  left join actor a on a.id = s.actor_id
  left join audit_event e on l.kind = ${ENTRY_KINDS.event} and e.seq = l.ref
  where l.number between ? and ? order by l.number`;

/** Index of the history columns in a row. */
const POLICY_AT = 19;

type Cell = unknown;
type Context = { readonly dictionary: Uint8Array; readonly hash: Buffer };

/** A stored ledger entry, and what is wrong with its content. */
export type CheckedEntry = {
  readonly number: number;
  readonly kind: 'screening' | 'event';
  readonly digest: Buffer;
  readonly fault: Extract<BreakKind, 'content_changed' | 'content_missing'> | undefined;
  readonly isErased: boolean;
};

/** Compares the contents of entries with their digests. */
export class EntryChecker {
  readonly #reader: RowReader;
  readonly #contexts = new Map<number, Context | undefined>();
  readonly #erased: Erasures;
  #rows: string | undefined;

  constructor(reader: RowReader, erased: Erasures) {
    this.#reader = reader;
    this.#erased = erased;
  }

  /** Existing entries in this range, in order. */
  async check(first: number, last: number): Promise<readonly CheckedEntry[]> {
    this.#rows ??= rowsSql((await hasHistory(this.#reader)) ? ', s.policy, s.external_ref' : '');
    const rows = await this.#reader.cells(this.#rows, first, last);
    await this.#learn(new Set(rows.flatMap((row) => (row[CONTEXT_AT] === null ? [] : Number(row[CONTEXT_AT])))));
    return rows.map((row) => this.#entry(row));
  }

  #entry(row: readonly Cell[]): CheckedEntry {
    const [number, kind, digest, screening, salt, , , , , , , event] = row;
    const [isScreening, eventSalt] = [kind === ENTRY_KINDS.screening, row[12]];
    const place = {
      number: Number(number),
      kind: isScreening ? 'screening' : 'event',
      digest: bytesOf(digest),
    } as const;
    if ((isScreening ? screening : event) !== number) {
      const isErased = isErasedBy(this.#erased, place.number);
      return { ...place, isErased, fault: isErased ? undefined : 'content_missing' };
    }
    const content = isScreening ? this.#screening(row) : event_(row);
    const fits =
      content !== undefined && leafDigest(bytesOf(isScreening ? salt : eventSalt), content).equals(place.digest);
    return { ...place, isErased: false, fault: fits ? undefined : 'content_changed' };
  }

  /** Undefined if it cannot be decompressed. */
  #screening(row: readonly Cell[]): Buffer | undefined {
    const [id, contextId, actor, outcome, total, packed] = row.slice(5, 11);
    const context = this.#contexts.get(Number(contextId));
    if (context === undefined) return undefined;
    try {
      const body = inflateRawSync(bytesOf(packed), { dictionary: context.dictionary, chunkSize: CHUNK_BYTES });
      const end = body.indexOf(LINE_BREAK);
      if (row.length > POLICY_AT && !isFoundBy(row, body.toString('utf8', 0, end))) return undefined;
      return screeningBytes({
        id: bytesOf(id),
        actor: String(actor),
        outcome: String(outcome),
        total: Number(total),
        contextHash: context.hash,
        request: body.subarray(0, end),
        answer: body.subarray(end + 1),
      });
    } catch {
      return undefined;
    }
  }

  /** Reads unknown contexts. A context that does not match its hash is ignored. */
  async #learn(ids: ReadonlySet<number>): Promise<void> {
    if (this.#contexts.size > MAX_CONTEXTS) this.#contexts.clear();
    for (const id of ids) {
      if (this.#contexts.has(id)) continue;
      const [row] = await this.#reader.rows('select body, hash from context where id = ?', id);
      const dictionary = Buffer.from(String(row?.['body'] ?? ''));
      const hash = sha256(dictionary);
      this.#contexts.set(id, hash.equals(bytesOf(row?.['hash'])) ? { dictionary, hash } : undefined);
    }
  }
}

/** Whether the history columns of a screening match its request. */
function isFoundBy(row: readonly Cell[], request: string): boolean {
  const { policy, externalRef } = historyColumns(request);
  return row[POLICY_AT] === policy && row[POLICY_AT + 1] === externalRef;
}

async function hasHistory(reader: RowReader): Promise<boolean> {
  return (await reader.rows("select 1 as made from kysely_migration where name = '0021-history'")).length > 0;
}

function event_(row: readonly Cell[]): Buffer {
  const [at, actor, action, target, detailJson, requestId] = row.slice(13, POLICY_AT);
  return eventBytes({
    at: Number(at),
    actor: String(actor),
    action: String(action),
    target: String(target),
    detailJson: String(detailJson),
    requestId: String(requestId),
  });
}

/** Anything but bytes was put there by someone else, and matches no digest. */
function bytesOf(cell: Cell): Buffer {
  return cell instanceof Uint8Array ? Buffer.from(cell.buffer, cell.byteOffset, cell.byteLength) : Buffer.alloc(0);
}
