import { hash } from 'node:crypto';
import type { MessagePort } from 'node:worker_threads';
import type { LedgerWriter } from './ledger-writer.ts';
import { SealClock } from './seal-clock.ts';
import type { BatchParts, Write } from './write-batch.ts';
import {
  type KnownContext,
  keepDictionary,
  type WriteResult,
  type WriterReply,
  type WriterRequest,
} from './writer-protocol.ts';

/** State that the writers of all databases share: known contexts, and when to seal. */
type WriterParts = Pick<BatchParts, 'dictionaries'> & { readonly clock: SealClock };

/** A database as seen by its writer. */
type WritableDatabase = {
  readonly ledger: LedgerWriter;
  /** Commits writes in one transaction, and reports the result of each. */
  write(writes: readonly Write[]): readonly WriteResult[] | Promise<readonly WriteResult[]>;
  /** Truncates the write-ahead log: 1 if it is empty, else 0. */
  wipe(): 0 | 1;
  close(): void | Promise<void>;
};

/**
 * Writes the requests that arrive at a port until it closes. One message is one batch: while its transaction waits for
 * the disk or the server, the next one gathers on the other side.
 * @param isService whether a key that it receives seals at once
 */
export function serveWriter(
  port: MessagePort,
  isService: boolean,
  open: (parts: WriterParts) => WritableDatabase,
): void {
  const dictionaries = new Map<number, KnownContext>();
  const clock = new SealClock(() => void inTurn(async () => void (await database.write([]))));
  const database = open({ dictionaries, clock });
  let turn: Promise<void> = Promise.resolve();
  // One transaction at a time, including seals requested by the clock.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work);
    return turn;
  };
  port.on('message', (requests: readonly WriterRequest[]) => void inTurn(() => handle(requests)));

  async function handle(requests: readonly WriterRequest[]): Promise<void> {
    const writes: Write[] = [];
    const wipes: number[] = [];
    let [closing, signs] = [false, false];
    for (const request of requests) {
      if (request.kind === 'dictionary') keepDictionary(dictionaries, request.contextId, known(request.body));
      else if (request.kind === 'sign') {
        database.ledger.useKey(request.master, isService);
        signs = isService;
      } else if (request.kind === 'close') closing = true;
      else if (request.kind === 'wipe') wipes.push(request.seq);
      else writes.push(request);
    }
    if (closing) clock.close();
    const isNeeded = writes.length > 0 || signs || (closing && clock.isOpen);
    const results = isNeeded ? await database.write(writes) : [];
    port.postMessage([...results, ...wipes.map((seq) => ({ seq, changes: [database.wipe()] }))] satisfies WriterReply);
    if (!closing) return;
    await database.close();
    port.close();
  }
}

function known(context: string): KnownContext {
  return { dictionary: Buffer.from(context), hash: hash('sha256', context, 'buffer') };
}
