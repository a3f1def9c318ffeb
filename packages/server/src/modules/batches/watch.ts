import type { Readable } from 'node:stream';
import type { Call } from '../../context/app.ts';
import { actorOf, type Principal } from '../../context/principal.ts';
import { ActorNames } from '../records/actor-names.ts';
import { EventStream, eventText } from './event-stream.ts';
import type { Batch } from './store/batch.ts';
import type { Watched } from './store/batch-watches.ts';
import { presentBatch, readableBatch } from './view.ts';

/** Id of the last event. A browser that reconnects sends it and gets 204, so that it stops. */
export const OVER_ID = 'over';

const RETRY_MS = 3_000;
/** These count reads of the batch, two per second. */
const BEAT_EVERY = 30;
const CHECK_EVERY = 10;
const STALLED_AFTER = 120;
const LONGEST = 1_800;
/**
 * Current state of a batch and each change, as server-sent events. Ends when the batch is over, the caller may no
 * longer read it, the service ends, or after 15 minutes, after which a client may reconnect.
 *
 * @param again resolves with the current principal; rejects if the caller no longer has access
 * @throws ApiError `batch_not_found`, `stream_limit`
 */
export async function watchBatch(call: Call, id: string, again: () => Promise<Principal>): Promise<Readable> {
  const batch = await readableBatch(call, id);
  const release = call.app.streamSlots.take(actorOf(call.principal));
  const stream = new EventStream(RETRY_MS);
  const watch = new BatchWatch(call, id, stream, again);
  const stop = call.app.batchWatches.watch(id, (found) => watch.look(found));
  stream.once('close', () => {
    stop();
    release();
  });
  watch.look(batch);
  return stream;
}

/** Event stream of a batch for one caller. */
class BatchWatch {
  readonly #call: Call;
  readonly #id: string;
  readonly #stream: EventStream;
  readonly #again: () => Promise<Principal>;
  readonly #names: ActorNames;
  #told = '';
  #looks = 0;
  #unwanted = 0;

  constructor(call: Call, id: string, stream: EventStream, again: () => Promise<Principal>) {
    [this.#call, this.#id, this.#stream, this.#again] = [call, id, stream, again];
    this.#names = new ActorNames(call.app.storage, call.principal);
  }

  look(found: Watched): void {
    this.#looks += 1;
    this.#unwanted = this.#stream.isWanted ? 0 : this.#unwanted + 1;
    if (this.#unwanted > STALLED_AFTER) this.#stream.destroy();
    if (found === 'gone' || this.#looks > LONGEST) {
      this.#stream.finish();
      return;
    }
    if (this.#looks % CHECK_EVERY === 0) void this.#check();
    if (this.#looks % BEAT_EVERY === 0) this.#stream.beat();
    if (found !== 'unknown') void this.#tell(found).catch(() => this.#stream.finish());
  }

  async #tell(batch: Batch): Promise<void> {
    const known = JSON.stringify(batch);
    if (known === this.#told) return;
    this.#told = known;
    const json = JSON.stringify(await presentBatch(this.#call, batch, this.#names));
    const progress = eventText('progress', json);
    if (batch.endedAt === null) return this.#stream.send(progress);
    this.#stream.send(progress + eventText('end', json, OVER_ID));
    this.#stream.finish();
  }

  /** Fails closed: a caller who cannot be verified gets no more events. */
  async #check(): Promise<void> {
    try {
      const principal = await this.#again();
      await readableBatch({ ...this.#call, principal }, this.#id);
    } catch {
      this.#stream.finish();
    }
  }
}
