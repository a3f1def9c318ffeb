import type { Readable } from 'node:stream';
import type { EvidenceOrder } from '../evidence/evidence-order.ts';
import { evidenceStream } from '../evidence/evidence-stream.ts';
import type { DatabaseSource } from '../storage/reading/database-source.ts';

/** Makes evidence packs, one at a time: each reads much of the database. */
export class EvidenceDesk {
  readonly #source: DatabaseSource;
  #current: Readable | undefined;

  constructor(source: DatabaseSource) {
    this.#source = source;
  }

  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Undefined while another one is being made. */
  open(order: EvidenceOrder): Readable | undefined {
    if (this.#current !== undefined) return undefined;
    const pack = evidenceStream(this.#source, order);
    this.#current = pack;
    pack.once('close', () => {
      if (this.#current === pack) this.#current = undefined;
    });
    return pack;
  }

  /** Ends one that is being made. */
  close(): void {
    this.#current?.destroy();
  }
}
