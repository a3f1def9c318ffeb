import type { Readable } from 'node:stream';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import type { EvidenceOrder } from './evidence/evidence-order.ts';
import { evidenceStream } from './evidence/evidence-stream.ts';

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
    const free = (): void => {
      if (this.#current === pack) this.#current = undefined;
    };
    // At its end, so that who has read the whole can ask for the next; a pack that is cut off only closes.
    pack.once('end', free).once('close', free);
    return pack;
  }

  /** Ends one that is being made. */
  close(): void {
    this.#current?.destroy();
  }
}
