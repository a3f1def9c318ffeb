import { hash } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { StorageUnavailable } from '../storage-problem.ts';
import { LedgerWriter } from '../writing/ledger-writer.ts';
import { SealClock } from '../writing/seal-clock.ts';
import type { Write } from '../writing/write-batch.ts';
import { type KnownContext, keepDictionary, type WriterReply, type WriterRequest } from '../writing/writer-protocol.ts';
import { DatabaseFiles } from './database-files.ts';
import { BUSY_TIMEOUT_MS, databaseBytes, openConnection } from './open-connection.ts';
import { SQLITE_LEDGER } from './sqlite-ledger.ts';
import { batchWriter } from './write-transaction.ts';
import type { WriterStart } from './writer-target.ts';

const WIPE_WAIT_MS = 50;

const port = parentPort;
if (port === null) throw new Error('writer-thread.ts runs as a worker only');
const opened: WriterStart = workerData;
// Nothing has shrunk when it is first looked at: the database is asked for its length only once it is open.
const files = new DatabaseFiles(opened, () => databaseBytes(db));
checkFiles();
const db = openConnection(opened.path, 'existing');
checkFiles();
const dictionaries = new Map<number, KnownContext>();
const ledger = new LedgerWriter(SQLITE_LEDGER, opened.writer);
const clock = new SealClock(() => void write([]));
const write = batchWriter({ db, dictionaries, files, ledger, clock });

// One message is one batch; while its transaction waits for the disk, the next one gathers on the other side.
port.on('message', (requests: readonly WriterRequest[]) => {
  const writes: Write[] = [];
  const wipes: number[] = [];
  let [closing, signs] = [false, false];
  for (const request of requests) {
    if (request.kind === 'dictionary') keepDictionary(dictionaries, request.contextId, known(request.body));
    else if (request.kind === 'sign') {
      ledger.useKey(request.master, opened.isService);
      signs = opened.isService;
    } else if (request.kind === 'close') closing = true;
    else if (request.kind === 'wipe') wipes.push(request.seq);
    else writes.push(request);
  }
  if (closing) clock.close();
  const isNeeded = writes.length > 0 || signs || (closing && clock.isOpen);
  const results = isNeeded ? write(writes) : [];
  port.postMessage([...results, ...wipes.map((seq) => ({ seq, changes: [emptyLog()] }))] satisfies WriterReply);
  if (!closing) return;
  db.close();
  port.close();
});
// What a thread loads is not kept compiled when it ends, as that of a process is.
flushCompileCache();

/** 1 where the write-ahead log is empty now, 0 where somebody reads from it: searches must not wait for that. */
function emptyLog(): number {
  db.pragma(`busy_timeout = ${WIPE_WAIT_MS}`);
  const busy = db.pragma('wal_checkpoint(TRUNCATE)', { simple: true });
  db.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return busy === 0 ? 1 : 0;
}

/** Another file at the path is never opened: this would write to it. */
function checkFiles(): void {
  const problem = files.problem();
  if (problem !== undefined) throw new StorageUnavailable(problem);
}

function known(context: string): KnownContext {
  return { dictionary: Buffer.from(context), hash: hash('sha256', context, 'buffer') };
}
