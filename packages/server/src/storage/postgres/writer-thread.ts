import { hash } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { LedgerWriter } from '../writing/ledger-writer.ts';
import { SealClock } from '../writing/seal-clock.ts';
import type { Write } from '../writing/write-batch.ts';
import { type KnownContext, keepDictionary, type WriterReply, type WriterRequest } from '../writing/writer-protocol.ts';
import { POSTGRES_LEDGER } from './postgres-ledger.ts';
import { WriteConnection } from './write-connection.ts';
import { BatchTransactions } from './write-transaction.ts';
import type { WriterStart } from './writer-target.ts';

const port = parentPort;
if (port === null) throw new Error('writer-thread.ts runs as a worker only');
const { url, writer, isService }: WriterStart = workerData;
const connection = new WriteConnection(url);
const dictionaries = new Map<number, KnownContext>();
const ledger = new LedgerWriter(POSTGRES_LEDGER, writer);
const clock = new SealClock(() => void inTurn(async () => void (await transactions.write([]))));
const transactions = new BatchTransactions({ connection, dictionaries, ledger, clock });
let turn: Promise<void> = Promise.resolve();

// One message is one batch; while its transaction waits for the server, the next one gathers on the other side.
port.on('message', (requests: readonly WriterRequest[]) => void inTurn(() => handle(requests)));
// What a thread loads is not kept compiled when it ends, as that of a process is.
flushCompileCache();

async function handle(requests: readonly WriterRequest[]): Promise<void> {
  const writes: Write[] = [];
  const wipes: number[] = [];
  let [closing, signs] = [false, false];
  for (const request of requests) {
    if (request.kind === 'dictionary') keepDictionary(dictionaries, request.contextId, known(request.body));
    else if (request.kind === 'sign') {
      ledger.useKey(request.master, isService);
      signs = isService;
    } else if (request.kind === 'close') closing = true;
    else if (request.kind === 'wipe') wipes.push(request.seq);
    else writes.push(request);
  }
  if (closing) clock.close();
  const isNeeded = writes.length > 0 || signs || (closing && clock.isOpen);
  const results = isNeeded ? await transactions.write(writes) : [];
  // Deleted rows are vacuumed away on a connection of their own, see `vacuumDead`: there is nothing to empty here.
  port?.postMessage([...results, ...wipes.map((seq) => ({ seq, changes: [0] }))] satisfies WriterReply);
  if (!closing) return;
  await connection.close();
  port?.close();
}

/** One transaction at a time, a seal that the clock asks for among them. */
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work);
  return turn;
}

function known(context: string): KnownContext {
  return { dictionary: Buffer.from(context), hash: hash('sha256', context, 'buffer') };
}
