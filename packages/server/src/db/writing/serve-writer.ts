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

/** What the writers of all databases share: the contexts that are known, and when to seal. */
type WriterParts = Pick<BatchParts, 'dictionaries'> & { readonly clock: SealClock };

/** A database as its writer writes to it. */
type WritableDatabase = {
  readonly ledger: LedgerWriter;
  /** Makes writes durable in one transaction, and says of each what became of it. */
  write(writes: readonly Write[]): readonly WriteResult[] | Promise<readonly WriteResult[]>;
  /** Empties the write-ahead log: 1 where it is empty now, else 0. */
  wipe(): 0 | 1;
  close(): void | Promise<void>;
};

/**
 * Writes what arrives at a port until that is to close. One message is one batch: while its transaction waits for the
 * disk or the server, the next one gathers on the other side.
 *
 * @param isService whether a key that it is given seals at once
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
  // One transaction at a time, a seal that the clock asks for among them.
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
