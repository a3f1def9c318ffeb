import type { Readable } from 'node:stream';
import type { Keys } from '../config/secret.ts';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { keyIdsOf } from '../proof/receipt-key.ts';
import { ChainCheck } from './chain-check.ts';
import type { EvidenceOrder } from './evidence/evidence-order.ts';
import { evidenceStream } from './evidence/evidence-stream.ts';

/** Makes evidence packs, one at a time, because each reads much of the database. */
class EvidenceDesk {
  readonly #source: DatabaseSource;
  #current: Readable | undefined;

  constructor(source: DatabaseSource) {
    this.#source = source;
  }

  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Undefined while another pack is being made. */
  open(order: EvidenceOrder): Readable | undefined {
    if (this.#current !== undefined) return undefined;
    const pack = evidenceStream(this.#source, order);
    this.#current = pack;
    const free = (): void => {
      if (this.#current === pack) this.#current = undefined;
    };
    // Freed on `end`, so that a reader of the whole pack can request the next; a pack that is cut off only emits
    // `close`.
    pack.once('end', free).once('close', free);
    return pack;
  }

  /** Stops the current pack. */
  close(): void {
    this.#current?.destroy();
  }
}

/** Parts of the application that examine records. */
export type ExamineParts = { readonly chainCheck: ChainCheck; readonly evidenceDesk: EvidenceDesk };

/** @param now Unix milliseconds */
export function buildExamine(
  source: DatabaseSource,
  keys: Pick<Keys, 'receipts' | 'rows'>,
  now: () => number,
): ExamineParts {
  return {
    chainCheck: new ChainCheck({ source, trusted: () => keyIdsOf(keys.receipts), rowKey: keys.rows, now }),
    evidenceDesk: new EvidenceDesk(source),
  };
}

/** Stops running work. */
export async function stopExamining({ chainCheck, evidenceDesk }: ExamineParts): Promise<void> {
  evidenceDesk.close();
  await chainCheck.close();
}
